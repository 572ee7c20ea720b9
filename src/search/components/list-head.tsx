/**
 * The head of the tool list: heading with count, filter button, sort order, views, applied
 * filters.
 */
import type { ReactNode } from 'react'
import type { InLanguages } from '../../platform/languages/text-languages.ts'
import { Icon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import type { Facets } from '../contract.ts'
import {
  filtersFrom,
  views,
  type ListParams,
  type PageNames,
  type View,
} from '../lists/list-url.ts'
import { storeView } from '../lists/view-storage.browser.ts'
import { toolListMessages as messages } from '../messages/tool-list.ts'
import { filterFormId, filterPanelId } from './facet-panel.tsx'
import { useApplyFilters } from './use-filter-form.ts'

/** A filter in the address, and the change of the address that removes it. */
type AppliedFilter = { readonly text: string; readonly without: Partial<ListParams> }

type ListHeadProps = {
  readonly address: ListParams
  readonly facets: Pick<Facets, 'total' | 'exact' | 'price'>
  readonly filters: readonly AppliedFilter[]
  readonly names?: PageNames | undefined
  /** The brand or category whose page this is. */
  readonly of?: ({ readonly name: string } & InLanguages<'name'>) | undefined
}

const inLanguage = (name: string, lang: string | undefined): ReactNode =>
  lang === undefined ? name : <bdi lang={lang}>{name}</bdi>

export function ListHead({
  address,
  names = {},
  of,
  facets: { total, exact, price },
  filters,
}: ListHeadProps) {
  const { q, category: [only, ...others] = [] } = address
  return (
    <div className="list-head">
      <h1>
        {q
          ? messages.found(q)
          : of
            ? inLanguage(of.name, of.lang?.name)
            : only !== undefined && others.length === 0
              ? (names[only] ?? only)
              : messages.title}{' '}
        <span>{messages.count(total, exact)}</span>
      </h1>
      <p className="hidden-label" role="status">
        {messages.matching(total, exact)}
      </p>
      <button type="button" className="button tight filter-button" popoverTarget={filterPanelId}>
        <Icon name="filter" /> {messages.filters}
        {filters.length === 0 ? null : (
          <>
            {' '}
            <b aria-hidden="true">{filters.length}</b>
            <span className="hidden-label">{messages.applied(filters.length)}</span>
          </>
        )}
      </button>
      <SortOrder address={address} byPrice={price.length > 0} />
      <ViewSwitch address={address} />
    </div>
  )
}

/** The sort order: a control of the filter form that is rendered outside of it. */
function SortOrder({
  address: { q, sort },
  byPrice,
}: {
  readonly address: ListParams
  readonly byPrice: boolean
}) {
  const applyFilters = useApplyFilters()
  return (
    <label>
      <span className="hidden-label">{messages.sort}</span>
      <select
        className="input"
        name="sort"
        form={filterFormId}
        defaultValue={sort ?? ''}
        onChange={({ currentTarget }) => applyFilters(currentTarget.form)}
      >
        {Object.entries(messages.sorts).map(([value, text]) =>
          value.startsWith('price') && !byPrice ? null : (
            <option key={value} value={value}>
              {value === '' && q ? messages.best : text}
            </option>
          ),
        )}
      </select>
    </label>
  )
}

/** The grid is in the address too, although it is the default: it overrides a stored dense view. */
function viewUrl(address: ListParams, view: View): string {
  const url = filtersFrom(address, { view })
  return view === 'list' ? url : `${url}${url.includes('?') ? '&' : '?'}view=${view}`
}

// It replaces the history entry: the view is stored, so *Back* could not lead to the other one.
const ViewSwitch = ({ address }: { readonly address: ListParams }) => (
  <div className="switch" role="group" aria-label={messages.view}>
    {views.map((view) => (
      <Link
        key={view}
        to={viewUrl(address, view)}
        replace
        preventScrollReset
        onClick={() => storeView(view)}
        aria-current={(address.view ?? 'grid') === view ? true : undefined}
      >
        <Icon name={view} size={16} /> <span>{messages.views[view]}</span>
      </Link>
    ))}
  </div>
)

/** The applied filters as links that remove them. */
export const AppliedFilters = ({
  address,
  filters,
}: Pick<ListHeadProps, 'address' | 'filters'>) => (
  <div className="chips">
    {filters.map(({ text, without }) => (
      <Link key={text} className="chip" to={filtersFrom(address, without)} preventScrollReset>
        {text} <Icon name="close" size={14} />
        <span className="hidden-label">{messages.remove}</span>
      </Link>
    ))}
    <Link className="link small" to="/purchase">
      {messages.clear}
    </Link>
  </div>
)

/** The filters in the address of a list, in the order in which they are shown. */
/** 'Stiel:Esche' → 'Handle:Ash' on an English page. */
const spokenSpec = (text: string, names: PageNames): string => {
  const [name = ''] = text.split(':', 1)
  return `${names[name] ?? name}:${names[text] ?? text.slice(name.length + 1)}`
}

export function appliedFilters(
  { q, category = [], brand = [], spec = [], inStock, maxMinimum, priceMin, priceMax }: ListParams,
  names: PageNames = {},
): readonly AppliedFilter[] {
  return [
    ...(q ? [{ text: q, without: { q: undefined } }] : []),
    ...category.map((value) => ({
      text: names[value] ?? value,
      without: { category: category.filter((other) => other !== value) },
    })),
    ...brand.map((value) => ({
      text: names[value] ?? value,
      without: { brand: brand.filter((other) => other !== value) },
    })),
    ...spec.map((text) => ({
      text: messages.specFilter(spokenSpec(text, names)),
      without: { spec: spec.filter((other) => other !== text) },
    })),
    ...(inStock ? [{ text: messages.inStock, without: { inStock: undefined } }] : []),
    ...(maxMinimum === undefined
      ? []
      : [{ text: messages.minimumUpTo(maxMinimum), without: { maxMinimum: undefined } }]),
    ...(priceMin === undefined && priceMax === undefined
      ? []
      : [
          {
            text: messages.range(priceMin, priceMax),
            without: { priceMin: undefined, priceMax: undefined },
          },
        ]),
  ]
}
