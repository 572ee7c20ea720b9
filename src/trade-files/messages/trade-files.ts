/** Texts of trade files. */
const tools = (count: number): string => (count === 1 ? '1 tool' : `${count} tools`)

export const tradeFileMessages = {
  title: 'Files for trade programs',
  listLead:
    'Files with all tools at the prices of this list, for the trade and purchasing programs of your customers. Each download is a ZIP file. Its notes.txt lists the values that the format does not support.',
  companyLead:
    'Files with all tools at the prices of this company, for trade and purchasing programs. Each download is a ZIP file. Its notes.txt lists the values that the format does not support.',
  download: (form: string) => `Download ${form}`,
  saving: 'Preparing the file…',
  saved: (form: string) => `${form} saved`,
  forms: {
    'datanorm-4': 'DATANORM 4',
    'datanorm-5': 'DATANORM 5',
    bmecat: 'BMEcat 2005',
  },
  tooManyAtOnce: 'Two files are already being prepared. Try again in a moment.',
  content: (of: string) => (of === '' ? 'Catalogue' : `Prices ${of}`),
  notes: {
    title: (form: string, day: string) => `${form}, ${day}`,
    count: (count: number) => `${tools(count)} in this file.`,
    complete: 'All values that the format supports are included.',
    general: {
      'datanorm-4':
        'DATANORM 4 does not support brands, manufacturer numbers, minimum quantities, weights, customs numbers, countries of origin or pictures. The specification is in the long text.',
      'datanorm-5':
        'DATANORM 5 files from this shop contain no brands, minimum quantities, weights, customs numbers, countries of origin or pictures. The specification is in the long text.',
      bmecat: 'Stock levels and packs are not in this file.',
    },
  },
  losses: {
    number: (count: number) =>
      `Omitted because the article number is too long or contains characters that the format does not support: ${tools(count)}`,
    name: (count: number) =>
      `Name shortened; the full name is at the beginning of the long text: ${tools(count)}`,
    letters: (count: number) =>
      `Characters replaced because the format does not support them: ${tools(count)}`,
    text: (count: number) => `Long text cut or a long word split: ${tools(count)}`,
    group: (count: number) => `Category name shortened or spelled differently: ${tools(count)}`,
    mpn: (count: number) => `Manufacturer number omitted: ${tools(count)}`,
    brand: (count: number) => `Brand shortened: ${tools(count)}`,
    pack: (count: number) => `Pack size omitted because it is too large: ${tools(count)}`,
    ladder: (count: number) => `Quantity prices beyond the 99th omitted: ${tools(count)}`,
    noPrice: (count: number) =>
      `Price of 0 written as "on request" because 0 means no price: ${tools(count)}`,
    highPrice: (count: number) =>
      `Price written as "on request" because it is too high for the format: ${tools(count)}`,
    picture: (count: number) => `Picture with a very long web address omitted: ${tools(count)}`,
  },
} as const
