/** The messages of comparing tools. */

export const compareMessages = {
  title: 'Compare tools',
  description: 'Up to four tools side by side: prices, terms, stock and specifications.',
  tools: (count: number) => (count === 1 ? '1 tool' : `${count} tools`),
  emptyTitle: 'No tools to compare yet',
  empty: 'Select Compare on the pages of up to four tools to see them here side by side.',
  toList: 'View all tools',
  gone: (count: number) =>
    count === 1
      ? 'One of the tools is no longer sold.'
      : `${count} of the tools are no longer sold.`,
  another: 'Select Compare on another tool’s page to see both tools side by side.',
  onlyDifferences: 'Differences only',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name} from the comparison`,
  caption: 'Tools compared',
  tool: 'Tool',
  prices: 'Price',
  terms: 'Order quantity',
  stock: 'Stock',
  rating: 'Rating',
  brand: 'Brand',
  order: 'Minimum order',
  noValue: '–',
} as const
