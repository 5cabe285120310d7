module example.org/gaugemerge

go 1.19
