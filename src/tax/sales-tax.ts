/** Which rate of the shopkeeper's table of US sales tax a delivery bears. */

/** A row of the table. */
export type SalesTaxRate = {
  /** 'OH' */
  readonly state: string
  /** First and last ZIP code, both included; empty: the whole state. */
  readonly zipFirst: string
  readonly zipLast: string
  /** As the buyer reads it; empty: the state's name alone. */
  readonly county: string
  /** Thousandths of a percent, all of the place together: 8875 is 8.875 %. */
  readonly rate: number
  /** 'YYYY-MM-DD': the first day on which it counts. */
  readonly from: string
}

/** Where goods go in the USA, and the rows that may count there. */
export type SalesTaxPlace = {
  /** Of five digits; empty where the order names none. */
  readonly zip: string
  /** Empty where the ZIP code leads to none. */
  readonly state: string
  readonly stateName: string
  readonly rates: readonly SalesTaxRate[]
}

/**
 * The row that says most of the place: fewest ZIP codes first, the whole state last. Of rows for
 * the same ZIP codes the latest that has begun counts, so a rate ends when another begins.
 * @param day 'YYYY-MM-DD'
 * @returns undefined where no row counts
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

/** How many ZIP codes a row has. */
const widthOf = ({ zipFirst, zipLast }: SalesTaxRate): number =>
  zipFirst === '' ? Number.POSITIVE_INFINITY : Number(zipLast) - Number(zipFirst) + 1

const isNearer = (row: SalesTaxRate, than: SalesTaxRate): boolean => {
  const [width, other] = [widthOf(row), widthOf(than)]
  if (width !== other) return width < other
  if (row.from !== than.from) return row.from > than.from
  return row.zipFirst < than.zipFirst
}
