/** The controls of the filter form: facets, their values, and the bounds of a price. */
import type { ReactNode } from 'react'
import { optionalPrefixPattern } from '../../platform/money/money.ts'
import type { Facets } from '../contract.ts'
import { type PageNames, priceText } from '../lists/list-url.ts'
import { toolListMessages as messages } from '../messages/tool-list.ts'

/** Facets with more values than this collapse the rest. */
const maxOpenValues = 12

export const Facet = ({
  name,
  folded = false,
  children,
}: {
  readonly name: string
  readonly folded?: boolean
  readonly children: ReactNode
}) => (
  <details open={!folded}>
    <summary>{name}</summary>
    <fieldset>
      <legend className="hidden-label">{name}</legend>
      {children}
    </fieldset>
  </details>
)

type FacetValue = Facets['category'][number]
type FacetValuesProps = {
  readonly name: string
  /** Precedes each value in the address: the name of its specification. */
  readonly prefix?: string
  readonly selected: readonly string[]
  readonly values: readonly FacetValue[]
  /** The names of the values in the language of the page. */
  readonly names?: PageNames | undefined
  /** Whether the counts are exact; otherwise they are lower bounds. */
  readonly exact: boolean
}

/**
 * The values of a facet as checkboxes. If there are many, those with the most tools and the
 * selected ones are shown first.
 */
export function FacetValues({
  name,
  prefix = '',
  selected,
  values,
  names = {},
  exact,
}: FacetValuesProps) {
  const withoutTools = selected.filter((value) => !values.some((other) => other.value === value))
  const all = [...values, ...withoutTools.map((value) => ({ value, count: 0 }))]
  const openCount = all.length > maxOpenValues + 2 ? maxOpenValues : all.length
  const largest = all.toSorted((a, b) => b.count - a.count).slice(0, openCount)
  const isOpen = (value: FacetValue): boolean =>
    largest.includes(value) || selected.includes(value.value)
  const folded = all.filter((value) => !isOpen(value))
  const checkbox = ({ value, count }: FacetValue) => (
    <FacetChoice
      key={value}
      type="checkbox"
      name={name}
      value={prefix + value}
      selected={selected.includes(value)}
      label={names[prefix + value] ?? (prefix === '' ? value : messages.specValue(value))}
      count={count}
      exact={exact}
    />
  )
  return (
    <>
      {all.filter(isOpen).map(checkbox)}
      {folded.length === 0 ? null : (
        <details className="rest">
          <summary>{messages.allOf(folded.length)}</summary>
          {folded.map(checkbox)}
        </details>
      )}
    </>
  )
}

type FacetChoiceProps = {
  readonly type: 'checkbox' | 'radio'
  readonly name: string
  readonly value: string
  readonly selected: boolean
  readonly label: string
  readonly count?: number
  readonly exact?: boolean
}

export const FacetChoice = ({
  type,
  name,
  value,
  selected,
  label,
  count,
  exact = true,
}: FacetChoiceProps) => (
  <label className={count === 0 ? 'check none' : 'check'}>
    <input type={type} name={name} value={value} defaultChecked={selected} />
    <span>{label}</span>
    {count === undefined ? null : <span className="count">{messages.counted(count, exact)}</span>}
  </label>
)

type PriceInputProps = {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly cents: number | undefined
}

export const PriceInput = ({ name, label, hint, cents }: PriceInputProps) => (
  <input
    className="input"
    name={name}
    defaultValue={cents === undefined ? '' : priceText(cents)}
    inputMode="decimal"
    autoComplete="off"
    maxLength={13}
    pattern={`\\s*${optionalPrefixPattern()}\\d{1,7}(\\.\\d{1,2})?\\s*`}
    title={messages.priceRule()}
    placeholder={hint}
    aria-label={label}
  />
)
