/** Headings of prices that qualify them: 'Preis -10 %', 'Old price', 'Amount'. Pure. */
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { isAmountTarget } from '../../../packages/file-reader/numbers/decimal-signs.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import { isEmptyCell } from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { Day } from '../../platform/time/time-zone.ts'
import { isFormer, yearOf } from './column-choice.ts'
import type { Mapping } from './mapping.ts'
import type { RowDoubts } from './remarks.ts'
import { includesMore } from './included-things.ts'
import { namesTax } from './tax-included.ts'

const percentage = /\d\s*%/
/** 'Price from', 'Preis ab': the lowest of several. */
const fromOnly = /(?:^| )(?:from|ab|a partir de|des|desde|da|vanaf|od|fra|fran)$/
/** Prices for hire, repair or exchange, and prices of used articles. */
const otherKind =
  /(?<!\p{L})(?:rent(?:al)?|hire|lease|leasing|repair|service|exchange|demo|used|second ?-?hand|refurbished|spare|miet\p{L}*|leih\p{L}*|reparatur\p{L}*|wartungs\p{L}*|tausch\p{L}*|gebraucht\p{L}*|vorfuhr\p{L}*|location|occasion|reparation|echange|noleggio|riparazione|usato|alquiler|reparacion|usado|huur\p{L}*|reparatie\p{L}*|wynajm\p{L}*|naprawy|pronajm\p{L}*|oprav[ya]|hyr\p{L}*|leje\p{L}*|aluguer|aluguel)(?!\p{L})/u
/** 'Amount', 'Betrag': the total for the quantity in another column. */
const sum =
  /^(?:(?:total|net|netto|line|extended|ext|gesamt|zeilen|positions) ?-?)?(?:amount|betrag|montant|importe?|importo|bedrag|kwota|castka|belopp|belob|valor|osszeg|summa?|total|gesamt|gesamtpreis)(?: (?:net|netto|ht|eur|usd))?$/
const isQuantity = (heading: string): boolean =>
  fieldOfKey('order', headingKey(heading)) === 'quantity'

type Column = { readonly column: number; readonly target: string; readonly heading: string }

/** Why a heading of prices may not mean the current price of one article. */
function doubtOf(heading: string, year: number): string | undefined {
  const key = headingKey(heading)
  // The first day of a price tells nothing about its last day.
  const listed = /\d[./-]\d/.test(heading) ? 0 : yearOf(key)
  if (percentage.test(heading) && !namesTax(heading)) return messages.why.headedPercent(heading)
  if (isFormer(key) || (listed !== 0 && listed < year)) return messages.why.formerPrice(heading)
  if (includesMore(heading)) return messages.why.includedThing(heading)
  if (otherKind.test(key)) return messages.why.otherKind(heading)
  return fromOnly.test(key) ? messages.why.fromPrice(heading) : undefined
}

/**
 * A doubt for each amount below a heading with a percentage (except a tax rate), with an earlier
 * time, with the lowest of several prices or with included freight or the like, and below a heading
 * of totals beside a quantity.
 */
export function headingDoubts(
  { columns, formulas }: Pick<Mapping, 'columns' | 'formulas'>,
  headings: readonly string[],
  today: Day,
): RowDoubts {
  const isComputed = (formulas.price ?? '') !== '' || isOfRecords(headings)
  const amounts = columns.flatMap((target, column): Column[] =>
    isAmountTarget(target) && !isComputed
      ? [{ column, target, heading: headings[column] ?? '' }]
      : [],
  )
  const asked = amounts.flatMap((one) => {
    const why = doubtOf(one.heading, Number(today.slice(0, 4)))
    return why === undefined ? [] : [{ ...one, why }]
  })
  const sums = amounts.filter(({ heading }) => sum.test(headingKey(heading)))
  const quantity = sums.length === 0 ? -1 : headings.findIndex(isQuantity)
  return ({ cells }) => ({
    errors: [],
    warnings: [
      ...asked.flatMap(({ column, target, why }) =>
        isEmptyCell(cells[column]) ? [] : [{ field: target, why }],
      ),
      ...sums.flatMap(({ column, target, heading }) =>
        quantity < 0 || isEmptyCell(cells[column]) || String(cells[quantity]).trim() === '1'
          ? []
          : [{ field: target, why: messages.why.sumOfQuantity(heading, headings[quantity] ?? '') }],
      ),
    ],
  })
}
