/** The API client of the rates of US sales tax. */
import { createShopClient } from '../session/api.client.ts'
import { maxRateRows, salesTaxContract, type SalesRate } from './sales-tax-contract.ts'

export const salesTax = createShopClient(salesTaxContract)

/** Sends rows in batches; rows that were added stay if a later batch is refused. */
export async function sendRates(
  rows: readonly SalesRate[],
): Promise<{ readonly added: number; readonly changed: number }> {
  const sum = { added: 0, changed: 0 }
  for (let first = 0; first < rows.length; first += maxRateRows) {
    const done = await salesTax.addSalesRates({ rows: rows.slice(first, first + maxRateRows) })
    sum.added += done.added
    sum.changed += done.changed
  }
  return sum
}
