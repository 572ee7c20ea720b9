/** German: see ../texts-in-languages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { textsInLanguagesMessages as english } from '../texts-in-languages.ts'
import { languageNames } from './language-names.ts'

export const textsInLanguagesMessages: Translated<typeof english> = {
  labelIn: (label, language) => `${label}, ${language}`,
  ownTexts: (texts, of) => `${texts} von ${of} ausgefüllt`,
  missing: (language) => `Text auf ${languageNames[language]} fehlt noch:`,
  standardMeanwhile: (language, text) =>
    `Solange das Feld leer ist, lautet der Text auf ${languageNames[language]}: „${text}“`,
  ownMeanwhile: (language) =>
    `Solange das Feld leer ist, wird auch auf ${languageNames[language]} der Text oben angezeigt.`,
}
