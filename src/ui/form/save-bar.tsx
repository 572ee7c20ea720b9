/**
 * The bar that saves a record's form: at the bottom of the window, only while there are changes. It
 * names the changed fields. Ctrl+S saves; closing the window asks first.
 */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useFormContext } from 'react-hook-form'
import { saveBarMessages as messages } from '../messages/save-bar.ts'
import { SubmitButton } from '../buttons.tsx'

type SaveBarProps = {
  readonly act: string
  /** The label of the button while the form is sent. */
  readonly busy: string
  /**
   * The text of the bar for a copy, which can be saved as it is; without it, the bar appears with the
   * first change.
   */
  readonly begins?: string | undefined
}

/** A child of `Form`, in place of its button. */
export function SaveBar({ act, busy, begins }: SaveBarProps) {
  const { formState, reset } = useFormContext()
  const { isDirty, isSubmitting, dirtyFields, errors } = formState
  const place = useRef<HTMLDivElement>(null)
  const changed = useLabels(place, dirtyFields)
  const wrong = useLabels(place, errors)
  useSaveKey(place, isDirty)
  useAskBeforeClosing(isDirty && !isSubmitting)
  useKeptFocus(place, isDirty)
  useEffect(() => {
    // The focused field may be where the bar appears.
    if (isDirty) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [isDirty])
  return (
    <div ref={place} className="save-bar-place">
      {isDirty || begins !== undefined ? (
        <div className="slab" role="region" aria-label={isDirty ? messages.unsaved : begins}>
          <p>
            <b>
              {wrong.length > 0
                ? messages.wrong(wrong.length)
                : isDirty
                  ? messages.unsaved
                  : begins}
            </b>{' '}
            <Labels fields={wrong.length > 0 ? wrong : changed} linked={wrong.length > 0} />
          </p>
          {isDirty ? (
            <button type="button" className="button tight" onClick={() => reset()}>
              {messages.discard}
            </button>
          ) : null}
          <SubmitButton busy={isSubmitting} busyLabel={busy}>
            {act}
          </SubmitButton>
        </div>
      ) : null}
    </div>
  )
}

type Field = { readonly id: string; readonly label: string }
type LabelsProps = { readonly fields: readonly Field[]; readonly linked: boolean }

/** The changed fields by name; invalid ones link to the field. */
const Labels = ({ fields, linked }: LabelsProps) => (
  <span className="muted">
    {fields.map(({ id, label }, index) => (
      <span key={id}>
        {index === 0 ? '· ' : ', '}
        {linked ? (
          <a className="link" href={`#${id}`} onClick={(event) => focusField(event, id)}>
            {label}
          </a>
        ) : (
          label
        )}
      </span>
    ))}
  </span>
)

function focusField(event: React.MouseEvent, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

const formOf = (place: React.RefObject<HTMLElement | null>): HTMLFormElement | null =>
  place.current?.closest('form') ?? null

/** The names of the fields that have an entry, such as `maker.name`. */
const namesIn = (entries: object, within = ''): readonly string[] =>
  Object.entries(entries).flatMap(([name, entry]: [string, unknown]) =>
    typeof entry !== 'object' || entry === null || 'message' in entry
      ? [within + name]
      : namesIn(entry, `${within}${name}.`),
  )

const unchanging = () => () => undefined

/** The labels of the fields that have an entry, in page order. */
function useLabels(place: React.RefObject<HTMLElement | null>, entries: object): readonly Field[] {
  const names = namesIn(entries)
  const readLabels = (): string => {
    const elements = formOf(place)?.elements
    return names.map((name) => labelOf(elements?.namedItem(name))).join('\n')
  }
  const lines = useSyncExternalStore(unchanging, readLabels, () => '')
  return lines.split('\n').flatMap((line) => {
    const [id = '', label = ''] = line.split('\t')
    return label === '' ? [] : [{ id, label }]
  })
}

/** The field's id and the text of its label. */
function labelOf(field: Element | RadioNodeList | null | undefined): string {
  if (!(field instanceof Element)) return ''
  const label = document.querySelector(`label[for="${field.id}"]`)?.firstChild
  return `${field.id}\t${(label ?? field.closest('label'))?.textContent?.trim() ?? ''}`
}

function useSaveKey(place: React.RefObject<HTMLElement | null>, isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined
    const save = (event: KeyboardEvent): void => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      formOf(place)?.requestSubmit()
    }
    document.addEventListener('keydown', save)
    return () => document.removeEventListener('keydown', save)
  }, [isDirty, place])
}

/**
 * The browser asks in its own words before the window is closed; `LeaveGuard` asks before a link is
 * followed.
 */
function useAskBeforeClosing(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}

/** The bar and its button disappear when everything is saved, so the last field gets the focus. */
function useKeptFocus(place: React.RefObject<HTMLElement | null>, isDirty: boolean): void {
  const last = useRef<HTMLElement>(undefined)
  useEffect(() => {
    const form = formOf(place)
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && !place.current?.contains(target)) last.current = target
    }
    form?.addEventListener('focusin', remember)
    return () => form?.removeEventListener('focusin', remember)
  }, [place])
  useEffect(() => {
    if (!isDirty && document.activeElement === document.body) last.current?.focus()
  }, [isDirty])
}
