/** The search box of the history, with the kind of record and the days. */
import { DayFilters, FilterForm, SelectFilter } from '../../ui/filter-form.tsx'
import { auditMessages as messages } from '../messages/audit.ts'
import { recordKinds } from '../rules.ts'

export const HistoryFilters = () => (
  <FilterForm label={messages.search} hint={messages.hint}>
    <SelectFilter
      name="kind"
      label={messages.kind}
      any={messages.anyKind}
      choices={recordKinds.map((kind) => [kind, messages.kinds[kind]])}
    />
    <DayFilters />
  </FilterForm>
)
