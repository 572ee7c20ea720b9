/** Texts of the shop's own texts in its further languages. */
import type { Language } from '../../platform/languages/languages.ts'
import { languageNames } from './language-names.ts'

export const textsInLanguagesMessages = {
  /** The label of a text in a further language. */
  labelIn: (label: string, language: string) => `${label}, ${language}`,
  /** The texts of a group in a further language. */
  ownTexts: (texts: number, of: number) => `${texts} of ${of} filled in`,
  missing: (language: Language) => `Not in ${languageNames[language]} yet:`,
  standardMeanwhile: (language: Language, text: string) =>
    `Without a text, people who use the shop in ${languageNames[language]} see: “${text}”`,
  ownMeanwhile: (language: Language) =>
    `Without a text, people who use the shop in ${languageNames[language]} see the text above.`,
} as const
