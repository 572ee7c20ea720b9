/** The messages of the page that edits many tools at once. */
import { displayMoney, displayNumber } from '../../platform/money/money.ts'

export const editMessages = {
  title: 'Bulk edit',
  description: 'Change prices and fields of many tools at once.',
  lead: 'Choose tools and changes, compare the old and new values, then apply the changes now or later.',
  choose: 'Tools',
  words: 'Search these tools',
  wordsHelp: 'Name, brand, SKU',
  brand: 'Brand',
  category: 'Category',
  all: { brand: 'All brands', category: 'All categories' },
  option: (value: string, count: number) => `${value} (${displayNumber(count)})`,
  chosen: (tools: number, isExact: boolean) =>
    `${isExact ? '' : 'At least '}${displayNumber(tools)} published ${tools === 1 ? 'tool' : 'tools'}`,
  chosenByHand: (tools: number) =>
    `${displayNumber(tools)} ${tools === 1 ? 'tool' : 'tools'} chosen in Manage Products`,
  prices: 'Prices',
  percent: 'Percentage change',
  percentHelp: '3 means 3% more; −10 means 10% less.',
  step: 'Rounded to',
  stepName: (cents: number) => displayMoney(cents),
  ladder: 'Change quantity prices, too',
  formula: 'Price by formula instead',
  formulaHelp: 'price × 1.03, to .05',
  fields: 'Fields',
  fieldsHelp: 'Fields that you leave empty stay the same.',
  check: 'Preview changes',
  nothingYet: 'Nothing changes until you apply the edit.',
  notPercent: (text: string) => `'${text}' is not a number. Enter a number such as 3 or −2.5.`,
  oneOfBoth: 'Change prices by a percentage or by a formula, not both. Clear one of them.',
  nothingToChange: 'No changes yet. Enter a percentage or a formula, or fill in a field.',
} as const
