/**
 * Texts about prices in a workbook outside the list: comments, page headers, sheets of notes. Pure.
 */
import { currencyIn } from '../headings/currency-names.ts'
import { baseOfHeading } from '../headings/price-base.ts'
import type { SheetParts } from '../formats/sheet-parts.ts'
import type { NamedTable } from './concat-sheets.ts'
import { isEmptyCell, namesPrices, type FirstRow, type Row } from './table.ts'

/**
 * The maximum number of stored texts, of inspected rows in a sheet of notes, and of characters in a
 * text.
 */
const [mostTexts, mostRows, mostSigns] = [20, 200, 200]
const taxWords = /(?<!\p{L})(?:mwst|ust|vat|tva|btw|iva|moms|mva|dph|ttc|ht|tax)(?!\p{L})/iu

const saysOfPrices = (text: string): boolean =>
  namesPrices(text) ||
  taxWords.test(text) ||
  currencyIn(text) !== '' ||
  baseOfHeading(text).quantity !== undefined

/** A number, a percentage or a day on a sheet of notes may be a term, whatever the words. */
const hasNumber = (text: string): boolean => /[\d%=]/.test(text) || ofWholeList.test(text)
/** 'DRAFT', 'Canada only': a short line about the whole list. */
const ofWholeList =
  /(?<!\p{L})(?:draft|entwurf|brouillon|borrador|bozza|preliminary|provisional|vorl[aä]ufig|obsolete|superseded|withdrawn|do not use|nicht verwenden|ung[uü]ltig|not valid|\p{L}+ only|nur f[uü]r)(?!\p{L})/iu

/** A hidden sheet often has the choices of a list, such as 'per 100': only sentences are meant. */
const isSentence = (text: string): boolean => namesPrices(text) && text.split(/\s+/).length > 4

const textOf = (row: Row): string =>
  row
    .filter((cell) => typeof cell === 'string' && !isEmptyCell(cell))
    .join(' ')
    .trim()

/**
 * @param sheets as in the file
 * @param tables the same sheets as lists; a sheet without columns contains notes
 * @returns these texts as row 0 of the list; none if the file is not a workbook
 */
export function textsOfWorkbook(
  sheets: readonly { readonly rows: readonly Row[]; readonly parts: SheetParts }[],
  tables: readonly NamedTable[],
): readonly FirstRow[] {
  const texts = sheets.flatMap(({ rows, parts }, nth) => {
    const table = tables[nth]
    const isOfNotes = sheets.length > 1 && (table?.fields ?? 0) < 2
    const notes = isOfNotes ? rows.slice(0, mostRows).map(textOf) : []
    return [...(parts.says ?? []), ...notes.filter((text) => !parts.isHidden || isSentence(text))]
  })
  const said = [...new Set(texts)].filter(Boolean)
  const ofPrices = said.filter(saysOfPrices)
  return [...new Set([...ofPrices, ...said.filter(hasNumber)])]
    .slice(0, mostTexts)
    .map((text) => ({ row: 0, text: text.slice(0, mostSigns).toWellFormed() }))
}
