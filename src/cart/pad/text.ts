/** The text of the pad stays what its rows say: a mended line is written anew where it stood, a line that went to the cart is gone. */
import { writeLine, type WrittenLine } from './reading.ts'
import type { Entry } from './rows.ts'

export type Pad = { readonly text: string; readonly entries: readonly Entry[] }

/** Entries with ids, one line of text each: a line that named several tools is parted. */
export function padOf(text: string, read: readonly WrittenLine[]): Pad {
  const parts = Map.groupBy(read, ({ line }) => line)
  const named = new Map([...parts].filter(([, entries]) => entries.length > 1 && new Set(entries.map(({ term }) => term)).size > 1))
  const parted = named.size === 0 ? text : text.split('\n').map((line) => named.get(line)?.map(writeLine).join('\n') ?? line).join('\n')
  return { text: parted, entries: read.map((entry, id) => ({ ...entry, id, line: named.has(entry.line) ? writeLine(entry) : entry.line })) }
}

/** The pad after these entries became one that says `term` and `quantity`; the first keeps its place. */
export function mended({ text, entries }: Pad, ids: readonly number[], change: { readonly term?: string; readonly quantity?: string }): Pad {
  const [first, ...others] = entries.filter(({ id }) => ids.includes(id))
  if (!first) return { text, entries }
  const without = removed({ text, entries }, others.map(({ id }) => id))
  const entry = { ...first, ...change, prose: false }
  const next = { ...entry, line: writeLine(entry) }
  return { text: replaced(without.text, first.line, next.line), entries: without.entries.map((one) => (one.id === first.id ? next : one)) }
}

/** The pad without these entries. */
export function removed({ text, entries }: Pad, ids: readonly number[]): Pad {
  const gone = new Set(ids)
  const lines = new Map<string, number>()
  for (const { id, line } of entries) if (gone.has(id)) lines.set(line, (lines.get(line) ?? 0) + 1)
  const kept = text.split('\n').filter((line) => {
    const left = lines.get(line) ?? 0
    lines.set(line, left - 1)
    return left <= 0
  })
  return { text: kept.join('\n'), entries: entries.filter(({ id }) => !gone.has(id)) }
}

function replaced(text: string, line: string, next: string): string {
  const lines = text.split('\n')
  const at = lines.indexOf(line)
  return at < 0 ? text : lines.with(at, next).join('\n')
}
