/**
 * The suggestions of the search box: a listbox under a combobox, by the ARIA Authoring Practices.
 * Without
 * React, so that pages that are not hydrated load it too; it is loaded when the box is first
 * focused.
 */
import { readAccessToken } from '../../session/access-token.browser.ts'
import { personalKeyPrefixes } from '../../session/personal-storage.browser.ts'
import { listUrl } from '../lists/list-url.ts'
import { searchBoxMessages as messages } from '../messages/search-box.ts'
import {
  createElement,
  suggestionGroups,
  type SuggestionsDto,
} from './suggestion-options.client.ts'

/** Characters before anything is suggested. */
const minQueryLength = 2
const maxQueryLength = 200
/** Milliseconds after the last key before the suggestions are requested. */
const debounceTime = 120
/** Milliseconds after which the list is shown all the same. */
const ownNumberTimeout = 3000
/** Queries whose suggestions are cached. */
const maxCachedQueries = 50
const listId = 'search-suggestions'
const attachedForms = new WeakSet<HTMLFormElement>()

/**
 * Makes a search form suggest tools and categories.
 * @param navigate shows an address of the shop; without it the browser loads the address
 */
export function attachSuggestions(
  form: HTMLFormElement,
  navigate: (address: string) => void = (address) => location.assign(address),
): void {
  const box = form.querySelector<HTMLInputElement>('input[name="q"]')
  if (!box || attachedForms.has(form)) return
  attachedForms.add(form)
  const listbox = createListbox(form, box)
  const requests = createRequests(box, listbox)
  const close = (): void => {
    requests.cancel()
    listbox.setOpen(false)
  }
  const follow = (option: HTMLElement): void => {
    const address = option.getAttribute('href') ?? '/purchase'
    close()
    box.blur()
    box.value = ''
    navigate(address)
  }
  box.addEventListener('input', requests.schedule)
  box.addEventListener('keydown', (event) => handleKey(event, { listbox, requests, close, follow }))
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close()
  })
  // Pressing must not take the focus from the box, or the list would be closed before the click.
  listbox.element.addEventListener('pointerdown', (event) => event.preventDefault())
  listbox.element.addEventListener('click', (event) => {
    const option =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[role="option"]') : null
    if (!option || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    follow(option)
  })
  form.addEventListener('submit', (event) => {
    const q = box.value.trim()
    if (q === '' || !buysForCompany()) return
    event.preventDefault()
    event.stopPropagation()
    close()
    void openOwnNumber(q, box, navigate)
  })
  void requests.send()
}

/** Whether a company was chosen in this browser; `fetchForCompany` asks for which. */
const buysForCompany = (): boolean =>
  [sessionStorage, localStorage].some((storage) => storage.getItem(personalKeyPrefixes.company))

/** A company's own number leads to its tool, as a SKU does; everything else to the list. */
async function openOwnNumber(
  q: string,
  box: HTMLInputElement,
  navigate: (address: string) => void,
): Promise<void> {
  const { fetchForCompany, pageOfNumber } = await import('./own-number.client.ts')
  const found = await fetchForCompany(addressOf(q), AbortSignal.timeout(ownNumberTimeout)).catch(
    () => undefined,
  )
  const page = pageOfNumber(q, found)
  if (page !== undefined) {
    box.blur()
    box.value = ''
  }
  navigate(page ?? listUrl({ q }))
}

type Listbox = {
  readonly element: HTMLElement
  readonly isOpen: () => boolean
  readonly setOpen: (open: boolean) => void
  /** Replaces the options; opens the listbox if there are any. */
  readonly show: (suggestions: SuggestionsDto) => void
  /** Moves the selection down (1) or up (-1); beyond the ends nothing is selected. */
  readonly move: (step: 1 | -1) => void
  readonly selected: () => HTMLElement | undefined
}

/**
 * Adds the listbox and its status message to the form, and the combobox's attributes to the box.
 */
function createListbox(form: HTMLFormElement, box: HTMLInputElement): Listbox {
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
    show: (suggestions) => {
      const { tools, categories } = suggestions
      const isEmpty = tools.length + categories.length === 0
      element.replaceChildren(...suggestionGroups(suggestions))
      for (const [position, option] of options().entries()) option.id = `${listId}-${position}`
      select(-1)
      setOpen(!isEmpty)
      status.textContent = isEmpty
        ? messages.none
        : messages.offered(tools.length, categories.length)
    },
    move: (step) => select(active + step),
    selected: () => options()[active],
  }
}

type Requests = {
  /** Requests the suggestions for the box's text and the company, or shows the cached ones. */
  readonly send: () => Promise<void>
  /** `send`, once no key has been pressed for a while. */
  readonly schedule: () => void
  readonly cancel: () => void
}

function createRequests(box: HTMLInputElement, listbox: Listbox): Requests {
  const cache = new Map<string, SuggestionsDto>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: AbortController | undefined
  const show = (key: string, suggestions: SuggestionsDto): void => {
    listbox.show(suggestions)
    cache.set(key, suggestions)
    const [oldest] = cache.keys()
    if (cache.size > maxCachedQueries && oldest !== undefined) cache.delete(oldest)
  }
  const send = async (): Promise<void> => {
    const query = box.value.trim().replace(/\s+/g, ' ').toLowerCase()
    const key = `${sessionStorage.getItem(personalKeyPrefixes.company) ?? ''} ${query}`
    // A newer query makes every earlier request outdated.
    request?.abort()
    if (query.length < minQueryLength || document.activeElement !== box)
      return listbox.setOpen(false)
    const cached = cache.get(key)
    if (cached) return show(key, cached)
    request = new AbortController()
    const { signal } = request
    const suggestions = await fetchSuggestions(query, signal)
    if (suggestions && !signal.aborted && document.activeElement === box) show(key, suggestions)
  }
  return {
    send,
    schedule: () => {
      clearTimeout(timer)
      timer = setTimeout(() => void send(), debounceTime)
    },
    cancel: () => {
      clearTimeout(timer)
      request?.abort()
    },
  }
}

type KeyActions = {
  readonly listbox: Listbox
  readonly requests: Requests
  readonly close: () => void
  readonly follow: (option: HTMLElement) => void
}

/**
 * Arrow keys open the listbox and move its selection, Enter follows the selected option, Escape
 * closes.
 */
function handleKey(event: KeyboardEvent, { listbox, requests, close, follow }: KeyActions): void {
  if (event.isComposing) return
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    if (listbox.isOpen()) listbox.move(event.key === 'ArrowDown' ? 1 : -1)
    else void requests.send()
  } else if (event.key === 'Escape' && listbox.isOpen()) {
    event.preventDefault()
    close()
  } else if (event.key === 'Enter') {
    const selected = listbox.isOpen() ? listbox.selected() : undefined
    if (selected) {
      event.preventDefault()
      follow(selected)
    } else close()
  }
}

/** The same for who is signed in, where the shop does not show its prices to everybody. */
async function fetchWithPrices(
  address: string,
  signal: AbortSignal,
): Promise<SuggestionsDto | undefined> {
  const token = readAccessToken()
  if (token === undefined) return undefined
  const response = await fetch(address, { signal, headers: { authorization: `Bearer ${token}` } })
  return response.ok ? await response.json() : undefined
}

function addressOf(query: string): string {
  const backend = document.querySelector<HTMLMetaElement>('meta[name="backend"]')?.content ?? '/api'
  const parameters = new URLSearchParams({ q: query.slice(0, maxQueryLength) })
  return `${backend}/search/suggestions?${parameters.toString()}`
}

/** @returns undefined when the request failed or was aborted; Enter still searches */
async function fetchSuggestions(
  query: string,
  signal: AbortSignal,
): Promise<SuggestionsDto | undefined> {
  const address = addressOf(query)
  try {
    const own = buysForCompany()
      ? await (await import('./own-number.client.ts')).fetchForCompany(address, signal)
      : undefined
    if (own) return own
    const response = await fetch(address, { signal })
    if (!response.ok) return undefined
    const suggestions: SuggestionsDto = await response.json()
    return suggestions.tools.some(({ price }) => price === undefined)
      ? ((await fetchWithPrices(address, signal)) ?? suggestions)
      : suggestions
  } catch {
    return undefined
  }
}
