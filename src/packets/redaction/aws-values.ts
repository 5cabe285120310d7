/**
 * What is between the name of a value and the value: `: "`, ` := "`, `: string = "`, `\": \"`, `>` of an element, ` value="`, `("`.
 * A `>` after blanks is a comparison. secretlint knows a colon, an equals sign and an arrow.
 */
const GIVEN = String.raw`\\?["']?(?:[>(]|\s{0,40}(?::\s{0,40}[\w.]{1,40}\s{0,40}=|:=|=>|[:=]|value\s{0,40}=))\s{0,40}\\?["'\`]?`;

/** 30 bytes in base64, so never with an equals sign, which assigns. A key may end in `+` or `/`, where no word ends. */
const SECRET_KEY = new RegExp(
  String.raw`secret_?(?:access_?)?key${GIVEN}([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])`,
  'gi',
);
const ACCOUNT = new RegExp(String.raw`account_?(?:id)?${GIVEN}(\d{4}-?\d{4}-?\d{4})(?![\w-])`, 'gi');

/** Secret keys and account numbers of AWS, known by their names: where the values begin and end. */
export function awsValues(content: string): (readonly [start: number, end: number])[] {
  return [SECRET_KEY, ACCOUNT].flatMap((pattern) =>
    [...content.matchAll(pattern)].map(({ index, 0: whole, 1: value = '' }) => {
      const end = index + whole.length;
      return [end - value.length, end] as const;
    }),
  );
}
