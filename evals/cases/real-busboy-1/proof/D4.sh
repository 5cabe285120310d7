# A write ends with the line break after the boundary, which the search holds back until the next one.
  const head = 'Content-Disposition: form-data; name=a; filename=a\r\n\r\n';
  const whole = `\r\n--${dash}\r\n${head}\r\n--${dash}--`;
  const seen = [
    await events([`\r\n--${dash}\r\n`, head, `\r\n--${dash}--`]),
    await events([...whole]),
    await events([whole]),
  ];
  judge(seen.flat(), seen.every((one) => one.includes('a has 0 bytes') && !one.some((what) => /error|hangs/.test(what))));
