/**
 * Detects the quantity columns of a table: the ordered quantity, and columns that may be it as
 * well. Pure.
 */
import { fieldOfKey } from '../../packages/file-reader/headings/dictionary.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { monthOfName } from '../../packages/file-reader/numbers/month-names.ts'
import { countOfHeading } from './count-words.ts'

export type QuantityColumns = {
  /** -1 if there is none. */
  readonly quantity: number
  /** The unit in its heading; empty for pieces. */
  readonly countedIn: string
  /** Other quantity columns: the open quantity, another year, another store. */
  readonly further: readonly number[]
  /** Columns of another store, another period or a multiplier: equal numbers are not copies. */
  readonly apart: readonly number[]
  /** Multiplier columns. */
  readonly times: readonly number[]
  /**
   * Whether the only heading of the quantities is a period: 'Jan' may be the ordered quantity, or
   * an earlier one.
   */
  readonly isOfTime: boolean
}

const period =
  /^(?:(?:q|h|kw|cw|wk|w|week|woche|semaine|semana|settimana|tydzien|tyden|vecka|uge|month|monat|mois)? ?\d{1,2}|(?:19|20)\d\d|[1-4] ?q|[12] ?h|\d{1,2} \d{1,2}(?: \d{2,4})?|(?:19|20)\d\d \d{1,2}(?: \d{1,2})?)(?: (?:19|20)?\d\d)?$/

/** '2026', 'Jan', 'Q1 2026', 'KW 12', '01.12.2026': the quantities below are for that period. */
export function isPeriod(heading: string): boolean {
  const words = wordsOf(heading.replaceAll(/[./]/g, ' '))
  const [first = '', ...others] = words.split(' ')
  const isMonth = monthOfName(first) !== undefined && others.every((word) => /^\d+$/.test(word))
  return isMonth || (/\d/.test(words) && period.test(words))
}

/** Quantity words that other headings contain too: 'order no', 'units per pack'. */
const onlyWhole = /^(?:order|ordered|count|units?|nb|nombre|st)$/
const ofPack =
  /(?:^| )(?:per|pro|je|par|por|pack|ve|vpe|min|minimum|max|maximum|moq|box|karton|stock|bestand|lager)(?: |$)/

/** 'Qty 2026', 'Menge Berlin', 'Open qty'. */
function isNamedQuantity(key: string): boolean {
  if (ofPack.test(key) || fieldOfKey('article', key) !== undefined) return false
  return key
    .split(' ')
    .some((word) => !onlyWhole.test(word) && fieldOfKey('order', word) === 'quantity')
}

/** 'Multiplier': the quantity beside it may have to be multiplied. */
const timesWords =
  /^(?:(?:qty|quantity|order|pack|mengen) ?)?(?:multiplier|multiplikator|multiplicateur|moltiplicatore|multiplicador|vermenigvuldiger|mnoznik|nasobitel|fa[ck]tor|facteur|fattore|times|mal|fois)$/

/** Kinds of columns, preferred first: the first kind in a table is the ordered quantity. */
const kinds = ['ordered', 'counted', 'named', 'period', 'unit', 'further'] as const
type Column = { readonly kind: (typeof kinds)[number] | undefined; readonly countedIn: string }

function columnOf(heading: string): Column {
  const key = wordsOf(heading)
  const field = fieldOfKey('order', key)
  if (field === 'quantity') return { kind: 'ordered', countedIn: '' }
  if (field === 'further') return { kind: 'further', countedIn: '' }
  const { quantity, unit: countedIn } = countOfHeading(heading)
  if (fieldOfKey('order', quantity) === 'quantity') return { kind: 'counted', countedIn }
  if (countedIn !== '' && quantity === '') return { kind: 'unit', countedIn }
  if (isPeriod(heading)) return { kind: 'period', countedIn: '' }
  return { kind: isNamedQuantity(key) ? 'named' : undefined, countedIn: '' }
}

/** Whether a heading is one of any kind of quantity. */
export const namesQuantity = (heading: string): boolean => columnOf(heading).kind !== undefined

/** The quantity columns, and the unit in the heading: 'Menge in VE', 'Kartons'. */
export function quantityColumns(headings: readonly string[]): QuantityColumns {
  const columns = headings.map(columnOf)
  const all = kinds.flatMap((wanted) =>
    columns.flatMap(({ kind }, column) => (kind === wanted ? [column] : [])),
  )
  const [quantity = -1, ...others] = all
  // A number of packs beside a number of pieces describes the same goods.
  const further = others.filter((column) => !/unit|counted/.test(columns[column]?.kind ?? ''))
  const kind = columns[quantity]?.kind
  const isApart = kind === 'named' || kind === 'period'
  const times = headings.flatMap((heading, column) =>
    column !== quantity && timesWords.test(wordsOf(heading)) ? [column] : [],
  )
  // A heading across two columns leaves the second one without a heading.
  const unnamed = quantity >= 0 && headings[quantity + 1]?.trim() === '' ? [quantity + 1] : []
  return {
    quantity,
    countedIn: columns[quantity]?.countedIn ?? '',
    further: [...new Set([...further, ...unnamed, ...times])].toSorted((a, b) => a - b),
    apart: [...further.filter((column) => isApart && columns[column]?.kind === kind), ...times],
    times,
    isOfTime: kind === 'period',
  }
}
