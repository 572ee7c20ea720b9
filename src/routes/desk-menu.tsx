/**
 * The menu of the dashboard by job: beside the page, and below 1,024 px behind the bar's one button,
 * with the links of the bar. There is one at a time.
 */
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { findCurrent, type deskMenuFor } from '../app/desk-menu.ts'
import { dashboardMessages as messages } from './messages/dashboard.ts'

type Groups = ReturnType<typeof deskMenuFor>

const narrow = '(max-width: 1023px)'
const onWidth = (listener: () => void): (() => void) => {
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export function DeskMenu({ groups }: { readonly groups: Groups }) {
  const isNarrow = useSyncExternalStore(
    onWidth,
    () => matchMedia(narrow).matches,
    () => false,
  )
  const place = isNarrow ? document.querySelector('header > .page > .nav') : null
  const menu = <Menu groups={groups} />
  return place ? createPortal(menu, place) : <div className="aside-menu">{menu}</div>
}

function Menu({ groups }: { readonly groups: Groups }) {
  const { item: current } = findCurrent(groups, useLocation())
  return (
    <nav className="desk-menu" aria-label={messages.menu}>
      {groups.map(({ label, items }, index) => (
        <div key={label === '' ? index : label}>
          {label === '' ? null : <p>{label}</p>}
          {items.map((item) => (
            <Link
              key={item.path}
              to={item.path}
              className={item.under ? 'under' : undefined}
              aria-current={item === current ? 'page' : undefined}
            >
              {item.label}
            </Link>
          ))}
        </div>
      ))}
    </nav>
  )
}
