/** Columns whose mark or word means that a row may not be ordered: 'Cancelled', 'Approved'. Pure. */
import { namesSuccessor } from '../../packages/file-reader/headings/old-and-new.ts'
import { countsAgainst, saysNo } from '../../packages/file-reader/headings/row-flags.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { doubtOf, type Doubt } from './doubts.ts'
import type { HeadingColumns } from './heading-columns.ts'

/** Headings of another article that takes its place. */
const instead =
  /^(?:replaced? (?:with|by)|ersetzen durch|remplacer par|sostituire con|sustituir por|vervangen door|zastap przez|nahradit|substitut(?:e|ion)s?|replacements?|alternatives?|instead|ersatz(?: ?artikel)?|alternativ(?:e|artikel)?|substitut|sustituto|sostituto|vervanger|zamiennik|nahrada|ersattning|erstatning)(?: (?:item|sku|article|no|nr|number))?$/u

/** 'Substitute: yes' allows another article. */
const allowed = /^(?:y|yes|ok|ja|j|oui|si|allowed|erlaubt|true|1)$/u

/** The doubt about a row that such a column marks. */
export function markedDoubt(
  cells: readonly string[],
  { headings, quantity, sku, name }: HeadingColumns,
): Doubt | undefined {
  const read = new Set([quantity, sku, name])
  const found = headings.findIndex((heading, column) => {
    const [words, text] = [wordsOf(heading), wordsOf(cells[column] ?? '')]
    const isBlank = (cells[column] ?? '').trim() === ''
    if (isBlank) return false
    // The new number may be read in place of the other one.
    if (instead.test(words) || namesSuccessor(heading)) return !saysNo(text) && !allowed.test(text)
    if (read.has(column)) return false
    const against = countsAgainst(words)
    if (against === 'no') return saysNo(text) && text !== ''
    // A sign such as '✓' has no words.
    return (
      against === 'yes' && (text === '' ? !/^[-–—./]+$/.test(cells[column] ?? '') : !saysNo(text))
    )
  })
  return found < 0
    ? undefined
    : doubtOf('row-state', `${headings[found] ?? ''}: ${(cells[found] ?? '').trim()}`)
}
