/** Texts around every table: search, paging, and the results of actions on rows. */
import { displayNumber } from '../../platform/money.ts'

export const listPageMessages = {
  search: 'Search',
  sort: 'Sort',
  pages: 'Pages',
  next: 'Next',
  previous: 'Previous',
  firstPage: 'First page',
  range: (first: number, last: number) => `${displayNumber(first)}–${displayNumber(last)}`,
  rows: (count: number) => (count === 1 ? '1 row' : `${displayNumber(count)} rows`),
  noMatch: (q: string) => `Nothing matches “${q}”`,
  noMatchDetail: 'Try fewer letters, or another spelling.',
  pastTheEnd: 'This page has run empty',
  pastTheEndDetail: 'Its rows were deleted, or have moved to another page.',
  showAll: 'Show all',
  deleted: 'Item deleted',
  alreadyDeleted: 'It was already deleted: nothing was left to do.',
  delete: 'Delete',
  actions: 'Actions',
  signInAgain: 'Your sign-in has ended, and nothing was changed. Sign in again, then repeat it.',
  copy: (what: string) => `Copy ${what}`,
  copied: 'Copied',
  notCopied: 'The browser did not allow copying. Mark the text and copy it by hand.',
  today: 'Today',
  yesterday: 'Yesterday',
} as const
