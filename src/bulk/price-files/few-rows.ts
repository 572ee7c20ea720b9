/**
 * Unused columns of a price file that set a few rows apart from the others, below any heading: a
 * mark, a word, a remark or a day in some rows. Pure.
 */
import {
  describesPrice,
  fieldOfHeading,
  termOfHeading,
} from '../../../packages/file-reader/headings/article-headings.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { isFlag } from '../../../packages/file-reader/headings/row-flags.ts'
import { writtenDay } from '../../../packages/file-reader/numbers/written-day.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import type { NumberedRow } from '../../../packages/file-reader/tables/table.ts'
import { isRemark } from '../columns/gone-rows.ts'
import type { Day } from '../../platform/time/time-zone.ts'
import type { Mapping } from '../columns/mapping.ts'
import { isHarmless } from '../columns/unused-answers.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { isOfState } from './row-states.ts'

type List = {
  readonly mapping: Pick<Mapping, 'columns'>
  readonly headings: readonly string[]
  readonly today: Day
}
type Seen = {
  readonly heading: string
  readonly column: number
  readonly counts: Map<string, number>
  filled: number
  areFlags: boolean
  areDays: boolean
}

/** A column with more different texts describes the articles; a remark may differ in each row. */
const mostTexts = 3
/** The texts that are counted; a column with more is not asked about. */
const countedTexts = 500
/** Characters: a longer text describes the article. */
const longest = 60

/** A country in few rows may be where a price applies. */
const ofCountry = /^(?:land|country|pays|paese|pais|kraj|zeme|orszag|maa)$/u
const ofQuantity =
  /^(?:qty|quantity|pcs|qte|quantite|cantidad|cant|quantita|qta|quantidade|qtd|aantal|ilosc|mnozstvi|mennyiseg|antal|antall|maara)$/u
/** Terms whose doubts need a number, or another value in another row. */
const openTerms: ReadonlySet<string | undefined> = new Set([
  undefined,
  'surcharge',
  'subject',
  'target',
])

/** Fields that a heading may seem to name although a word or a mark is below it. */
const openFields: Readonly<Record<string, RegExp>> = {
  state: /./u,
  price: /./u,
  Stock: ofQuantity,
  origin: ofCountry,
}

/** Whether no other question of a price file understands a heading. */
function isUnknown(heading: string): boolean {
  const [words, field] = [wordsOf(heading), fieldOfHeading(heading)]
  return (
    words !== '' &&
    (field === undefined || openFields[field]?.test(words) === true) &&
    !describesPrice(heading) &&
    openTerms.has(termOfHeading(heading)) &&
    (field === 'state' || !isOfState(heading)) &&
    !isHarmless(heading)
  )
}

/** The days that a text may mean. */
const daysIn = (text: string): readonly Day[] =>
  (['month', 'day'] as const)
    .map((order) => writtenDay(text, order))
    .filter((day) => /^\d{4}-\d\d-\d\d$/.test(day))

/** Scans all rows of a price file; a doubt in each row that such a column sets apart. */
function createFewRows({ mapping: { columns }, headings, today }: List) {
  const seen = isOfRecords(headings)
    ? []
    : headings.flatMap((heading, column): Seen[] =>
        (columns[column] ?? '') === '' && isUnknown(heading)
          ? [{ heading, column, counts: new Map(), filled: 0, areFlags: true, areDays: true }]
          : [],
      )
  let articles = 0
  const textAt = ({ cells }: Pick<NumberedRow, 'cells'>, column: number): string =>
    String(cells[column] ?? '').trim()
  return {
    add(rows: readonly NumberedRow[]): void {
      for (const row of rows) {
        if (row.cells.filter((cell) => cell !== '').length < 2) continue
        articles += 1
        for (const one of seen) note(one, textAt(row, one.column))
      }
    },
    result() {
      return (cells: NumberedRow['cells']) =>
        seen.flatMap((one) => {
          const text = textAt({ cells }, one.column)
          if (!/[\p{L}\p{N}✓✔✗✘]/u.test(text) || !setsApart(one, text, { articles, today }))
            return []
          const why =
            one.areFlags || one.areDays ? messages.why.priceState : messages.why.unusedTerm
          return [{ heading: one.heading, why: why(one.heading, text) }]
        })
    },
  }
}

function note(one: Seen, text: string): void {
  if (text === '') return
  one.filled += 1
  if (one.counts.size < countedTexts) one.counts.set(text, (one.counts.get(text) ?? 0) + 1)
  one.areFlags &&= isFlag(text)
  one.areDays &&= daysIn(text).length > 0
}

type Rows = { readonly articles: number; readonly today: Day }

/** Whether a text of a column differs from what most rows have there. */
function setsApart(one: Seen, text: string, { articles, today }: Rows): boolean {
  const isSame = one.counts.size === 1 && one.filled === articles
  if (isSame || text.length > longest) return false
  // A day to come is asked about elsewhere.
  if (one.areDays) return daysIn(text).every((day) => day <= today)
  if (one.areFlags) return (one.counts.get(text) ?? 0) * 2 < articles
  if (fieldOfHeading(one.heading) === 'price') return false
  const isOfRemarks = isRemark(one.heading)
  // Not the number of an article, such as A9.
  if (isOfRemarks && /(?<![\p{L}\d])\d|[%=]/u.test(text)) return true
  return (one.counts.size <= mostTexts || isOfRemarks) && one.filled * 2 <= articles
}

/**
 * The doubts about the rows that such columns set apart.
 * @returns those of a row whose columns no sentence in `said` names: nothing is asked twice
 */
export function fewRowDoubts(
  list: List,
  rows: readonly NumberedRow[],
): (cells: NumberedRow['cells'], said: readonly string[]) => readonly string[] {
  const few = createFewRows(list)
  few.add(rows)
  const doubtsOf = few.result()
  return (cells, said) =>
    doubtsOf(cells).flatMap(({ heading, why }) =>
      said.some((sentence) => names(sentence, heading)) ? [] : [why],
    )
}

const names = (sentence: string, heading: string): boolean =>
  [`'${heading}'`, `“${heading}”`, `„${heading}“`].some((text) => sentence.includes(text))
