/**
 * Weights in rows whose price is for several units: 0.5 kg beside a price per 100 may be the weight
 * of one unit or of 100. The shop's weights of the same tools answer it, else it is asked once.
 * Pure.
 */
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { weightBaseField, type WeightBase } from '../weight-base-kinds.ts'
import type { MappedRow, Mapping } from './mapping.ts'
import type { RowDoubts } from './remarks.ts'
import type { Draft } from './row-draft.ts'
import { saysWeighedPieces } from './weighed-pieces.ts'

/** Whether a list has weights, and neither a heading nor a person states what they are for. */
export const isWeightBaseOpen = (
  { columns, weightBase }: Pick<Mapping, 'columns' | 'weightBase'>,
  headings: readonly string[],
): boolean => {
  const column = columns.indexOf('weight')
  return (
    column >= 0 &&
    weightBase === undefined &&
    !isOfRecords(headings) &&
    !saysWeighedPieces(headings[column] ?? '')
  )
}

/** The weight of a row in which it may be for several units. */
export const weightInDoubt = ({
  fields: { weight_grams: grams },
  listedPer = 1,
}: Pick<MappedRow, 'fields' | 'listedPer'>): number | undefined =>
  listedPer > 1 && typeof grams === 'number' ? grams : undefined

/** How the weights of a list compare with the shop's weights of the same tools. */
export type StoredWeights = { readonly piece: number; readonly price: number }

/** Weights that differ by this factor are hardly of the same quantity. */
const alikeUpTo = 3
const areAlike = (one: number, other: number): boolean =>
  one < other * alikeUpTo && other < one * alikeUpTo

/** Adds both weights of a tool, in grams, to the comparison. */
export const countWeights = (
  { piece, price }: StoredWeights,
  {
    listed,
    stored,
    per,
  }: { readonly listed: number; readonly stored: number; readonly per: number },
): StoredWeights => ({
  piece: piece + Number(areAlike(listed, stored)),
  price: price + Number(areAlike(listed / per, stored)),
})

/** What the shop's weights show; undefined if they show nothing, or both. */
export const shownWeightBase = ({ piece, price }: StoredWeights): WeightBase | undefined =>
  piece === price ? undefined : piece > price ? 'piece' : 'price'

/** The question about each row of such a list. */
export const weightQuestion: RowDoubts = (_row, mapped) => {
  if (weightInDoubt(mapped) === undefined) return { errors: [], warnings: [] }
  const why = messages.why.weightBase(mapped.listedPer ?? 1)
  return { errors: [], warnings: [{ field: weightBaseField, why }] }
}

/** Divides a weight that is for as many units as the price of its row. */
export function settleWeight({ mapping, headings, numbers, warnings }: Draft): void {
  const per = numbers.get('price_per') ?? 1
  const grams = numbers.get('weight')
  if (mapping.weightBase !== 'price' || grams === undefined || per <= 1) return
  if (saysWeighedPieces(headings[mapping.columns.indexOf('weight')] ?? '')) return
  const each = Math.ceil(Number((grams / per).toPrecision(12)))
  numbers.set('weight', each)
  if (each * per !== grams) {
    const why = messages.why.weightRounded(`${grams} g ÷ ${per}`, each)
    warnings.push({ field: 'weight', why })
  }
}
