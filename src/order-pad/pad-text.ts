/**
 * Keeps the pad's text and its rows equal: a changed entry is rewritten in its place, a removed one
 * is deleted from the text.
 */
import { cleanText, formatLine, type ParsedTextLine } from './pad-lines.ts'
import type { PadEntry } from './rows.ts'

export type Pad = { readonly text: string; readonly entries: readonly PadEntry[] }

/** Gives entries their ids and one line of text each; a line with several tools is split. */
export function buildPad(text: string, parsed: readonly ParsedTextLine[]): Pad {
  // The lines of entries were taken from the cleaned text.
  const cleaned = cleanText(text)
  const byLine = Map.groupBy(parsed, ({ line }) => line)
  const toSplit = new Map(
    [...byLine].filter(
      ([, entries]) => entries.length > 1 && new Set(entries.map(({ term }) => term)).size > 1,
    ),
  )
  const splitText = (): string =>
    cleaned
      .split('\n')
      .map((line) => toSplit.get(line)?.map(formatLine).join('\n') ?? line)
      .join('\n')
  return {
    text: toSplit.size === 0 ? cleaned : splitText(),
    entries: parsed.map((entry, id) => ({
      ...entry,
      id,
      line: toSplit.has(entry.line) ? formatLine(entry) : entry.line,
    })),
  }
}

/** Replaces these entries with one that has another term or quantity, in the place of the first. */
export function replaceEntries(
  pad: Pad,
  ids: readonly number[],
  change: Partial<Pick<PadEntry, 'term' | 'quantity' | 'doubt'>>,
): Pad {
  const [first, ...others] = pad.entries.filter(({ id }) => ids.includes(id))
  if (!first) return pad
  const { text, entries } = removeEntries(
    pad,
    others.map(({ id }) => id),
  )
  const changed = {
    ...first,
    doubt: undefined,
    ...change,
    prose: false,
    each: undefined,
    said: undefined,
  }
  const replacement = { ...changed, line: formatLine(changed) }
  const [index] = lineIndexesOf({ text, entries }, [first.id])
  return {
    text: index === undefined ? text : text.split('\n').with(index, replacement.line).join('\n'),
    entries: entries.map((entry) => (entry.id === first.id ? replacement : entry)),
  }
}

/** The pad without these entries. */
export function removeEntries(pad: Pad, ids: readonly number[]): Pad {
  const removed = new Set(lineIndexesOf(pad, ids))
  return {
    text: pad.text
      .split('\n')
      .filter((_, index) => !removed.has(index))
      .join('\n'),
    entries: pad.entries.filter(({ id }) => !ids.includes(id)),
  }
}

/** The text without these lines, each removed once; a line that was changed meanwhile is kept. */
export function removeLinesOnce(text: string, lines: readonly string[]): string {
  const remaining = new Map<string, number>()
  for (const line of lines) remaining.set(line, (remaining.get(line) ?? 0) + 1)
  return text
    .split('\n')
    .filter((line) => {
      const count = remaining.get(line) ?? 0
      if (count > 0) remaining.set(line, count - 1)
      return count === 0
    })
    .join('\n')
}

/**
 * The line indexes of these entries in the text; none for a line that was edited meanwhile. Equal
 * lines are assigned in order.
 */
function lineIndexesOf({ text, entries }: Pad, ids: readonly number[]): readonly number[] {
  const requested = new Set(ids)
  const indexes = new Map<string, number[]>()
  for (const [index, line] of text.split('\n').entries())
    indexes.set(line, [...(indexes.get(line) ?? []), index])
  return entries.flatMap(({ id, line }) => {
    const index = indexes.get(line)?.shift()
    return requested.has(id) && index !== undefined ? [index] : []
  })
}
