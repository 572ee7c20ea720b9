/** The pad while somebody works on it: its text, its rows, and what was found for them. Kept in this browser all the while. */
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isProblem } from '../../../packages/contract/problem.ts'
import { problemMessage } from '../../ui/problem-message.ts'
import { orderPadMessages as messages } from '../messages/order-pad.ts'
import { uiMessages } from '../../ui/messages/ui.ts'
import { storePad, readPad } from '../pad-storage.browser.ts'
import { resolveTerms } from '../resolve-terms.client.ts'
import { maxPadLines, parseText, type ParsedTextLine } from '../parse-text.ts'
import { buildRows, summarizeRows, type TermResult, type Row } from '../rows.ts'
import { replaceEntries, buildPad, removeEntries, removeLinesOnce, type Pad } from '../pad-text.ts'

const empty: Pad = { text: '', entries: [] }
const idsOf = ({ entries }: Row): number[] => entries.map(({ id }) => id)

/**
 * @param name which pad: '' is the one that is always there
 * @param first what it begins with when nothing was kept under this name
 */
export function usePad(name: string, first: string) {
  const [pad, setPad] = useState<Pad>(() => ({ text: readPad(name) ?? first, entries: [] }))
  const [answers, setAnswers] = useState<ReadonlyMap<string, TermResult>>(new Map())
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const asking = useRef<AbortController>(undefined)

  const check = useCallback(async (text: string): Promise<void> => {
    const reading = parseText(text)
    if (reading.kind === 'too-many') return setRefusal(messages.tooMany(reading.lines, maxPadLines))
    asking.current?.abort()
    const asked = new AbortController()
    asking.current = asked
    const next = buildPad(text, reading.entries)
    setRefusal(undefined)
    setFailure(undefined)
    setBusy(true)
    let shown = false
    try {
      await resolveTerms(next.entries, asked.signal, (found) => {
        if (asked.signal.aborted) return
        // A thousand rows are made ready between key strokes, not in one long frame.
        startTransition(() => {
          setAnswers(found)
          // Typing goes on while the shop is asked; what was typed meanwhile stays.
          if (!shown)
            setPad((now) => ({
              text: now.text === text ? next.text : now.text,
              entries: next.entries,
            }))
        })
        shown = true
      })
    } catch (error) {
      if (asked.signal.aborted) return
      setFailure(isProblem(error) ? problemMessage(error) : uiMessages.broken.detail)
      if (!isProblem(error)) throw error
    } finally {
      if (asking.current === asked) startTransition(() => setBusy(false))
    }
  }, [])

  const [opened] = useState(pad.text)
  useEffect(() => {
    const start = setTimeout(() => {
      if (opened.trim() !== '') void check(opened)
    })
    return () => {
      clearTimeout(start)
      asking.current?.abort()
    }
  }, [opened, check])
  useEffect(() => storePad(name, pad.text), [name, pad.text])

  const { rows, leftOut } = useMemo(() => buildRows(pad.entries, answers), [pad.entries, answers])
  return {
    text: pad.text,
    rows,
    leftOut,
    sum: useMemo(() => summarizeRows(rows), [rows]),
    busy,
    refusal,
    failure,
    check,
    setText: (text: string) => setPad((now) => ({ ...now, text })),
    refuse: setRefusal,
    /** Lines of a file join those that are there, in place of others where another sheet was meant. @returns whether they fitted */
    join: (lines: readonly ParsedTextLine[], instead: readonly ParsedTextLine[] = []): boolean => {
      const text = [
        removeLinesOnce(
          pad.text,
          instead.map(({ line }) => line),
        ).trimEnd(),
        ...lines.map(({ line }) => line),
      ]
        .filter(Boolean)
        .join('\n')
      const reading = parseText(text)
      if (reading.kind === 'too-many') {
        setRefusal(messages.tooMany(reading.lines, maxPadLines))
        return false
      }
      setPad((now) => ({ ...now, text }))
      void check(text)
      return true
    },
    setQuantity: (row: Row, quantity: string) =>
      setPad((now) => replaceEntries(now, idsOf(row), { quantity })),
    pick: (row: Row, tool: TermResult['tools'][number]) => {
      setAnswers((now) => new Map(now).set(tool.sku, { found: 'one', tools: [tool] }))
      setPad((now) => replaceEntries(now, idsOf(row), { term: tool.sku, quantity: row.quantity }))
    },
    remove: (gone: readonly Row[]) => setPad((now) => removeEntries(now, gone.flatMap(idsOf))),
    clear: () => {
      asking.current?.abort()
      setRefusal(undefined)
      setFailure(undefined)
      setPad(empty)
    },
  }
}
export type OrderPadState = ReturnType<typeof usePad>
