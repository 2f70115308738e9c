# Shared by scripts/try-package and scripts/try-image, which source this file: a server in its own root.
#
#   start COMMAND…   starts a server and waits until it listens; sets server (its process), port, millis and cpu_millis
#   plays GAME       plays a match over its port, with bots, from outside
#   plays_on GAME    the same, while the server is killed in the middle of it and started again by COMMAND…
#   stop             ends it by SIGTERM and checks that it reports everything as stored
#   passed SENTENCE  prints a result
# shellcheck shell=bash
# shellcheck disable=SC2154,SC2034  # work comes from the sourcing script, which also reads the figures

server=''
port=''
millis=''
cpu_millis=''

passed() { printf '  %s\n' "$*"; }

fail() {
    printf '%s: %s\n' "${0##*/}" "$*" >&2
    [ ! -s "$work/server.log" ] || tail -n 5 "$work/server.log" >&2
    exit 1
}

# Processor time of a process so far, in milliseconds.
cpu() {
    local fields
    read -r -a fields <"/proc/$1/stat"
    echo $(((fields[13] + fields[14]) * 1000 / $(getconf CLK_TCK)))
}

start() {
    local begun now
    : >"$work/server.log"
    begun=${EPOCHREALTIME/./}
    "$@" >"$work/server.log" 2>&1 </dev/null &
    server=$!
    until grep -q 'Table 13 is running at' "$work/server.log"; do
        now=${EPOCHREALTIME/./}
        kill -0 "$server" 2>/dev/null || fail "the server ended at once."
        [ $((now - begun)) -lt 120000000 ] || fail "the server does not listen."
        sleep 0.01
    done
    now=${EPOCHREALTIME/./}
    millis=$(((now - begun) / 1000))
    cpu_millis=$(cpu "$server")
    port=$(sed -n 's#.*running at http://[^ ]*:\([0-9]*\)/.*#\1#p' "$work/server.log")
}

plays() {
    local said
    said=$(timeout 300 python3 examples/websocket_bot.py --server "127.0.0.1:$port" --open "$1" --fill) || fail "nobody can play: $said"
    case $said in
        *'won by'*) passed "a match of $1 was played over its port: ${said##*$'\n'}" ;;
        *) fail "the match of $1 had no end: $said" ;;
    esac
}

# The player only sees a lost connection, and reconnects to the same port.
plays_on() {
    local game=$1 at=$port player
    shift
    : >"$work/player.log"
    python3 examples/websocket_bot.py --server "127.0.0.1:$port" --open "$game" --fill >"$work/player.log" 2>&1 &
    player=$!
    until grep -q '^table' "$work/player.log"; do
        kill -0 "$player" 2>/dev/null || fail "nobody can play: $(cat "$work/player.log")"
        sleep 0.05
    done
    kill_hard
    start "$@"
    [ "$port" = "$at" ] || fail "it came back at another port."
    wait "$player" || fail "the player gave up: $(cat "$work/player.log")"
    grep -q '^again' "$work/player.log" || fail "the match was over before the server was killed."
    grep -q 'won by' "$work/player.log" || fail "the match had no end: $(cat "$work/player.log")"
    passed "killed (-9) in the middle of a match of $game and started again: the match went on to its end"
}

kill_hard() {
    kill -9 "$server"
    wait "$server" 2>/dev/null || :
}

stop() {
    kill -TERM "$server"
    wait "$server" 2>/dev/null || :
    grep -q 'stopped; everything is stored' "$work/server.log" || fail "it did not stop well."
    passed "stopped by SIGTERM; everything is stored"
    server=''
}
