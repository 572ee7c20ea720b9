/** Texts of what a tool is called in further languages, for staff. */
export const toolTextsMessages = {
  tooManySpecs: (max: number) => `Enter at most ${max} specifications.`,
  notOfShop: (languages: string) =>
    languages === ''
      ? 'The shop has one language. Add others under Settings, Country, currency, time.'
      : `Texts can be saved in: ${languages}. Other languages are added under Settings, Country, currency, time.`,
} as const
