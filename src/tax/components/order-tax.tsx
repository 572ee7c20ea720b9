/**
 * Where an order goes and the tax that it bears, before it is placed. Loaded by shops that charge
 * tax alone.
 */
import { useEffect, useId, useState } from 'react'
import { countryCodes, countryName } from '../../platform/countries.ts'
import { displayMoney } from '../../platform/money.ts'
import { SelectField } from '../../ui/field.tsx'
import { tax as taxApi } from '../api.client.ts'
import type { OrderTax as TaxOfOrder } from '../contract.ts'
import { taxMessages as messages } from '../messages/tax.ts'
import { taxReasons, taxRows } from '../tax-rows.ts'

/** What the buyer sees, to be sent with the order. */
export type SeenTax = { readonly country: string; readonly gross?: number }

type OrderTaxProps = {
  /** The shop's own country. */
  readonly home: string
  /** The goods without tax, in cents; NaN while it is not known. */
  readonly net: number
  readonly onSeen: (seen: SeenTax) => void
}

export function OrderTax({ home, net, onSeen }: OrderTaxProps) {
  const [country, setCountry] = useState(home)
  const { tax, failed } = useTax(country, net)
  useEffect(() => onSeen({ country, ...(tax ? { gross: tax.gross } : {}) }), [country, tax, onSeen])
  return (
    <div className="order-tax">
      <SelectField
        label={messages.destination}
        name="country"
        autoComplete="country"
        value={country}
        onChange={({ currentTarget }) => setCountry(currentTarget.value)}
      >
        {countries.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TaxLines tax={tax} failed={failed} />
    </div>
  )
}

type TaxState = { readonly tax: TaxOfOrder | undefined; readonly failed: boolean }
const unknown: TaxState = { tax: undefined, failed: false }

/** Asks the shop again whenever country or sum change; an older answer is never shown. */
function useTax(country: string, net: number): TaxState {
  const request = `${country} ${net}`
  const [answer, setAnswer] = useState({ ...unknown, request: '' })
  useEffect(() => {
    if (!Number.isSafeInteger(net)) return undefined
    const controller = new AbortController()
    taxApi.preview({ net, country }, { signal: controller.signal }).then(
      ({ tax }) => setAnswer({ request, tax: tax ?? undefined, failed: false }),
      () => {
        if (!controller.signal.aborted) setAnswer({ request, tax: undefined, failed: true })
      },
    )
    return () => controller.abort()
  }, [country, net, request])
  return answer.request === request ? answer : unknown
}

function TaxLines({ tax, failed }: TaxState) {
  const id = useId()
  if (failed) return <p className="muted small">{messages.failed}</p>
  if (!tax) return null
  return (
    <div aria-live="polite">
      <ul aria-describedby={id}>
        {taxRows(tax).map(({ label, amount }) => (
          <li key={label}>
            <span>{label}</span>
            <span>{displayMoney(amount)}</span>
          </li>
        ))}
        <li className="sum">
          <span>{messages.gross}</span>
          <span>{displayMoney(tax.gross)}</span>
        </li>
      </ul>
      <p id={id} className="muted small">
        {taxReasons(tax).join(' ')}
      </p>
    </div>
  )
}

/** Code and name of each country, by name. */
const countries: readonly (readonly [string, string])[] = countryCodes
  .map((code) => [code, countryName(code)] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'))
