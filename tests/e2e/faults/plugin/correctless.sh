#!/bin/sh
# The plugin's launcher with a fault before it. Environment:
#   CORRECTLESS_REAL    the shipped launcher
#   CORRECTLESS_FAULTS  a file of words WHEN:WHOM=FAULT, such as "stop:bug-scan=kill"; WHEN is a hook, a command or "any",
#                       WHOM an agent or "any"; FAULT is kill, slow, fill (the disk below CORRECTLESS_DISK), freeze (it, read-only) or
#                       clock (an hour back at every start, counted in CORRECTLESS_CLOCK)
event=
when=${1-}
if [ "$when" = hook ]; then
	when=${2-}
	event=$(cat)
fi

# shellcheck disable=SC2013 # words, on however many lines
for word in $(cat "$CORRECTLESS_FAULTS"); do
	place=${word%%=*}
	[ "${place%%:*}" = "$when" ] || [ "${place%%:*}" = any ] || continue
	whom=${place#*:}
	if [ "$whom" != any ]; then
		case $event in
		*"correctless:$whom\""*) ;;
		*) continue ;;
		esac
	fi
	case ${word#*=} in
	kill) kill -9 $$ ;;
	slow) exec sleep 600 ;;
	fill) dd if=/dev/zero of="$CORRECTLESS_DISK/filler" bs=4k >/dev/null 2>&1 ;;
	freeze) mount -o remount,bind,ro "$CORRECTLESS_DISK" ;;
	clock)
		NODE_OPTIONS="--require=$CORRECTLESS_CLOCK/clock.cjs"
		export NODE_OPTIONS
		;;
	esac
done

if [ "${1-}" = hook ]; then
	printf '%s' "$event" | "$CORRECTLESS_REAL" "$@"
else
	exec "$CORRECTLESS_REAL" "$@"
fi
