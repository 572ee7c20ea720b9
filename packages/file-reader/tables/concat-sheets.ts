/** Sheets of a workbook that form one list, with a sheet for each group of articles. Pure. */
import { fieldOfHeading } from '../headings/article-headings.ts'
import { headingKey } from '../headings/heading-key.ts'
import { stateOfWord } from '../headings/state-words.ts'
import { fileMessages as messages } from '../messages.ts'
import { namesNoGroup } from './section-titles.ts'
import type { ReadSheet } from './table.ts'

export type NamedTable = ReadSheet & {
  readonly sheet: string
  readonly isHidden: boolean
  /** The sheets of a joined list. */
  readonly joins?: readonly string[]
}

/** Whether a sheet is visible and has articles. */
export const isList = ({ isHidden, fields, headings, rows }: NamedTable): boolean =>
  !isHidden &&
  rows.length > 0 &&
  (fields >= 2 || headings.some((heading) => fieldOfHeading(heading) === 'sku'))

const namesOf = ({ headings }: ReadSheet): string => headings.map(headingKey).join('\n').trimEnd()

/**
 * Appends the sheets that have the same columns as the longest one, with a column for the name of
 * the sheet; row numbers continue.
 * @returns undefined if no two sheets have the same columns
 */
export function concatSheets(sheets: readonly NamedTable[]): NamedTable | undefined {
  const lists = sheets.filter(
    ({ isHidden, fields, rows }) => !isHidden && fields >= 2 && rows.length > 0,
  )
  const [longest] = lists.toSorted((a, b) => b.rows.length - a.rows.length)
  const alike = lists.filter((one) => longest && namesOf(one) === namesOf(longest))
  const [first, second] = alike
  // Sheets of the same articles are lists of several years, of which one is meant.
  if (!first || !second || areSameArticles(alike) || areOfYears(alike)) return undefined
  const width = Math.max(...alike.map(({ headings }) => headings.length))
  const headings = Array.from({ length: width }, (_, column) => first.headings[column] ?? '')
  let passed = 0
  const rows = alike.flatMap((one) => {
    const before = passed
    passed += one.rows.at(-1)?.row ?? 0
    return one.rows.map((row) => ({
      ...row,
      row: before + row.row,
      cells: [...Array.from({ length: width }, (_, column) => row.cells[column] ?? ''), one.sheet],
    }))
  })
  return {
    headingRow: first.headingRow,
    firstRows: first.firstRows,
    fields: first.fields,
    isHidden: false,
    rows,
    sheet: joinedName(alike),
    joins: alike.map(({ sheet }) => sheet),
    headings: [...headings, messages.sheetHeading],
    ...(first.titledQuantity === undefined ? {} : { titledQuantity: first.titledQuantity }),
    currency: alike.find(({ currency }) => currency !== '')?.currency ?? '',
  }
}

/** Whether many article numbers occur on several of the sheets. */
function areSameArticles(sheets: readonly NamedTable[]): boolean {
  const column = Math.max(
    0,
    (sheets[0]?.headings ?? []).findIndex((heading) => fieldOfHeading(heading) === 'sku'),
  )
  const numbers = sheets.flatMap(({ rows }) => [
    ...new Set(rows.map(({ cells }) => String(cells[column] ?? '').trim()).filter(Boolean)),
  ])
  return new Set(numbers).size < numbers.length * 0.8
}

/** Whether the names of sheets say when they apply, or that their articles are no longer sold. */
const areOfYears = (sheets: readonly NamedTable[]): boolean =>
  sheets.some(
    ({ sheet }) =>
      /(?<!\d)(?:19|20)\d\d(?!\d)/.test(sheet) ||
      !['on-sale', undefined].includes(stateOfWord(sheet)),
  )

const shownNames = 4
/** The name of the joined list: 'Hammers + Pliers'. */
function joinedName(sheets: readonly NamedTable[]): string {
  const names = sheets.map(({ sheet }) => sheet)
  const more = names.length - shownNames
  return [...names.slice(0, shownNames), ...(more > 0 ? [messages.moreSheets(more)] : [])].join(
    ' + ',
  )
}

/** Default names that programs give to sheets. */
const unnamed =
  /^(?:sheet|tabelle|blatt|feuil(?:le)?|hoja|foglio|blad|arkusz|ark|list|planilha)\s*\d*$/i

/** Whether a column contains the names of sheets that are named after groups. */
export const isGroupColumn = (heading: string | undefined, cells: readonly unknown[]): boolean =>
  heading === messages.sheetHeading &&
  cells.length > 0 &&
  cells.every(
    (cell) =>
      typeof cell === 'string' && cell.trim() !== '' && !unnamed.test(cell) && !namesNoGroup(cell),
  )
