/** What the list of tools is called where it is only listed: by browsers and search engines. */
import { purchaseWords } from './purchase.ts'

export const listedWords = {
  home: 'Home',
  title: purchaseWords.title,
  found: purchaseWords.found,
  description: 'All tools of the shop with their prices, minimum quantities and stock.',
  titleOf: (category: string) => `${category} in bulk`,
  descriptionOf: (category: string) => `${category} by the pack: prices, minimum quantities and what is in stock.`,
} as const
