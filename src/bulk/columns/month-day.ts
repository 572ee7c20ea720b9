/** Article numbers that a spreadsheet has turned into a day of a month. Pure. */

/** Months as spreadsheets shorten them; Romance ones, which can begin words, only after a day. */
const shortMonth = 'jan|feb|m[aä]r|mrz|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]'
const behindDay = `${shortMonth}|f[eé]v|avr|juin|juil|ao[uû]|d[eé]c|ene|abr|ago|dic|gen|mag|giu|lug|set|ott`
const monthDay = new RegExp(
  `^(?:\\d{1,2}[-. ]{1,2}(?:${behindDay})[a-zé]{0,6}\\.?|(?:${shortMonth})[a-zé]{0,6}[-. ]{1,2}\\d{1,2})$`,
  'i',
)
/** 'Jan-02', '2. Feb': what a spreadsheet makes of 1-2. */
export const isMonthDay = (text: string): boolean => monthDay.test(text.trim())
