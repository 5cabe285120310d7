// Package extremes finds the highest and the lowest water.
package extremes

import "example.org/gaugemerge/internal/reading"

// Of answers the readings with the lowest and the highest level; ok is false when there are none.
func Of(readings []reading.Reading) (low, high reading.Reading, ok bool) {
	for i, r := range readings {
		if i == 0 || r.Level < low.Level {
			low = r
		}
		if i == 0 || r.Level > high.Level {
			high = r
		}
	}
	return low, high, len(readings) > 0
}
