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
}
export type WantedSeries = { readonly prefix: string; readonly next: number }

/** Why a series is refused: which field, and the name of the message. */
export type SeriesRefusal = {
  readonly field: 'prefix' | 'nextNumber'
  readonly reason: keyof typeof documentsMessages.series.refused
}

/**
 * Judges a change of a series.
 * @param usedPrefixes those of other kinds, and those under which any document was issued
 */
export function judgeSeries(
  kind: NumberedKind,
  current: SeriesState,
  wanted: WantedSeries,
  usedPrefixes: ReadonlySet<string>,
): SeriesRefusal | undefined {
  if (wanted.next <= current.last) return { field: 'nextNumber', reason: 'backwards' }
  if (kind === 'order') return wanted.prefix === '' ? undefined : refusedPrefix('order')
  if (wanted.prefix === '') return refusedPrefix('none')
  if (wanted.prefix === current.prefix)
    return current.begun && wanted.next > current.last + 1
      ? { field: 'nextNumber', reason: 'gap' }
      : undefined
  return usedPrefixes.has(wanted.prefix) ? refusedPrefix('used') : undefined
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
