/** Texts of Manage Products that the specification does not fix. */
import { displayCount, displayNumber } from '../../platform/money/money.ts'

const tools = (count: number): string => displayCount(count, 'tool')

export const deskPageMessages = {
  only: 'Show only',
  onlyChoices: {
    '': 'All tools',
    out: 'Out of stock',
    low: 'Low stock',
    'no-picture': 'Without a picture',
    'no-gtin': 'Without a GTIN',
    'no-weight': 'Without a weight',
  },
  state: 'Status',
  offered: 'In the shop now',
  category: 'Category',
  brand: 'Brand',
  all: { category: 'All categories', brand: 'All brands' },
  columnNames: {
    sku: 'SKU',
    category: 'Category',
    brand: 'Brand',
    state: 'Status',
    reorder: 'Reorder level',
    cost: 'Cost',
    margin: 'Margin',
    gtin: 'GTIN',
    bin: 'Bin',
  },
  nothing: '–',
  percent: (share: number) =>
    `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(share * 100)}%`,
  lowLevel: (level: string) => `${level} · low`,
  inStock: 'in stock',
  stockLow: (name: string, level: string, reorder: number) =>
    `Stock of ${name}: ${level}, reorder level ${displayNumber(reorder)}`,
  chooseAll: 'Select all that match',
  chosen: (count: number) => `${tools(count)} selected`,
  allChosen: 'All matching tools are selected',
  bar: 'Actions for the selected tools',
  edit: 'Change prices and fields',
  setState: 'Set status',
  newState: 'New status',
  stateChoices: {
    archived: 'Archived',
    draft: 'Draft',
    'on-sale': 'Published',
    discontinued: 'Discontinued',
  },
  sure: (count: number, state: string) =>
    `${tools(count)} will be set to: ${state}. You can undo the change immediately afterwards.`,
  tooMany:
    'More than 5,000 tools match. Only the first 5,000 will be changed. Repeat the change for the other tools.',
  progress: (done: number, all: number) => `${displayNumber(done)} of ${displayNumber(all)} done`,
  done: (count: number, state: string) => `${tools(count)}: ${state}`,
  undone: (count: number) => `${tools(count)} restored`,
  noMatch: 'No tool matches these filters',
  noMatchDetail: 'Clear a filter to see more tools.',
  editIt: 'Edit',
  duplicate: (name: string) => `Duplicate ${name}`,
} as const
