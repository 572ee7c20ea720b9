/**
 * The lines that staff enter for a buyer: parsed, looked up, and priced for the buyer's company.
 */
import { useMemo, useRef, useState } from 'react'
import { prices } from '../../prices/api.client.ts'
import { maxPricedTools } from '../../prices/contract.ts'
import { orderPadMessages as padMessages } from '../messages/order-pad.ts'
import { telephoneMessages as messages } from '../messages/telephone.ts'
import { refusalOf } from '../pad-lines.ts'
import { lookupItems } from '../lookup-items.client.ts'
import { buildRows, summarizeRows, type PadEntry, type Row, type TermResults } from '../rows.ts'
import { useAttempt } from '../../ui/form/use-attempt.ts'

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

export function useTelephoneLines(company: string | undefined) {
  const { entries, change, busy, error, setError } = useEntries()
  const [results, setResults] = useState<TermResults>(new Map())
  const nextId = useRef(1)
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
  /** @returns whether the lines were read and looked up */
  const add = async (text: string): Promise<boolean> => {
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
    add,
    summary: summarizeRows(rows),
    remove: (ids: readonly number[]) => change(async (now) => without(now, ids)),
    /** Replaces the entries of a row with another term or quantity. */
    replace: ([first, ...others]: readonly PadEntry[], changed: Partial<PadEntry>) =>
      change((now) => {
        const ids = others.map(({ id }) => id)
        return lookUp(
          without(now, ids).map((entry) =>
            entry.id === first?.id ? corrected(entry, changed) : entry,
          ),
        )
      }),
  }
}
export type TelephoneLines = ReturnType<typeof useTelephoneLines>

/** The entries; changes that are made at once follow each other, so that none is lost. */
function useEntries() {
  const [entries, setEntries] = useState<readonly PadEntry[]>([])
  const { attempt, ...state } = useAttempt()
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
