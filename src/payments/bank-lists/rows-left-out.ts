/** Skipped rows of a bank's list: neither payments nor ordinary outgoing money. Pure. */
import type { LeftOutKind } from '../left-out.ts'
import { namesReturn } from './bank-direction.ts'
import { bankReversalIn } from './bank-reversals.ts'
import { bankStateOf, beginsUnbooked, isNotCollected, isTakenBack } from './bank-states.ts'
import { isMovedInside, kindsOf, namesReversal } from './bank-texts.ts'

type Row = readonly string[]
type Said = {
  readonly headings: Row
  readonly direction: 'in' | 'out' | { readonly why: string }
  /** The title above the row which states that the rows below it are not booked; '' for none. */
  readonly open: string
  /** The cells with the text of the payment. */
  readonly texts: Row
  /** Whether it has only a value date, unlike other rows. */
  readonly isUndated: boolean
  /** The cells that may state that it is not booked. */
  readonly states: Row
}

/** Why a row is skipped, if it is, and whether it changed the balance. */
export function leftOutOf(
  row: Row,
  { headings, direction, open, states, texts, isUndated }: Said,
): { readonly leftOut: LeftOutKind | undefined; readonly isBooked: boolean } {
  const hasGone = direction === 'out'
  const isOpen =
    isUndated ||
    states.some((text) => bankStateOf(text) === 'open') ||
    texts.some(beginsUnbooked) ||
    isNotCollected(headings, row)
  const isInside = isMovedInside(headings, row)
  const isFlagged = isTakenBack(headings, row)
  const isBooked = isInside || !(isOpen || isFlagged)
  if (isOpen || (open !== '' && hasGone)) return { leftOut: 'notBooked', isBooked }
  if (isFlagged || namesReversal(headings, row))
    return { leftOut: hasGone ? 'takenBack' : 'openReversal', isBooked }
  if (isInside) return { leftOut: 'movedInside', isBooked }
  return { leftOut: hasGone && saysReturn(headings, row) ? 'takenBack' : undefined, isBooked }
}

/**
 * Whether outgoing money is the return of an incoming payment, according to its texts or its kind.
 */
const saysReturn = (headings: Row, row: Row): boolean =>
  namesReturn(row.join(' ')) ||
  bankReversalIn(kindsOf(headings, row)) !== undefined ||
  kindsOf(headings, row).some((kind) => /^(?:retoure|r(?:ü|ue)ckgabe)$/i.test(kind.trim()))
