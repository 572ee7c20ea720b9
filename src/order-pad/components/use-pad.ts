/**
 * The state of the order pad: its text, its rows, and the tools found for them; stored as it
 * changes.
 */
import { useEffect, useMemo, useState } from 'react'
import { useBackOrders } from '../../orders/back-orders/use-back-orders.ts'
import { storePad, readPad } from '../pad-storage.browser.ts'
import { type ParsedTextLine, refusalOf } from '../pad-lines.ts'
import {
  buildRows,
  suggestedQuantity,
  summarizeRows,
  withBackOrders,
  type FoundTool,
  type Row,
  type TermResults,
} from '../rows.ts'
import { replaceEntries, removeEntries, removeLinesOnce, type Pad } from '../pad-text.ts'
import { useCheckLines } from './use-check-lines.ts'

const emptyPad: Pad = { text: '', entries: [] }
const entryIds = ({ entries }: Row): number[] => entries.map(({ id }) => id)
/** A quantity in the tool's own units, so it must not be written beside the number of a pack. */
const writtenQuantity = ({ packed, tool }: Row, quantity: string) =>
  packed && tool ? { term: tool.sku, quantity } : { quantity }

const withSuggestion = (pad: Pad, row: Row): Pad => {
  const quantity = suggestedQuantity(row)
  return quantity === undefined
    ? pad
    : replaceEntries(pad, entryIds(row), writtenQuantity(row, String(quantity)))
}
/** The results, with the tools of rows that count packs also under their SKUs. */
function withNamedTools(results: TermResults, rows: readonly Row[]): TermResults {
  const known = new Map(results)
  for (const { packed, tool } of rows)
    if (packed && tool) known.set(tool.sku, { match: 'one', tools: [tool] })
  return known
}

export type OrderPadState = ReturnType<typeof usePad>

/**
 * @param name the pad's name: '' is the permanent pad, other pads belong to an order
 * @param initialText the text when nothing is stored under this name
 */
export function usePad(name: string, initialText: string) {
  const [pad, setPad] = useState<Pad>(() => ({ text: readPad(name) ?? initialText, entries: [] }))
  const lines = useCheckLines(pad.text, setPad)
  const { check, results, setResults, setRefusal } = lines
  useEffect(() => storePad(name, pad.text), [name, pad.text])

  const canWait = useBackOrders() !== undefined
  const found = useMemo(() => (canWait ? withBackOrders(results) : results), [results, canWait])
  const { rows, leftOut } = useMemo(() => buildRows(pad.entries, found), [pad.entries, found])
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
     * @param replaced lines to remove first, from another sheet of the same workbook
     * @returns whether all lines fit on the pad
     */
    mergeLines: async (
      added: readonly ParsedTextLine[],
      replaced: readonly ParsedTextLine[] = [],
    ): Promise<boolean> => {
      const text = mergeLinesIntoText(pad.text, added, replaced)
      const { parseText } = await import('../parse-text.ts')
      const parsed = parseText(text)
      if (parsed.kind !== 'parsed') {
        setRefusal(refusalOf(parsed))
        return false
      }
      setPad((current) => ({ ...current, text }))
      void check(text)
      return true
    },
    setQuantity: (row: Row, quantity: string) => {
      setResults((current) => withNamedTools(current, [row]))
      setPad((current) => replaceEntries(current, entryIds(row), writtenQuantity(row, quantity)))
    },
    /** Applies the suggestion of every row that has one. */
    takeSuggestions: () => {
      setResults((current) => withNamedTools(current, rows))
      setPad((current) => rows.reduce(withSuggestion, current))
    },
    chooseTool: (row: Row, tool: FoundTool) => {
      const change = { term: tool.sku, quantity: row.quantity, doubt: row.doubt }
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
