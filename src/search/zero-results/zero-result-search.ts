/** Which searches count as searches without results, and as what they are counted. Pure. */
import type { ToolQuery } from '../contract.ts'

/** Characters of a search that are kept. */
export const maxQueryLength = 100

/** One text for all ways of typing the same words: lower case, single blanks. */
export const foldQuery = (q: string): string =>
  Array.from(q.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/gu, ' '))
    .slice(0, maxQueryLength)
    .join('')
    .trim()

/**
 * The text under which a search that found nothing is counted; undefined where it is not: with
 * filters, since they may be why, and with an e-mail address, which would be personal.
 */
export function zeroResultText({
  q = '',
  sort,
  limit,
  cursor,
  ...filters
}: ToolQuery): string | undefined {
  const text = foldQuery(q)
  const isNarrowed = Object.values(filters).some((value) => value !== undefined)
  return text === '' || text.includes('@') || isNarrowed || cursor !== undefined ? undefined : text
}
