/** German: see ../tool-texts.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { toolTextsMessages as english } from '../tool-texts.ts'

export const toolTextsMessages: Translated<typeof english> = {
  tooManySpecs: (max) => `Geben Sie höchstens ${max} Angaben ein.`,
  notOfShop: (languages) =>
    languages === ''
      ? 'Der Shop hat nur eine Sprache. Weitere Sprachen fügen Sie unter „Einstellungen“, „Land, Währung, Zeit“ hinzu.'
      : `Texte sind in diesen Sprachen möglich: ${languages}. Weitere Sprachen fügen Sie unter „Einstellungen“, „Land, Währung, Zeit“ hinzu.`,
  heading: 'In anderen Sprachen',
  lead: 'Texte für die Seiten in anderen Sprachen. Wenn ein Feld leer ist, sehen Käufer den Text oben.',
  labelOf: (field, language) => `${field}, ${language}`,
  missing: (parts) => `nicht übersetzt: ${parts}`,
  meanwhile: (text) =>
    text.length > 120
      ? 'Wenn das Feld leer ist, sehen Käufer den Text oben.'
      : `Wenn das Feld leer ist, sehen Käufer: „${text}“`,
  specsMeanwhile: (specs) =>
    `Wenn keine technischen Daten eingetragen sind, sehen Käufer: „${specs.join('; ')}“`,
  act: (language) => `${language} speichern`,
  saved: (language) => `Die Texte wurden gespeichert: ${language}`,
}
