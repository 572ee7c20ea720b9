/** How many pieces a line orders, converted from its units or packs. Pure. */
import { signBefore } from '../../packages/file-reader/numbers/number-signs.ts'
import { parseQuantity } from '../platform/fields/quantity-input.ts'
import type { PadTool } from '../search/contract.ts'
import type { DraftLine } from './draft.ts'
import { reasonMessages as messages } from './messages/reasons.ts'
import { unitsOf } from './order-units.ts'
import { reason, type Reason } from './reasons.ts'
import { amountReasons } from './written-amounts.ts'

/**
 * A written number of pieces: '12', '12.00'; in tables and texts also '1,200'. NaN for anything
 * else, and in tables and texts for '1.000', which may be one or a thousand.
 */
function writtenPieces(text: string, exact = false): number {
  const bare = text.trim()
  const isWhole = /^\+?\d{1,7}(?:\.0*)?$/.test(bare)
  if (isWhole && (exact || signBefore(bare) !== 'open')) return Number.parseInt(bare, 10)
  return exact ? Number.NaN : parseQuantity(bare)
}

export type Counted = { readonly quantity: number | undefined; readonly reasons: readonly Reason[] }

/**
 * The number of pieces that a line orders; if units or packs have to be converted, a person agrees.
 */
function countPieces(line: DraftLine, tool: PadTool | undefined, packed: number): Counted {
  const count = line.each === undefined ? line.quantity : line.quantity.replace(/\D.*$/s, '')
  const written = writtenPieces(count, line.exact)
  // The doubt explains why there is no number.
  if (line.doubt && !Number.isSafeInteger(written)) return { quantity: undefined, reasons: [] }
  if (line.quantity.trim() === '')
    return { quantity: undefined, reasons: [reason('no-quantity', messages.noQuantity)] }
  if (!Number.isSafeInteger(written) || written < 1)
    return {
      quantity: undefined,
      reasons: [reason('no-quantity', messages.notWhole(line.quantity))],
    }
  const each = eachOf(line, tool, packed)
  if (each === 1) return { quantity: written, reasons: [] }
  const unit = line.unit || line.quantity.replace(/^[\d.,\s]+/, '')
  if (each === undefined)
    return { quantity: written, reasons: [reason('unit', messages.otherUnit(written, unit))] }
  return {
    quantity: written * each,
    reasons: [reason('unit', messages.severalEach(written, unit, each, written * each))],
  }
}

/** The number of pieces of a line, with the reasons from its line total in the file. */
export function countWritten(
  line: DraftLine,
  tool: PadTool | undefined,
  packed: number,
  currency: string,
): Counted {
  const { quantity, reasons } = countPieces(line, tool, packed)
  return { quantity, reasons: [...reasons, ...amountReasons(line, currency)] }
}

/** The number of pieces in one ordered unit; undefined if it is not known. */
export function eachOf(
  { unit, each, contains, exact }: DraftLine,
  tool: PadTool | undefined,
  packed: number,
): number | undefined {
  const pack = tool && tool.packSize > 1 ? tool.packSize : undefined
  if (each !== undefined) return each === 'pack' ? pack : each
  const inside = writtenPieces(contains, exact)
  if (Number.isSafeInteger(inside) && inside > 1) return inside
  if (packed > 1) return packed
  const units = unitsOf(unit, tool?.unit)
  if (units === 'same') return 1
  return units === 'pack' ? pack : units === 'other' ? undefined : units
}
