/** German: see ../texts-in-languages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { textsInLanguagesMessages as english } from '../texts-in-languages.ts'
import { languageNames } from './language-names.ts'

export const textsInLanguagesMessages: Translated<typeof english> = {
  labelIn: (label, language) => `${label}, ${language}`,
  ownTexts: (texts, of) => `${texts} von ${of} ausgefüllt`,
  missing: (language) => `Noch nicht auf ${languageNames[language]}:`,
  standardMeanwhile: (language, text) =>
    `Ist das Feld leer, steht hier auf ${languageNames[language]}: „${text}“`,
  ownMeanwhile: (language) =>
    `Ist das Feld leer, steht hier auch auf ${languageNames[language]} der Text oben.`,
}
