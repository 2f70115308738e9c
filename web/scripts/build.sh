#!/usr/bin/env bash
# Builds or checks the web client; Maven calls it, and so may you.
#
#   scripts/build.sh build FOLDER   makes everything that the server serves
#   scripts/build.sh check          types, lint, format and tests, with a report as Maven's own tests write it
#
# A check is left out when Maven was told to run one test of its own (-Dtest=…, handed over as the second word).
set -eu

cd "$(dirname "$0")/.."
# shellcheck source=../../scripts/find-tools.sh
. ../scripts/find-tools.sh

find_tools node
case $1 in
    build)
        node ../scripts/packages.mjs .
        exec node scripts/build.js "$2"
        ;;
    check)
        [ -z "${2:-}" ] || exit 0
        node ../scripts/packages.mjs .
        node scripts/budget.js target/classes/table13/web
        # These words are for Vitest.
        exec npm run --silent check -- \
            --reporter=default --reporter=junit --outputFile.junit=target/surefire-reports/TEST-vitest.xml
        ;;
    *)
        echo "build.sh: build FOLDER, or check" >&2
        exit 2
        ;;
esac
