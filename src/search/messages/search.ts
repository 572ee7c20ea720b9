/** The messages of the list's field errors and of the page about synonyms. */
import { displayNumber } from '../../platform/money/money.ts'

export const searchMessages = {
  tooManyValues: (most: number) => `Choose at most ${displayNumber(most)} of them.`,
  notCounted: 'A search that found nothing was not counted',
  notSort: 'Sort by name, price, price-down or newest.',
  notField: (names: readonly string[]) => `Name fields of a tool: ${names.join(', ')}.`,
  notTrue: 'Write true, or leave it out.',
  two: 'Write at least two words that mean the same: spanner = wrench.',
  tooMany: 'At most 20 words in one group.',
  tooLong: 'Each word has at most 40 letters.',
  page: {
    title: 'Search words',
    description: 'Words that mean the same when somebody searches.',
    lead: 'Whoever searches one of these words finds the tools of all of them. Sizes, plurals and slips of the pen need none: the search knows those.',
    words: 'Words that mean the same',
    example: 'spanner = wrench',
    help: 'With an equals sign between them. Short phrases may be equal too: tape measure = measuring tape.',
    add: 'Add words',
    adding: 'Adding',
    save: 'Save',
    saving: 'Saving',
    done: 'The search knows these words now',
    notDone: 'Nothing was saved.',
    groups: 'Equal words',
    group: (words: readonly string[]) => `Group of ${words[0] ?? ''}`,
    delete: (words: readonly string[]) => `Delete ${words.join(' = ')}`,
    sure: (words: readonly string[]) =>
      `Searching “${words[0] ?? ''}” will no longer find the tools of the others.`,
    empty: 'No equal words yet',
    emptyDetail:
      'Add the first ones when somebody searches a word that your tools are not called by.',
    back: 'Manage Products',
  },
} as const
