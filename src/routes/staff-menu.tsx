/**
 * The second menu of the dashboard: the pages by which the shop is run, in groups. On a phone a
 * button opens it; beside the page it stands open.
 */
import { useId, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { staffMenuMessages as messages } from '../app/messages/staff-menu.ts'
import type { staffMenuFor } from '../app/staff-menu.ts'

type Groups = ReturnType<typeof staffMenuFor>

/** Give it the path as its key: it closes when another page opens. */
export function StaffMenu({ groups }: { readonly groups: Groups }) {
  const id = useId()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const current = groups
    .flatMap(({ entries }) => entries)
    .find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  return (
    <nav className="staff-menu" aria-label={messages.heading}>
      <button
        type="button"
        className="staff-menu-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {messages.toggle(current?.label)}
        <svg
          width={14}
          height={14}
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          aria-hidden="true"
        >
          <path d="m4 7 6 6 6-6" />
        </svg>
      </button>
      <div id={id} className={open ? 'staff-groups open' : 'staff-groups'}>
        {groups.map(({ label, entries }) => (
          <div key={label}>
            <p id={`${id}-${label}`}>{label}</p>
            <ul className="side-menu" aria-labelledby={`${id}-${label}`}>
              {entries.map((entry) => (
                <li key={entry.path}>
                  <NavLink to={entry.path}>{entry.label}</NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
