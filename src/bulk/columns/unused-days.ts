/**
 * First and last days of the prices in a list: a tool has one price, valid from the moment when the
 * list is applied, so each row with another day gets a finding. Pure.
 */
import { addDays, type Day } from '../../platform/time/time-zone.ts'
import { daysOfHeading, slashedDaysIn } from '../../../packages/file-reader/headings/heading-day.ts'
import { writtenDay } from '../../../packages/file-reader/numbers/written-day.ts'
import { columnDays } from '../../../packages/file-reader/numbers/day-order.ts'
import type { Finding, Mapping } from './mapping.ts'
import type { Row } from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { termOfHeading } from '../../../packages/file-reader/headings/article-headings.ts'

/** Unused columns that may state the first or last day of a price. */
export type UnusedDay = {
  readonly column: number
  readonly says: 'validFrom' | 'validUntil'
  /** Whether it is a day of a special price that is not used either. */
  readonly isOfOther?: boolean
}

export const unusedDays = (
  { columns }: Pick<Mapping, 'columns'>,
  headings: readonly string[],
): readonly UnusedDay[] =>
  columns.includes('price')
    ? columns.flatMap((target, column): UnusedDay[] => {
        const says = target === '' ? termOfHeading(headings[column] ?? '') : undefined
        if (says === 'validFrom' || says === 'validUntil') return [{ column, says }]
        // 'Offer until': of the price, or of a special price that raises a question of its own.
        const isOfOther = columns.some(
          (other, at) => other === '' && termOfHeading(headings[at] ?? '') === 'special',
        )
        if (says === 'offerUntil') return [{ column, says: 'validUntil', isOfOther }]
        return says === 'offerFrom' && !isOfOther ? [{ column, says: 'validFrom' }] : []
      })
    : []

const isoDay = /^\d{4}-\d\d-\d\d$/

/** 'New prices from January 2027', 'Preise ab 1. Januar 2027'. */
const beginsThere =
  /(?:preise?|prices?|prix|prezz[io]|precios?|pre[cç]os?|prij(?:s|zen)|priser?|cen[ay]|[aá]rak?)\s.{0,20}?(?:ab|from|dal|da|od|à partir d[eu]|au|desde|vanaf|per|fra|från|a partir de)\s+(?:den\s+|le\s+|el\s+)?(?=\d|\p{L}+\.? ?\d)/iu
/** 'Effective January 4, 2027', 'Prices effective: 4 Jan 2027'. */
function effectiveDay(title: string): string {
  const [, said] = /(?<!\p{L})effective\b[\s:]*(?:from\s+|as of\s+)?(.*\d.*)$/iu.exec(title) ?? []
  if (said === undefined) return ''
  const written = writtenDay(said)
  return daysOfHeading(`from ${said}`).from || (isoDay.test(written) ? written : '')
}

/**
 * The day in a title such as 'Price list 2027, valid from 2027-01-01' or '… ab Januar 2027'; else
 * ''.
 */
export function titleDay(title: string): string {
  const words = title.split(/[\s,;:–-]+(?!\d\d?(?:-|$))/u).filter(Boolean)
  // The day follows the words for it.
  const start = words.findIndex((_, end) =>
    [2, 3, 4].some(
      (count) =>
        end >= count && termOfHeading(words.slice(end - count, end).join(' ')) === 'validFrom',
    ),
  )
  const rest = words.slice(start).join(' ')
  if (start < 0) return beginsThere.test(title) ? daysOfHeading(title).from : effectiveDay(title)
  return /\d/.test(rest.slice(0, 12)) ? daysOfHeading(rest).from : ''
}

/** Maximum days that a list may wait to be applied: one less than `longestWait`. */
const longestProposal = 365

/**
 * The first day of a list's prices: a future day that all rows agree on, or that a title states.
 * @param texts the texts of the rows, each text once; undefined if there is no such column
 * @returns '' if no day is proposed
 */
export function proposedDay(
  texts: readonly string[] | undefined,
  titles: readonly string[],
  today: Day,
): Day {
  const said = texts ?? titles.map(titleDay).filter(Boolean)
  const written = columnDays(said)
  const order = written.is === 'proven' ? written.order : undefined
  const days = said.map((text) => writtenDay(text, order))
  const [day = '', ...others] = [...new Set(days)]
  const isToCome = isoDay.test(day) && day > today && day <= addDays(today, longestProposal)
  return others.length === 0 && isToCome ? day : ''
}

/** No day, or no other than that of the list. */
const isNow =
  /^(?:(?:ab )?sofort|now|immediate(?:ly)?|at once|today|heute|aktuell|current(?:ly)?|imm[eé]diat(?:ement)?|inmediato|de inmediato|subito|immediato|direct|per direct|od zaraz|ihned|n\/?a|none|null|k\.?a\.?|keine?|unlimited|unbegrenzt|unbefristet|open|offen|bis auf weiteres|until further notice|laufend)$/iu

type Days = { readonly unused: readonly UnusedDay[]; readonly today: Day }

/**
 * Warnings about days in the future, or about the last day of a price: in cells, and in the
 * heading.
 */
export const dayWarnings = (
  { columns }: Pick<Mapping, 'columns'>,
  { unused, today }: Days,
  headings: readonly string[],
  cells: Row,
): Finding[] => [
  ...unused.flatMap(({ column, says, isOfOther = false }) => {
    const text = String(cells[column] ?? '').trim()
    const day = writtenDay(text)
    const isPast = isoDay.test(day) && day <= today
    const isReached = isPast && (says === 'validFrom' || (isOfOther && day < today))
    // 'KW 5/2027' and 'bald' are days, too; PrestaShop writes 0000-00-00 for none.
    const isSaid = /[1-9\p{L}]/u.test(text) && !/^0+[-./]/.test(text) && !isNow.test(text)
    return !isSaid || isReached
      ? []
      : [{ field: 'price', why: messages.why[says](headings[column] ?? '', text) }]
  }),
  ...headedDay(headings, cells, { column: columns.indexOf('price'), today }),
]

/**
 * 'Preis ab 01.01.2027', 'Price Jan 2027' and 'Price 2027' apply to each price below them, and
 * 'Price 3/4/2027' may mean one of two days.
 */
function headedDay(
  headings: readonly string[],
  cells: Row,
  { column, today }: { readonly column: number; readonly today: Day },
): Finding[] {
  const heading = headings[column] ?? ''
  if (String(cells[column] ?? '').trim() === '') return []
  const { from, until } = daysOfHeading(heading)
  const [open] = from + until === '' ? slashedDaysIn(heading) : []
  const begins = open ?? (from > today ? from : '')
  return [
    ...(begins === '' ? [] : [{ field: 'price', why: messages.why.validFrom(heading, begins) }]),
    ...(until === '' ? [] : [{ field: 'price', why: messages.why.validUntil(heading, until) }]),
  ]
}
