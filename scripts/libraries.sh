# The published libraries. The scripts source this file, after find-tools.sh, in the project folder.
#
#   libraries            their folders
#   version              prints the version of the poms
#   lend_repository DIR  makes Maven install into DIR, and read everything else from its usual repository
#   build_libraries DIR  builds them with sources and javadoc below DIR; more arguments go to Maven
# shellcheck shell=bash

libraries=rules,table,wire,bots

version() {
    sed -n 's#^    <version>\(.*\)</version>#\1#p' pom.xml
}

# A folder of links: only project artifacts are new in it, and the usual repository remains unchanged.
lend_repository() {
    local usual entry
    usual=$(eval "echo ~$(id -un 2>/dev/null)")/.m2/repository
    rm -rf "$1"
    mkdir -p "$1" "$usual"
    for entry in "$usual"/*; do
        [ ! -e "$entry" ] || [ "${entry##*/}" = table13 ] || ln -s "$entry" "$1/${entry##*/}"
    done
    export MAVEN_OPTS="${MAVEN_OPTS:-} -Dmaven.repo.local=$1"
}

build_libraries() {
    local place=$1
    shift
    (exec_maven -q -B -Dquick -Plibraries "-Dquick.directory=$place" -pl "$libraries" -am "$@" </dev/null)
}
