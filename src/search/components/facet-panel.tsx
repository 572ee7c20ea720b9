/** What the list is narrowed by: a plain form that goes by itself without script, and at once with it. Below a desk's width it opens over the page. */
import { useEffect, useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { toolListMessages as messages } from '../messages/tool-list.ts'
import { parseListUrl, filtersFrom, priceText, type ListParams } from '../list-url.ts'
import type { Facets } from '../contract.ts'

export const filtersId = 'filters'
/** The form to which controls outside it belong. */
export const filterButtonId = 'narrow'
/** More values of a facet than these stand behind a fold. */
const mostOpen = 12

/** Shows the list that the form asks for. What is wrong in it is said at its field, and nothing happens. */
export function useFilterPanel(): (form: HTMLFormElement | null) => void {
  const navigate = useNavigate()
  return (form) => {
    if (form?.reportValidity())
      void navigate(parseListUrl(new FormData(form)), { preventScrollReset: true })
  }
}

export function FacetPanel({
  address,
  facets,
}: {
  readonly address: ListParams
  readonly facets: Facets
}) {
  const { q, view, inStock, maxMinimum, priceMin, priceMax, category = [], brand = [] } = address
  const form = useRef<HTMLFormElement>(null)
  const narrow = useFilterPanel()
  const at = filtersFrom(address, {})
  // Back and the chips change what is chosen; the controls follow, and none is made anew, so the focus stays where it is.
  useEffect(() => follow(form.current, at), [at])
  return (
    <aside className="facets" id={filtersId} popover="auto" aria-label={messages.filters}>
      <form
        ref={form}
        id={filterButtonId}
        action="/purchase"
        onSubmit={(event) => {
          event.preventDefault()
          narrow(event.currentTarget)
        }}
        onChange={({ currentTarget }) => narrow(currentTarget)}
      >
        {q === undefined ? null : <input type="hidden" name="q" value={q} />}
        {view === 'list' ? <input type="hidden" name="view" value={view} /> : null}
        <Facet name={messages.availability}>
          <Choice
            type="checkbox"
            name="in_stock"
            value="true"
            chosen={inStock === true}
            label={messages.inStock}
            count={facets.inStock}
            exact={facets.exact}
          />
        </Facet>
        <Facet name={messages.category}>
          <Values name="category" chosen={category} values={facets.category} exact={facets.exact} />
        </Facet>
        <Facet name={messages.brand}>
          <Values name="brand" chosen={brand} values={facets.brand} exact={facets.exact} />
        </Facet>
        <Facet name={messages.minimum}>
          <Choice
            type="radio"
            name="max_minimum"
            value=""
            chosen={maxMinimum === undefined}
            label={messages.anyMinimum}
          />
          {facets.minimum.map(({ upTo, count }) => (
            <Choice
              key={upTo}
              type="radio"
              name="max_minimum"
              value={String(upTo)}
              chosen={maxMinimum === upTo}
              label={messages.upTo(upTo)}
              count={count}
              exact={facets.exact}
            />
          ))}
        </Facet>
        <Facet name={messages.price}>
          <div className="range">
            <Price
              name="price_min"
              label={messages.priceFrom}
              hint={messages.from}
              cents={priceMin}
            />
            <span aria-hidden="true">{messages.to}</span>
            <Price
              name="price_max"
              label={messages.priceTo}
              hint={messages.upToPrice}
              cents={priceMax}
            />
          </div>
          <ul className="bands">
            {facets.price.map(({ from, to, count }) => (
              <li key={from} className={count === 0 ? 'none' : undefined}>
                <Link
                  to={filtersFrom(address, { priceMin: from, priceMax: to })}
                  preventScrollReset
                  aria-current={priceMin === from && priceMax === to ? true : undefined}
                >
                  {messages.between(from, to)}
                </Link>
                <span className="count">{messages.counted(count, facets.exact)}</span>
              </li>
            ))}
          </ul>
        </Facet>
        <div className="apply">
          <button type="submit" className="button wide without-script">
            {messages.show}
          </button>
          <button
            type="button"
            className="button primary wide needs-script"
            popoverTarget={filtersId}
            popoverTargetAction="hide"
          >
            {messages.showThese(facets.total, facets.exact)}
          </button>
        </div>
      </form>
    </aside>
  )
}

const Facet = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <details open>
    <summary>{name}</summary>
    <fieldset>
      <legend className="hidden-label">{name}</legend>
      {children}
    </fieldset>
  </details>
)

type Value = Facets['category'][number]

/** The values of a facet. Of many, those of most tools and those chosen stand open. */
function Values({
  name,
  chosen,
  values,
  exact,
}: {
  readonly name: string
  readonly chosen: readonly string[]
  readonly values: readonly Value[]
  readonly exact: boolean
}) {
  const listed = [
    ...values,
    ...chosen
      .filter((value) => !values.some((one) => one.value === value))
      .map((value) => ({ value, count: 0 })),
  ]
  const most = new Set(
    listed
      .toSorted((a, b) => b.count - a.count)
      .slice(0, listed.length > mostOpen + 2 ? mostOpen : listed.length)
      .map(({ value }) => value),
  )
  const open = listed.filter(({ value }) => most.has(value) || chosen.includes(value))
  const rest = listed.filter((one) => !open.includes(one))
  const show = ({ value, count }: Value) => (
    <Choice
      key={value}
      type="checkbox"
      name={name}
      value={value}
      chosen={chosen.includes(value)}
      label={value}
      count={count}
      exact={exact}
    />
  )
  return (
    <>
      {open.map(show)}
      {rest.length === 0 ? null : (
        <details className="rest">
          <summary>{messages.allOf(rest.length)}</summary>
          {rest.map(show)}
        </details>
      )}
    </>
  )
}

type Chosen = {
  readonly type: 'checkbox' | 'radio'
  readonly name: string
  readonly value: string
  readonly chosen: boolean
  readonly label: string
  readonly count?: number
  readonly exact?: boolean
}

const Choice = ({ type, name, value, chosen, label, count, exact = true }: Chosen) => (
  <label className={count === 0 ? 'check none' : 'check'}>
    <input type={type} name={name} value={value} defaultChecked={chosen} />
    <span>{label}</span>
    {count === undefined ? null : <span className="count">{messages.counted(count, exact)}</span>}
  </label>
)

const Price = ({
  name,
  label,
  hint,
  cents,
}: {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly cents: number | undefined
}) => (
  <input
    className="input"
    name={name}
    defaultValue={cents === undefined ? '' : priceText(cents)}
    inputMode="decimal"
    autoComplete="off"
    maxLength={13}
    pattern="\s*\$?\d{1,7}(\.\d{1,2})?\s*"
    title={messages.priceRule}
    placeholder={hint}
    aria-label={label}
  />
)

/** Brings the controls of the form, and those beside it that belong to it, to what an address says. */
function follow(form: HTMLFormElement | null, address: string): void {
  const said = new URLSearchParams(address.split('?')[1])
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLSelectElement) control.value = said.get(control.name) ?? ''
    if (!(control instanceof HTMLInputElement)) continue
    if (control.type === 'checkbox')
      control.checked = said.getAll(control.name).includes(control.value)
    else if (control.type === 'radio')
      control.checked = (said.get(control.name) ?? '') === control.value
    else if (control.type !== 'hidden') control.value = said.get(control.name) ?? ''
  }
}
