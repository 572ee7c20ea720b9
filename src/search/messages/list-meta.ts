/** The title of the list of tools for browsers and search engines. */
import { toolListMessages } from './tool-list.ts'

export const listMetaMessages = {
  home: 'Home',
  title: toolListMessages.title,
  found: toolListMessages.found,
  description: 'All tools in the shop, with their prices, minimum quantities and stock.',
  titleOf: (category: string) => `${category} in bulk`,
  descriptionOf: (category: string) =>
    `${category} by the pack: prices, minimum quantities and stock.`,
} as const
