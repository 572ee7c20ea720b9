/** Looks up the tools of the pad's lines. */
import { search } from '../search/api.client.ts'
import { maxTerms } from '../search/contract.ts'
import { chooseReading, codesToAsk } from './choose-reading.ts'
import type { PadEntry, TermResult, TermResults } from './rows.ts'

type ResolveOptions = {
  readonly signal: AbortSignal
  /** The company whose part numbers apply, if staff order for it. */
  readonly company?: string | undefined
}

type LookedUp = Pick<PadEntry, 'term' | 'quantity' | 'readings' | 'said' | 'doubt'>

/**
 * One request for all lines. Further requests are needed only if the server defers some terms,
 * because each request searches a limited number of names, or if lines turn out to be codes that
 * contain blanks.
 * @param onResults called after each request with all results so far, and with the lines in their
 *   chosen reading
 * @throws Problem
 */
export async function lookupItems<Line extends LookedUp>(
  lines: readonly Line[],
  { signal, company }: ResolveOptions,
  onResults: (results: TermResults, meant: readonly Line[]) => void,
): Promise<void> {
  const results = new Map<string, TermResult>()
  const ask = async (terms: readonly string[], codes: readonly string[]): Promise<string[]> => {
    const answer = await search.resolve(
      {
        terms: [...terms],
        ...(codes.length === 0 ? {} : { codes: [...codes] }),
        ...(company === undefined ? {} : { company }),
      },
      { signal },
    )
    for (const [index, term] of terms.entries()) results.set(term, toResult(answer, index))
    return codes.filter((_, index) => answer.codes?.[index])
  }
  const asked = codesToAsk(lines)
  const known = new Set<string>()
  // More than one request is only needed if more than a few hundred lines are names.
  for (let first = maxTerms; first < asked.length; first += maxTerms)
    for (const code of await ask([], asked.slice(first, first + maxTerms))) known.add(code)
  let unresolved = termsOf(lines)
  for (const code of unresolved.length > 0 ? await ask(unresolved, asked.slice(0, maxTerms)) : [])
    known.add(code)
  const meant = asked.length === 0 ? lines : lines.map((line) => chooseReading(line, known))
  const terms = termsOf(meant)
  // Few lines name a size, so the code that compares sizes is loaded with the first of them.
  const isSized = meant.some(({ said }) => said !== undefined)
  const sizes = isSized ? await import('./sizes.ts') : undefined
  const show = () =>
    onResults(new Map(results), sizes ? meant.map((line) => sizes.withSize(line, results)) : meant)
  show()
  for (;;) {
    const next = terms.filter((term) => (results.get(term)?.match ?? 'later') === 'later')
    // Each request must resolve some terms; otherwise this loop would never end.
    const isStuck = next.length === unresolved.length && next.every((term) => results.has(term))
    if (next.length === 0 || isStuck) return
    unresolved = next
    await ask(unresolved, [])
    show()
  }
}

const termsOf = (lines: readonly Pick<PadEntry, 'term'>[]): readonly string[] => [
  ...new Set(lines.map(({ term }) => term)),
]

function toResult(
  { terms, tools }: Awaited<ReturnType<typeof search.resolve>>,
  index: number,
): TermResult {
  const resolved = terms[index]
  return {
    match: resolved?.found ?? 'none',
    quantity: resolved?.quantity,
    partNumber: resolved?.partNumber,
    tools: (resolved?.tools ?? []).flatMap((toolIndex) => tools[toolIndex] ?? []),
  }
}
