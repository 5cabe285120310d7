package reading

import "testing"

func TestParse(t *testing.T) {
	line := "2025-03-01T00:10:00Z\t1.250"
	r, err := Parse(line)
	if err != nil {
		t.Fatal(err)
	}
	if r.String() != line {
		t.Errorf("got %q", r)
	}
}

func TestParseRefuses(t *testing.T) {
	for _, line := range []string{"", "2025-03-01T00:10:00Z", "noon\t1", "2025-03-01T00:10:00Z\tNaN"} {
		if _, err := Parse(line); err == nil {
			t.Errorf("%q was taken", line)
		}
	}
}
