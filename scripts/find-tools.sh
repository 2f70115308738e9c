# Finds the tools that Table 13 is built with. The scripts source this file.
#
#   find_jdk    sets and exports JAVA_HOME and PATH to a JDK 25 or newer
#   find_maven  makes sure that there is a Maven
#   exec_maven  becomes Maven, in the current folder; call it in a subshell to come back
#   tree_commit prints which commit this is
#   find_node   makes sure that there are npm and a Node 20 or newer, and puts them on the PATH
#   find_chromium  sets and exports CHROMIUM, the browser for tests; where it may, it installs the quickest
#
# Those that find return 1, and say what to install, when they find nothing.
# Everything here also runs on the old bash 3.2 of macOS.
# shellcheck shell=bash

needed_java=25
needed_node=20

# Prints the version (25, 26, …) of the JDK in folder $1, or nothing if there is none.
jdk_version() {
    local version
    [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 0
    version=$(grep '^JAVA_VERSION=' "$1/release") || return 0
    version=${version#JAVA_VERSION=}
    version=${version#\"}
    printf '%s' "${version%%[!0-9]*}"
}

# Prints the folder of the Java whose `java` is first on the PATH, following links.
jdk_on_path() {
    local java link
    java=$(command -v java) || return 0
    while [ -L "$java" ]; do
        link=$(readlink "$java")
        case $link in
            /*) java=$link ;;
            *) java=${java%/*}/$link ;;
        esac
    done
    java=${java%/*}
    printf '%s' "${java%/*}"
}

# Prints every place where a JDK may live, one on a line.
jdk_places() {
    local home=${HOME:-/nowhere} place
    for place in \
        "$(jdk_on_path)" \
        /usr/lib/jvm/* \
        /usr/java/* \
        "${SDKMAN_DIR:-$home/.sdkman}"/candidates/java/* \
        "$home"/.jdks/* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home \
        "$home"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /opt/*jdk* \
        /opt/java/*; do
        printf '%s\n' "$place"
    done
}

# Prints the newest JDK that is new enough, or nothing; of equally new ones, the first.
newest_jdk() {
    local place version best='' best_version=$((needed_java - 1))
    while IFS= read -r place; do
        version=$(jdk_version "$place")
        if [ "${version:-0}" -gt "$best_version" ]; then
            best=$place
            best_version=$version
        fi
    done < <(jdk_places)
    printf '%s' "$best"
}

find_jdk() {
    local jdk=${JAVA_HOME:-} version=''
    [ -z "$jdk" ] || version=$(jdk_version "$jdk")
    [ "${version:-0}" -ge "$needed_java" ] || jdk=$(newest_jdk)
    if [ -z "$jdk" ]; then
        cat >&2 <<END
Table 13 needs a JDK $needed_java or newer and found none; install one, or set JAVA_HOME to the one you have:
  Debian, Ubuntu   sudo apt install openjdk-$needed_java-jdk-headless
  Fedora           sudo dnf install java-$needed_java-openjdk-devel
  macOS            brew install openjdk@$needed_java
  SDKMAN           sdk install java $needed_java-tem
END
        return 1
    fi
    # On Windows it may be C:\…, and a colon ends an entry of the PATH.
    case $jdk in
        [A-Za-z]:*) jdk=$(cygpath -u "$jdk") ;;
    esac
    export JAVA_HOME=$jdk
    export PATH=$jdk/bin:$PATH
}

find_maven() {
    if ! command -v mvn >/dev/null; then
        cat >&2 <<END
Table 13 is built with Maven and found no mvn on the PATH; install it:
  Debian, Ubuntu   sudo apt install maven
  Fedora           sudo dnf install maven
  macOS            brew install maven
  SDKMAN           sdk install maven
END
        return 1
    fi
}

# Prints the version (20, 22, …) of the Node in folder $1, or nothing if there is none, or no npm with it.
node_version() {
    local version
    [ -x "$1/node" ] && [ -x "$1/npm" ] || return 0
    version=$("$1/node" --version 2>/dev/null) || return 0
    version=${version#v}
    printf '%s' "${version%%.*}"
}

# Prints every folder where a Node may live, one on a line.
node_places() {
    local home=${HOME:-/nowhere} place
    place=$(command -v node) && printf '%s\n' "${place%/*}"
    for place in \
        "${NVM_DIR:-$home/.nvm}"/versions/node/*/bin \
        "$home"/.volta/bin \
        /opt/homebrew/bin \
        /opt/homebrew/opt/node*/bin \
        /usr/local/bin \
        /usr/local/opt/node*/bin \
        /usr/bin \
        /opt/node*/bin; do
        printf '%s\n' "$place"
    done
}

find_node() {
    local place version
    while IFS= read -r place; do
        version=$(node_version "$place")
        if [ "${version:-0}" -ge "$needed_node" ]; then
            # In front only if it must be: beside it may lie another Java.
            [ "$(command -v node)" = "$place/node" ] || export PATH=$place:$PATH
            return 0
        fi
    done < <(node_places)
    cat >&2 <<END
Table 13 builds its pages with Node $needed_node or newer and its npm, and found none; install them:
  Debian 13, Ubuntu 25.04 or newer   sudo apt install nodejs npm
  Fedora                             sudo dnf install nodejs npm
  macOS                              brew install node
  elsewhere                          nvm install $needed_node
END
    return 1
}

# Prints the first of these browsers that is there, or nothing.
chromium_on_path() {
    local name
    for name in "$@"; do
        command -v "$name" && return 0
    done
    return 0
}

# May we install a package, and do we know how?
may_install() {
    [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null
}

# Installs the first of these packages that can be had. Nobody waits for a network that is not there.
install_one() {
    local name patience=(-qq -o Acquire::Retries=0 -o Acquire::http::Timeout=20 -o Acquire::https::Timeout=20)
    apt-cache show "$1" >/dev/null 2>&1 || apt-get "${patience[@]}" update >&2 || :
    for name in "$@"; do
        if DEBIAN_FRONTEND=noninteractive apt-get "${patience[@]}" install -y --no-install-recommends --no-remove "$name" >/dev/null 2>&1; then
            return 0
        fi
    done
    return 0
}

# The one without a window takes two thirds of the time of the others. find_chromium window: one that can be looked at.
find_chromium() {
    local names=(chromium-headless-shell chromium chromium-browser google-chrome)
    [ "${1:-}" != window ] || names=("${names[@]:1}")
    if [ -z "${CHROMIUM:-}" ]; then
        if [ -z "$(chromium_on_path "${names[0]}")" ] && may_install; then
            echo "Installing Chromium for the browser tests …" >&2
            install_one "${names[0]}" chromium
        fi
        CHROMIUM=$(chromium_on_path "${names[@]}")
    fi
    if [ -z "$CHROMIUM" ]; then
        cat >&2 <<END
The browser tests need Chromium and found none; install it, or set CHROMIUM to the one you have:
  Debian           sudo apt install chromium
  Ubuntu           sudo snap install chromium
  Fedora           sudo dnf install chromium
  macOS            brew install --cask chromium
END
        return 1
    fi
    export CHROMIUM
}

# Prints which commit the tree in the current folder is, with a + if something was changed since; git says it, or else
# the archive that the tree came in.
tree_commit() {
    local commit
    if [ -e .git ] && commit=$(git rev-parse --short=12 HEAD 2>/dev/null); then
        # Not --dirty of describe: that would write to .git, and look at times only.
        [ -z "$(git --no-optional-locks status --porcelain 2>/dev/null)" ] || commit=$commit+
    else
        commit=$(cat scripts/commit.txt 2>/dev/null) || commit=unknown
        case $commit in
            *Format*) commit=unknown ;;
        esac
    fi
    printf '%s' "$commit"
}

exec_maven() {
    local home
    set -- "-Dbuild.commit=$(tree_commit)" "$@"
    # Maven's own libraries use corners of Java that would print warnings.
    export MAVEN_OPTS="${MAVEN_OPTS:-} --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED"

    # Maven and npm keep their libraries in the user's home; for a user without one, here.
    home=$(eval "echo ~$(id -un 2>/dev/null)")
    case $MAVEN_OPTS in
        *-Dmaven.repo.local=* | *-Duser.home=*) ;;
        *)
            if [ ! -w "$home/.m2/repository" ] && [ ! -w "$home/.m2" ] && [ ! -w "$home" ]; then
                set -- "-Dmaven.repo.local=$PWD/target/repository" "$@"
                export npm_config_cache="${npm_config_cache:-$PWD/target/npm}"
            fi
            ;;
    esac
    exec mvn "$@"
}
