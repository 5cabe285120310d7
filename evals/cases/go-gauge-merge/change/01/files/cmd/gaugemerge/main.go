package main

import (
	"fmt"
	"os"
	"path/filepath"

	"example.org/gaugemerge/internal/merge"
)

func main() {
	if len(os.Args) < 3 {
		fmt.Fprintln(os.Stderr, "usage: gaugemerge OUT DAY...")
		os.Exit(2)
	}
	if err := run(os.Args[1], os.Args[2:]); err != nil {
		fmt.Fprintln(os.Stderr, "gaugemerge:", err)
		os.Exit(1)
	}
}

func run(out string, days []string) error {
	next, err := os.CreateTemp(filepath.Dir(out), ".gaugemerge-*")
	if err != nil {
		return fmt.Errorf("make a file beside %s: %w", out, err)
	}
	defer os.Remove(next.Name()) //nolint:errcheck // it has another name when all went well
	defer next.Close()           //nolint:errcheck // closed below; this one is for the early returns
	total, err := merge.Merge(next, days)
	if err != nil {
		return err
	}
	if err := next.Chmod(0o644); err != nil {
		return fmt.Errorf("write %s: %w", out, err)
	}
	if err := next.Close(); err != nil {
		return fmt.Errorf("write %s: %w", out, err)
	}
	if err := os.Rename(next.Name(), out); err != nil {
		return fmt.Errorf("write %s: %w", out, err)
	}
	fmt.Printf("%d readings\n", total)
	return nil
}
