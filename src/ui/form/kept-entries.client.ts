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
  if (watched.has(element) || element.querySelector('[type=password]')) return
  const name = nameOf(element)
  watched.set(element, () => keepTyped(name, form))
  const { [name]: kept, ...others } = readKept()
  if (kept === undefined) return
  storeKept(others)
  const entries = stillFitting(kept, form.control._defaultValues)
  form.reset((values) => ({ ...values, ...entries }), { keepDefaultValues: true })
}

function keepTyped<In extends FieldValues, Out>(
  name: string,
  { control, getValues }: UseFormReturn<In, unknown, Out>,
): void {
  if (keepsDraft(control)) return
  const values: Values = getValues()
  // The state of the form is only as it was when it was rendered.
  const opened: Values = control._defaultValues
  const typed = typedValues(values, opened)
  if (Object.keys(typed).length === 0) return
  storeKept({ ...readKept(), [name]: { typed: { ...typed, ...readValues(values) }, opened } })
  keepDraft(control)
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
