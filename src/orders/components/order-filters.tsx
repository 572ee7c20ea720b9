/**
 * The search form above a table of orders: words, and the days between which they were
 * placed.
 */
import { useSearchParams } from 'react-router'
import { DayFilters, FilterForm } from '../../ui/filter-form.tsx'
import { manageOrdersMessages as messages } from '../messages/manage-orders.ts'

type OrderFiltersProps = {
  /** What can be searched for, as a hint. */
  readonly hint?: string
  /** What the list is called. */
  readonly label?: string
}

/** Status and sort order are set elsewhere on the page; the form keeps them as hidden fields. */
export function OrderFilters({ hint = messages.hint, label = messages.search }: OrderFiltersProps) {
  const [params] = useSearchParams()
  return (
    <FilterForm label={label} hint={hint}>
      {['status', 'hold', 'sort'].map((name) =>
        params.get(name) ? (
          <input
            key={`${name} ${params.get(name)}`}
            type="hidden"
            name={name}
            value={params.get(name) ?? ''}
          />
        ) : null,
      )}
      <DayFilters />
    </FilterForm>
  )
}
