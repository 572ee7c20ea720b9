/** The search box of the history, with the kind of record and the days. */
import { useSearchParams } from 'react-router'
import { FilterForm } from '../../ui/filter-form.tsx'
import { auditMessages as messages } from '../messages/audit.ts'
import { recordKinds } from '../rules.ts'

export function HistoryFilters() {
  const [params] = useSearchParams()
  const value = (name: string): string => params.get(name) ?? ''
  return (
    <FilterForm label={messages.search} hint={messages.hint}>
      {/* Keyed, so that Back changes their values, too. */}
      <select
        key={`kind ${value('kind')}`}
        className="input"
        name="kind"
        defaultValue={value('kind')}
        aria-label={messages.kind}
      >
        <option value="">{messages.anyKind}</option>
        {recordKinds.map((kind) => (
          <option key={kind} value={kind}>
            {messages.kinds[kind]}
          </option>
        ))}
      </select>
      {(['from', 'to'] as const).map((name) => (
        <label key={`${name} ${value(name)}`} className="day">
          {messages[name]}
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
