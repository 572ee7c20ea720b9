/**
 * What was typed into the forms of a page when the sign-in ended: kept in localStorage under the
 * person's account, and entered again when they have signed in and the form opens again. Signing
 * out clears it.
 */
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { onSignedInChange, readSignedInUser } from '../../session/access-token.browser.ts'
import { personalKeyPrefixes } from '../../session/personal-storage.browser.ts'
import { readValues, typedValues } from '../typed-values.ts'
import { keepDraft, keepsDraft } from '../use-unsaved.ts'

type Values = Readonly<Record<string, unknown>>
/** The typed fields of a form, and what it was opened with. */
type Kept = { readonly typed: Values; readonly opened: Values }
/** By form: `nameOf`. */
type KeptForms = Readonly<Record<string, Kept>>

const storageKey = personalKeyPrefixes.keptEntries
const watched = new Map<Element, () => void>()

/** Another tab has signed out, and cleared what this browser keeps. */
let isElsewhere = false
const noteElsewhere = (): void => {
  isElsewhere = true
  setTimeout(() => {
    isElsewhere = false
  })
}
// Captured, so that it comes before those that tell of the change.
addEventListener('storage', noteElsewhere, true)
// Who signs out in this tab clears what is kept right after this.
onSignedInChange(() => {
  if (isElsewhere || readSignedInUser() !== undefined) return
  for (const keepForm of watched.values()) keepForm()
})

/**
 * Milliseconds for which a form that is no longer on the page is still kept: an error page that
 * ends the sign-in replaces the form first.
 */
const patience = 1000
new MutationObserver(() => {
  const gone = [...watched.keys()].filter((element) => !element.isConnected)
  if (gone.length > 0)
    setTimeout(() => gone.forEach((element) => watched.delete(element)), patience)
}).observe(document, { childList: true, subtree: true })

function readKept(): KeptForms {
  try {
    const kept: KeptForms = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return kept
  } catch {
    return {}
  }
}

function storeKept(forms: KeptForms): void {
  if (Object.keys(forms).length === 0) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, JSON.stringify(forms))
}

/**
 * Enters what was kept for a form, and from now on keeps what is in it when the sign-in ends. A
 * form that asks for a password keeps nothing.
 */
export function watchForm<In extends FieldValues, Out>(
  element: HTMLFormElement,
  form: UseFormReturn<In, unknown, Out>,
): void {
  watch(element, {
    read: () => readTyped(form),
    enter: (kept) => {
      const entries = stillFitting(kept, form.control._defaultValues)
      form.reset((values) => ({ ...values, ...entries }), { keepDefaultValues: true })
    },
  })
}

/** The same for a form whose fields keep their values themselves, each with a name of its own. */
export const watchFields = (element: HTMLFormElement): void =>
  watch(element, {
    read: () => {
      const typed = fieldsOf(element).filter((field) => !isAsOpened(field))
      return {
        typed: Object.fromEntries(typed.map((field) => [field.name, enteredIn(field)])),
        opened: {},
      }
    },
    enter: ({ typed }) => {
      for (const field of fieldsOf(element))
        if (field.name in typed) enterIn(field, typed[field.name])
    },
  })

type Entries = { readonly read: () => Kept | undefined; readonly enter: (kept: Kept) => void }

function watch(element: HTMLFormElement, { read, enter }: Entries): void {
  if (watched.has(element) || element.querySelector('[type=password]')) return
  const name = nameOf(element)
  watched.set(element, () => {
    const typed = read()
    if (typed && Object.keys(typed.typed).length > 0) storeKept({ ...readKept(), [name]: typed })
  })
  const { [name]: kept, ...others } = readKept()
  if (kept === undefined) return
  storeKept(others)
  enter(kept)
}

function readTyped<In extends FieldValues, Out>({
  control,
  getValues,
}: UseFormReturn<In, unknown, Out>): Kept | undefined {
  if (keepsDraft(control)) return undefined
  const values: Values = getValues()
  // The state of the form is only as it was when it was rendered.
  const opened: Values = control._defaultValues
  const typed = typedValues(values, opened)
  if (Object.keys(typed).length === 0) return undefined
  keepDraft(control)
  return { typed: { ...typed, ...readValues(values) }, opened }
}

type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isTyped = (element: Element): element is TypedField =>
  (element instanceof HTMLInputElement && element.type !== 'file') ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement): readonly TypedField[] =>
  [...form.elements].filter(isTyped).filter(({ name }) => name !== '')

const isTicked = (field: TypedField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

const enteredIn = (field: TypedField): string | boolean =>
  isTicked(field) ? field.checked : field.value

function isAsOpened(field: TypedField): boolean {
  if (isTicked(field)) return field.checked === field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue
  const opened = [...field.options].find(({ defaultSelected }) => defaultSelected)
  return field.value === (opened ?? field.options[0])?.value
}

/** As if it was typed, so that what the form shows beside its fields follows. */
function enterIn(field: TypedField, entry: unknown): void {
  if (isTicked(field)) {
    if (field.checked !== entry) field.click()
    return
  }
  if (typeof entry !== 'string') return
  // React defines a property of its own on the element, which would hide the change from it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, entry)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/**
 * Texts always fit. A list or an address is entered as a whole, so it fits only if the record still
 * has the one that the form was opened with.
 */
const stillFitting = ({ typed, opened }: Kept, present: Values): Values =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) =>
        name in present &&
        (typeof value !== 'object' ||
          JSON.stringify(opened[name]) === JSON.stringify(present[name])),
    ),
  )

/** Nobody sees what another person typed, and nothing typed for one record is entered for another. */
const nameOf = (element: HTMLFormElement): string =>
  JSON.stringify([
    readSignedInUser()?.email ?? '',
    location.pathname + location.search,
    element.dataset['about'] ?? '',
    element.ariaLabel ?? nearestHeading(element),
    [...element.elements].map((field) => field.getAttribute('name')).find(Boolean) ?? '',
  ])

const nearestHeading = (element: Element): string =>
  element.closest('dialog, section, tr, details')?.querySelector('h1, h2, h3, summary')
    ?.textContent ?? ''
