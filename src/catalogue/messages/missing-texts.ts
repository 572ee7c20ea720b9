/** Texts of the list of what has no text in a further language, for staff. */
export const missingTextsMessages = {
  title: 'Missing translations',
  description:
    'Tools, categories and brands that are not translated into all of the shop’s languages.',
  lead: 'Published tools, categories and brands with missing translations. Until you add a translation, buyers see the text in the shop’s main language.',
  caption: 'Missing translations, sorted by type and name',
  name: 'Name',
  kind: 'Kind or SKU',
  language: 'Language',
  missing: 'Missing',
  kinds: { tools: 'Tool', categories: 'Category', brands: 'Brand' },
  views: { all: 'All', tools: 'Tools', categories: 'Categories', brands: 'Brands' },
  parts: {
    name: 'Name',
    family: 'Family',
    sentence: 'Short description',
    description: 'Description',
    specs: 'Specification',
  },
  allLanguages: 'All languages',
  settings: 'Languages',
  empty: 'No missing translations',
  emptyDetail:
    'All published tools, categories and brands that match the selected filters are translated.',
  oneLanguage: 'The shop has only one language',
  oneLanguageDetail: 'Add more languages under Settings, “Country, currency, time”.',
} as const
