package merge

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

func write(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestMergeKeepsTheOrder(t *testing.T) {
	second := write(t, "b", "2025-03-02T00:00:00Z\t2.000\n")
	first := write(t, "a", "2025-03-01T00:00:00Z\t1.000\n")
	var out bytes.Buffer
	total, err := Merge(&out, []string{first, second})
	if err != nil || total != 2 {
		t.Fatalf("%d, %v", total, err)
	}
	if out.String() != "2025-03-01T00:00:00Z\t1.000\n2025-03-02T00:00:00Z\t2.000\n" {
		t.Errorf("got %q", out.String())
	}
}

func TestMergeNamesTheDay(t *testing.T) {
	if _, err := Merge(&bytes.Buffer{}, []string{"no-such-day"}); err == nil {
		t.Error("a day that is not there was merged")
	}
}
