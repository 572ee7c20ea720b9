/**
 * The state of the order pad: its text, its rows, and the tools found for them; stored as it
 * changes.
 */
import { useEffect, useMemo, useState } from 'react'
import type { PadTool } from '../../search/contract.ts'
import { orderPadMessages as messages } from '../messages/order-pad.ts'
import { storePad, readPad } from '../pad-storage.browser.ts'
import { maxPadLines, parseText, type ParsedTextLine } from '../parse-text.ts'
import { buildRows, suggestedQuantity, summarizeRows, type Row } from '../rows.ts'
import { replaceEntries, removeEntries, removeLinesOnce, type Pad } from '../pad-text.ts'
import { useCheckLines } from './use-check-lines.ts'

const emptyPad: Pad = { text: '', entries: [] }
const entryIds = ({ entries }: Row): number[] => entries.map(({ id }) => id)

export type OrderPadState = ReturnType<typeof usePad>

/**
 * @param name which pad: '' is the one that is always there, others belong to an order
 * @param initialText the text when nothing is stored under this name
 */
export function usePad(name: string, initialText: string) {
  const [pad, setPad] = useState<Pad>(() => ({ text: readPad(name) ?? initialText, entries: [] }))
  const lines = useCheckLines(pad.text, setPad)
  const { check, results, setResults, setRefusal } = lines
  useEffect(() => storePad(name, pad.text), [name, pad.text])

  const { rows, leftOut } = useMemo(() => buildRows(pad.entries, results), [pad.entries, results])
  return {
    text: pad.text,
    rows,
    leftOut,
    sum: useMemo(() => summarizeRows(rows), [rows]),
    busy: lines.busy,
    refusal: lines.refusal,
    failure: lines.failure,
    check,
    setText: (text: string) => setPad((current) => ({ ...current, text })),
    refuse: setRefusal,
    /**
     * Appends the lines of a file and checks the pad.
     * @param replaced lines that are removed first, of another sheet of the same workbook
     * @returns whether all lines fit on the pad
     */
    mergeLines: (
      added: readonly ParsedTextLine[],
      replaced: readonly ParsedTextLine[] = [],
    ): boolean => {
      const text = mergeLinesIntoText(pad.text, added, replaced)
      const parsed = parseText(text)
      if (parsed.kind === 'too-many') {
        setRefusal(messages.tooMany(parsed.lines, maxPadLines))
        return false
      }
      setPad((current) => ({ ...current, text }))
      void check(text)
      return true
    },
    setQuantity: (row: Row, quantity: string) =>
      setPad((current) => replaceEntries(current, entryIds(row), { quantity })),
    /** Takes the suggestion of every row that has one. */
    takeSuggestions: () =>
      setPad((current) =>
        rows.reduce((changed, row) => {
          const quantity = suggestedQuantity(row)
          return quantity === undefined
            ? changed
            : replaceEntries(changed, entryIds(row), { quantity: String(quantity) })
        }, current),
      ),
    chooseTool: (row: Row, tool: PadTool) => {
      const change = { term: tool.sku, quantity: row.quantity }
      setResults((current) => new Map(current).set(tool.sku, { match: 'one', tools: [tool] }))
      setPad((current) => replaceEntries(current, entryIds(row), change))
    },
    remove: (removed: readonly Row[]) =>
      setPad((current) => removeEntries(current, removed.flatMap(entryIds))),
    clear: () => {
      lines.cancel()
      setPad(emptyPad)
    },
  }
}

const textLines = (lines: readonly ParsedTextLine[]): string[] => lines.map(({ line }) => line)

const mergeLinesIntoText = (
  text: string,
  added: readonly ParsedTextLine[],
  replaced: readonly ParsedTextLine[],
): string =>
  [removeLinesOnce(text, textLines(replaced)).trimEnd(), ...textLines(added)]
    .filter(Boolean)
    .join('\n')
