/** The messages of the list's field errors and of the page about synonyms. */
import { displayNumber } from '../../platform/money/money.ts'

export const searchMessages = {
  tooManyValues: (most: number) => `Choose at most ${displayNumber(most)} values.`,
  notCounted: 'A search without results could not be counted',
  notSort: "Sort by 'name', 'name-down', 'price', 'price-down' or 'newest'.",
  notField: (names: readonly string[]) =>
    `Choose one or more of these fields: ${names.join(', ')}.`,
  notTrue: "Use 'true', or omit the parameter.",
  two: 'Enter at least two synonyms, such as spanner = wrench.',
  tooMany: 'A group can have at most 20 words.',
  tooLong: 'Each word can have at most 40 letters.',
  page: {
    title: 'Search words',
    description: 'Synonyms for the search.',
    lead: 'A search for a word also finds the tools for its synonyms. You do not need to enter sizes, plurals or typing errors.',
    words: 'Synonyms',
    example: 'spanner = wrench',
    help: 'Separate synonyms with an equals sign. Short phrases are allowed: tape measure = measuring tape.',
    add: 'Add a synonym',
    edit: 'Edit',
    editOf: (words: readonly string[]) => `Edit ${words[0] ?? ''}`,
    word: 'Word',
    others: 'Also finds the tools for',
    search: 'Search synonyms',
    hint: 'Any of the words',
    save: 'Save',
    saving: 'Saving',
    done: 'The synonyms were saved',
    notDone: 'Nothing was saved.',
    groups: 'Groups of synonyms',
    delete: (words: readonly string[]) => `Delete ${words.join(' = ')}`,
    sure: (words: readonly string[]) =>
      `A search for “${words[0] ?? ''}” will no longer find the tools for its synonyms.`,
    empty: 'No synonyms yet',
    emptyDetail:
      'Add synonyms for words that buyers use but that do not appear in the names and descriptions of your tools.',
  },
} as const
