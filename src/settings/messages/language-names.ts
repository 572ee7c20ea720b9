/** The name of each language in a sentence. */
export const languageNames = { en: 'English', de: 'German' } as const
