/** The DOM of what the search box finds beside tools: one line each, with an icon of its kind. */
import {
  createElement,
  option,
  optionGroup,
} from '../search/suggestions/suggestion-options.client.ts'

const icons = {
  act: 'M3.5 10.5 8 15l8.5-10',
  add: 'M10 4v12M4 10h12',
  order: 'M2 6l8-4 8 4v8l-8 4-8-4zM2 6l8 4 8-4M10 10v8',
  company:
    'M7 9.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM1.500 17c.300-3.500 2-5 5.500-5s5.200 1.500 5.500 5M13.500 9.500a2.600 2.600 0 1 0-1-5M15 12.300c2.300.400 3.300 1.900 3.500 4.700',
  person: 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 18c.5-4 3-5.5 7-5.5s6.5 1.5 7 5.5',
  document: 'M4 2h8l4 4v12H4zM12 2v4h4M7 10h6M7 14h6',
  settings: 'M3 5h8M15 5h2M3 15h2M9 15h8M3 10h3M10 10h7M13 3v4M7 13v4M8 8v4',
  page: 'M7 5h11M7 10h11M7 15h11M2.500 5h.01M2.500 10h.01M2.500 15h.01',
} as const

export type FoundLine = {
  readonly icon: keyof typeof icons
  readonly to: string
  readonly what: string
  /** Beside it, quieter. */
  readonly detail?: string
  /** At the end: a sum, a state. */
  readonly terms?: readonly string[]
  /** The order that Ctrl+Enter confirms. */
  readonly confirms?: number
}

/** A group of lines; nothing where there are none. */
export const foundGroup = (
  name: string,
  lines: readonly FoundLine[],
  query: string,
): readonly HTMLElement[] =>
  lines.length === 0
    ? []
    : [
        optionGroup(
          name,
          lines.map((line) => foundOption(line, query)),
        ),
      ]

function foundOption(
  { icon, to, what, detail = '', terms = [], confirms }: FoundLine,
  query: string,
): HTMLElement {
  const words = query.split(/\s+/).filter((word) => word.length > 1)
  return option(
    to,
    [
      drawIcon(icon),
      createElement(
        'span',
        { class: 'what' },
        createElement('b', {}, ...marked(what, words)),
        ...(detail === '' ? [] : [' ', createElement('small', {}, ...marked(detail, words))]),
      ),
      ...(terms.length === 0
        ? []
        : [
            createElement(
              'span',
              { class: 'terms' },
              createElement('small', {}, terms.join(' · ')),
            ),
          ]),
    ],
    { class: 'line', ...(confirms === undefined ? {} : { 'data-confirms': String(confirms) }) },
  )
}

const namespace = 'http://www.w3.org/2000/svg'

function drawIcon(icon: keyof typeof icons): SVGElement {
  const svg = document.createElementNS(namespace, 'svg')
  const attributes = {
    width: '20',
    height: '20',
    viewBox: '0 0 20 20',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.6',
    'aria-hidden': 'true',
  }
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value)
  const path = document.createElementNS(namespace, 'path')
  path.setAttribute('d', icons[icon])
  svg.append(path)
  return svg
}

/** The text with what was typed marked in it. */
function marked(text: string, words: readonly string[]): readonly (Node | string)[] {
  const pattern = words.map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  if (pattern.length === 0) return [text]
  return text
    .split(new RegExp(`(${pattern.join('|')})`, 'iu'))
    .map((part, index) => (index % 2 === 1 ? createElement('mark', {}, part) : part))
}
