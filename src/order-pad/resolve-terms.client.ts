/** Looks up the tools that the lines of the pad name. */
import { search } from '../search/api.client.ts'
import type { PadEntry, TermResult, TermResults } from './rows.ts'

/**
 * One request for all lines; more only while the server leaves some terms for a later request,
 * because each searches a limited number of names.
 * @param onResults called after each request with all results so far
 * @throws Problem
 */
export async function resolveTerms(
  entries: readonly Pick<PadEntry, 'term'>[],
  signal: AbortSignal,
  onResults: (results: TermResults) => void,
): Promise<void> {
  const results = new Map<string, TermResult>()
  let unresolved = [...new Set(entries.map(({ term }) => term))]
  while (unresolved.length > 0) {
    const { terms, tools } = await search.resolve({ terms: unresolved }, { signal })
    unresolved.forEach((term, index) => {
      const resolved = terms[index]
      results.set(term, {
        match: resolved?.found ?? 'none',
        tools: (resolved?.tools ?? []).flatMap((toolIndex) => tools[toolIndex] ?? []),
      })
    })
    onResults(new Map(results))
    const postponed = unresolved.filter((term) => results.get(term)?.match === 'later')
    // Each request resolves some terms; one that resolved none would repeat for ever.
    if (postponed.length === unresolved.length) return
    unresolved = postponed
  }
  if (entries.length === 0) onResults(results)
}
