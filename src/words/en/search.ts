/** What searching says: the box in the bar, and the words that mean the same. */
export const searchWords = {
  two: 'Write at least two words that mean the same.',
  tooMany: 'At most 20 words in one group.',
  saysNothing: 'Write what the tool is called: these words stand in almost every name.',
} as const
