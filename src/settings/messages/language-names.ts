/** What each language is called in a sentence. */
export const languageNames = { en: 'English', de: 'German' } as const
