/**
 * The filters of a list: a form that is submitted by a button without script, and on every change
 * with script. On screens narrower than a desktop it is a popover over the page.
 */
import { useRef } from 'react'
import { Link } from '../../ui/link.tsx'
import type { Facets } from '../contract.ts'
import { filtersFrom, type ListParams, type PageNames } from '../lists/list-url.ts'
import { toolListMessages as messages } from '../messages/tool-list.ts'
import { Facet, FacetChoice, FacetValues, PriceInput } from './facet-controls.tsx'
import { useApplyFilters, useFormFollowsAddress } from './use-filter-form.ts'

/** The id of the popover. */
export const filterPanelId = 'filters'
/** The id of the form, which also includes controls outside of it. */
export const filterFormId = 'narrow'

type FacetPanelProps = {
  readonly address: ListParams
  readonly facets: Facets
  readonly names?: PageNames | undefined
}
type FoldedCategories = {
  /** Whether the categories are collapsed: on a category's page, its other facets come first. */
  readonly folded: boolean
}

export function FacetPanel({ address, facets, names, folded }: FacetPanelProps & FoldedCategories) {
  const { q, view, inStock } = address
  const { exact } = facets
  const form = useRef<HTMLFormElement>(null)
  const applyFilters = useApplyFilters()
  useFormFollowsAddress(form, filtersFrom(address, {}))
  return (
    <aside className="facets" id={filterPanelId} popover="auto" aria-label={messages.filters}>
      <form
        ref={form}
        id={filterFormId}
        action="/purchase"
        onSubmit={(event) => {
          event.preventDefault()
          applyFilters(event.currentTarget)
        }}
        onChange={({ currentTarget }) => applyFilters(currentTarget)}
      >
        {q === undefined ? null : <input type="hidden" name="q" value={q} />}
        {view === 'list' ? <input type="hidden" name="view" value={view} /> : null}
        <Facet name={messages.availability}>
          <FacetChoice
            type="checkbox"
            name="in_stock"
            value="true"
            selected={inStock === true}
            label={messages.inStock}
            count={facets.inStock}
            exact={exact}
          />
        </Facet>
        <ValueFacets address={address} facets={facets} names={names} folded={folded} />
        <MinimumFacet address={address} facets={facets} />
        {facets.price.length === 0 ? null : <PriceFacet address={address} facets={facets} />}
        <ApplyButtons facets={facets} />
      </form>
    </aside>
  )
}

/**
 * Categories, brands, and the specifications that divide the list; on a category's page these
 * first.
 */
function ValueFacets({ address, facets, names, folded }: FacetPanelProps & FoldedCategories) {
  const { category = [], brand = [] } = address
  const { exact } = facets
  const specs = <SpecFacets address={address} facets={facets} names={names} />
  return (
    <>
      {folded ? specs : null}
      {facets.category.length + category.length === 0 ? null : (
        <Facet name={messages.category} folded={folded}>
          <FacetValues
            name="category"
            selected={category}
            values={facets.category}
            names={names}
            exact={exact}
          />
        </Facet>
      )}
      {facets.brand.length + brand.length === 0 ? null : (
        <Facet name={messages.brand}>
          <FacetValues
            name="brand"
            selected={brand}
            values={facets.brand}
            names={names}
            exact={exact}
          />
        </Facet>
      )}
      {folded ? null : specs}
    </>
  )
}

const SpecFacets = ({
  address: { spec = [] },
  facets: { specs, exact },
  names = {},
}: FacetPanelProps) =>
  specs.map(({ name, values }) => (
    <Facet key={name} name={names[name] ?? name}>
      <FacetValues
        name="spec"
        prefix={`${name}:`}
        selected={selectedOf(spec, name)}
        values={values}
        names={names}
        exact={exact}
      />
    </Facet>
  ))

/** The values of a specification that are selected, without its name. */
const selectedOf = (spec: readonly string[], name: string): string[] =>
  spec.flatMap((text) => (text.startsWith(`${name}:`) ? [text.slice(name.length + 1)] : []))

const MinimumFacet = ({ address: { maxMinimum }, facets: { minimum, exact } }: FacetPanelProps) => (
  <Facet name={messages.minimum}>
    <FacetChoice
      type="radio"
      name="max_minimum"
      value=""
      selected={maxMinimum === undefined}
      label={messages.anyMinimum}
    />
    {distinctMinimums(minimum, maxMinimum).map(({ upTo, count }) => (
      <FacetChoice
        key={upTo}
        type="radio"
        name="max_minimum"
        value={String(upTo)}
        selected={maxMinimum === upTo}
        label={messages.upTo(upTo)}
        count={count}
        exact={exact}
      />
    ))}
  </Facet>
)

/** Those that narrow the list more than the previous one; and the selected one. */
const distinctMinimums = (
  minimum: Facets['minimum'],
  selected: number | undefined,
): Facets['minimum'] =>
  minimum.filter(
    ({ upTo, count }, index) =>
      upTo === selected || (count > 0 && count !== minimum[index - 1]?.count),
  )

/** Two number fields, and price bands as links. */
function PriceFacet({ address, facets: { price, exact } }: FacetPanelProps) {
  const { priceMin, priceMax } = address
  return (
    <Facet name={messages.price}>
      <div className="range">
        <PriceInput
          name="price_min"
          label={messages.priceFrom}
          hint={messages.from}
          cents={priceMin}
        />
        <span aria-hidden="true">{messages.to}</span>
        <PriceInput
          name="price_max"
          label={messages.priceTo}
          hint={messages.upToPrice}
          cents={priceMax}
        />
      </div>
      <ul className="bands">
        {price
          .filter(({ count }) => count > 0)
          .map(({ from, to, count }) => (
            <li key={from}>
              <Link
                to={filtersFrom(address, { priceMin: from, priceMax: to })}
                preventScrollReset
                aria-current={priceMin === from && priceMax === to ? true : undefined}
              >
                {messages.between(from, to)}
              </Link>
              <span className="count">{messages.counted(count, exact)}</span>
            </li>
          ))}
      </ul>
    </Facet>
  )
}

/** Without script a button submits the form; with script a button closes the popover. */
const ApplyButtons = ({ facets: { total, exact } }: Pick<FacetPanelProps, 'facets'>) => (
  <div className="apply">
    <button type="submit" className="button wide without-script">
      {messages.show}
    </button>
    <button
      type="button"
      className="button primary wide needs-script"
      popoverTarget={filterPanelId}
      popoverTargetAction="hide"
    >
      {messages.showThese(total, exact)}
    </button>
  </div>
)
