/** Rates of sales tax in US states, counties and ZIP codes, which the shopkeeper keeps. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sales_tax_rates (
      state text not null check (state ~ '^[A-Z]{2}$'),
      -- First and last ZIP code, both included; empty: the whole state.
      zip_first text not null default '' check (zip_first ~ '^([0-9]{5})?$'),
      zip_last text not null default '' check (zip_last ~ '^([0-9]{5})?$'),
      -- As the buyer reads it; empty: the state's name alone.
      county text not null default '' check (length(county) <= 80),
      -- Thousandths of a percent, of state, county, city and districts together: 8875 is 8.875 %.
      rate integer not null check (rate between 0 and 30000),
      -- The first day on which it counts.
      valid_from date not null,
      primary key (state, zip_first, zip_last, valid_from),
      check (zip_first <= zip_last and (zip_first = '') = (zip_last = ''))
    )`.execute(db)
}
