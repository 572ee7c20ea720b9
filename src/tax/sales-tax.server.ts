/** The shopkeeper's rates of US sales tax: storing them, and finding those for a delivery. */
import type { Caller } from '../platform/access/endpoint.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { ShopSettings } from '../settings/declarations.ts'
import type { TaxDependencies } from './dependencies.server.ts'
import type { TaxedPlace } from './order-tax.ts'
import {
  maxRateRows,
  type SalesRate,
  type SalesRates,
  type SalesTaxOperations,
} from './sales-tax-contract.ts'
import type { SalesTaxPlace, SalesTaxRate } from './sales-tax.ts'
import {
  deleteRates,
  findRatesAt,
  listRates,
  listStates,
  saveRates,
} from './sales-tax-store.server.ts'
import { readZip, stateOfZip, usStateName } from './us-states.ts'

type Admin = Caller<'admin'>

export const createSalesTax = (deps: TaxDependencies): SalesTaxOperations => ({
  salesRates: async (_caller, { state }) => readRates(deps.database.handle, state),
  addSalesRates: (caller, { rows }) => addRates(deps, caller, rows),
  removeSalesRates: (caller, { state }) => removeRates(deps, caller, state),
})

/**
 * The destination within the USA, with the rates that may apply there.
 * @param place an empty country means the shop's; without a ZIP code, the shop's own is used
 * @returns undefined if no sales tax applies: for a shop outside the USA, or for goods that leave
 *   the USA
 */
export async function findSalesTaxPlace(
  db: Handle,
  settings: Pick<ShopSettings, 'tax' | 'country' | 'salesTaxZip'>,
  { country, postcode }: TaxedPlace,
): Promise<SalesTaxPlace | undefined> {
  if (settings.tax !== 'vat' || settings.country !== 'US') return undefined
  if (country !== '' && country !== 'US') return undefined
  const zip = (postcode === '' ? undefined : readZip(postcode)) ?? settings.salesTaxZip
  const rates = await findRatesAt(db, { zip, state: stateOfZip(zip) ?? '' })
  // Some ZIP codes are in another state than most of their prefix: a row for them names the right
  // state.
  const state = rates.find(({ zipFirst }) => zipFirst !== '')?.state ?? stateOfZip(zip) ?? ''
  return { zip, state, stateName: usStateName(state), rates }
}

/** 8875 → 8.875 */
const toPercent = (rate: number): number => rate / 1000

const toSalesRate = ({ state, zipFirst, zipLast, county, rate, from }: SalesTaxRate) => ({
  state,
  county,
  from,
  zips: zipFirst === zipLast ? zipFirst : `${zipFirst}-${zipLast}`,
  percent: toPercent(rate),
})

function fromSalesRate({ state, zips, county, percent, from }: SalesRate): SalesTaxRate {
  const [zipFirst = '', zipLast = zipFirst] = zips.split('-')
  return { state, zipFirst, zipLast, county, from, rate: Math.round(percent * 1000) }
}

async function readRates(db: Handle, state: string | undefined): Promise<SalesRates> {
  const [states, rows] = await Promise.all([
    listStates(db),
    state === undefined ? [] : listRates(db, state, maxRateRows),
  ])
  return {
    states: states.map(({ lowest, highest, ...summary }) => ({
      ...summary,
      name: usStateName(summary.state),
      lowest: toPercent(lowest),
      highest: toPercent(highest),
    })),
    rows: rows.map(toSalesRate),
  }
}

/** If several rows have the same place and day, the last one is used. */
async function addRates(
  { database, audit }: TaxDependencies,
  { actor }: Admin,
  rows: readonly SalesRate[],
): Promise<{ added: number; changed: number; same: number }> {
  const rates = new Map(
    rows.map((row) => [`${row.state} ${row.zips} ${row.from}`, fromSalesRate(row)]),
  )
  return database.transact(async (tx) => {
    const { added, changed } = await saveRates(tx, [...rates.values()])
    if (added + changed > 0) {
      const states = [...new Set(rows.map(({ state }) => state))].toSorted()
      await audit.record(tx, actor, {
        operation: 'tax.addSalesRates',
        kind: 'settings',
        id: 'sales-tax',
        label: states.join(', '),
        after: { states: states.join(', '), added, changed },
      })
    }
    return { added, changed, same: rows.length - added - changed }
  })
}

/** @throws notFound for a state without a rate */
async function removeRates(
  { database, audit }: TaxDependencies,
  { actor }: Admin,
  state: string,
): Promise<{ removed: number }> {
  const removed = await database.transact(async (tx) => {
    const count = await deleteRates(tx, state)
    if (count > 0)
      await audit.record(tx, actor, {
        operation: 'tax.removeSalesRates',
        kind: 'settings',
        id: 'sales-tax',
        label: state,
        before: { state, rates: count },
      })
    return count
  })
  if (removed === 0) throw notFound()
  return { removed }
}
