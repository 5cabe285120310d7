package ticket

import (
	"regexp"
	"strings"
)

var answer = regexp.MustCompile(`^(?i:(re|fwd?|aw|wg):\s*)+`)

// Thread is a subject without what mail programs put in front of it.
func Thread(subject string) string {
	return strings.ToLower(answer.ReplaceAllString(strings.TrimSpace(subject), ""))
}
