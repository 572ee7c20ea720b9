/** What Manage Products says beside what the specification fixes. */
import { displayNumber } from '../../platform/money.ts'

const tools = (count: number): string => `${displayNumber(count)} ${count === 1 ? 'tool' : 'tools'}`

export const deskPageMessages = {
  only: 'Show only',
  onlyChoices: {
    '': 'All of them',
    out: 'Out of stock',
    low: 'Low: to order again',
    'no-picture': 'Without a picture',
    'no-gtin': 'Without a GTIN',
  },
  state: 'State',
  offered: 'On sale now',
  category: 'Category',
  brand: 'Brand',
  all: { category: 'All categories', brand: 'All brands' },
  columns: 'Columns',
  columnNames: {
    sku: 'SKU',
    category: 'Category',
    brand: 'Brand',
    state: 'State',
    reorder: 'Order again at',
    cost: 'Cost',
    margin: 'Margin',
    gtin: 'GTIN',
  },
  columnsHelp: 'This browser remembers them.',
  nothing: '–',
  percent: (share: number) =>
    `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(share * 100)} %`,
  lowLevel: (level: string) => `${level} · low`,
  stockLow: (name: string, level: string, reorder: number) =>
    `Stock of ${name}: ${level}, order again at ${displayNumber(reorder)}`,
  choose: (name: string) => `Choose ${name}`,
  choosePage: 'Choose all on this page',
  chooseAll: 'Choose all that match',
  keys: 'Arrow keys move, the space bar chooses, with Shift a range.',
  chosen: (count: number) => `${tools(count)} chosen`,
  allChosen: 'All tools that match are chosen',
  none: 'No tools chosen',
  clear: 'Choose none',
  bar: 'What to do with the chosen tools',
  edit: 'Change prices and fields',
  pictures: 'Add pictures',
  setState: 'Set state',
  newState: 'New state',
  stateChoices: {
    archived: 'Archived',
    draft: 'Draft',
    'on-sale': 'On sale',
    discontinued: 'Discontinued',
  },
  sure: (count: number, state: string) =>
    `${tools(count)} become: ${state}. It can be taken back right afterwards.`,
  tooMany: 'More than 5,000 tools match. The first 5,000 are changed; repeat it for the others.',
  progress: (done: number, all: number) => `${displayNumber(done)} of ${displayNumber(all)} done`,
  done: (count: number, state: string) => `${tools(count)}: ${state}`,
  undone: (count: number) => `${tools(count)} are as they were`,
  left: (count: number) => `${tools(count)} could not be changed:`,
  leftMore: (count: number) => `and ${displayNumber(count)} more`,
  noMatch: 'No tool is like that',
  noMatchDetail: 'Nothing to do here, or a filter too many.',
  showAll: 'Show all',
  duplicate: (name: string) => `Duplicate ${name}`,
} as const
