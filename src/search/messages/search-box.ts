/** The messages of the search box's suggestions. */
import { displayNumber } from '../../platform/money/money.ts'

export const searchBoxMessages = {
  suggestions: 'Suggestions',
  tools: 'Tools',
  categories: 'Categories',
  partNumber: (number: string) => `your part number ${number}`,
  stock: (left: number) => (left > 0 ? `${displayNumber(left)} in stock` : 'Out of stock'),
  count: (tools: number) => (tools === 1 ? '1 tool' : `${displayNumber(tools)} tools`),
  offered: (tools: number, categories: number) => {
    const counts = [
      tools === 1 ? '1 tool' : `${displayNumber(tools)} tools`,
      ...(categories === 0 ? [] : [categories === 1 ? '1 category' : `${categories} categories`]),
    ].join(' and ')
    return `${counts} suggested. Choose with the up and down arrow keys.`
  },
  found: (count: number, isFirstChosen: boolean) =>
    `${count === 1 ? '1 match' : `${displayNumber(count)} matches`}. ` +
    (isFirstChosen
      ? 'The first match is selected: press Enter to open it.'
      : 'Choose with the up and down arrow keys.'),
  none: 'No suggestions. Press Enter to search.',
  corrected: (query: string) => `Tools for “${query}”`,
  hint: 'Press Enter to see all matches',
} as const
