package segment

import (
	"testing"
	"time"
)

func TestNames(t *testing.T) {
	s := Segment{Station: "Ö1", Start: time.Date(2025, 3, 1, 8, 0, 0, 0, time.UTC), Frames: 600 * Rate}
	back, err := Parse(s.FileName())
	if err != nil || back != s {
		t.Fatal(back, err)
	}
	if s.Key() != "%C3%961/20250301T080000Z" || s.Duration() != 10*time.Minute {
		t.Fatal(s.Key(), s.Duration())
	}
	for _, name := range []string{"", "oe1_20250301T080000Z.pcm", "oe1_yesterday_480000.pcm", "oe1_20250301T080000Z_0.pcm"} {
		if _, err := Parse(name); err == nil {
			t.Errorf("%q was taken", name)
		}
	}
}
