/** The messages of a list without any result. */
import { displayNumber } from '../../platform/money/money.ts'

export const noResultsMessages = {
  noMatch: 'No tool matches',
  noMatchForQuery: (q: string) => `No tool is called “${q}”. Try fewer letters, or the SKU.`,
  noMatchDetail: 'No tool matches these filters.',
  onlyStopWords: (q: string) =>
    `“${q}” is too general to search for. Enter the tool’s name, its size or its SKU.`,
  pastTheEnd: 'This page is now empty: its tools have sold out or moved to another page.',
  singleTerms: 'Results with fewer words',
  categories: 'Matching categories',
  noTools: 'No tools yet',
  noToolsDetail: 'No tools are available yet. Please come back soon.',
  showAll: 'Show all tools',
  /** Matches are counted up to 100 (`maxAlternativeCount` in browse.server.ts). */
  count: (tools: number) => `${displayNumber(tools)}${tools < 100 ? '' : '+'}`,
} as const
