/** German: see ../tool-texts.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { toolTextsMessages as english } from '../tool-texts.ts'

export const toolTextsMessages: Translated<typeof english> = {
  tooManySpecs: (max) => `Geben Sie höchstens ${max} Angaben ein.`,
  notOfShop: (languages) =>
    languages === ''
      ? 'Der Shop hat eine Sprache. Weitere fügen Sie unter Einstellungen, Land, Währung, Zeit hinzu.'
      : `Texte gibt es in: ${languages}. Weitere Sprachen fügen Sie unter Einstellungen, Land, Währung, Zeit hinzu.`,
  heading: 'In anderen Sprachen',
  lead: 'Was Käufer auf den Seiten einer Sprache lesen. Wo ein Feld leer ist, sehen sie das obige.',
  labelOf: (field, language) => `${field}, ${language}`,
  missing: (parts) => `wie oben: ${parts}`,
  meanwhile: (text) =>
    text.length > 120
      ? 'Ist das Feld leer, sehen Käufer den Text oben.'
      : `Ist das Feld leer, sehen Käufer: „${text}“`,
  specsMeanwhile: (specs) => `Sind keine eingetragen, sehen Käufer: „${specs.join('; ')}“`,
  act: (language) => `${language} speichern`,
  saved: (language) => `Die Texte sind gespeichert: ${language}`,
}
