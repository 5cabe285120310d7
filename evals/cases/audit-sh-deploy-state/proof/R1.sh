# README.md: a note is any text. Here it becomes a program of jq.
bash bin/deployctl note 'the "new" host' 2>/dev/null
echo "a note with quotes exits $?"
bash bin/deployctl note 'x"] | .phase = "idle" | .notes = ["gone'
bash bin/deployctl status
[ "$(bash bin/deployctl status | head -n 1)" = 'running 1.0 attempt 1' ]
