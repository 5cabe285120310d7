// Package labels reads what the scanner at the gate sends: one parcel a line.
package labels

import (
	"bufio"
	"io"
	"strings"
)

// Read answers the parcels in the order they were scanned.
func Read(scanner io.Reader) ([]string, error) {
	var parcels []string
	in := bufio.NewReader(scanner)
	for {
		line, err := in.ReadString('\n')
		if parcel := strings.TrimSpace(line); parcel != "" {
			parcels = append(parcels, parcel)
		}
		if err == io.EOF {
			return parcels, nil
		}
		if err != nil {
			return nil, err
		}
	}
}
