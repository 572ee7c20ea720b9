/** What Manage Products is narrowed by; in the address, and counted as soon as it is set. */
import { useSearchParams } from 'react-router'
import { manageProductsMessages } from '../../catalogue/messages/manage-products.ts'
import { toolStateMessages } from '../../catalogue/messages/tool-states.ts'
import type { Facets } from '../../search/contract.ts'
import { staffFilters } from '../../search/facets/facets.ts'
import { FilterForm } from '../../ui/filter-form.tsx'
import { deskStates } from '../contract.ts'
import { deskPageMessages as messages } from '../messages/desk-page.ts'

type Choice = readonly [value: string, label: string]
type DeskFiltersProps = {
  readonly facets: Pick<Facets, 'category' | 'brand'>
  readonly sort: string
}

export function DeskFilters({ facets, sort }: DeskFiltersProps) {
  const [params] = useSearchParams()
  const valueOf = (name: string) => params.get(name) ?? ''
  return (
    <FilterForm label={manageProductsMessages.search} hint={manageProductsMessages.hint}>
      <Choices
        name="only"
        label={messages.only}
        value={valueOf('only')}
        choices={(['', ...staffFilters] as const).map((only) => [only, messages.onlyChoices[only]])}
      />
      <Choices
        name="state"
        label={messages.state}
        value={valueOf('state')}
        choices={[
          ['', messages.offered],
          ...deskStates.map((state): Choice => [state, toolStateMessages.states[state]]),
        ]}
      />
      {(['category', 'brand'] as const).map((name) => (
        <Choices
          key={name}
          name={name}
          label={messages[name]}
          value={valueOf(name)}
          choices={[['', messages.all[name]], ...valuesOf(facets[name], valueOf(name))]}
        />
      ))}
      <Choices
        name="sort"
        label={manageProductsMessages.sort}
        value={sort}
        choices={manageProductsMessages.sorts}
      />
    </FilterForm>
  )
}

/** The values, with the one that is set: drafts may have names that no tool on sale has. */
const valuesOf = (facet: Facets['brand'], set: string): readonly Choice[] => [
  ...(set === '' || facet.some(({ value }) => value === set) ? [] : [[set, set] as const]),
  ...facet.filter(({ value }) => value !== '').map(({ value }) => [value, value] as const),
]

type ChoicesProps = {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly choices: readonly Choice[]
}

/** Keyed by its value, so that Back changes it, too. */
const Choices = ({ name, label, value, choices }: ChoicesProps) => (
  <select
    key={value}
    className={value === '' || name === 'sort' ? 'input' : 'input chosen'}
    name={name}
    defaultValue={value}
    aria-label={label}
  >
    {choices.map(([choice, text]) => (
      <option key={choice} value={choice}>
        {text}
      </option>
    ))}
  </select>
)
