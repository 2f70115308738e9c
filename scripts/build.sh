# Builds the runnable jar for ./table13, which sources this file and sets root, out, jar, cache and java_options.
#
#   stale         is the jar missing or older than its sources?
#   build         makes a new one, or explains why it cannot and ends the script
#   make_engine   makes the engine for the browser if it is missing, once the server is open
#
# Every build works in a folder of its own and moves the finished jar into its place, so
# neither Ctrl-C nor a full disk nor a second start can leave half a jar. A lock only
# saves work: it lets a second start wait for the first instead of building the same again.
# It names the process that builds, which may outlive the script that started it.
# shellcheck shell=bash
# shellcheck disable=SC2154  # root, out, jar, cache and java_options come from table13

lock=$out/building.lock
work=$out/building.$$
maven=''
ticker=''

# Prints every file and folder that the jar is made of, one on a line.
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

# Folders count too: they are newer when a file was removed. So nothing may be made among the sources.
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

# Does process $1 run? One that has ended stays in the list of processes if its parent does not ask for it, as the first
# process of some containers.
is_alive() {
    kill -0 "$1" 2>/dev/null && ! grep -q '^[0-9]* (.*) Z' "/proc/$1/stat" 2>/dev/null
}

# Takes lock $1 unless another process holds it that is alive. A lock is a link that names the process that holds it:
# made in one step or not at all.
try_lock() {
    local holder
    ln -sn $$ "$1" 2>/dev/null && return 0
    holder=$(readlink "$1" 2>/dev/null) || return 1
    ! is_alive "$holder" && rm -f "$1" && ln -sn $$ "$1" 2>/dev/null
}

# Hands lock $1 from process $2 to process $3, in one step; does nothing if $2 does not hold it.
hand_over() {
    [ "$(readlink "$1" 2>/dev/null)" != "$2" ] || { ln -sn "$3" "$1.$3" && mv -f "$1.$3" "$1"; }
}

# Gives lock $1 back if process $2 holds it.
release() {
    [ "$(readlink "$1" 2>/dev/null)" != "$2" ] || rm -f "$1"
}

take_lock() {
    local waited=0
    until try_lock "$lock"; do
        if [ "$waited" -ge 600 ]; then
            return # long enough: two builds do each other no harm
        elif [ ! -L "$lock" ] && [ "$waited" -gt 2 ]; then
            return # no lock, and none can be made: the build will say why
        elif [ "$waited" -eq 0 ] && [ -L "$lock" ]; then
            echo "Waiting for another start of Table 13, which is building …" >&2
        fi
        sleep 1
        waited=$((waited + 1))
    done
}

# What a build left that was killed the hard way.
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
        # As old as the start of the build: what was edited since then counts as newer.
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

# The server looks for the engine until it is there, so nothing waits for it: TeaVM takes half a minute, with what is
# left of the processors. A server that cannot open, or only prints its help, needs none.
make_engine() {
    local opened=$out/opened.$$
    [ ! -f "$out/engine/files.txt" ] && [ -w "$out" ] || return 0
    rm -f "$opened"
    java_options+=("-Dtable13.opened=$opened")
    # shellcheck disable=SC2016  # another bash, with a process id of its own
    root=$root out=$out nice -n 10 bash -c '. "$root/scripts/find-tools.sh" && . "$root/scripts/build.sh" && build_engine "$@"' \
        make_engine $$ "$opened" >/dev/null 2>&1 </dev/null &
}

# Builds the engine when server $1 has made file $2, which says that it listens. The build goes on to its end, whatever
# becomes of the server.
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
        # What a build left that was killed.
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

# Lets Java watch a short run of the server and keep what it learned beside the jar: later starts
# take half the time. It belongs to this jar and this JDK; without it everything works, only slower.
rehearse() {
    rm -f "$cache"
    mkdir "$work/data"
    if "$JAVA_HOME/bin/java" "${java_options[@]}" -XX:AOTCacheOutput="$work/table13.aot" -jar "$jar" rehearse "$work/data" \
        >>"$out/build.log" 2>&1 </dev/null; then
        mv -f "$work/table13.aot" "$cache" || :
    fi
}

# On a terminal a line that counts the seconds, elsewhere one plain line.
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
