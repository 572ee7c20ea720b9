/**
 * What a person has corrected in a draft: the draft itself does not change, decisions are kept
 * beside it. A line that was only confirmed is not corrected. Pure.
 */
import type { DraftLine } from './draft.ts'

type Decided = {
  /** The SKU of the chosen tool. */
  readonly sku?: string | undefined
  readonly quantity?: number | undefined
  readonly leftOut?: boolean | undefined
}
/** As it is stored: the chosen tool with its id. */
type Kept = Omit<Decided, 'sku'> & { readonly tool?: object | undefined }

export type LineCorrection =
  | { readonly kind: 'left-out' }
  | {
      readonly kind: 'changed'
      /** The SKU of the chosen tool; undefined if it is the tool that was read. */
      readonly sku: string | undefined
      /** The quantity in the file, and the ordered one; undefined if they are the same. */
      readonly quantity: { readonly was: string; readonly is: number } | undefined
    }

/** @returns undefined if nothing was corrected */
export function correctionOf(
  written: Pick<DraftLine, 'quantity'>,
  { sku, quantity, leftOut }: Decided,
): LineCorrection | undefined {
  if (leftOut === true) return { kind: 'left-out' }
  if (sku === undefined && quantity === undefined) return undefined
  return {
    kind: 'changed',
    sku,
    quantity: quantity === undefined ? undefined : { was: written.quantity.trim(), is: quantity },
  }
}

export const correctionKinds = ['tool', 'quantity', 'left-out'] as const

/** What was corrected in a line; a line that is left out has no other correction. */
const kindsOf = ({ tool, quantity, leftOut }: Kept): readonly (typeof correctionKinds)[number][] =>
  leftOut === true
    ? ['left-out']
    : [
        ...(tool === undefined ? [] : (['tool'] as const)),
        ...(quantity === undefined ? [] : (['quantity'] as const)),
      ]

/** How many lines were corrected. */
export const countCorrected = (corrections: readonly Kept[]): number =>
  corrections.filter((one) => kindsOf(one).length > 0).length

/** The number of lines for each kind of correction. */
export function countKinds(
  corrections: readonly Kept[],
): Readonly<Record<(typeof correctionKinds)[number], number>> {
  const kinds = corrections.flatMap(kindsOf)
  const count = (kind: (typeof correctionKinds)[number]): number =>
    kinds.filter((one) => one === kind).length
  return { tool: count('tool'), quantity: count('quantity'), 'left-out': count('left-out') }
}
