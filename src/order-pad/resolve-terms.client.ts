/** Asks the shop what the lines of the pad mean. */
import { catalogue } from '../catalogue/api.client.ts'
import type { TermResult, PadEntry } from './rows.ts'

/**
 * One call for all lines; more only while some of them must be searched for part by part.
 * @param tell called with what is known so far, after each call
 * @throws Problem
 */
export async function resolveTerms(
  entries: readonly Pick<PadEntry, 'term'>[],
  signal: AbortSignal,
  tell: (answers: ReadonlyMap<string, TermResult>) => void,
): Promise<void> {
  const answers = new Map<string, TermResult>()
  let open = [...new Set(entries.map(({ term }) => term))]
  while (open.length > 0) {
    const { terms, tools } = await catalogue.resolve({ terms: open }, { signal })
    open.forEach((term, place) => {
      const meaning = terms[place]
      answers.set(term, {
        found: meaning?.found ?? 'none',
        tools: (meaning?.tools ?? []).flatMap((at) => tools[at] ?? []),
      })
    })
    tell(new Map(answers))
    const later = open.filter((term) => answers.get(term)?.found === 'later')
    // Each call searches some; one that searched none would go on for ever.
    if (later.length === open.length) return
    open = later
  }
  if (entries.length === 0) tell(answers)
}
