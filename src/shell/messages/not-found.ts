/** Texts of the not-found page. */
export const notFoundMessages = {
  tab: 'Not found',
  description: 'This page does not exist.',
  picture: 'A tool board with one hammer missing',
  title: 'Page not found',
  detail: 'There is no page at this address. Search for a tool, or start from the home page.',
  searchHere: 'Search the shop',
  search: 'Search for a tool',
  hint: 'Name, size or SKU',
  go: 'Search',
  home: 'Home',
} as const
