# An import that fails leaves the lock: nothing can be imported after it.
try:
    main([str(top), str(top / "none.csv")])
except FileNotFoundError:
    pass
(top / "a.csv").write_text("date,account,amount,text\n")
status = main([str(top), str(top / "a.csv")])
print("the next import exits", status)
raise SystemExit(status != 0)
