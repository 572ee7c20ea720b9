/**
 * Where an order goes, and what delivery and tax add to it, before it is placed. Loaded by shops
 * that charge one of them alone.
 */
import { useEffect, useId, useState } from 'react'
import { useQuote, type Question, type QuoteState } from '../../delivery/use-quote.ts'
import {
  readDestination,
  storeDestination,
  type StoredDestination,
} from '../../delivery/destination-storage.browser.ts'
import { deliveryMessages } from '../../delivery/messages/delivery.ts'
import { countryCodes, countryName } from '../../platform/countries.ts'
import { displayMoney } from '../../platform/money.ts'
import { useTax, type TaxState } from '../../tax/use-tax.ts'
import { taxMessages } from '../../tax/messages/tax.ts'
import { sumReasons, sumRows, sumToPay, type OrderSum } from '../../tax/sum-rows.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { orderFormMessages as messages } from '../messages/order-form.ts'
import type { ChargedShop } from './use-charged-shop.ts'

/** What the buyer sees, to be sent with the order; amounts in cents. */
export type SeenCharges = {
  readonly country: string
  readonly postcode?: string
  readonly collect?: boolean
  readonly deliveryCharge?: number
  /** What is to be paid. */
  readonly gross?: number
}

type OrderChargesProps = {
  readonly shop: ChargedShop
  /** The goods without tax, in cents; NaN while it is not known. */
  readonly goods: number
  readonly lines: Question['lines']
  /** Computes anew when it changes: the Problem that refused the order. */
  readonly attempt: unknown
  readonly onSeen: (seen: SeenCharges) => void
}

export function OrderCharges({ shop, goods, lines, attempt, onSeen }: OrderChargesProps) {
  const { delivers, taxed } = shop
  const [{ country, postcode }, setDestination] = useDestination(shop)
  const [collect, setCollect] = useState(false)
  const known = Number.isSafeInteger(goods)
  const quoted = useQuote(
    delivers && known ? { goods, lines, country, postcode, collect } : undefined,
    attempt,
  )
  const collection = quoted.quote?.collection ?? ''
  const delivery = quoted.quote?.delivery ?? undefined
  // Without an answer about delivery the sum is not known, and neither is its tax.
  const total = delivers && !delivery ? Number.NaN : goods + (delivery?.charge ?? 0)
  const collected = delivery?.kind === 'collection'
  const taxAnswer = useTax(collected ? shop.home : country, taxed ? total : Number.NaN, attempt)
  const { tax } = taxAnswer
  const isComplete = Number.isSafeInteger(total) && (!taxed || tax !== undefined)
  const gross = isComplete ? sumToPay({ total, tax }) : undefined
  const deliveryCharge = delivery?.charge

  useEffect(
    () =>
      onSeen({
        country,
        ...(delivers ? { postcode, collect } : {}),
        ...(deliveryCharge === undefined ? {} : { deliveryCharge }),
        ...(gross === undefined ? {} : { gross }),
      }),
    [country, delivers, postcode, collect, deliveryCharge, gross, onSeen],
  )
  return (
    <div className="order-charges">
      <DestinationFields
        destination={{ country, postcode }}
        onChange={setDestination}
        withPostcode={delivers}
      />
      {collection === '' && !collect ? null : (
        <label className="check">
          <input
            type="checkbox"
            checked={collect}
            onChange={({ currentTarget }) => setCollect(currentTarget.checked)}
          />{' '}
          {deliveryMessages.collect}
        </label>
      )}
      <Failures quoted={quoted} taxAnswer={taxAnswer} />
      {isComplete ? <Charges sum={{ total, delivery, tax }} /> : null}
    </div>
  )
}

/** Where goods went last, or the shop's country; remembered where delivery depends on it. */
function useDestination({ delivers, home }: ChargedShop) {
  const [destination, setDestination] = useState<StoredDestination>(
    () => (delivers ? readDestination() : undefined) ?? { country: home, postcode: '' },
  )
  const change = (changed: StoredDestination): void => {
    setDestination(changed)
    if (delivers) storeDestination(changed)
  }
  return [destination, change] as const
}

type DestinationFieldsProps = {
  readonly destination: StoredDestination
  readonly onChange: (destination: StoredDestination) => void
  readonly withPostcode: boolean
}

const DestinationFields = ({
  destination: { country, postcode },
  onChange,
  withPostcode,
}: DestinationFieldsProps) => (
  <div className={withPostcode ? 'destination' : undefined}>
    <SelectField
      label={deliveryMessages.country}
      name="country"
      autoComplete="country"
      value={country}
      onChange={({ currentTarget }) => onChange({ country: currentTarget.value, postcode })}
    >
      {countries.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
    {withPostcode ? (
      <TextField
        label={deliveryMessages.postcode}
        name="postcode"
        autoComplete="postal-code"
        maxLength={20}
        value={postcode}
        onChange={({ currentTarget }) => onChange({ country, postcode: currentTarget.value })}
      />
    ) : null}
  </div>
)

type FailuresProps = { readonly quoted: QuoteState; readonly taxAnswer: TaxState }

/** Why the charges are not known, or that nothing is delivered there. */
function Failures({ quoted, taxAnswer }: FailuresProps) {
  const refusal = quoted.quote?.refusal ?? ''
  return (
    <div aria-live="polite">
      {refusal === '' ? null : <p className="destination-refused">{refusal}</p>}
      {quoted.failed ? <p className="muted small">{deliveryMessages.failed}</p> : null}
      {taxAnswer.failed ? <p className="muted small">{taxMessages.failed}</p> : null}
    </div>
  )
}

function Charges({ sum }: { readonly sum: OrderSum }) {
  const id = useId()
  return (
    <div aria-live="polite">
      <ul aria-describedby={id}>
        {/* The goods stand in the summary already. */}
        {sumRows(sum)
          .slice(1)
          .map(({ label, text }) => (
            <li key={label}>
              <span>{label}</span>
              <span>{text}</span>
            </li>
          ))}
        <li className="sum">
          <span>{sum.tax ? taxMessages.gross : messages.total}</span>
          <span>{displayMoney(sumToPay(sum))}</span>
        </li>
      </ul>
      <p id={id} className="muted small">
        {sumReasons(sum).join(' ')}
      </p>
    </div>
  )
}

/** Code and name of each country, by name. */
const countries: readonly (readonly [string, string])[] = countryCodes
  .map((code) => [code, countryName(code)] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'))
