/** CSV as spreadsheets open it. Pure. */

/**
 * A field: quoted where it must be. What a spreadsheet would take for a formula gets an apostrophe
 * before it, so that nothing in it is computed, the wide signs of Asian keyboards too; numbers stay
 * numbers.
 * Source: OWASP, "CSV injection".
 */
const toField = (value: string | number): string => {
  const text = String(value)
  const safe =
    typeof value === 'string' &&
    /^[=+\-@\t\r＝＋－＠]/.test(text) &&
    !/^-?\d+([.,]\d+)?$/.test(text)
      ? `'${text}`
      : text
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A text of a file that `toCsv` made, without the apostrophe before what looks like a formula; other
 * programs write one before numbers, so that their zeros stay: '02138.
 */
export const withoutApostrophe = (text: string): string =>
  text.replace(/^'(?=[=+\-@＝＋－＠]|\d[\d\s()./-]*$)/, '')

/** Rows as lines of CSV. */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')

/** Rows as CSV in UTF-8 with its mark, by which spreadsheets know the encoding. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${csvLines(rows)}`
