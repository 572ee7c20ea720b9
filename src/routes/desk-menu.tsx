/**
 * The menu of the dashboard by job: beside the page, and below 1,024 px behind the bar's one button,
 * with the links of the bar. There is one at a time.
 */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { findCurrent, type deskMenuFor, type MenuItem, type Waits } from '../app/desk-menu.ts'
import { displayNumber } from '../platform/money/money.ts'
import { dashboardMessages as messages } from './messages/dashboard.ts'

/** Of the entries of the menu, and of the headings of Today. */
export type WaitingCounts = Readonly<
  Partial<Record<Waits | 'received' | 'unsent', number | undefined>>
>
type MenuProps = {
  readonly groups: ReturnType<typeof deskMenuFor>
  /** How much waits for staff. The menu is there before it is known. */
  readonly waiting: Promise<WaitingCounts> | undefined
  /** Orders that wait for a buyer who decides about some. */
  readonly approvals: number | undefined
}

const narrow = '(max-width: 1023px)'
const onWidth = (listener: () => void): (() => void) => {
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export function DeskMenu(props: MenuProps) {
  const isNarrow = useSyncExternalStore(
    onWidth,
    () => matchMedia(narrow).matches,
    () => false,
  )
  const place = isNarrow ? document.querySelector<HTMLElement>('header > .page > .nav') : null
  useEffect(() => {
    const open = ({ newState }: ToggleEvent): void => {
      if (newState === 'open') showCurrent(place)
    }
    place?.addEventListener('toggle', open)
    return () => place?.removeEventListener('toggle', open)
  }, [place])
  const menu = <Menu {...props} />
  return place ? createPortal(menu, place) : <div className="aside-menu">{menu}</div>
}

/** The bar's menu opens at its top, unless the current entry is farther down. */
function showCurrent(menu: HTMLElement | null): void {
  menu?.scrollTo(0, 0)
  menu?.querySelector('.desk-menu [aria-current]')?.scrollIntoView({ block: 'nearest' })
}

function Menu({ groups, waiting, approvals }: MenuProps) {
  const { item: current } = findCurrent(groups, useLocation())
  const counts: WaitingCounts = { ...useCounts(waiting), approvals }
  return (
    <nav className="desk-menu" aria-label={messages.menu}>
      {groups.map(({ label, items }, index) => (
        <div key={label === '' ? index : label}>
          {label === '' ? null : <p>{label}</p>}
          {items.map((item) => (
            <MenuLink
              key={item.path}
              item={item}
              isCurrent={item === current}
              count={item.waits && countOf(counts, item.waits)}
            />
          ))}
        </div>
      ))}
    </nav>
  )
}

/** Received orders are a tab of the page of orders. */
const countOf = (counts: WaitingCounts, waits: Waits): number | undefined =>
  waits === 'orders' && counts.received !== undefined
    ? (counts.orders ?? 0) + counts.received
    : counts[waits]

type MenuLinkProps = {
  readonly item: MenuItem
  readonly isCurrent: boolean
  /** How much waits there, if anything does. */
  readonly count: number | undefined
}

/** The figure is read as a description: the entry is called as it is without one. */
const MenuLink = ({ item: { path, label, under, waits }, isCurrent, count }: MenuLinkProps) => {
  const isLate = waits === 'overdue'
  return (
    <Link
      to={path}
      className={under ? 'under' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      aria-description={count ? messages[isLate ? 'overdue' : 'waiting'](count) : undefined}
    >
      {label}
      {count ? (
        <span className={isLate ? 'n late' : 'n'} aria-hidden>
          {displayNumber(count)}
        </span>
      ) : null}
    </Link>
  )
}

/** The last that is known: the figures stay while they are read again. */
function useCounts(waiting: MenuProps['waiting']): WaitingCounts {
  const [counts, setCounts] = useState<WaitingCounts>({})
  useEffect(() => {
    let isCurrent = true
    void waiting?.then((read) => isCurrent && setCounts(read))
    return () => {
      isCurrent = false
    }
  }, [waiting])
  return counts
}
