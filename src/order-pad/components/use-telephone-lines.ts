/**
 * The lines that staff enter for a buyer: parsed, looked up, and priced for the buyer's company.
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { prices } from '../../prices/api.client.ts'
import { maxPricedTools } from '../../prices/contract.ts'
import { orderPadMessages as padMessages } from '../messages/order-pad.ts'
import { telephoneMessages as messages } from '../messages/telephone.ts'
import { refusalOf } from '../pad-lines.ts'
import { lookupItems } from '../lookup-items.client.ts'
import { buildRows, summarizeRows, type PadEntry, type Row, type TermResults } from '../rows.ts'
import { useAttempt } from '../../ui/form/use-attempt.ts'
import { clearDraftOf, readDraftOf, useDraftOf } from '../../ui/form/use-draft-of.ts'

/** The tools that were found, with the company's prices. */
async function atCompanyPrices(
  results: TermResults,
  company: string | undefined,
): Promise<TermResults> {
  if (company === undefined) return results
  const ids = [...new Set([...results.values()].flatMap(({ tools }) => tools.map(({ id }) => id)))]
  const own = new Map<string, Awaited<ReturnType<typeof prices.ofCustomer>>[number]>()
  for (let first = 0; first < ids.length; first += maxPricedTools) {
    const part = ids.slice(first, first + maxPricedTools)
    for (const terms of await prices.ofCustomer({ company, ids: part })) own.set(terms.id, terms)
  }
  return new Map(
    [...results].map(([term, result]) => [
      term,
      { ...result, tools: result.tools.map((tool) => ({ ...tool, ...own.get(tool.id) })) },
    ]),
  )
}

/** A row as an order line, once it can be ordered; `amount` in cents. */
const readyLine = ({ tool, state, pieces, unitPrice, total }: Row) =>
  tool && state === 'ready' && unitPrice !== undefined && total !== undefined
    ? [
        {
          toolId: tool.id,
          quantity: pieces,
          unitPrice,
          pricePer: tool.pricePer ?? 1,
          amount: total,
        },
      ]
    : []

/** What was kept of lines: the text that is not added yet, and those that are. */
const Kept = z.object({
  text: z.string(),
  entries: z.array(
    z.custom<PadEntry>(
      (entry) => z.safeParse(z.looseObject({ id: z.int(), term: z.string() }), entry).success,
    ),
  ),
})

/** @param name of their draft, which outlasts a reload and the end of the session */
export function useTelephoneLines(name: string, company: string | undefined) {
  const [kept] = useState(() => Kept.safeParse(readDraftOf(name)).data ?? { text: '', entries: [] })
  const { entries, change, busy, error, setError } = useEntries(kept.entries)
  const [text, setText] = useState(kept.text)
  const [results, setResults] = useState<TermResults>(new Map())
  const nextId = useRef(1 + Math.max(0, ...kept.entries.map(({ id }) => id)))
  useDraftOf(name, text === '' && entries.length === 0 ? undefined : { text, entries })
  const { rows } = useMemo(() => buildRows(entries, results), [entries, results])
  const wanted = useMemo(() => rows.flatMap(readyLine), [rows])
  const lookUp = async (changed: readonly PadEntry[]): Promise<readonly PadEntry[]> => {
    let found: TermResults = new Map()
    let meant = changed
    const options = { signal: new AbortController().signal, company }
    await lookupItems(changed, options, (all, lines) => {
      found = all
      meant = lines
    })
    setResults(await atCompanyPrices(found, company))
    return meant
  }
  useEffect(() => {
    if (kept.entries.length > 0) void change(lookUp)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the lines that were kept
  }, [])
  const add = async (): Promise<void> => {
    if (!busy && (await addLines())) setText('')
  }
  /** @returns whether the lines were read and looked up */
  const addLines = async (): Promise<boolean> => {
    const { parseText } = await import('../parse-text.ts')
    const parsed = parseText(text)
    if (parsed.kind !== 'parsed' || parsed.entries.length === 0) {
      setError(parsed.kind === 'parsed' ? messages.nothingRead : refusalOf(parsed))
      return false
    }
    const added = parsed.entries.map((entry) => ({ ...entry, id: nextId.current++ }))
    if (!(await change((now) => lookUp([...now, ...added])))) return false
    const quoted = parsed.entries.filter((entry) => entry.quoted).length
    if (quoted > 0) setError(padMessages.ofAnsweredMail(quoted))
    return true
  }
  return {
    rows,
    wanted,
    busy,
    error,
    text,
    setText,
    add,
    forget: () => clearDraftOf(name),
    summary: summarizeRows(rows),
    remove: (ids: readonly number[]) => change(async (now) => without(now, ids)),
    /** Replaces the entries of a row with another term, which is looked up, or quantity. */
    replace: ([first, ...others]: readonly PadEntry[], changed: Partial<PadEntry>) =>
      change(async (now) => {
        const ids = others.map(({ id }) => id)
        const next = without(now, ids).map((entry) =>
          entry.id === first?.id ? corrected(entry, changed) : entry,
        )
        return 'term' in changed ? lookUp(next) : next
      }),
  }
}
export type TelephoneLines = ReturnType<typeof useTelephoneLines>

/** The entries; changes that are made at once follow each other, so that none is lost. */
function useEntries(kept: readonly PadEntry[]) {
  const [entries, setEntries] = useState(kept)
  const { attempt, ...state } = useAttempt(undefined, { isKept: true })
  const latest = useRef(entries)
  const previous = useRef<Promise<unknown>>(Promise.resolve())
  const change = (
    next: (now: readonly PadEntry[]) => Promise<readonly PadEntry[]>,
  ): Promise<boolean> => {
    const turn = async (before: Promise<unknown>): Promise<boolean> => {
      await before
      return attempt(async () => {
        latest.current = await next(latest.current)
        setEntries(latest.current)
      })
    }
    const mine = turn(previous.current)
    previous.current = mine
    return mine
  }
  return { entries, change, ...state }
}

const without = (entries: readonly PadEntry[], ids: readonly number[]) =>
  entries.filter(({ id }) => !ids.includes(id))

/** An entry with what a person entered instead, which is no longer doubtful. */
const corrected = (entry: PadEntry, changed: Partial<PadEntry>): PadEntry => ({
  ...entry,
  ...('quantity' in changed ? { doubt: undefined } : {}),
  prose: false,
  readings: [],
  ...changed,
})
