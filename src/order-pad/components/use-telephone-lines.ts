/**
 * The lines that staff enter for a buyer: parsed, looked up, and priced for the buyer's company.
 */
import { useMemo, useRef, useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { prices } from '../../prices/api.client.ts'
import { maxPricedTools } from '../../prices/contract.ts'
import { problemMessage } from '../../ui/problem-message.ts'
import { orderPadMessages as padMessages } from '../messages/order-pad.ts'
import { telephoneMessages as messages } from '../messages/telephone.ts'
import { refusalOf } from '../pad-lines.ts'
import { lookupItems } from '../lookup-items.client.ts'
import { buildRows, summarizeRows, type PadEntry, type Row, type TermResults } from '../rows.ts'

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
  const [entries, setEntries] = useState<readonly PadEntry[]>([])
  const [results, setResults] = useState<TermResults>(new Map())
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const nextId = useRef(1)
  const { rows } = useMemo(() => buildRows(entries, results), [entries, results])
  const wanted = useMemo(() => rows.flatMap(readyLine), [rows])
  const change = async (changed: readonly PadEntry[]): Promise<void> => {
    setBusy(true)
    setError(undefined)
    try {
      let found: TermResults = new Map()
      let meant = changed
      const options = { signal: new AbortController().signal, company }
      await lookupItems(changed, options, (all, lines) => {
        found = all
        meant = lines
      })
      setResults(await atCompanyPrices(found, company))
      setEntries(meant)
    } catch (problem) {
      if (!isProblem(problem)) throw problem
      setError(problemMessage(problem))
    }
    setBusy(false)
  }
  /** @returns whether anything was read */
  const add = async (text: string): Promise<boolean> => {
    const { parseText } = await import('../parse-text.ts')
    const parsed = parseText(text)
    if (parsed.kind !== 'parsed' || parsed.entries.length === 0) {
      setError(parsed.kind === 'parsed' ? messages.nothingRead : refusalOf(parsed))
      return false
    }
    await change([
      ...entries,
      ...parsed.entries.map((entry) => ({ ...entry, id: nextId.current++ })),
    ])
    const quoted = parsed.entries.filter((entry) => entry.quoted).length
    if (quoted > 0) setError(padMessages.ofAnsweredMail(quoted))
    return true
  }
  const without = (ids: readonly number[]) => entries.filter(({ id }) => !ids.includes(id))
  return {
    rows,
    wanted,
    busy,
    error,
    add,
    summary: summarizeRows(rows),
    remove: (ids: readonly number[]) => setEntries(without(ids)),
    /** Replaces the entries of a row with another term or quantity. */
    replace: ([first, ...others]: readonly PadEntry[], changed: Partial<PadEntry>) =>
      change(
        without(others.map(({ id }) => id)).map((entry) =>
          entry.id === first?.id
            ? {
                ...entry,
                ...('quantity' in changed ? { doubt: undefined } : {}),
                prose: false,
                readings: [],
                ...changed,
              }
            : entry,
        ),
      ),
  }
}
export type TelephoneLines = ReturnType<typeof useTelephoneLines>
