/** CSV as spreadsheets open it. Pure. */

/**
 * A field: quoted if necessary. Text that a spreadsheet would take for a formula gets an apostrophe
 * in front, so that nothing is computed; this includes the wide signs of Asian keyboards. Numbers
 * stay numbers. Source: OWASP, "CSV injection".
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
 * A text from a file that `toCsv` wrote, without the apostrophe in front of a possible formula.
 * Other programs write an apostrophe before numbers to keep leading zeros: '02138.
 */
export const withoutApostrophe = (text: string): string =>
  text.replace(/^'(?=[=+\-@＝＋－＠]|\d[\d\s()./-]*$)/, '')

/**
 * A code without the apostrophe by which a spreadsheet keeps it as text: 'A-17 and '00123. A word
 * without a digit may begin with one.
 */
export const withoutTextMark = (text: string, isCode = true): string =>
  isCode
    ? withoutApostrophe(text).replace(/^'(?=[\p{L}\p{N}][^']*$)(?=\D*\d)/u, '')
    : withoutApostrophe(text)

/** Rows as lines of CSV. */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')

/** Rows as CSV in UTF-8 with a byte order mark, by which spreadsheets detect the encoding. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${csvLines(rows)}`
