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
import { countryName } from '../../platform/addresses/countries.ts'
import { displayMoney } from '../../platform/money/money.ts'
import type { TaxQuestion } from '../../tax/contract.ts'
import { useTax, type TaxState } from '../../tax/use-tax.ts'
import { taxMessages } from '../../tax/messages/tax.ts'
import { isDivided } from '../../tax/territories.ts'
import { sumLabel, sumReasons, sumRows, sumToPay, type OrderSum } from '../../tax/sum-rows.ts'
import { CountryOptions } from '../../ui/country-options.tsx'
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

/** With how it is paid, where the shop takes cards. */
export type OrderTerms = Partial<SeenCharges> & { readonly payBy?: 'card' }

type OrderChargesProps = {
  readonly shop: ChargedShop
  /** The goods without tax, in cents; NaN while it is not known. */
  readonly goods: number
  /** `amount`: without tax, in cents; together they are the goods. */
  readonly lines: readonly (Question['lines'][number] & { readonly amount: number })[]
  /** Computes again when it changes: the Problem that refused the order. */
  readonly attempt: unknown
  /** What the address in parts says; without it, the buyer says where the goods go. */
  readonly known?: StoredDestination | undefined
  /** Whose order staff write down; `company` is an id. */
  readonly customer?: { readonly company: string | undefined }
  readonly onSeen: (seen: SeenCharges) => void
}

export function OrderCharges(props: OrderChargesProps) {
  const { shop, known, customer, onSeen } = props
  const [asked, setDestination] = useDestination(shop, customer === undefined)
  const destination = known ?? asked
  const { country, postcode } = destination
  const byPostcode = dependsOnPostcode(shop, country)
  const [collect, setCollect] = useState(false)
  const quoted = useDelivery(props, { ...destination, collect })
  const delivery = quoted.quote?.delivery ?? undefined
  const total = totalOf(props, delivery)
  const taxAnswer = useTaxOf(props, {
    delivery,
    total,
    destination: byPostcode ? destination : { country, postcode: '' },
  })
  const { tax } = taxAnswer
  const isComplete = Number.isSafeInteger(total) && (!shop.taxed || tax !== undefined)

  useSeen(onSeen, {
    country,
    deliveryCharge: delivery?.charge,
    gross: isComplete ? sumToPay({ total, tax }) : undefined,
    postcode: byPostcode ? postcode : undefined,
    collect: shop.delivers ? collect : undefined,
  })
  return (
    <div className="order-charges">
      {known ? (
        <KnownDestination {...known} />
      ) : (
        <DestinationFields
          destination={asked}
          onChange={setDestination}
          withPostcode={byPostcode}
        />
      )}
      <CollectField
        isOffered={Boolean(quoted.quote?.collection)}
        collect={collect}
        onChange={setCollect}
      />
      <Failures quoted={quoted} taxAnswer={taxAnswer} />
      {isComplete ? <Charges sum={{ total, delivery, tax }} /> : null}
    </div>
  )
}

const KnownDestination = ({ postcode, country }: StoredDestination) => (
  <p className="muted small">
    {messages.to([postcode, countryName(country)].filter(Boolean).join(', '))}
  </p>
)

/** Whether delivery or tax to a country depends on the postcode. */
const dependsOnPostcode = ({ delivers, taxed, home }: ChargedShop, country: string): boolean =>
  delivers || (taxed && (home === 'US' || isDivided(country)))

type Delivery = NonNullable<NonNullable<QuoteState['quote']>['delivery']>

/** What delivery would cost; nothing is asked while the goods are not known. */
function useDelivery(
  { shop, goods, lines, attempt }: OrderChargesProps,
  { country, postcode, collect }: StoredDestination & { readonly collect: boolean },
): QuoteState {
  const asks = shop.delivers && Number.isSafeInteger(goods)
  const question = { goods, lines: lines.map(forQuote), country, postcode, collect }
  return useQuote(asks ? question : undefined, attempt)
}

/** In cents; NaN without an answer about delivery: then the tax is not known either. */
const totalOf = ({ shop, goods }: OrderChargesProps, delivery: Delivery | undefined): number =>
  shop.delivers && !delivery ? Number.NaN : goods + (delivery?.charge ?? 0)

type Taxed = {
  readonly delivery: Delivery | undefined
  readonly total: number
  readonly destination: StoredDestination
}

/** The tax of the order where it goes; goods that are collected are taxed at home. */
function useTaxOf(
  { shop, lines, attempt, customer }: OrderChargesProps,
  { delivery, total, destination }: Taxed,
): TaxState {
  const asks = shop.taxed && Number.isSafeInteger(total)
  const place = delivery?.kind === 'collection' ? { country: shop.home, postcode: '' } : destination
  const question = { ...taxQuestion(lines, delivery, place), ...companyOf(customer) }
  return useTax(asks ? question : undefined, attempt)
}

type CollectFieldProps = {
  readonly isOffered: boolean
  readonly collect: boolean
  readonly onChange: (collect: boolean) => void
}

/** It stays while it is chosen, so that it can be taken back. */
const CollectField = ({ isOffered, collect, onChange }: CollectFieldProps) =>
  isOffered || collect ? (
    <label className="check">
      <input
        type="checkbox"
        checked={collect}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />{' '}
      {deliveryMessages.collect}
    </label>
  ) : null

type Seen = {
  readonly [Name in keyof SeenCharges]: SeenCharges[Name] | undefined
} & Pick<SeenCharges, 'country'>

/** Tells what the buyer sees, whenever it is something else. */
function useSeen(
  onSeen: OrderChargesProps['onSeen'],
  { country, postcode, collect, deliveryCharge, gross }: Seen,
): void {
  useEffect(
    () =>
      onSeen({
        country,
        ...(postcode === undefined ? {} : { postcode }),
        ...(collect === undefined ? {} : { collect }),
        ...(deliveryCharge === undefined ? {} : { deliveryCharge }),
        ...(gross === undefined ? {} : { gross }),
      }),
    [country, postcode, collect, deliveryCharge, gross, onSeen],
  )
}

const companyOf = (customer: OrderChargesProps['customer']): { readonly company?: string } =>
  customer?.company === undefined ? {} : { company: customer.company }

const taxQuestion = (
  lines: OrderChargesProps['lines'],
  delivery: { readonly charge: number } | undefined,
  { country, postcode }: StoredDestination,
): TaxQuestion => ({
  country,
  delivery: delivery?.charge ?? 0,
  ...(postcode === '' ? {} : { postcode }),
  lines: lines.map(({ toolId, amount }) => ({ toolId, amount })),
})

const forQuote = ({ toolId, quantity }: Question['lines'][number]) => ({ toolId, quantity })

/**
 * Where goods went last, or the shop's country; remembered where delivery depends on it.
 * @param isOwn whether who writes it is who buys
 */
function useDestination({ delivers, home }: ChargedShop, isOwn: boolean) {
  const remembers = delivers && isOwn
  const [destination, setDestination] = useState<StoredDestination>(
    () => (remembers ? readDestination() : undefined) ?? { country: home, postcode: '' },
  )
  const change = (changed: StoredDestination): void => {
    setDestination(changed)
    if (remembers) storeDestination(changed)
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
      <CountryOptions />
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
          <span>{sumLabel(sum, messages.total)}</span>
          <span>{displayMoney(sumToPay(sum))}</span>
        </li>
      </ul>
      <p id={id} className="muted small">
        {sumReasons(sum).join(' ')}
      </p>
    </div>
  )
}
