/** The query parameters that pages read. */

/** All others are dropped before a page is rendered or looked up in the cache. */
export const pageParameters = [
  'q',
  'category',
  'brand',
  'in_stock',
  'max_minimum',
  'price_min',
  'price_max',
  'sort',
  'view',
  'limit',
  'cursor',
  'stars',
  'reviews',
  'tool',
  'token',
  'verify',
  'back',
  'error',
  '_routes',
] as const
