/** Drafts whose texts are short enough for a page. Pure. */
import { cleanText } from '../order-pad/pad-lines.ts'
import type { Draft } from './draft.ts'

/** Maximum characters of a text that is kept: an article number is shorter. */
const maxText = 500
const maxNote = 2000

const short = (text: string): string => oneLine(text).slice(0, maxText)
const oneLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, ' ').trim()

/** The draft with each text shortened for a page, and without invisible characters. */
export const bounded = (draft: Draft): Draft => ({
  ...draft,
  number: short(draft.number).slice(0, 60),
  changes: short(draft.changes),
  currency: short(draft.currency).slice(0, 10),
  notes: draft.notes.map((note) => cleanText(note).trim().slice(0, maxNote)).filter(Boolean),
  buyer: boundedTexts(draft.buyer),
  ...(draft.seller === undefined ? {} : { seller: short(draft.seller) }),
  deliverTo: boundedTexts(draft.deliverTo),
  ...(draft.unread ? { unread: draft.unread.map(short) } : {}),
  ...(draft.totals
    ? { totals: draft.totals.map(({ said, besides }) => ({ said: short(said), besides })) }
    : {}),
  lines: draft.lines.map((line) => ({ ...boundedTexts(line), note: line.note.slice(0, maxNote) })),
})

/** @returns the same record with shortened texts */
function boundedTexts<T extends object>(record: T): T {
  const copy = { ...record }
  for (const [key, value] of Object.entries(record))
    if (typeof value === 'string') Reflect.set(copy, key, short(value))
  return copy
}
