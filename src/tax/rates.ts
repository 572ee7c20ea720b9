/**
 * Rates of value added tax as data: EU-27, United Kingdom, Switzerland (with Liechtenstein) and
 * Norway; the standard rate and the most common reduced rate for goods. A row is valid from its day
 * until the next row of the same country and class. Read on 2026-11-22; shopkeepers should check
 * them with a tax adviser (docs/tax.md).
 *
 * Sources: European Commission, Taxes in Europe Database (TEDB); HM Revenue & Customs, VAT rates;
 * Swiss Federal Tax Administration, rates since 2024; The Norwegian Tax Administration, rates of
 * value added tax.
 */

import type { TaxClass } from '../catalogue/tax-class.ts'

export type RateRow = {
  /** ISO 3166-1 alpha-2 */
  readonly country: string
  readonly taxClass: Exclude<TaxClass, 'zero'>
  /** Hundredths of a percent: 1900 is 19 %. */
  readonly rate: number
  /** 'YYYY-MM-DD': the first day of validity. */
  readonly from: string
}

/**
 * Country, standard rate, reduced rate (0: none), first day. The reduced rate is the one for most
 * goods.
 */
const table: readonly (readonly [string, number, number, string])[] = [
  ['AT', 2000, 1000, '2016-01-01'],
  ['BE', 2100, 600, '2000-01-01'],
  ['BG', 2000, 900, '2011-04-01'],
  ['CY', 1900, 500, '2014-01-13'],
  ['CZ', 2100, 1200, '2024-01-01'],
  ['DE', 1900, 700, '2021-01-01'],
  ['DK', 2500, 0, '1992-01-01'],
  ['EE', 2200, 900, '2024-01-01'],
  ['EE', 2400, 900, '2025-07-01'],
  ['ES', 2100, 1000, '2012-09-01'],
  ['FI', 2400, 1400, '2013-01-01'],
  ['FI', 2550, 1400, '2024-09-01'],
  ['FI', 2550, 1350, '2026-01-01'],
  ['FR', 2000, 550, '2014-01-01'],
  ['GR', 2400, 1300, '2016-06-01'],
  ['HR', 2500, 1300, '2014-01-01'],
  ['HU', 2700, 500, '2012-01-01'],
  ['IE', 2300, 1350, '2021-03-01'],
  ['IT', 2200, 1000, '2013-10-01'],
  ['LT', 2100, 900, '2009-09-01'],
  ['LT', 2100, 1200, '2026-01-01'],
  ['LU', 1700, 800, '2024-01-01'],
  ['LV', 2100, 1200, '2012-07-01'],
  ['MT', 1800, 500, '2004-01-01'],
  ['NL', 2100, 900, '2019-01-01'],
  ['PL', 2300, 800, '2011-01-01'],
  ['PT', 2300, 600, '2011-01-01'],
  ['RO', 1900, 900, '2017-01-01'],
  ['RO', 2100, 1100, '2025-08-01'],
  ['SE', 2500, 1200, '1996-01-01'],
  ['SI', 2200, 950, '2013-07-01'],
  ['SK', 2000, 1000, '2011-01-01'],
  ['SK', 2300, 500, '2025-01-01'],
  ['GB', 2000, 500, '2011-01-04'],
  ['CH', 770, 250, '2018-01-01'],
  ['CH', 810, 260, '2024-01-01'],
  ['LI', 770, 250, '2018-01-01'],
  ['LI', 810, 260, '2024-01-01'],
  ['NO', 2500, 1500, '2013-01-01'],
]

/** Every row, by country, class and day. A country without a reduced rate has no such row. */
export const rateRows: readonly RateRow[] = table.flatMap(([country, standard, reduced, from]) => [
  { country, taxClass: 'standard' as const, rate: standard, from },
  ...(reduced === 0 ? [] : [{ country, taxClass: 'reduced' as const, rate: reduced, from }]),
])

/**
 * The rate of a country on a day, in hundredths of a percent. A class without a rate uses the
 * country's standard rate.
 * @param day 'YYYY-MM-DD'
 * @returns undefined for a country that is not in the table, or a day before its first row
 */
export function rateOf(country: string, taxClass: TaxClass, day: string): number | undefined {
  const standard = latest(country, 'standard', day)
  if (taxClass === 'zero') return standard === undefined ? undefined : 0
  return taxClass === 'reduced' ? (latest(country, 'reduced', day) ?? standard) : standard
}

function latest(country: string, taxClass: RateRow['taxClass'], day: string): number | undefined {
  let found: RateRow | undefined
  for (const row of rateRows)
    if (
      row.country === country &&
      row.taxClass === taxClass &&
      row.from <= day &&
      (!found || row.from > found.from)
    )
      found = row
  return found?.rate
}
