#!/usr/bin/env bash
# Builds the engine for the browser, if its sources changed; Maven calls it.
#
#   scripts/build.sh FOLDER CLASSPATH   what the server serves below /engine
set -eu

cd "$(dirname "$0")/.."
# shellcheck source=../../scripts/find-tools.sh
. ../scripts/find-tools.sh

find_tools jdk node
exec node scripts/build.js "$@"
