/** The addresses of cells in the XML of a sheet, which a file may leave out. Pure. */

/** 1 → 'A', 27 → 'AA' */
function columnName(column: number): string {
  const rest = column - 1
  const last = String.fromCharCode(65 + (rest % 26))
  return rest < 26 ? last : columnName(Math.floor(rest / 26)) + last
}
const columnNumber = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** The last row of a sheet that a library is given, and its cells: more would fill the memory. */
const [lastRow, lastCells] = [1_048_576, 20_000_000]

/**
 * The address of a filled cell so far from the others that a sheet up to it cannot be read;
 * undefined where there is none.
 * @param columns that are read
 */
export function farCell(sheet: string, columns: number): string | undefined {
  let [right, down] = [0, 0]
  for (const [, letters = '', digits = ''] of sheet.matchAll(
    /<c\b[^>]*\br="([A-Z]{1,3})(\d{1,8})"[^>]*(?<!\/)>\s*<(?:v|f|is)\b/g,
  )) {
    right = Math.max(right, columnNumber(letters))
    down = Math.max(down, Number(digits))
    const isFar = right > 10 * columns || down > lastRow || right * down > lastCells
    if (isFar) return `${letters}${digits}`
  }
  return undefined
}

/**
 * A sheet without what is said of its extent and without cells that are empty: a library makes a
 * place for each cell between the first and the last.
 */
export const withoutEmptyCells = (sheet: string): string =>
  sheet
    .replace(/<dimension\b[^>]*\/>/, '')
    .replace(/<c\b[^>]*\/>/g, '')
    .replace(/<row\b[^>]*(?:\/>|>\s*<\/row>)/g, '')

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
