/** The listbox of the search box, by the ARIA Authoring Practices, with its status message. */
import styles from '../../ui/styles/suggestions.css?url&no-inline'
import { searchBoxMessages as messages } from '../messages/search-box.ts'
import { createElement } from './suggestion-options.client.ts'

export type Listbox = {
  readonly element: HTMLElement
  readonly isOpen: () => boolean
  readonly setOpen: (open: boolean) => void
  /**
   * Replaces the options; opens the listbox if there are any.
   * @param summary the text for screen readers
   * @param choosesFirst the first option is selected, so that Enter follows it
   */
  readonly show: (content: readonly HTMLElement[], summary: string, choosesFirst: boolean) => void
  /** Moves the selection down (1) or up (-1); beyond the ends nothing is selected. */
  readonly move: (step: 1 | -1) => void
  readonly selected: () => HTMLElement | undefined
}

const listId = 'search-suggestions'

/**
 * Its style sheet is loaded with it: most visits never need it. Resolves when the sheet is loaded,
 * or failed to load.
 */
export const loadStyles = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.querySelector(`link[href="${styles}"]`)) return resolve()
    const link = document.createElement('link')
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    Object.assign(link, { rel: 'stylesheet', href: styles })
    document.head.append(link)
  })

/**
 * Adds the listbox and its status message to the form, and the combobox's attributes to the box.
 */
export function createListbox(form: HTMLFormElement, box: HTMLInputElement): Listbox {
  const element = createElement('div', {
    id: listId,
    role: 'listbox',
    class: 'suggestions',
    'aria-label': messages.suggestions,
    hidden: '',
  })
  const status = createElement('p', { class: 'hidden-label', role: 'status' })
  form.append(element, status)
  box.setAttribute('role', 'combobox')
  box.setAttribute('aria-expanded', 'false')
  box.setAttribute('aria-controls', listId)
  box.setAttribute('aria-autocomplete', 'list')

  let active = -1
  const options = (): HTMLElement[] => [...element.querySelectorAll<HTMLElement>('[role="option"]')]
  const select = (index: number): void => {
    const all = options()
    if (all.length === 0) active = -1
    else if (index < -1) active = all.length - 1
    else active = index >= all.length ? -1 : index
    for (const [position, option] of all.entries())
      option.setAttribute('aria-selected', String(position === active))
    const selected = all[active]
    if (selected) {
      box.setAttribute('aria-activedescendant', selected.id)
      selected.scrollIntoView({ block: 'nearest' })
    } else box.removeAttribute('aria-activedescendant')
  }
  const setOpen = (open: boolean): void => {
    element.hidden = !open
    box.setAttribute('aria-expanded', String(open))
    if (!open) select(-1)
  }
  return {
    element,
    isOpen: () => !element.hidden,
    setOpen,
    show: (content, summary, choosesFirst) => {
      element.replaceChildren(...content)
      const all = options()
      for (const [position, option] of all.entries()) option.id = `${listId}-${position}`
      setOpen(all.length > 0)
      select(all.length > 0 && choosesFirst ? 0 : -1)
      status.textContent = all.length === 0 ? messages.none : summary
    },
    move: (step) => select(active + step),
    selected: () => options()[active],
  }
}
