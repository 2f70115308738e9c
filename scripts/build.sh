# Builds the runnable jar for ./table13, which sources this file and sets root, out, jar, cache and java_options.
#
#   stale         is the jar missing or older than its sources?
#   build         builds a new one, or prints an error and ends the script
#   make_engine   builds the engine for the browser if it is missing, once the server is open
#
# Every build uses its own folder and moves the finished jar into place, so that neither Ctrl-C
# nor a full disk nor a second start leaves an incomplete jar. A lock only saves work: a second
# start waits for the first instead of building the same jar again. The lock names the building
# process, which may outlive the script that started it.
# shellcheck shell=bash
# shellcheck disable=SC2154  # root, out, jar, cache and java_options come from table13

lock=$out/building.lock
work=$out/building.$$
maven=''
ticker=''

# Prints every source file and folder of the jar, one per line.
sources() {
    local module sources
    sources=("$root/pom.xml")
    for module in "$root"/*/pom.xml; do
        module=${module%/pom.xml}
        [ "${module##*/}" != bench ] || continue
        sources+=("$module/pom.xml" "$module/src/main")
    done
    for module in index.html package.json package-lock.json vite.config.js svelte.config.js tsconfig.json public scripts src; do
        sources+=("$root/web/$module")
    done
    sources+=("$root/wire/src/codec" "$root/browser/scripts" "$root/browser/package")
    printf '%s\n' "${sources[@]}"
}

# Folders count too: removing a file makes them newer. So nothing may be created among the sources.
stale() {
    local source all=()
    [ -f "$jar" ] || return 0
    while IFS= read -r source; do
        all+=("$source")
    done < <(sources)
    [ -n "$(find "${all[@]}" -newer "$jar" 2>/dev/null)" ]
}

build() {
    if ! mkdir -p "$out" 2>/dev/null || [ ! -w "$out" ]; then
        echo "Table 13 must be built first and may not write to $out; make that folder writable, or work in a copy of your own." >&2
        exit 1
    fi

    trap 'clean_up; exit 130' INT
    trap 'clean_up; exit 143' TERM HUP
    trap clean_up EXIT
    take_lock
    if stale; then
        [ "$(readlink "$lock" 2>/dev/null)" != $$ ] || remove_leftovers
        compile
    fi
    clean_up
    trap - INT TERM HUP EXIT
}

# Does process $1 run? A zombie does not count: it remains if its parent does not reap it, as the first process of some
# containers.
is_alive() {
    kill -0 "$1" 2>/dev/null && ! grep -q '^[0-9]* (.*) Z' "/proc/$1/stat" 2>/dev/null
}

# Takes lock $1 unless another live process holds it. A lock is a symbolic link that names its holder: it is created
# atomically.
try_lock() {
    local holder
    ln -sn $$ "$1" 2>/dev/null && return 0
    holder=$(readlink "$1" 2>/dev/null) || return 1
    ! is_alive "$holder" && rm -f "$1" && ln -sn $$ "$1" 2>/dev/null
}

# Transfers lock $1 from process $2 to process $3 atomically; does nothing if $2 does not hold it.
hand_over() {
    [ "$(readlink "$1" 2>/dev/null)" != "$2" ] || { ln -sn "$3" "$1.$3" && mv -f "$1.$3" "$1"; }
}

# Releases lock $1 if process $2 holds it.
release() {
    [ "$(readlink "$1" 2>/dev/null)" != "$2" ] || rm -f "$1"
}

take_lock() {
    local waited=0
    until try_lock "$lock"; do
        if [ "$waited" -ge 600 ]; then
            return # timeout: two concurrent builds are harmless
        elif [ ! -L "$lock" ] && [ "$waited" -gt 2 ]; then
            return # no lock, and none can be created: the build reports the cause
        elif [ "$waited" -eq 0 ] && [ -L "$lock" ]; then
            echo "Waiting for another start of Table 13, which is building …" >&2
        fi
        sleep 1
        waited=$((waited + 1))
    done
}

# Remainders of a killed build.
remove_leftovers() {
    local folder
    for folder in "$out"/building.[0-9]*; do
        is_alive "${folder##*.}" || rm -rf "$folder"
    done
}

compile() {
    local failed=0
    rm -rf "$work"
    mkdir "$work"
    : >"$work/started"

    (cd "$root" && exec_maven -B -Dquick -DnoEngine "-Dquick.directory=$work" -pl cli -am package) >"$work/build.log" 2>&1 </dev/null &
    maven=$!
    hand_over "$lock" $$ "$maven"
    show_progress
    wait "$maven" || failed=1
    hand_over "$lock" "$maven" $$
    maven=''
    hide_progress

    if [ "$failed" -eq 0 ]; then
        # The jar gets the time of the start of the build: later edits count as newer.
        touch -r "$work/started" "$work/table13-cli/table13.jar" || failed=1
    fi
    mv -f "$work/build.log" "$out/build.log" || failed=1
    if [ "$failed" -eq 0 ]; then
        mv -f "$work/table13-cli/table13.jar" "$jar" || failed=1
    fi
    [ "$failed" -eq 0 ] || explain_failure
    node "$root/browser/scripts/fits.js" "$out/engine"
    rehearse
}

# The server polls for the engine, so nothing waits for it: TeaVM takes half a minute in the background. A server that
# fails to start, or only prints its help, needs no engine.
make_engine() {
    local opened=$out/opened.$$
    [ ! -f "$out/engine/files.txt" ] && [ -w "$out" ] || return 0
    rm -f "$opened"
    java_options+=("-Dtable13.opened=$opened")
    # shellcheck disable=SC2016  # another bash, with its own process id
    root=$root out=$out nice -n 10 bash -c '. "$root/scripts/find-tools.sh" && . "$root/scripts/build.sh" && build_engine "$@"' \
        make_engine $$ "$opened" >/dev/null 2>&1 </dev/null &
}

# Builds the engine when server $1 has created file $2, which signals that it listens. The build continues if the server
# ends.
build_engine() {
    local lock=$out/engine.lock
    trap '' INT HUP
    until [ -f "$2" ]; do
        is_alive "$1" || return 0
        sleep 0.5
    done
    rm -f "$2"
    try_lock "$lock" || return 0
    if [ ! -f "$out/engine/files.txt" ]; then
        # Remainders of a killed build.
        rm -rf "$out"/engine.[0-9]* "$out"/engine.work*
        (cd "$root" && exec_maven -q -B -Dquick "-Dquick.directory=$out/engine.work.$$" "-Dengine.directory=$out/engine" \
            -pl browser -am process-classes) >"$out/engine.log" 2>&1 &
        maven=$!
        hand_over "$lock" $$ "$maven"
        wait "$maven" || :
        hand_over "$lock" "$maven" $$
        rm -rf "$out/engine.work.$$"
    fi
    release "$lock" $$
}

# The AOT training run: Java records a short run of the server and writes a cache beside the jar.
# Later starts take half the time. The cache fits only this jar and this JDK; it is optional.
rehearse() {
    rm -f "$cache"
    mkdir "$work/data"
    if "$JAVA_HOME/bin/java" "${java_options[@]}" -XX:AOTCacheOutput="$work/table13.aot" -jar "$jar" rehearse "$work/data" \
        >>"$out/build.log" 2>&1 </dev/null; then
        mv -f "$work/table13.aot" "$cache" || :
    fi
}

# On a terminal a line with the elapsed seconds, elsewhere one plain line.
show_progress() {
    if [ ! -t 2 ]; then
        echo "Building Table 13 …" >&2
        return
    fi
    (
        seconds=0
        while :; do
            printf '\rBuilding Table 13 … %d s' "$seconds" >&2
            sleep 1
            seconds=$((seconds + 1))
        done
    ) &
    ticker=$!
}

hide_progress() {
    [ -n "$ticker" ] || return 0
    kill "$ticker" 2>/dev/null || :
    wait "$ticker" 2>/dev/null || :
    ticker=''
    printf '\r\033[K' >&2
}

explain_failure() {
    local log=$out/build.log errors
    errors=$(sed -n 's/ *-> \[Help [0-9]*\]$//; s/^\[ERROR\] //p' "$log" |
        grep -vE '^ *$|^\[Help |^To see the full|^Re-run Maven|^For more info|^After correcting|^  mvn ' | head -n 12)
    printf '%s\n' "${errors:-$(tail -n 12 "$log")}" >&2
    if grep -qE 'Could not transfer|Unknown host|UnknownHost|No plugin found|npm error (network|code E(CONN|NOTFOUND|AI_AGAIN|TIMEDOUT))' "$log"; then
        echo "Table 13 could not be built: it fetches libraries the first time, so it needs the network once. The whole log: $log" >&2
    else
        echo "Table 13 could not be built. The whole log: $log" >&2
    fi
    exit 1
}

clean_up() {
    trap '' INT TERM HUP
    if [ -n "$maven" ]; then
        kill "$maven" 2>/dev/null || :
        wait "$maven" 2>/dev/null || :
        release "$lock" "$maven"
        maven=''
    fi
    hide_progress
    rm -rf "$work"
    release "$lock" $$
}
