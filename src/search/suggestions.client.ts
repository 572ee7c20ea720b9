/**
 * What the search box offers while somebody types: a listbox under a combobox, as the ARIA patterns have it. Without React, so
 * that pages without script load it too; it is loaded when the box is first focused.
 */
import { displayMoney } from '../platform/money.ts'
import { searchBoxMessages as messages } from './messages/search-box.ts'
import { listUrl } from './list-url.ts'

type Tool = {
  readonly slug: string
  readonly sku: string
  readonly name: string
  readonly image: string
  readonly picture: string | null
  readonly price: string | number
  readonly Stock: number
}
type Offered = {
  readonly tools: readonly Tool[]
  readonly categories: readonly { readonly value: string; readonly count: number }[]
  readonly meant?: string
}

/** Letters before anything is offered. */
const fewest = 2
/** Milliseconds after the last key before the shop is asked. */
const pause = 120
const mostKept = 50
const listId = 'search-suggestions'
const started = new WeakSet<HTMLFormElement>()

/**
 * Makes a search form offer tools and categories.
 * @param go shows an address of the shop; without it links are followed as they are
 */
export function attachSuggestions(form: HTMLFormElement, go?: (address: string) => void): void {
  const box = form.querySelector<HTMLInputElement>('input[name="q"]')
  if (!box || started.has(form)) return
  started.add(form)
  const list = made('div', {
    id: listId,
    role: 'listbox',
    class: 'suggestions',
    'aria-label': messages.suggestions,
    hidden: '',
  })
  const status = made('p', { class: 'hidden-label', role: 'status' })
  form.append(list, status)
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-controls': listId,
    'aria-autocomplete': 'list',
  }))
    box.setAttribute(name, value)

  const known = new Map<string, Offered>()
  let waiting: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined
  let active = -1

  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role="option"]')]
  const choose = (at: number): void => {
    const all = options()
    active = all.length === 0 ? -1 : at < -1 ? all.length - 1 : at >= all.length ? -1 : at
    for (const [place, option] of all.entries())
      option.setAttribute('aria-selected', String(place === active))
    const chosen = all[active]
    if (chosen) {
      box.setAttribute('aria-activedescendant', chosen.id)
      chosen.scrollIntoView({ block: 'nearest' })
    } else box.removeAttribute('aria-activedescendant')
  }
  const open = (yes: boolean): void => {
    list.hidden = !yes
    box.setAttribute('aria-expanded', String(yes))
    if (!yes) choose(-1)
  }
  const close = (): void => {
    clearTimeout(waiting)
    asking?.abort()
    open(false)
  }
  const show = (asked: string, offered: Offered): void => {
    const { tools, categories, meant } = offered
    list.replaceChildren(
      ...(tools.length === 0
        ? []
        : [
            group(
              meant === undefined ? messages.tools : messages.meant(meant),
              tools.map(toolOption),
            ),
          ]),
      ...(categories.length === 0
        ? []
        : [group(messages.categories, categories.map(categoryOption))]),
      made('p', { class: 'hint', 'aria-hidden': 'true' }, messages.hint),
    )
    for (const [place, option] of options().entries()) option.id = `${listId}-${place}`
    choose(-1)
    open(tools.length + categories.length > 0)
    status.textContent =
      tools.length + categories.length > 0
        ? messages.offered(tools.length, categories.length)
        : messages.none
    known.set(asked, offered)
    const [oldest] = known.keys()
    if (known.size > mostKept && oldest !== undefined) known.delete(oldest)
  }
  const ask = async (): Promise<void> => {
    const asked = box.value.trim().replace(/\s+/g, ' ').toLowerCase()
    // What is asked now makes every earlier question outdated.
    asking?.abort()
    if (asked.length < fewest || document.activeElement !== box) return open(false)
    const there = known.get(asked)
    if (there) return show(asked, there)
    asking = new AbortController()
    const { signal } = asking
    const offered = await fetchOffered(asked, signal)
    if (offered && !signal.aborted && document.activeElement === box) show(asked, offered)
  }
  const follow = (option: HTMLElement): void => {
    const address = option.getAttribute('href') ?? '/purchase'
    close()
    box.blur()
    box.value = ''
    if (go) go(address)
    else location.assign(address)
  }

  box.addEventListener('input', () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => void ask(), pause)
  })
  box.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (list.hidden) void ask()
      else choose(active + (event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      const chosen = list.hidden ? undefined : options()[active]
      if (chosen) {
        event.preventDefault()
        follow(chosen)
      } else close()
    }
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close()
  })
  // Pressing must not take the focus from the box, or the list would be gone before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', (event) => {
    const option =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[role="option"]') : null
    if (!option || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    follow(option)
  })
  void ask()
}

/** @returns undefined when the shop did not answer: the form searches all the same */
async function fetchOffered(asked: string, signal: AbortSignal): Promise<Offered | undefined> {
  const backend = document.querySelector<HTMLMetaElement>('meta[name="backend"]')?.content ?? '/api'
  try {
    const answer = await fetch(
      `${backend}/search/suggestions?${new URLSearchParams({ q: asked.slice(0, 200) }).toString()}`,
      { signal },
    )
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined // outdated, or away: nothing is offered, and Enter still searches
  }
}

const toolOption = ({ slug, sku, name, image, picture, price, Stock }: Tool): HTMLElement =>
  option(`/tools/${slug}`, [
    made('img', {
      src: picture === null ? image : `/pictures/${picture}-96.webp`,
      alt: '',
      width: '40',
      height: '40',
      ...(picture === null ? { referrerpolicy: 'no-referrer' } : {}),
    }),
    made('span', { class: 'what' }, made('b', {}, name), made('small', {}, sku)),
    made(
      'span',
      { class: 'terms' },
      made('b', {}, typeof price === 'number' ? displayMoney(price) : price),
      made('small', {}, messages.stock(Stock)),
    ),
  ])

const categoryOption = ({ value, count }: Offered['categories'][number]): HTMLElement =>
  option(listUrl({ category: [value] }), [
    made('span', { class: 'what' }, made('b', {}, value)),
    made('span', { class: 'terms' }, made('small', {}, messages.count(count))),
  ])

/** A link, so that it opens in another tab like any; the keyboard never goes there. */
const option = (href: string, children: readonly Node[]): HTMLElement =>
  made('a', { role: 'option', href, tabindex: '-1', 'aria-selected': 'false' }, ...children)

const group = (name: string, children: readonly Node[]): HTMLElement =>
  made(
    'div',
    { role: 'group', 'aria-label': name },
    made('p', { class: 'head', 'aria-hidden': 'true' }, name),
    ...children,
  )

function made(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}
