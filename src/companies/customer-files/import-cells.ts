/**
 * Cells of a customer file that contain several values, or something other than their heading
 * names. Pure.
 */
import type { FieldOf } from '../../../packages/file-reader/headings/fields.ts'
import { isShortened } from '../../../packages/file-reader/numbers/numbers.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'

type Field = FieldOf<'customer'>

/** Placeholders that programs write for an empty cell: '--', '–', 'NULL', 'n/a'. */
export const isNothing = (cell: string): boolean =>
  /^(?:[-\u2012-\u2015\s]*|null|nan|undefined|n\/a|k\. ?a\.)$/i.test(cell)

/** '#N/A', '#REF!': the errors that a spreadsheet shows in place of a value. */
const isSheetError = (cell: string): boolean =>
  /^#(?:N\/A|NV|(?:REF|VALUE|NULL|NUM|BEZUG|WERT|ZAHL|FORMULA)!|NAME\?|DIV\/0!)$/i.test(cell)

/** Fields with more digits than a spreadsheet shows of a number. */
const inDigits: ReadonlySet<Field> = new Set(['phone', 'number', 'vatId', 'taxNumber', 'postcode'])

/**
 * Why a cell's value is invalid for its field, whatever the other cells contain; undefined if it
 * may be valid.
 */
export function doubtOfCell(field: Field, cell: string): string | undefined {
  if (isSheetError(cell)) return messages.wrongField(field, messages.sheetError(cell))
  if (inDigits.has(field) && isShortened(cell))
    return messages.wrongField(field, messages.shortened(cell))
  if ((field === 'email' || field === 'billingEmail') && (cell.match(/@/g) ?? []).length > 1)
    return messages.severalEmails(field, cell)
  if (field === 'vatId' && !isVatNumber(cell)) return messages.noVatNumber(cell)
  if ((field === 'address' || field === 'street') && areTwoAddresses(cell))
    return messages.severalAddresses(cell)
  return undefined
}

/** '20%', 'yes' and 'exempt' are not VAT numbers, nor are two numbers in one cell. */
function isVatNumber(cell: string): boolean {
  const digits = cell.replaceAll(/[^\p{Nd}]/gu, '').length
  const isOne =
    cell.split(/[;,|/\n]|\s(?:und|and|et)\s/).filter((part) => /\d.*\d.*\d.*\d.*\d/.test(part))
      .length <= 1
  return isOne && !cell.includes('%') && (digits >= 5 || (digits >= 2 && /^[A-Z]{2}/.test(cell)))
}

/** A town after its postcode, or a postcode of countries that write it last. */
const placed =
  /(?<![\p{L}\p{N}])(?:[A-Z]{1,3}[- ])?\d{4,6}\s+\p{L}{2}|\d{3} \d{2}\s+\p{L}{2}|\d{2}-\d{3}\s+\p{L}{2}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b[A-Z]{2} \d{5}\b/gu
const otherAddress =
  /(?:^|[\n;,/|])\s*(?:(?:delivery|shipping|billing|ship to|lager|liefer\p{L}*|rechnungs\p{L}*|versand\p{L}*|livraison|facturation|consegna|spedizione|fatturazione|entrega|env[ií]o|facturaci[oó]n|aflever\p{L}*|bezorg\p{L}*|factuur\p{L}*|dostaw[ya]|doru[cč]en[ií]|leverans|leverings\p{L}*|faktur\p{L}*)(?: ?(?:address|adresse|anschrift))?)\s*:/iu

/**
 * Whether a cell contains two addresses: two towns with their postcodes, or the name of a second
 * town.
 */
function areTwoAddresses(cell: string): boolean {
  // A number before a street is a house number: '12345 Main Street, Austin TX 78701'.
  const isApart = (match: RegExpMatchArray) => match.index !== 0
  const parts = cell.split(/\n\s*\n|[;|\n]|\s\/\s/)
  const towns = parts.filter((part) => part.match(placed))
  const inOne = parts.some((part) => [...part.matchAll(placed)].filter(isApart).length > 1)
  return towns.length > 1 || inOne || (otherAddress.test(cell) && /\d/.test(cell))
}

/**
 * The telephone numbers in a cell: '+49 30 123456 / +49 171 5551234' has two, '030 / 123456' one.
 * @returns at least the cell itself
 */
export function phonesIn(cell: string): readonly string[] {
  const parts = cell
    .split(/\s*[;|\n]\s*|,\s+|\s\/\s(?=[+(]?0|\+|\()|\s(?:und|and|et|y|e|en|i|og|och|oder|or)\s/iu)
    .filter((part) => /(?:\d\D*){5}/.test(part))
  return parts.length > 1 ? parts : [cell]
}
