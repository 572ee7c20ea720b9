/** Maps rows of price lists to the objects of the contract, and back. */
import type { PriceList } from './contract.ts'
import type { DatedPrice } from './import-fields.ts'
import type { PriceRow } from './row-fields.ts'
import type { PriceRowRow, RowValues } from './row-store.server.ts'
import type { ApplicableRow, RowPrice } from './rules.ts'
import type { ApplicableRowOfTool, ListSummaryRow } from './store.server.ts'

export const toListDto = ({ base_id: base, ...list }: ListSummaryRow): PriceList => ({
  ...list,
  base,
})

export const toRowDto = (row: PriceRowRow): PriceRow => ({
  id: row.id,
  target: row.target,
  targetId: row.target_id,
  name: row.name,
  sku: row.code,
  ...toDatedPrice(row),
  changedAt: row.changed_at.toISOString(),
  ...(row.removed_at === null ? {} : { removedAt: row.removed_at.toISOString() }),
})

/** A row's values, without its target. */
export const toDatedPrice = (row: RowValues): DatedPrice => ({
  ...(row.percent_off === null ? {} : { percentOff: row.percent_off / 100 }),
  ...(row.price_cents === null
    ? {}
    : {
        price: row.price_cents,
        priceBreaks: [...row.price_breaks],
        pricePer: row.price_per ?? undefined,
      }),
  ...(row.valid_from === null ? {} : { validFrom: row.valid_from }),
  ...(row.valid_until === null ? {} : { validUntil: row.valid_until }),
})

type InputValues = Pick<
  PriceRow,
  'percentOff' | 'price' | 'priceBreaks' | 'pricePer' | 'validFrom' | 'validUntil'
>

/** @param base the number of units for a price that does not state it */
export const toRowValues = (values: InputValues, base: number | null): RowValues => ({
  percent_off: values.percentOff === undefined ? null : Math.round(values.percentOff * 100),
  price_cents: values.price ?? null,
  price_breaks: values.priceBreaks ?? [],
  price_per: values.price === undefined ? null : (values.pricePer ?? base),
  valid_from: values.validFrom ?? null,
  valid_until: values.validUntil ?? null,
})

/**
 * A row in the form of the pricing rule: already limited to the day, since the query filters by
 * day.
 */
export const toApplicableRow = (row: ApplicableRowOfTool): ApplicableRow => ({
  id: row.id,
  target: row.target,
  distance: row.distance,
  ...toRowPrice(row),
})

const toRowPrice = ({
  percent_off: percentOff,
  price_cents: price,
  price_breaks: priceBreaks,
  price_per: pricePer,
}: Pick<
  ApplicableRowOfTool,
  'percent_off' | 'price_cents' | 'price_breaks' | 'price_per'
>): RowPrice =>
  percentOff === null
    ? { price: price ?? 0, priceBreaks, pricePer: pricePer ?? undefined }
    : { percentOff }
