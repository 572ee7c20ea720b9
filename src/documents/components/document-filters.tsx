/** The search form of all documents: words, kind, days; and its views. */
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { addDays, dayOf } from '../../platform/time/time-zone.ts'
import { FilterForm } from '../../ui/filter-form.tsx'
import { listPageMessages } from '../../ui/messages/list-page.ts'
import { Views } from '../../ui/desk/views.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { documentsMessages } from '../messages/documents.ts'
import { documentsPageMessages as messages } from '../messages/documents-page.ts'
import { documentKinds } from '../rules.ts'

export function DocumentFilters() {
  const [params] = useSearchParams()
  const value = (name: string): string => params.get(name) ?? ''
  return (
    <FilterForm label={messages.search} hint={messages.hint}>
      {/* Keyed, so that Back changes their values, too. */}
      <select
        key={`kind ${value('kind')}`}
        className="input"
        name="kind"
        aria-label={messages.kind}
        defaultValue={value('kind')}
      >
        <option value="">{messages.anyKind}</option>
        {documentKinds.map((kind) => (
          <option key={kind} value={kind}>
            {documentsMessages.title[kind]}
          </option>
        ))}
      </select>
      <select
        key={`sent ${value('sent')}`}
        className="input"
        name="sent"
        aria-label={messages.sentFilter}
        defaultValue={value('sent')}
      >
        <option value="">{messages.sentOrNot}</option>
        <option value="no">{messages.unsent}</option>
      </select>
      {(['from', 'to'] as const).map((name) => (
        <label key={`${name} ${value(name)}`} className="day">
          {messages[name]}{' '}
          <input
            className="input"
            type="date"
            name={name}
            defaultValue={value(name)}
            min="2000-01-01"
            max="2999-12-31"
          />
        </label>
      ))}
    </FilterForm>
  )
}

/** What is looked for most; the words that are searched for stay. */
export function DocumentViews() {
  const [now] = useState(() => new Date())
  const today = dayOf(now, useTimeZone())
  const thisMonth = today.slice(0, 7)
  const lastMonth = addDays(`${thisMonth}-01`, -1).slice(0, 7)
  return (
    <Views
      label={listPageMessages.views}
      views={[
        { label: messages.all },
        { label: messages.unsent, search: 'sent=no' },
        { label: messages.thisMonth, search: daysOf(thisMonth) },
        { label: messages.lastMonth, search: daysOf(lastMonth) },
        { label: messages.creditNotes, search: 'kind=credit-note' },
      ]}
    />
  )
}

function daysOf(month: string): string {
  // The first day of the month after it is at most 31 days from its first.
  const next = addDays(`${month}-01`, 31).slice(0, 7)
  return `from=${month}-01&to=${addDays(`${next}-01`, -1)}`
}
