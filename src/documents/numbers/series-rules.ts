/** How the numbers of orders and documents may be set: never backwards, never double, no gaps. */
import type { documentsMessages } from '../messages/documents.ts'
import { documentKinds, documentNumber, seriesByKind, type DocumentKind } from '../rules.ts'

/** What has numbers of its own. Orders have no prefix: the wire has their number as an integer. */
export const numberedKinds = ['order', ...documentKinds] as const
export type NumberedKind = (typeof numberedKinds)[number]

/** The highest number that may be set: far below what the wire takes. */
export const maxSetNumber = 1_000_000_000

/** The numbers of one kind as they are. */
export type SeriesState = {
  readonly prefix: string
  /** The last number that was given; the next is one more. */
  readonly last: number
  /** Whether a document has been issued with this prefix. */
  readonly begun: boolean
  /** The last number that a document of the kind has, with whatever prefix; 0 before the first. */
  readonly given: number
}
export type WantedSeries = { readonly prefix: string; readonly next: number }

/** Why a series is refused: which field, and the name of the message. */
export type SeriesRefusal = {
  readonly field: 'prefix' | 'nextNumber'
  readonly reason: keyof typeof documentsMessages.series.refused
}

/** The last number that counts: with a prefix of which nothing was issued, none has been given. */
export const lastGiven = ({ last, begun, given }: SeriesState): number => (begun ? last : given)

/**
 * Judges a change of a series. A prefix that the kind has left comes back where nothing was issued
 * since: its numbers go on.
 * @param usedPrefixes those of other kinds, and those under which others were issued
 * @param before the last number that the kind gave with the wanted prefix, if any
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

/** The prefix of a kind that has none of its own. */
export const defaultPrefix = (kind: NumberedKind): string =>
  kind === 'order' ? '' : seriesByKind[kind]

/** The number as people read it: 'INV-000042'; of an order '10001'. */
export const displayedNumber = (prefix: string, number: number): string =>
  prefix === '' ? String(number) : documentNumber(prefix, number)

export const isDocumentKind = (kind: NumberedKind): kind is DocumentKind => kind !== 'order'
