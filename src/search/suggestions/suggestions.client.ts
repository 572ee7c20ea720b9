/**
 * The suggestions of the search box: tools and categories, and further results that the caller
 * finds. Without React, so that pages that are not hydrated load it too; it is loaded when the box
 * is first focused.
 */
import { currentLanguage, currentPrefix } from '../../platform/languages/current-language.ts'
import { readAccessToken } from '../../session/access-token.browser.ts'
import { personalKeyPrefixes } from '../../session/personal-storage.browser.ts'
import { listUrl } from '../lists/list-url.ts'
import { searchBoxMessages as messages } from '../messages/search-box.ts'
import { createListbox, loadStyles, type Listbox } from './suggestion-listbox.client.ts'
import { hintLine, suggestionGroups, type SuggestionsDto } from './suggestion-options.client.ts'

/** The minimum number of characters for suggestions of tools. */
const minQueryLength = 2
const maxQueryLength = 200
/** Milliseconds after the last key press before the suggestions are requested. */
const debounceTime = 120
/** Milliseconds after which the list is shown even if a source has not responded. */
const ownNumberTimeout = 3000
/** The number of queries whose suggestions are cached. */
const maxCachedQueries = 50
const attachedForms = new WeakSet<HTMLFormElement>()

/** Results other than tools: groups of options; those before the tools matter more. */
export type OtherFinds = {
  readonly before: readonly HTMLElement[]
  readonly after: readonly HTMLElement[]
  /**
   * The first option is selected: it is an exact match, or the person is not looking for a tool.
   */
  readonly choosesFirst: boolean
  /** Replaces the usual line below the options. */
  readonly hint?: string
}
/**
 * The source of results other than tools. It never fails: results that do not arrive are left out.
 */
export type OtherSource = {
  readonly find: (query: string, signal: AbortSignal) => Promise<OtherFinds | undefined>
  /** Whether tools are searched as well. */
  readonly wantsTools: (query: string) => boolean
  /** Whether options are offered before anything is typed. */
  readonly offersAtOnce: () => boolean
  /** Whether Enter waits for the results, and follows the first. */
  readonly followsFirst: () => boolean
  /**
   * Runs an option's action in place (Ctrl+Enter or ⌘Enter), on the first tool if none is selected.
   * @returns whether it has one
   */
  readonly act: (option: HTMLElement) => boolean
}

type Content = { readonly suggestions: SuggestionsDto; readonly others: OtherFinds | undefined }

/**
 * Makes a search form suggest tools and categories.
 * @param navigate shows an address of the shop
 * @param source the source of results other than tools
 */
export function attachSuggestions(
  form: HTMLFormElement,
  navigate: (address: string) => unknown,
  source?: OtherSource,
): void {
  const box = form.querySelector<HTMLInputElement>('input[name="q"]')
  if (!box || attachedForms.has(form)) return
  attachedForms.add(form)
  const listbox = createListbox(form, box)
  const styled = loadStyles()
  const requests = createRequests(box, { listbox, source, styled })
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
  const act = (option: HTMLElement): boolean => {
    if (!source?.act(option)) return false
    close()
    box.value = ''
    return true
  }
  /**
   * Follows the first of the pending results; if there are none, the text is searched as a tool.
   */
  const followWhenFound = async (): Promise<void> => {
    const q = box.value.trim()
    await requests.send()
    const first = listbox.isOpen() ? listbox.selected() : undefined
    if (first) follow(first)
    else if (box.value.trim() === q) {
      close()
      navigate(listUrl({ q }))
    }
  }
  /**
   * Runs the action of the first tool of the pending results: the list may be for fewer letters.
   */
  const actWhenFound = async (): Promise<void> => {
    const q = box.value.trim()
    await requests.send()
    const tool = box.value.trim() === q ? firstToolOf(listbox) : undefined
    if (tool && !act(tool)) follow(tool)
  }
  const onKey = { listbox, requests, close, follow, act, followWhenFound, actWhenFound, source }
  box.addEventListener('input', requests.schedule)
  box.addEventListener('keydown', (event) => handleKey(event, onKey))
  // As if something were typed: a page that loads now leaves the focus here (see Main in root.tsx).
  const offer = (): void => {
    if (source?.offersAtOnce()) box.dispatchEvent(new Event('input', { bubbles: true }))
  }
  form.addEventListener('focusin', ({ target }) => {
    if (target === box && !listbox.isOpen()) offer()
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close()
  })
  // Pressing must not move the focus from the box, or the list would close before the click.
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
    if (q !== '' && !buysForCompany()) return
    event.preventDefault()
    event.stopPropagation()
    close()
    if (q === '') navigate(listUrl({}))
    else void openOwnNumber(q, box, navigate)
  })
  offer()
  void requests.send()
}

/** Whether a company was chosen in this browser; `fetchForCompany` reads which one. */
const buysForCompany = (): boolean =>
  [sessionStorage, localStorage].some((storage) => storage.getItem(personalKeyPrefixes.company))

/** A company's own number leads to its tool, as a SKU does; all other text leads to the list. */
async function openOwnNumber(
  q: string,
  box: HTMLInputElement,
  navigate: (address: string) => unknown,
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

type Requests = {
  /** Requests the suggestions for the box's text and the company, or shows the cached ones. */
  readonly send: () => Promise<void>
  /** Calls `send` once no key has been pressed for a while. */
  readonly schedule: () => void
  /** Whether the text in the box has no response yet. */
  readonly isWaiting: () => boolean
  readonly cancel: () => void
}

function show(listbox: Listbox, { suggestions, others }: Content): void {
  const { tools, categories } = suggestions
  const { before = [], after = [], choosesFirst = false, hint = messages.hint } = others ?? {}
  const content = [...before, ...suggestionGroups(suggestions), ...after]
  const count = content.reduce(
    (sum, group) => sum + group.querySelectorAll('[role="option"]').length,
    0,
  )
  listbox.show(
    [...content, hintLine(hint)],
    count === tools.length + categories.length
      ? messages.offered(tools.length, categories.length)
      : messages.found(count, choosesFirst),
    choosesFirst,
  )
}

const noSuggestions: SuggestionsDto = { tools: [], categories: [] }

function createRequests(
  box: HTMLInputElement,
  {
    listbox,
    source,
    styled,
  }: {
    readonly listbox: Listbox
    readonly source: OtherSource | undefined
    /** Resolves when the listbox has its styles. */
    readonly styled: Promise<void>
  },
): Requests {
  const cache = new Map<string, SuggestionsDto>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: AbortController | undefined
  /** The text that the list is for: a response for fewer letters may arrive after the last key. */
  let answered: string | undefined = ''
  const typed = (): string => box.value.trim().replace(/\s+/g, ' ').toLowerCase()
  const findTools = async (query: string, signal: AbortSignal): Promise<SuggestionsDto> => {
    const isWanted = query.length >= minQueryLength && source?.wantsTools(query) !== false
    if (!isWanted) return noSuggestions
    const key = `${sessionStorage.getItem(personalKeyPrefixes.company) ?? ''} ${query}`
    const found = cache.get(key) ?? (await fetchSuggestions(query, signal))
    if (!found) return noSuggestions
    cache.set(key, found)
    const [oldest] = cache.keys()
    if (cache.size > maxCachedQueries && oldest !== undefined) cache.delete(oldest)
    return found
  }
  const send = async (): Promise<void> => {
    clearTimeout(timer)
    const query = typed()
    // A newer query makes every earlier request outdated.
    request?.abort()
    answered = query
    const isTooShort = query.length < minQueryLength && !source?.offersAtOnce()
    if (isTooShort || document.activeElement !== box) return listbox.setOpen(false)
    request = new AbortController()
    const { signal } = request
    answered = undefined
    const [suggestions, others] = await Promise.all([
      findTools(query, signal),
      source?.find(query, signal),
      styled,
    ])
    if (signal.aborted) return
    answered = query
    if (document.activeElement === box) show(listbox, { suggestions, others })
  }
  return {
    send,
    schedule: () => {
      clearTimeout(timer)
      timer = setTimeout(() => void send(), debounceTime)
    },
    isWaiting: () => answered !== typed(),
    cancel: () => {
      clearTimeout(timer)
      answered = typed()
      request?.abort()
    },
  }
}

type KeyActions = {
  readonly listbox: Listbox
  readonly requests: Requests
  readonly source: OtherSource | undefined
  readonly close: () => void
  readonly follow: (option: HTMLElement) => void
  readonly act: (option: HTMLElement) => boolean
  readonly followWhenFound: () => Promise<void>
  readonly actWhenFound: () => Promise<void>
}

/**
 * Arrow keys open the listbox and move its selection, Enter follows the selected option, Escape
 * closes.
 */
function handleKey(event: KeyboardEvent, actions: KeyActions): void {
  const { listbox, requests, close } = actions
  if (event.isComposing) return
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    if (listbox.isOpen()) listbox.move(event.key === 'ArrowDown' ? 1 : -1)
    else void requests.send()
  } else if (event.key === 'Escape' && listbox.isOpen()) {
    event.preventDefault()
    close()
  } else if (event.key === 'Enter') handleEnter(event, actions)
}

const firstToolOf = (listbox: Listbox): HTMLElement | null =>
  listbox.isOpen() ? listbox.element.querySelector<HTMLElement>('[data-tool]') : null

function handleEnter(event: KeyboardEvent, actions: KeyActions): void {
  const { listbox, close, follow, act } = actions
  const selected = listbox.isOpen() ? listbox.selected() : undefined
  const isInPlace = event.ctrlKey || event.metaKey
  const whenFound = waitsFor(event, actions, selected)
  if (whenFound) {
    event.preventDefault()
    void whenFound()
    return
  }
  const meant = selected ?? (isInPlace ? firstToolOf(listbox) : undefined)
  if (!meant) return close()
  event.preventDefault()
  if (isInPlace && act(meant)) return
  follow(meant)
}

/** The action of Enter once the complete text has a response, if it waits for that. */
function waitsFor(
  { target, ctrlKey, metaKey }: KeyboardEvent,
  { listbox, requests, source, followWhenFound, actWhenFound }: KeyActions,
  selected: HTMLElement | undefined,
): (() => Promise<void>) | undefined {
  const isWaiting = requests.isWaiting()
  const isEmpty = target instanceof HTMLInputElement && target.value.trim() === ''
  if (!isEmpty && source?.followsFirst() && (isWaiting || !listbox.isOpen())) return followWhenFound
  return (ctrlKey || metaKey) && !selected && isWaiting ? actWhenFound : undefined
}

/** The same for a signed-in buyer, if the shop does not show its prices to everybody. */
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
  // The response is cached for everybody, so the address contains the language.
  if (currentLanguage() !== 'en' || currentPrefix() !== '')
    parameters.set('language', currentLanguage())
  return `${backend}/search/suggestions?${parameters.toString()}`
}

/** @returns undefined if the request failed or was aborted; Enter still searches */
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
