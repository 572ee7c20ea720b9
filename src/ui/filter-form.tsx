/** The search box and filters above a dashboard list; their values are kept in the address. */
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { listPageMessages as messages } from './messages/list-page.ts'
import { Icon } from './icons.tsx'

/** Milliseconds after the last key press before a search starts automatically. */
const typingPause = 300

type FilterFormProps = {
  readonly label: string
  readonly hint: string
  /** Further named controls of the form, such as a select for the sort order. */
  readonly children?: ReactNode
}

/** Searches while somebody types, and at once when another control of the form changes. */
export function FilterForm({ label, hint, children }: FilterFormProps) {
  const q = useSearchParams()[0].get('q') ?? ''
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
      {children === undefined ? null : <Narrowing>{children}</Narrowing>}
      {/* Enter submits: a form with several fields needs a button for it. */}
      <button type="submit" hidden aria-label={label} />
    </form>
  )
}

/** Below 1,024 px the other controls are behind a button, which says how many narrow the list. */
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

type SelectFilterProps<Value extends string> = {
  /** Of the parameter in the address. */
  readonly name: string
  readonly label: string
  /** The text of the choice that filters nothing. */
  readonly any: string
  readonly values: readonly Value[]
  readonly names: Readonly<Record<Value, string>>
}

/** A filter of a list with several values, one of which can be chosen. */
export function SelectFilter<Value extends string>({
  name,
  label,
  any,
  values,
  names,
}: SelectFilterProps<Value>) {
  const value = useSearchParams()[0].get(name) ?? ''
  return (
    <select key={value} className="input" name={name} aria-label={label} defaultValue={value}>
      <option value="">{any}</option>
      {values.map((each) => (
        <option key={each} value={each}>
          {names[each]}
        </option>
      ))}
    </select>
  )
}

/**
 * Back and 'Show all' change the words in the address: the input follows, unless it has the focus.
 * @returns the ref of the input
 */
function useInputFollowing(value: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value
  }, [value])
  return input
}

/** Navigates to the address that a form's non-empty values make. */
function useFormNavigation() {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const go = (form: HTMLFormElement, replace: boolean): void => {
    clearTimeout(timer.current)
    const params = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    )
    void navigate(
      { search: new URLSearchParams(params).toString() },
      { replace, preventScrollReset: true },
    )
  }
  return {
    submit: (form: HTMLFormElement): void => go(form, false),
    submitAfterPause: (form: HTMLFormElement): void => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => go(form, true), typingPause)
    },
  }
}
