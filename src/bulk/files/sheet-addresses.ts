/** The addresses of cells in the XML of a sheet, which a file may leave out. Pure. */

/** 1 → 'A', 27 → 'AA' */
function columnName(column: number): string {
  const rest = column - 1
  const last = String.fromCharCode(65 + (rest % 26))
  return rest < 26 ? last : columnName(Math.floor(rest / 26)) + last
}
const columnNumber = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/**
 * A sheet in which each row and cell says where it stands: one without an address follows the one
 * before it (ECMA-376, part 1, 18.3.1.4). The library that reads sheets fails without.
 */
export function withAddresses(sheet: string): string {
  if (!/<(?:c|row)(?=[\s/>])(?![^>]*\sr=)/.test(sheet)) return sheet
  let [row, column] = [0, 0]
  return sheet.replace(/<(row|c)(?=[\s/>])([^>]*)>/g, (tag, kind: string, attributes: string) => {
    const [, letters = '', digits = ''] = /\sr="([A-Z]*)(\d+)"/.exec(attributes) ?? []
    if (kind === 'row') {
      row = digits === '' ? row + 1 : Number(digits)
      column = 0
      return digits === '' ? `<row r="${row}"${attributes}>` : tag
    }
    column = letters === '' ? column + 1 : columnNumber(letters)
    return letters === '' ? `<c r="${columnName(column)}${row}"${attributes}>` : tag
  })
}
