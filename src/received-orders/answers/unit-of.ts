/**
 * The unit of quantities in an answer: the unit that the order wrote, else the code of the shop's
 * unit. Pure.
 */
import { unitCodes } from '../../catalogue/units/unit-codes.ts'
import type { AnswerLine } from './answer.ts'

/** @param piece the format's code for a piece */
export const unitOf = ({ unit, ordered, written }: AnswerLine, piece: string): string => {
  if (unit !== '') return unit
  if (!ordered) return written.unit || piece
  const own = ordered.unit ?? 'piece'
  return own === 'piece' ? piece : unitCodes[own]
}

/** Cents as a decimal number. */
export const decimalOf = (cents: number): string => (cents / 100).toFixed(2)
