/**
 * How the number series of orders and documents may be changed: never backwards, never repeated, no
 * gaps.
 */
import type { documentsMessages } from '../messages/documents.ts'
import { documentKinds, documentNumber, seriesByKind, type DocumentKind } from '../rules.ts'

/**
 * The kinds with a number series. Orders have no prefix: their number is an integer on the wire.
 */
export const numberedKinds = ['order', ...documentKinds] as const
export type NumberedKind = (typeof numberedKinds)[number]

/** The highest number that may be set: far below the limit on the wire. */
export const maxSetNumber = 1_000_000_000

/** The present numbers of one kind. */
export type SeriesState = {
  readonly prefix: string
  /** The last assigned number; the next is one higher. */
  readonly last: number
  /** Whether a document has been issued with this prefix. */
  readonly begun: boolean
  /** The last number of any document of the kind, with any prefix; 0 before the first. */
  readonly given: number
}
export type WantedSeries = { readonly prefix: string; readonly next: number }

/** Why a series is refused: the field, and the name of the message. */
export type SeriesRefusal = {
  readonly field: 'prefix' | 'nextNumber'
  readonly reason: keyof typeof documentsMessages.series.refused
}

/** The last number that was issued; none if the prefix has no issued documents. */
export const lastGiven = ({ last, begun, given }: SeriesState): number => (begun ? last : given)

/**
 * Validates a change of a series. A kind may return to an earlier prefix if nothing was issued
 * since: its numbers continue.
 * @param usedPrefixes the prefixes of other kinds, and those under which other documents were
 *   issued
 * @param before the last number of the kind with the requested prefix, if any
 */
export function validateSeries(
  kind: NumberedKind,
  current: SeriesState,
  wanted: WantedSeries,
  usedPrefixes: ReadonlySet<string>,
  before?: number,
): SeriesRefusal | undefined {
  if (wanted.next <= lastGiven(current)) return { field: 'nextNumber', reason: 'backwards' }
  if (kind === 'order') return wanted.prefix === '' ? undefined : refusedPrefix('order')
  if (wanted.prefix === '') return refusedPrefix('none')
  if (wanted.prefix === current.prefix)
    return current.begun && wanted.next > current.last + 1
      ? { field: 'nextNumber', reason: 'gap' }
      : undefined
  if (usedPrefixes.has(wanted.prefix)) return refusedPrefix('used')
  if (before === undefined) return undefined
  if (current.begun || before !== current.given) return refusedPrefix('used')
  return wanted.next > before + 1 ? { field: 'nextNumber', reason: 'gap' } : undefined
}

const refusedPrefix = (reason: SeriesRefusal['reason']): SeriesRefusal => ({
  field: 'prefix',
  reason,
})

/** The default prefix of a kind. */
export const defaultPrefix = (kind: NumberedKind): string =>
  kind === 'order' ? '' : seriesByKind[kind]

/** The number for people: 'INV-000042'; for an order '10001'. */
export const displayedNumber = (prefix: string, number: number): string =>
  prefix === '' ? String(number) : documentNumber(prefix, number)

export const isDocumentKind = (kind: NumberedKind): kind is DocumentKind => kind !== 'order'
