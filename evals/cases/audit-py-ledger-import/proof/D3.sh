# An import with refused lines must exit with 1.
(top / "a.csv").write_text("date,account,amount,text\n2024-13-01,giro,10.00,x\n")
status = main([str(top), str(top / "a.csv")])
print("exit status", status)
raise SystemExit(status != 1)
