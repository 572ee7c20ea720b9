/** The search box and filters above a dashboard list; their values are kept in the address. */
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { listPageMessages as messages } from './messages/list-page.ts'
import { Icon } from './icons.tsx'

/** Milliseconds after the last key press before a search starts automatically. */
const typingPause = 300

type FilterFormProps = {
  readonly label: string
  readonly hint: string
  /** Parameters of the address that a search keeps without showing them. */
  readonly kept?: readonly string[]
  /** Further named controls of the form, such as a select for the sort order. */
  readonly children?: ReactNode
}

/** Searches during typing, and at once when another control of the form changes. */
export function FilterForm({ label, hint, kept = [], children }: FilterFormProps) {
  const [params] = useSearchParams()
  const q = params.get('q') ?? ''
  const { submit, submitAfterPause } = useFormNavigation()
  const searchBox = useInputFollowing(q)
  return (
    <form
      role="search"
      aria-label={label}
      className="filter-bar"
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
      onChange={({ currentTarget }) => {
        if (document.activeElement === searchBox.current) submitAfterPause(currentTarget)
        else submit(currentTarget)
      }}
    >
      <div className="find">
        <Icon name="search" />
        <input
          ref={searchBox}
          className="input"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={200}
          placeholder={hint}
          aria-label={label}
        />
      </div>
      {kept.map((name) => {
        const value = params.get(name)
        return value === null ? null : <input key={name} type="hidden" name={name} value={value} />
      })}
      {children === undefined ? null : <Narrowing>{children}</Narrowing>}
      {/* Enter submits: a form with several fields needs a button for it. */}
      <button type="submit" hidden aria-label={label} />
    </form>
  )
}

/** Below 1,024 px, the other controls are behind a button that shows how many filters are set. */
function Narrowing({ children }: { readonly children: ReactNode }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [params] = useSearchParams()
  const set = [...params.keys()].filter((name) => !['q', 'cursor', 'sort'].includes(name)).length
  return (
    <>
      <button
        type="button"
        className="button tight narrow-only"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="filter" size={16} /> {messages.filter(set)}
      </button>
      <div id={id} className={open ? 'narrowed-by is-open' : 'narrowed-by'}>
        {children}
      </div>
    </>
  )
}

export type FilterChoice = readonly [value: string, text: string]
type SelectFilterProps = {
  /** The name of the parameter in the address. */
  readonly name: string
  readonly label: string
  /** The text of the option that does not filter; absent if one option is always chosen. */
  readonly any?: string
  readonly choices: readonly FilterChoice[]
  /** The selected option; by default, the one in the address. */
  readonly value?: string
}

/** A filter of a list with several values, one of which can be chosen. */
export function SelectFilter({ name, label, any, choices, value }: SelectFilterProps) {
  const [params] = useSearchParams()
  const chosen = value ?? params.get(name) ?? ''
  return (
    // Keyed by its value, so that Back changes it, too.
    <select key={chosen} className="input" name={name} aria-label={label} defaultValue={chosen}>
      {any === undefined ? null : <option value="">{any}</option>}
      {choices.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  )
}

/** The first and last day of the list; either may be empty. */
export function DayFilters() {
  const [params] = useSearchParams()
  return (['from', 'to'] as const).map((name) => {
    const day = params.get(name) ?? ''
    return (
      <label key={`${name} ${day}`} className="day">
        {messages[name]}{' '}
        <input
          className="input"
          type="date"
          name={name}
          defaultValue={day}
          min="2000-01-01"
          max="2999-12-31"
        />
      </label>
    )
  })
}

/**
 * Back and 'Show all' change the words in the address; the input follows unless it has the focus.
 * @returns the ref of the input
 */
function useInputFollowing(value: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value
  }, [value])
  return input
}

/**
 * A pending search must not undo a link or Back that follows right after typing. The search listens
 * to the event, because the start of a navigation is otherwise known only after the next render,
 * which is too late on a busy machine.
 */
function useLeaving(leave: () => void): void {
  const onLeave = useEffectEvent(leave)
  useEffect(() => {
    const onClick = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('a[href]')) onLeave()
    }
    const onBack = (): void => onLeave()
    document.addEventListener('click', onClick, true)
    window.addEventListener('popstate', onBack)
    return () => {
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('popstate', onBack)
    }
  }, [])
}

/** Navigates to the address that contains the form's non-empty values. */
function useFormNavigation() {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const forget = (): void => clearTimeout(timer.current)
  useLeaving(forget)
  useEffect(() => () => clearTimeout(timer.current), [])

  const go = (form: HTMLFormElement, replace: boolean): void => {
    forget()
    const params = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    )
    const search = new URLSearchParams(params).toString()
    void navigate({ search }, { replace, preventScrollReset: true })
  }
  return {
    submit: (form: HTMLFormElement): void => go(form, false),
    submitAfterPause: (form: HTMLFormElement): void => {
      forget()
      timer.current = setTimeout(() => go(form, true), typingPause)
    },
  }
}
