/**
 * The filters of Manage Products. They are kept in the address, and the result is counted at once.
 */
import { useSearchParams } from 'react-router'
import { manageProductsMessages } from '../../catalogue/messages/manage-products.ts'
import { toolStateMessages } from '../../catalogue/messages/tool-states.ts'
import type { Facets } from '../../search/contract.ts'
import { staffFilters } from '../../search/facets/facets.ts'
import { FilterForm, SelectFilter, type FilterChoice } from '../../ui/filter-form.tsx'
import { deskStates } from '../contract.ts'
import { deskPageMessages as messages } from '../messages/desk-page.ts'

type DeskFiltersProps = {
  readonly facets: Pick<Facets, 'category' | 'brand'>
  readonly sort: string
}

export function DeskFilters({ facets, sort }: DeskFiltersProps) {
  const [params] = useSearchParams()
  return (
    <FilterForm label={manageProductsMessages.search} hint={manageProductsMessages.hint}>
      <SelectFilter
        name="only"
        label={messages.only}
        any={messages.onlyChoices['']}
        choices={staffFilters.map((only) => [only, messages.onlyChoices[only]])}
      />
      <SelectFilter
        name="state"
        label={messages.state}
        any={messages.offered}
        choices={deskStates.map((state) => [state, toolStateMessages.states[state]])}
      />
      {(['category', 'brand'] as const).map((name) => (
        <SelectFilter
          key={name}
          name={name}
          label={messages[name]}
          any={messages.all[name]}
          choices={valuesOf(facets[name], params.get(name) ?? '')}
        />
      ))}
      <SelectFilter
        name="sort"
        label={manageProductsMessages.sort}
        choices={manageProductsMessages.sorts}
        value={sort}
      />
    </FilterForm>
  )
}

/** The options, including the selected one: drafts may have names that no tool on sale has. */
const valuesOf = (facet: Facets['brand'], set: string): readonly FilterChoice[] => [
  ...(set === '' || facet.some(({ value }) => value === set) ? [] : [[set, set] as const]),
  ...facet.filter(({ value }) => value !== '').map(({ value }) => [value, value] as const),
]
