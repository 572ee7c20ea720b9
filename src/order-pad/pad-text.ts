/** The text of the pad stays what its rows say: a mended line is written anew where it stood, a line that went to the cart is gone. */
import { cleanText, formatLine, type ParsedTextLine } from './parse-text.ts'
import type { PadEntry } from './rows.ts'

export type Pad = { readonly text: string; readonly entries: readonly PadEntry[] }

/** Entries with ids, one line of text each: a line that named several tools is parted. */
export function buildPad(written: string, read: readonly ParsedTextLine[]): Pad {
  // What was read was cleaned first: only so its lines are found again.
  const text = cleanText(written)
  const parts = Map.groupBy(read, ({ line }) => line)
  const named = new Map(
    [...parts].filter(
      ([, entries]) => entries.length > 1 && new Set(entries.map(({ term }) => term)).size > 1,
    ),
  )
  const parted =
    named.size === 0
      ? text
      : text
          .split('\n')
          .map((line) => named.get(line)?.map(formatLine).join('\n') ?? line)
          .join('\n')
  return {
    text: parted,
    entries: read.map((entry, id) => ({
      ...entry,
      id,
      line: named.has(entry.line) ? formatLine(entry) : entry.line,
    })),
  }
}

/** The pad after these entries became one that says `term` and `quantity`; the first keeps its place. */
export function replaceEntries(
  pad: Pad,
  ids: readonly number[],
  change: { readonly term?: string; readonly quantity?: string },
): Pad {
  const [first, ...others] = pad.entries.filter(({ id }) => ids.includes(id))
  if (!first) return pad
  const { text, entries } = removeEntries(
    pad,
    others.map(({ id }) => id),
  )
  const entry = { ...first, ...change, prose: false }
  const next = { ...entry, line: formatLine(entry) }
  const [at] = placesOf({ text, entries }, [first.id])
  return {
    text: at === undefined ? text : text.split('\n').with(at, next.line).join('\n'),
    entries: entries.map((one) => (one.id === first.id ? next : one)),
  }
}

/** The pad without these entries. */
export function removeEntries(pad: Pad, ids: readonly number[]): Pad {
  const gone = new Set(placesOf(pad, ids))
  return {
    text: pad.text
      .split('\n')
      .filter((_, place) => !gone.has(place))
      .join('\n'),
    entries: pad.entries.filter(({ id }) => !ids.includes(id)),
  }
}

/** The text without these lines, each once; one that was mended meanwhile stays. */
export function removeLinesOnce(text: string, lines: readonly string[]): string {
  const gone = new Map<string, number>()
  for (const line of lines) gone.set(line, (gone.get(line) ?? 0) + 1)
  return text
    .split('\n')
    .filter((line) => {
      const left = gone.get(line) ?? 0
      if (left > 0) gone.set(line, left - 1)
      return left === 0
    })
    .join('\n')
}

/** In which lines of the text these entries stand; none where somebody has typed over one meanwhile. Equal lines count in their order. */
function placesOf({ text, entries }: Pad, ids: readonly number[]): readonly number[] {
  const wanted = new Set(ids)
  const places = new Map<string, number[]>()
  for (const [place, line] of text.split('\n').entries())
    places.set(line, [...(places.get(line) ?? []), place])
  return entries.flatMap(({ id, line }) => {
    const place = places.get(line)?.shift()
    return wanted.has(id) && place !== undefined ? [place] : []
  })
}
