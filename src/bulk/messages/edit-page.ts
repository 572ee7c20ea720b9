/** The messages of the page that edits many tools at once. */
import { displayMoney, displayNumber } from '../../platform/money/money.ts'

export const editMessages = {
  title: 'Edit many tools',
  description: 'Change prices and fields of many tools at once.',
  lead: 'Choose tools, say what changes, look at every old and new value, then apply it now or at a time.',
  choose: 'Which tools',
  words: 'Search these tools',
  wordsHelp: 'Name, brand, SKU',
  brand: 'Brand',
  category: 'Category',
  all: { brand: 'All brands', category: 'All categories' },
  option: (value: string, count: number) => `${value} (${displayNumber(count)})`,
  chosen: (tools: number, isExact: boolean) =>
    `${isExact ? '' : 'At least '}${displayNumber(tools)} ${tools === 1 ? 'tool' : 'tools'} on sale`,
  chosenByHand: (tools: number) =>
    `${displayNumber(tools)} ${tools === 1 ? 'tool' : 'tools'} chosen in Manage Products`,
  prices: 'Prices',
  percent: 'Percent more or less',
  percentHelp: '3 for three percent more, −10 for ten percent less.',
  step: 'Rounded to',
  stepName: (cents: number) => displayMoney(cents),
  ladder: 'Their ladders, too',
  formula: 'Price by a formula instead',
  formulaHelp: 'price × 1.03, to .05',
  fields: 'Fields',
  fieldsHelp: 'What is left empty stays as it is in each tool.',
  check: 'Look at what changes',
  nothingYet: 'Nothing changes until you apply it.',
  notPercent: (text: string) => `'${text}' is no number. Write 3 or −2.5.`,
  oneOfBoth: 'Change prices in percent or by a formula, not both. Empty one of them.',
  nothingToChange: 'Nothing is to change yet. Write a percentage, a formula or a field.',
} as const
