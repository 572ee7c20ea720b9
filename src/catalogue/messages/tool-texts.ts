/** Texts of what a tool is called in further languages, for staff. */
export const toolTextsMessages = {
  tooManySpecs: (max: number) => `A specification can have at most ${max} lines.`,
  notOfShop: (languages: string) =>
    languages === ''
      ? 'The shop has only one language. Add more languages under Settings, “Country, currency, time”.'
      : `Translations can be saved in: ${languages}. Add other languages under Settings, “Country, currency, time”.`,
  heading: 'In other languages',
  lead: 'Translations for the pages in other languages. If a field is empty, buyers see the text above.',
  labelOf: (field: string, language: string) => `${field}, ${language}`,
  missing: (parts: string) => `not translated: ${parts}`,
  meanwhile: (text: string) =>
    text.length > 120
      ? 'If this field is empty, buyers see the text above.'
      : `If this field is empty, buyers see: “${text}”`,
  specsMeanwhile: (specs: readonly string[]) =>
    `If there are no lines, buyers see: “${specs.join('; ')}”`,
  act: (language: string) => `Save ${language}`,
  saved: (language: string) => `Translation saved: ${language}`,
} as const
