/** The only SQL queries for the rates of US sales tax. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { SalesTaxRate } from './sales-tax.ts'

const columns = sql`
  state, zip_first as "zipFirst", zip_last as "zipLast", county, rate, valid_from::text as "from"`

/** Rows that may apply to a ZIP code, or to the whole of its state. */
export async function findRatesAt(
  db: Handle,
  { zip, state }: { readonly zip: string; readonly state: string },
): Promise<readonly SalesTaxRate[]> {
  const { rows } = await sql<SalesTaxRate>`
    select ${columns} from sales_tax_rates
    where zip_first = '' and state = ${state}
      or zip_first <> '' and zip_first <= ${zip} and zip_last >= ${zip}`.execute(db)
  return rows
}

export type StateSummary = {
  readonly state: string
  readonly rows: number
  readonly lowest: number
  readonly highest: number
}

export async function listStates(db: Handle): Promise<readonly StateSummary[]> {
  const { rows } = await sql<StateSummary>`
    select state, count(*)::int as rows, min(rate) as lowest, max(rate) as highest
    from sales_tax_rates group by state order by state`.execute(db)
  return rows
}

export async function listRates(
  db: Handle,
  state: string,
  limit: number,
): Promise<readonly SalesTaxRate[]> {
  const { rows } = await sql<SalesTaxRate>`
    select ${columns} from sales_tax_rates where state = ${state}
    order by zip_first, zip_last, valid_from desc limit ${limit}`.execute(db)
  return rows
}

export async function hasAnyRate(db: Handle): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from sales_tax_rates) as found`.execute(db)
  return rows[0]?.found === true
}

export type SavedRates = { readonly added: number; readonly changed: number }

/** @param rates at most one for each place and day */
export async function saveRates(tx: Handle, rates: readonly SalesTaxRate[]): Promise<SavedRates> {
  const { rows } = await sql<SavedRates>`
    with saved as (
      insert into sales_tax_rates as known
        (state, zip_first, zip_last, county, rate, valid_from)
      select * from unnest(
        ${rates.map(({ state }) => state)}::text[],
        ${rates.map(({ zipFirst }) => zipFirst)}::text[],
        ${rates.map(({ zipLast }) => zipLast)}::text[],
        ${rates.map(({ county }) => county)}::text[],
        ${rates.map(({ rate }) => rate)}::int[],
        ${rates.map(({ from }) => from)}::date[])
      on conflict (state, zip_first, zip_last, valid_from) do update
        set county = excluded.county, rate = excluded.rate
        where (known.county, known.rate) is distinct from (excluded.county, excluded.rate)
      returning xmax = 0 as is_new
    )
    select
      count(*) filter (where is_new)::int as added,
      count(*) filter (where not is_new)::int as changed
    from saved`.execute(tx)
  return rows[0] ?? { added: 0, changed: 0 }
}

/** @returns the number of deleted rows */
export async function deleteRates(tx: Handle, state: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from sales_tax_rates where state = ${state}`.execute(tx)
  return Number(numAffectedRows)
}
