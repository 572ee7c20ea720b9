/**
 * Merges a change that names only some lines with the earlier order: its lines, with those that the
 * change adds, changes and deletes, by line number. Only if the codes of its standard state the
 * meaning of each line (UN/EDIFACT 1229: 1 added, 2 deleted, 3 changed, 4 no action). Pure.
 */
import type { OrderParty } from '../../packages/file-reader/orders/order-document.ts'
import { isSameArticle } from './differences.ts'
import type { Correction, Draft, DraftLine } from './draft.ts'

/** A line of the merged order: from the change, or from the earlier order. */
type Merged = {
  readonly line: DraftLine
  /** Its position in the change, else in the earlier order. */
  readonly ofChange?: number
  readonly ofEarlier?: number
}

/** @returns undefined if the meaning is not clear: a person decides */
export function mergeDrafts(earlier: Draft, change: Draft): Draft | undefined {
  const lines = mergeLines(earlier, change)
  return lines && { ...wholeHeader(earlier, change), lines: lines.map(({ line }) => line) }
}

/** Decisions about lines that both orders have, keyed by the new position of the line. */
export function mergeCorrections(
  earlier: { readonly draft: Draft; readonly corrections: readonly Correction[] },
  change: { readonly draft: Draft; readonly corrections: readonly Correction[] },
): readonly Correction[] {
  const lines = mergeLines(earlier.draft, change.draft) ?? []
  return lines.flatMap(({ ofChange, ofEarlier }, line) => {
    const [from, place] =
      ofChange === undefined ? [earlier.corrections, ofEarlier] : [change.corrections, ofChange]
    const decided = from.find((one) => one.line === place)
    return decided ? [{ ...decided, line }] : []
  })
}

function mergeLines(
  { lines: before, currency }: Draft,
  { lines: named, currency: changed }: Draft,
): readonly Merged[] | undefined {
  if (currency !== '' && changed !== '' && currency !== changed) return undefined
  const [earlier, changes] = [byNumber(before), byNumber(named)]
  if (!earlier || !changes || !named.every((line) => isClear(line, earlier.get(line.number))))
    return undefined
  const kept = before.flatMap((line, ofEarlier): readonly Merged[] => {
    const change = changes.get(line.number)
    if (change === undefined || change.action === 'none')
      // The position refers to the other file.
      return [{ line: { ...line, from: 0, to: 0 }, ofEarlier }]
    if (change.action === 'deleted') return []
    return [{ line: changedLine(line, change), ofChange: named.indexOf(change) }]
  })
  const added = named.flatMap((line, ofChange) =>
    line.action === 'added' ? [{ line, ofChange }] : [],
  )
  const merged = [...kept, ...added]
  return merged.length === 0 ? undefined : merged
}

/** Keyed by line number; undefined if a line has none, or two have the same. */
function byNumber(lines: readonly DraftLine[]): ReadonlyMap<string, DraftLine> | undefined {
  const found = new Map(lines.map((line) => [line.number, line]))
  return found.has('') || found.size < lines.length ? undefined : found
}

/** Whether the change states what happens to the line, and refers to the line with its number. */
function isClear(line: DraftLine, before: DraftLine | undefined): boolean {
  if (line.action === undefined) return false
  if (line.action === 'added') return before === undefined
  return before !== undefined && (isUnnamed(line) || isSameArticle(line, before))
}

const isUnnamed = ({ sellerNumber, buyerNumber, gtin, makerNumber, name }: DraftLine): boolean =>
  [sellerNumber, buyerNumber, gtin, makerNumber, name].every((text) => text === '')

/**
 * Values that the change leaves out stay; a quantity keeps its unit, a price the quantity that it
 * is for.
 */
const changedLine = (before: DraftLine, change: DraftLine): DraftLine => ({
  ...change,
  ...(change.quantity === ''
    ? { quantity: before.quantity, unit: before.unit, contains: before.contains, each: before.each }
    : { unit: change.unit || before.unit, contains: change.contains || before.contains }),
  ...(change.price === '' ? { price: before.price, priceQuantity: before.priceQuantity } : {}),
  sellerNumber: change.sellerNumber || before.sellerNumber,
  buyerNumber: change.buyerNumber || before.buyerNumber,
  gtin: change.gtin || before.gtin,
  makerNumber: change.makerNumber || before.makerNumber,
  name: change.name || before.name,
  note: change.note || before.note,
})

/** The head of the change, with values that only the earlier order has. */
function wholeHeader(earlier: Draft, change: Draft): Draft {
  const isWished = change.wishedFrom !== '' || change.wishedUntil !== ''
  const wished = isWished ? change : earlier
  return {
    ...change,
    currency: change.currency || earlier.currency,
    notes: [...new Set([...earlier.notes, ...change.notes])],
    buyer: isNamed(change.buyer) ? change.buyer : earlier.buyer,
    deliverTo: isNamed(change.deliverTo) ? change.deliverTo : earlier.deliverTo,
    severalAddresses: earlier.severalAddresses || change.severalAddresses,
    wishedFrom: wished.wishedFrom,
    wishedUntil: wished.wishedUntil,
    otherSheets: [...earlier.otherSheets, ...change.otherSheets],
    partlyRead: earlier.partlyRead || change.partlyRead,
    unread: [...new Set([...(earlier.unread ?? []), ...(change.unread ?? [])])],
    merged: true,
  }
}

const isNamed = ({ name, street, city }: OrderParty): boolean =>
  [name, street, city].some((text) => text !== '')
