/** The changes of a history entry, field by field, and the link to its record. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { RowDetails } from '../../ui/desk/row-details.tsx'
import type { AuditEntry } from '../contract.ts'
import { auditMessages as messages } from '../messages/audit.ts'

/** The maximum number of characters shown of a value. */
const maxShown = 120
const shown = (field: string, value: string | null): string => {
  if (value === null || value === '') return messages.nothing
  const said = messages.value(field, value)
  return said.length > maxShown ? `${said.slice(0, maxShown)}…` : said
}

/** The changes in one line of a row; a tap shows all of them below it. */
export function ChangeList({ operation, by, changes }: AuditEntry) {
  const filled = changes.filter(({ before, after }) => before || after)
  const [first, ...others] = filled
  const line = (
    <>
      <span className="on-phone">{by || messages.theShop} · </span>
      {messages.operation(operation)}
      {first === undefined ? null : (
        <>
          {' · '}
          {messages.field(first.field)} {shown(first.field, first.before)} →{' '}
          {shown(first.field, first.after)}
        </>
      )}
      {others.length === 0 ? null : ` · ${messages.more(others.length)}`}
    </>
  )
  return first === undefined ? (
    line
  ) : (
    <RowDetails summary={line}>
      <Fields changes={filled} />
    </RowDetails>
  )
}

const Fields = ({ changes }: Pick<AuditEntry, 'changes'>) => (
  <ul className="change-list">
    {changes.map(({ field, before, after }) => (
      <li key={field}>
        <b>{messages.field(field)}</b> <del>{shown(field, before)}</del>{' '}
        <ins>{shown(field, after)}</ins>
      </li>
    ))}
  </ul>
)

/** The record's name, as a link if it has a page for staff. */
export function recordLink({ kind, record, label }: AuditEntry): ReactNode {
  const to = pageOf(kind, record, label)
  return to === undefined ? (
    label
  ) : (
    <Link className="hover:underline" to={to}>
      {label}
    </Link>
  )
}

function pageOf(kind: AuditEntry['kind'], record: string, label: string): string | undefined {
  if (kind === 'tool') return `/dashboard/manageproducts/${record}`
  if (kind === 'order') return `/dashboard/orders/${label.replace('#', '')}`
  if (kind === 'settings') return '/dashboard/settings'
  if (kind === 'page') return `/dashboard/pages/${record}`
  if (kind === 'webhook') return `/dashboard/webhooks/${record}`
  if (kind === 'staff') return '/dashboard/staff'
  return undefined
}
