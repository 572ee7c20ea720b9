/** What the second menu of the dashboard calls the pages by which a shop is run. */
export const staffMenuMessages = {
  heading: 'The shop',
  checklist: 'Going live',
  settings: 'Settings',
  reviews: 'Reviews',
  pages: 'Text pages',
  import: 'Import and bulk edit',
  searchWords: 'Search words',
  prices: 'Prices',
  companies: 'Companies',
  pictures: 'Pictures',
  categories: 'Categories and brands',
  quotes: 'Quotes',
  payments: 'Payments',
  staff: 'Staff',
  deleted: 'Deleted',
  history: 'History',
} as const
