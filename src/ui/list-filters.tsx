/** How a list is narrowed, sorted and paged: all of it stands in the address, so that Back, reload and a copied link find the same rows. */
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { safeDecode } from 'zod/v4/core'
import type { Schema } from '../../packages/contract/endpoint.ts'
import { listPageMessages as messages } from './messages/list-page.ts'
import { Icon } from './icons.tsx'

/** Rows on one page of a dashboard's table. */
export const pageSize = 25
/** Milliseconds after the last key before a search begins by itself. */
const pause = 300
const known = ['q', 'sort', 'cursor', 'status', 'from', 'to']

/**
 * What the address says of a list, read by the contract's own schema.
 * @returns undefined when it says nonsense: then the list is shown whole
 */
export function readFilters<O>(schema: Schema<O>, request: Request): O | undefined {
  const said = [...new URL(request.url).searchParams].filter(
    ([name, value]) => known.includes(name) && value !== '',
  )
  const read = safeDecode(schema, Object.fromEntries(said))
  return read.success ? read.data : undefined
}

/** Words to search for, and beside them whatever else narrows: named controls of one form, gone to as one address. */
export function FilterForm({
  label,
  hint,
  children,
}: {
  readonly label: string
  readonly hint: string
  readonly children?: ReactNode
}) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const q = params.get('q') ?? ''

  useEffect(() => () => clearTimeout(waiting.current), [])
  // Back and 'Show all' change the words in the address; the box follows, unless somebody is typing in it.
  useEffect(() => {
    if (box.current && document.activeElement !== box.current) box.current.value = q
  }, [q])

  const go = (form: HTMLFormElement, replace: boolean): void => {
    clearTimeout(waiting.current)
    const said = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    )
    void navigate(
      { search: new URLSearchParams(said).toString() },
      { replace, preventScrollReset: true },
    )
  }
  return (
    <form
      role="search"
      aria-label={label}
      className="tools-row"
      onSubmit={(event) => {
        event.preventDefault()
        go(event.currentTarget, false)
      }}
      onChange={({ currentTarget }) => {
        clearTimeout(waiting.current)
        if (document.activeElement === box.current)
          waiting.current = setTimeout(() => go(currentTarget, true), pause)
        else go(currentTarget, false)
      }}
    >
      <input
        ref={box}
        className="input grow"
        type="search"
        name="q"
        defaultValue={q}
        maxLength={200}
        placeholder={hint}
        aria-label={label}
      />
      {children}
      <button type="submit" className="button tight">
        <Icon name="search" size={16} /> {messages.search}
      </button>
    </form>
  )
}

/** The page before and after. A cursor knows only forward, so the way back travels in the navigation state. */
export function Pager({
  next,
  count,
}: {
  readonly next: string | undefined
  readonly count: number
}) {
  const { search, state } = useLocation()
  const [params] = useSearchParams()
  const trail = readTrail(state)
  const counted = trail.length > 0 || !params.has('cursor')
  const first = trail.length * pageSize + 1
  return (
    <nav className="pager" aria-label={messages.pages}>
      <span role="status">
        {counted ? messages.range(first, first + count - 1) : messages.rows(count)}
      </span>
      <span className="row">
        {trail.length > 0 ? (
          <Link
            className="button tight"
            to={{ search: trail.at(-1) ?? '' }}
            state={{ trail: trail.slice(0, -1) }}
          >
            {messages.previous}
          </Link>
        ) : null}
        {counted ? null : (
          <Link className="button tight" to={{ search: searchWith(params, undefined) }}>
            {messages.firstPage}
          </Link>
        )}
        {next === undefined ? null : (
          <Link
            className="button tight"
            to={{ search: searchWith(params, next) }}
            state={{ trail: [...trail, search] }}
          >
            {messages.next}
          </Link>
        )}
      </span>
    </nav>
  )
}

function searchWith(params: URLSearchParams, cursor: string | undefined): string {
  const changed = new URLSearchParams(params)
  if (cursor === undefined) changed.delete('cursor')
  else changed.set('cursor', cursor)
  return changed.toString()
}

const readTrail = (state: unknown): readonly string[] =>
  typeof state === 'object' && state !== null && 'trail' in state && Array.isArray(state.trail)
    ? state.trail.filter((step) => typeof step === 'string')
    : []
