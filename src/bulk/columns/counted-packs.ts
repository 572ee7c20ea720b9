/**
 * Quantities in packs, stated by a heading ('MOQ (packs)', 'Bestand in Kartons') or a cell ('2
 * cases'). Pure.
 */
import { fieldOfHeading } from '../../../packages/file-reader/headings/article-headings.ts'
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { CountedIn } from './counted-cells.ts'
import { packKinds } from './listed-pack.ts'
import type { Draft } from './row-draft.ts'

const counted = ['minimum_quantity', 'Stock', 'reorder_level'] as const

/** The field with the number of pieces in the unit that a heading names; undefined for pieces. */
export function packIn(heading: string): 'pack_size' | 'carton' | number | undefined {
  const [, bracketed, behind] =
    /[([]\s*(?:in\s+)?([\p{L}.]+)\s*[)\]]|\b(?:in|en|w|v|i)\s+(\p{L}+)\s*$/iu.exec(heading) ?? []
  const unit = fieldOfKey('unit', headingKey(bracketed ?? behind))
  if (unit === 'dozen') return 12
  if (unit === 'pack') return 'pack_size'
  return unit === 'container' ? 'carton' : undefined
}

/** Converts numbers of packs into numbers of pieces; an error if the pack size is not known. */
export function settlePacks(draft: Draft): void {
  const { mapping, headings, numbers, errors } = draft
  settleCells(draft)
  settleUnitOfRow(draft)
  for (const field of counted) {
    const heading = headings[mapping.columns.indexOf(field)] ?? ''
    const number = numbers.get(field)
    const pack = number === undefined ? undefined : packIn(heading)
    if (number === undefined || pack === undefined) continue
    const pieces = typeof pack === 'number' ? pack : numbers.get(pack)
    if (pieces === undefined) errors.push({ field, why: messages.why.inPacks(heading) })
    else numbers.set(field, number * pieces)
  }
}

const packs: ReadonlySet<string> = new Set(['pack_size', ...packKinds])
const bases: ReadonlySet<string> = new Set(['price_per', 'cost_per'])

/** Numbers whose cell states that they are in packs or a measure: '2 cases', '310 ml'. */
function settleCells(draft: Draft): void {
  const { texts } = draft
  for (const [field, cell] of draft.counted ?? []) {
    const { unit } = cell.in
    if (unit !== undefined && unit === texts.get('unit')) {
      warnOfUnit(draft, field, cell)
      continue
    }
    // A price for 100 kg is for an article that is sold by the kilogram.
    const isUnit = bases.has(field) && cell.in.is === 'measure' && !texts.has('unit')
    if (isUnit && unit !== undefined) texts.set('unit', unit)
    else settleCell(draft, field, cell)
  }
}

/** '1 case' of an article that is sold by the case, in a row with the pieces of a case. */
function warnOfUnit(
  { numbers, warnings }: Draft,
  field: string,
  { text, in: what }: { readonly text: string; readonly in: CountedIn },
): void {
  const pieces = what.is === 'measure' ? 1 : (numbers.get(sizeOf(what)) ?? 1)
  if (pieces > 1)
    warnings.push({ field, why: messages.why.aboutStock(text, String(numbers.get(field))) })
}

/** The number of pieces in the unit of a row; 1 for a piece. */
function piecesOfUnit({ mapping, headings, numbers, unitBase }: Draft): number {
  const priceUnit = headings[mapping.columns.indexOf('price_per')] ?? ''
  const ofColumn = fieldOfHeading(priceUnit) === 'unit' ? numbers.get('price_per') : undefined
  return unitBase?.per ?? ofColumn ?? 1
}

/**
 * A unit of several pieces, such as 'C' or '100 st', may also count the stock of the row, if that
 * is not whole units in pieces, and a pack or a minimum that is smaller than it.
 */
function settleUnitOfRow(draft: Draft): void {
  const { numbers, warnings, counted: worded } = draft
  const per = piecesOfUnit(draft)
  if (per <= 1 || !(numbers.has('price') || numbers.has('cost'))) return
  const isDoubtful = (field: string, number: number): boolean =>
    field === 'Stock'
      ? number % per !== 0 && draft.stockUnit === undefined
      : number > 1 && number < per
  for (const field of ['Stock', 'pack_size', 'minimum_quantity'] as const) {
    const number = numbers.get(field) ?? 0
    if (isDoubtful(field, number) && worded?.has(field) !== true)
      warnings.push({ field, why: messages.why.unitOfRow(per, number) })
  }
}

const sizeOf = ({ is }: CountedIn): 'pack_size' | 'carton' =>
  is === 'pack' ? 'pack_size' : 'carton'

function settleCell(
  { numbers, errors, warnings }: Draft,
  field: string,
  { text, in: what }: { readonly text: string; readonly in: CountedIn },
): void {
  const own = numbers.get(sizeOf(what))
  const pieces = own ?? numbers.get('pack_size')
  if (what.is === 'measure' || bases.has(field) || packs.has(field))
    errors.push({ field, why: messages.why.noCount(text) })
  else if (pieces === undefined) errors.push({ field, why: messages.why.inPacks(text) })
  else {
    const total = (numbers.get(field) ?? 0) * pieces
    numbers.set(field, total)
    // '2 boxes' in a row with the size of a pack.
    if (own === undefined)
      warnings.push({ field, why: messages.why.aboutStock(text, String(total)) })
  }
}
