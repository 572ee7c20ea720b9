/** Which rate of the shopkeeper's US sales tax table applies to a delivery. */

/** A row of the table. */
export type SalesTaxRate = {
  /** 'OH' */
  readonly state: string
  /** First and last ZIP code, inclusive; empty: the whole state. */
  readonly zipFirst: string
  readonly zipLast: string
  /** The name shown to the buyer; empty: only the state's name. */
  readonly county: string
  /** Thousandths of a percent, the combined rate of the place: 8875 is 8.875 %. */
  readonly rate: number
  /** 'YYYY-MM-DD': the first day of validity. */
  readonly from: string
}

/** The destination in the USA, and the rows that may apply there. */
export type SalesTaxPlace = {
  /** Five digits; empty if the order has none. */
  readonly zip: string
  /** Empty if the ZIP code belongs to no state. */
  readonly state: string
  readonly stateName: string
  readonly rates: readonly SalesTaxRate[]
}

/**
 * The most specific row for the place: fewest ZIP codes first, the whole state last. Among rows for
 * the same ZIP codes the latest one that has started applies, so a rate ends when the next one
 * starts.
 * @param day 'YYYY-MM-DD'
 * @returns undefined if no row applies
 */
export function salesTaxRateOf(
  { state, zip, rates }: SalesTaxPlace,
  day: string,
): SalesTaxRate | undefined {
  let found: SalesTaxRate | undefined
  for (const row of rates) {
    if (row.state !== state || row.from > day || !holdsZip(row, zip)) continue
    if (!found || isNearer(row, found)) found = row
  }
  return found
}

const holdsZip = ({ zipFirst, zipLast }: SalesTaxRate, zip: string): boolean =>
  zipFirst === '' || (zip !== '' && zipFirst <= zip && zip <= zipLast)

/** The number of ZIP codes in a row. */
const widthOf = ({ zipFirst, zipLast }: SalesTaxRate): number =>
  zipFirst === '' ? Number.POSITIVE_INFINITY : Number(zipLast) - Number(zipFirst) + 1

const isNearer = (row: SalesTaxRate, than: SalesTaxRate): boolean => {
  const [width, other] = [widthOf(row), widthOf(than)]
  if (width !== other) return width < other
  if (row.from !== than.from) return row.from > than.from
  return row.zipFirst < than.zipFirst
}
