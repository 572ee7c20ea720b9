/** What the list of tools says when it has nothing to show. */
import { displayNumber } from '../../platform/money.ts'

export const noResultsMessages = {
  noMatch: 'No tool matches',
  noMatchAsked: (asked: string) =>
    `Nothing is called “${asked}” here. Try fewer letters, or the SKU.`,
  noMatchDetail: 'Nothing is left with these filters.',
  saysNothing: (asked: string) =>
    `“${asked}” stands for nothing in particular. Write what the tool is called, its size or its SKU.`,
  pastTheEnd: 'This page has run empty: its tools were sold out or moved to another page.',
  nearWords: 'With fewer words',
  nearKinds: 'In these categories',
  noTools: 'No tools yet',
  noToolsDetail: 'The shelves are being filled. Look in again soon.',
  showAll: 'Show all tools',
  /** Nobody counts further than a hundred. */
  about: (many: number) => `${displayNumber(many)}${many < 100 ? '' : '+'}`,
} as const
