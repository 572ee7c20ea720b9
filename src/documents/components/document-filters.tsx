/** The search form of all documents: words, kind, days; and saved views. */
import { addDays } from '../../platform/time/time-zone.ts'
import { DayFilters, FilterForm, SelectFilter } from '../../ui/filter-form.tsx'
import type { View } from '../../ui/desk/views.tsx'
import { documentsMessages } from '../messages/documents.ts'
import { documentsPageMessages as messages } from '../messages/documents-page.ts'
import { documentKinds } from '../rules.ts'

export const DocumentFilters = () => (
  <FilterForm label={messages.search} hint={messages.hint}>
    <SelectFilter
      name="kind"
      label={messages.kind}
      any={messages.anyKind}
      choices={documentKinds.map((kind) => [kind, documentsMessages.title[kind]])}
    />
    <SelectFilter
      name="sent"
      label={messages.sentFilter}
      any={messages.sentOrNot}
      choices={[['no', messages.unsent]]}
    />
    <DayFilters />
  </FilterForm>
)

/** The most frequent searches. */
export function documentViews(today: string): readonly View[] {
  const thisMonth = today.slice(0, 7)
  const lastMonth = addDays(`${thisMonth}-01`, -1).slice(0, 7)
  return [
    { label: messages.all },
    { label: messages.unsent, search: 'sent=no' },
    { label: messages.thisMonth, search: daysOf(thisMonth) },
    { label: messages.lastMonth, search: daysOf(lastMonth) },
    { label: messages.creditNotes, search: 'kind=credit-note' },
  ]
}

function daysOf(month: string): string {
  // At most 31 days after the first of a month, the next month has started.
  const next = addDays(`${month}-01`, 31).slice(0, 7)
  return `from=${month}-01&to=${addDays(`${next}-01`, -1)}`
}
