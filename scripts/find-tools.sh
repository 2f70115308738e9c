# Finds the build tools of Table 13. The scripts source this file.
#
#   find_tools jdk maven node python chromium window firefox webkit
#               finds these tools; installs missing ones where permitted; else lists them with instructions and
#               returns 1. jdk: sets and exports JAVA_HOME and PATH to a JDK 25 or newer. node: puts npm and a Node 20 or
#               newer on the PATH. chromium: sets and exports CHROMIUM, the browser for tests. window: the same, with
#               a visible window. firefox, webkit: the browsers of scripts/browsers, with a screen in memory
#   exec_maven  becomes Maven, in the current folder; call it in a subshell to come back
#   tree_commit prints the commit of the tree
#
# TABLE13_INSTALL=no forbids to install anything. Everything here also runs on the old bash 3.2 of macOS.
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

# Prints the folder of the first Java on the PATH, following links.
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

# Prints every possible folder of a JDK, one per line.
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

# Prints the newest sufficient JDK, or nothing; among equal versions the first.
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
    [ -n "$jdk" ] || return 1
    # On Windows a path may be C:\…, and a colon separates entries of the PATH.
    case $jdk in
        [A-Za-z]:*) jdk=$(cygpath -u "$jdk") ;;
    esac
    export JAVA_HOME=$jdk
    export PATH=$jdk/bin:$PATH
}

find_maven() {
    command -v mvn >/dev/null
}

find_python() {
    command -v python3 >/dev/null
}

# Prints the version (20, 22, …) of the Node in folder $1, or nothing if there is none, or no npm with it.
node_version() {
    local version
    [ -x "$1/node" ] && [ -x "$1/npm" ] || return 0
    version=$("$1/node" --version 2>/dev/null) || return 0
    version=${version#v}
    printf '%s' "${version%%.*}"
}

# Prints every possible folder of a Node, one per line.
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
            # Prepended only if necessary: its folder may contain another Java.
            [ "$(command -v node)" = "$place/node" ] || export PATH=$place:$PATH
            return 0
        fi
    done < <(node_places)
    return 1
}

# Prints the first installed browser of these, or nothing.
chromium_on_path() {
    local name
    for name in "$@"; do
        command -v "$name" && return 0
    done
    return 0
}

# The headless shell takes two thirds of the time of the others, so it is installed even beside another one.
find_chromium() {
    CHROMIUM=${CHROMIUM:-$(chromium_on_path chromium-headless-shell)}
    [ -n "$CHROMIUM" ] || [ -n "${tried_to_install:-}" ] || ! may_install ||
        [ -z "$(apt_candidates chromium-headless-shell)" ] || return 1
    find_window
}

find_window() {
    CHROMIUM=${CHROMIUM:-$(chromium_on_path chromium chromium-browser google-chrome)}
    export CHROMIUM
    [ -n "$CHROMIUM" ]
}

find_firefox() {
    command -v firefox-esr >/dev/null
}

find_webkit() {
    command -v WebKitWebDriver >/dev/null && command -v xvfb-run >/dev/null && command -v xauth >/dev/null
}

# Sets missing to the tools that are not found.
look_for() {
    local tool
    missing=''
    for tool in "$@"; do
        "find_$tool" || missing="$missing $tool"
    done
}

find_tools() {
    local missing tried_to_install=''
    look_for "$@"
    if [ -n "$missing" ] && may_install; then
        install_missing
        tried_to_install=yes
        look_for "$@"
    fi
    [ -n "$missing" ] || return 0
    tell_missing >&2
    return 1
}

# Whether installing packages is permitted and supported.
may_install() {
    [ "${TABLE13_INSTALL:-}" != no ] && [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null
}

# A missing network fails after 20 seconds.
apt_get() {
    DEBIAN_FRONTEND=noninteractive apt-get -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=20 \
        -o Acquire::https::Timeout=20 "$@" 2>&1 </dev/null
}

# Prints name and version of the packages that apt has.
apt_candidates() {
    LC_ALL=C apt-cache policy "$@" 2>/dev/null |
        awk '/^[^ ]/ { name = $1; sub(/:$/, "", name) } $1 == "Candidate:" && $2 != "(none)" { print name, $2 }'
}

# Sets candidates to the packages of all tools that apt has.
ask_apt() {
    candidates=$(apt_candidates "openjdk-$needed_java-jdk-headless" "temurin-$needed_java-jdk" maven nodejs npm python3 \
        chromium-headless-shell chromium firefox-esr webkit2gtk-driver xvfb xauth)
}

# Prints package $1 if apt has it, in version $2 or newer.
apt_package() {
    local version
    version=$(printf '%s\n' "$candidates" | sed -n "s/^$1 \([0-9]*:\)\{0,1\}\([0-9]*\).*/\2/p")
    [ "${version:-0}" -ge "${2:-1}" ] && printf ' %s' "$1"
}

# Prints the apt packages of tool $1; fails if apt has no sufficient version.
apt_packages() {
    case $1 in
        jdk) apt_package "openjdk-$needed_java-jdk-headless" || apt_package "temurin-$needed_java-jdk" ;;
        maven) apt_package maven ;;
        node)
            apt_package nodejs "$needed_node" || return 1
            # The package of NodeSource includes npm.
            case $candidates in
                *'nodejs '*nodesource*) ;;
                *) apt_package npm ;;
            esac
            ;;
        python) apt_package python3 ;;
        chromium) apt_package chromium-headless-shell || apt_package chromium ;;
        window) apt_package chromium ;;
        firefox) apt_package firefox-esr ;;
        webkit) apt_package webkit2gtk-driver && apt_package xvfb && apt_package xauth ;;
    esac
}

# Installs missing tools if apt has all of them; retries once with updated package lists.
install_missing() {
    local round tool packages candidates failure=''
    for round in old new; do
        [ "$round" = old ] || apt_get update >/dev/null || :
        ask_apt
        packages=''
        for tool in $missing; do
            packages=$packages$(apt_packages "$tool") || continue 2
        done
        echo "Installing$packages … (TABLE13_INSTALL=no forbids it)" >&2
        # shellcheck disable=SC2086  # several words
        failure=$(apt_get install -y --no-install-recommends --no-remove $packages) && return 0
    done
    [ -z "$failure" ] || printf '%s\n' "$failure" | tail -n 5 >&2
}

# Prints the name of tool $1, and its source if the system has no package of it.
tool_name() {
    case $1 in
        jdk) printf 'a JDK %s or newer' "$needed_java" ;;
        maven) printf Maven ;;
        node) printf 'Node %s or newer with npm' "$needed_node" ;;
        python) printf 'Python 3' ;;
        chromium | window) printf Chromium ;;
        firefox) printf 'Firefox ESR' ;;
        webkit) printf 'the driver of WebKitGTK with Xvfb' ;;
    esac
}

tool_source() {
    case $1 in
        jdk) printf 'Temurin %s of Adoptium, or with SDKMAN: sdk install java %s-tem (JAVA_HOME names one that is not found)' \
            "$needed_java" "$needed_java" ;;
        maven) printf 'with SDKMAN: sdk install maven' ;;
        node) printf 'with nvm: nvm install 22' ;;
        python) printf 'from the Python Software Foundation' ;;
        chromium | window)
            printf 'with snap: snap install chromium; or Google Chrome (CHROMIUM names one that is not found)' ;;
        firefox | webkit) printf 'of Debian 12 or newer, where scripts/browsers is at home' ;;
    esac
}

# Prints the packages of tool $2 for package manager $1; fails if they are unknown.
package_names() {
    case $1:$2 in
        apt-get:*) apt_packages "$2" ;;
        dnf:jdk) printf ' java-%s-openjdk-devel' "$needed_java" ;;
        dnf:node) printf ' nodejs npm' ;;
        pacman:jdk) printf ' jdk-openjdk' ;;
        pacman:node) printf ' nodejs npm' ;;
        pacman:python) printf ' python' ;;
        dnf:python) printf ' python3' ;;
        brew:jdk) printf ' openjdk@%s' "$needed_java" ;;
        brew:node | brew:python | pacman:maven | dnf:maven | brew:maven) printf ' %s' "$2" ;;
        dnf:chromium | dnf:window | pacman:chromium | pacman:window) printf ' chromium' ;;
        brew:chromium | brew:window) printf ' chromium' ;;
        *) return 1 ;;
    esac
}

# Prints the package manager of this system, or nothing.
package_manager() {
    local name
    for name in apt-get dnf pacman brew; do
        command -v "$name" >/dev/null && printf '%s' "$name" && return 0
    done
    [ "$(uname -s)" != Darwin ] || printf brew
}

system_name() {
    local name=''
    # shellcheck source=/dev/null
    [ ! -r /etc/os-release ] || name=$(. /etc/os-release && printf '%s' "${PRETTY_NAME:-}")
    printf '%s' "${name:-$(uname -s)}"
}

# Prints all missing tools with instructions for this system.
tell_missing() {
    local tool manager sudo='' candidates='' words='' packages='' elsewhere=''
    [ "$(id -u)" -eq 0 ] || sudo='sudo '
    manager=$(package_manager)
    [ "$manager" != apt-get ] || ask_apt
    for tool in $missing; do
        words="$words${words:+, }$(tool_name "$tool")"
        if ! packages=$packages$(package_names "$manager" "$tool"); then
            elsewhere="$elsewhere  $(tool_name "$tool"): $(tool_source "$tool")
"
        fi
    done
    printf 'Table 13 needs what this machine lacks: %s.\nOn %s:\n' "$words" "$(system_name)"
    case $manager$candidates in
        apt-get*maven* | brew* | dnf* | pacman* | '') ;;
        *)
            echo "  ${sudo}apt-get update, then this again: apt does not know yet which packages there are"
            return
            ;;
    esac
    case $manager in
        brew) sudo='brew install' ;;
        pacman) sudo="${sudo}pacman -S --needed" ;;
        *) sudo="$sudo$manager install" ;;
    esac
    [ -z "$packages" ] || echo "  $sudo$packages"
    printf '%s' "$elsewhere"
}

# Prints the commit of the tree in the current folder, with a + after local changes; the source is git or else the
# archive of the tree.
tree_commit() {
    local commit
    if [ -e .git ] && commit=$(git rev-parse --short=12 HEAD 2>/dev/null); then
        # Not --dirty of describe: it writes to .git and compares only times.
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
    # Libraries of Maven use restricted Java APIs that print warnings.
    export MAVEN_OPTS="${MAVEN_OPTS:-} --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED"

    # Maven and npm store libraries in the home folder; for a user without one, here.
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
