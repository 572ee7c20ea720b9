/** Which columns of a table say quantities: the one that is ordered, and those that may be it as well. Pure. */
import { fieldOfKey } from '../../packages/file-reader/headings/dictionary.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { monthOfName } from '../../packages/file-reader/numbers/month-names.ts'
import { countOfHeading } from './count-words.ts'

export type QuantityColumns = {
  /** -1 where none is named. */
  readonly quantity: number
  /** What its heading says that it counts; empty for pieces. */
  readonly countedIn: string
  /** Other columns of quantities: what is open, of another year, of another store. */
  readonly further: readonly number[]
  /** Those of another store, another time or a number of times: equal numbers are no copies. */
  readonly apart: readonly number[]
  /** Those that say how many times. */
  readonly times: readonly number[]
  /** Whether only a time heads the quantities: 'Jan' may be what is ordered then, or was. */
  readonly isOfTime: boolean
}

const period =
  /^(?:(?:q|h|kw|cw|wk|w|week|woche|semaine|semana|settimana|tydzien|tyden|vecka|uge|month|monat|mois)? ?\d{1,2}|(?:19|20)\d\d|[1-4] ?q|[12] ?h|\d{1,2} \d{1,2}(?: \d{2,4})?|(?:19|20)\d\d \d{1,2}(?: \d{1,2})?)(?: (?:19|20)?\d\d)?$/

/** '2026', 'Jan', 'Q1 2026', 'KW 12', '01.12.2026': the quantities below are of that time. */
export function isPeriod(heading: string): boolean {
  const words = wordsOf(heading.replaceAll(/[./]/g, ' '))
  const [first = '', ...others] = words.split(' ')
  const isMonth = monthOfName(first) !== undefined && others.every((word) => /^\d+$/.test(word))
  return isMonth || (/\d/.test(words) && period.test(words))
}

/** Words of a quantity that head other things too: 'order no', 'units per pack'. */
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

/** 'Multiplier': the quantity beside it is ordered so many times, perhaps. */
const timesWords =
  /^(?:(?:qty|quantity|order|pack|mengen) ?)?(?:multiplier|multiplikator|multiplicateur|moltiplicatore|multiplicador|vermenigvuldiger|mnoznik|nasobitel|fa[ck]tor|facteur|fattore|times|mal|fois)$/

/** By which columns are preferred: the first kind that a table has is the ordered quantity. */
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

/** Whether a heading is one of quantities, whichever. */
export const namesQuantity = (heading: string): boolean => columnOf(heading).kind !== undefined

/** The columns of quantities, and what the heading says that they count: 'Menge in VE', 'Kartons'. */
export function quantityColumns(headings: readonly string[]): QuantityColumns {
  const columns = headings.map(columnOf)
  const all = kinds.flatMap((wanted) =>
    columns.flatMap(({ kind }, column) => (kind === wanted ? [column] : [])),
  )
  const [quantity = -1, ...others] = all
  // Packs beside pieces are the same goods.
  const further = others.filter((column) => !/unit|counted/.test(columns[column]?.kind ?? ''))
  const kind = columns[quantity]?.kind
  const isApart = kind === 'named' || kind === 'period'
  const times = headings.flatMap((heading, column) =>
    column !== quantity && timesWords.test(wordsOf(heading)) ? [column] : [],
  )
  // A heading over two columns leaves the second without one.
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
