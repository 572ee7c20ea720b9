/** Which searches count as searches without results, and under which text. Pure. */
import type { ToolQuery } from '../contract.ts'

/** The maximum number of characters of a search that are stored. */
export const maxQueryLength = 100

/** The same text for all spellings of the same words: lower case, single blanks. */
export const foldQuery = (q: string): string =>
  Array.from(q.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/gu, ' '))
    .slice(0, maxQueryLength)
    .join('')
    .trim()

/**
 * The text under which a search without results is counted. Undefined if it is not counted: with
 * filters, since they may be the reason, and with an e-mail address, which would be personal data.
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
