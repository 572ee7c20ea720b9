/** The DOM of the search box's suggestions: groups of links in a listbox, made without React. */
import { priceBasisText, type Unit } from '../../catalogue/model/units.ts'
import { displayMoney, parseMoney } from '../../platform/money/money.ts'
import { listUrl } from '../lists/list-url.ts'
import { searchBoxMessages as messages } from '../messages/search-box.ts'

type SuggestedTool = {
  readonly _id: string
  readonly slug: string
  readonly sku: string
  readonly name: string
  readonly image: string
  readonly picture: string | null
  /** Absent if prices are not shown. */
  readonly price?: string | number
  readonly Stock: number
  readonly unit?: Unit
  readonly price_per?: number
  /** The part number of the company for which this tab buys. */
  readonly partNumber?: string
}
type SuggestedCategory = {
  readonly value: string
  readonly count: number
  /** The name in the language of the page. */
  readonly name?: string
}
/** The response of GET /search/suggestions, by its wire names. */
export type SuggestionsDto = {
  readonly tools: readonly SuggestedTool[]
  readonly categories: readonly SuggestedCategory[]
  /** The query that was searched instead, if its spelling was corrected. */
  readonly meant?: string
}

/** A group of tools and a group of categories, where there are any. */
export const suggestionGroups = ({ tools, categories, meant }: SuggestionsDto): HTMLElement[] => [
  ...(tools.length === 0
    ? []
    : [
        optionGroup(
          meant === undefined ? messages.tools : messages.corrected(meant),
          tools.map(toolOption),
        ),
      ]),
  ...(categories.length === 0
    ? []
    : [optionGroup(messages.categories, categories.map(categoryOption))]),
]

/** The line below the options. */
export const hintLine = (text: string): HTMLElement =>
  createElement('p', { class: 'hint', 'aria-hidden': 'true' }, text)

const toolOption = ({
  _id: id,
  slug,
  sku,
  name,
  image,
  picture,
  price,
  Stock,
  unit,
  price_per: pricePer,
  partNumber,
}: SuggestedTool): HTMLElement =>
  option(
    `/tools/${slug}`,
    [
      createElement('img', {
        src: picture === null ? image : `/pictures/${picture}-96.webp`,
        alt: '',
        width: '40',
        height: '40',
        ...(picture === null ? { referrerpolicy: 'no-referrer' } : {}),
      }),
      createElement(
        'span',
        { class: 'what' },
        createElement('b', {}, name),
        createElement(
          'small',
          {},
          partNumber === undefined ? sku : `${sku} · ${messages.partNumber(partNumber)}`,
        ),
      ),
      createElement(
        'span',
        { class: 'terms' },
        createElement(
          'b',
          {},
          [priceText(price), price === undefined ? '' : priceBasisText({ unit, pricePer })]
            .filter(Boolean)
            .join(' '),
        ),
        createElement('small', {}, messages.stock(Stock)),
      ),
    ],
    { 'data-tool': id },
  )

/** A price as the language of the page writes it: '$1.85' on the wire, cents for a company. */
export function priceText(price: SuggestedTool['price']): string {
  const cents = typeof price === 'string' ? parseMoney(price) : price
  return cents === undefined ? String(price ?? '') : displayMoney(cents)
}

const categoryOption = ({ value, count, name = value }: SuggestedCategory): HTMLElement =>
  option(listUrl({ category: [value] }), [
    createElement('span', { class: 'what' }, createElement('b', {}, name)),
    createElement('span', { class: 'terms' }, createElement('small', {}, messages.count(count))),
  ])

/** A link, so that it can be opened in another tab; it is not in the tab order. */
export const option = (
  href: string,
  children: readonly Node[],
  attributes: Readonly<Record<string, string>> = {},
): HTMLElement =>
  createElement(
    'a',
    { role: 'option', href, tabindex: '-1', 'aria-selected': 'false', ...attributes },
    ...children,
  )

export const optionGroup = (name: string, options: readonly Node[]): HTMLElement =>
  createElement(
    'div',
    { role: 'group', 'aria-label': name },
    createElement('p', { class: 'head', 'aria-hidden': 'true' }, name),
    ...options,
  )

/** An element with its attributes and children; strings become text nodes. */
export function createElement(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}
