/** The messages of the stock count page. */
import { displayNumber } from '../../platform/money/money.ts'

export const countMessages = {
  title: 'Count stock',
  description: 'Count sheets by category, to print or fill in.',
  lead: 'Choose a category, then print its sheet or fill it in here. Nothing changes until you apply the count.',
  category: 'Category',
  choose: 'Choose a category',
  option: (value: string, count: number) => `${value} (${displayNumber(count)})`,
  noTools: 'No tools to count yet',
  noToolsDetail: 'Add tools or import a list first.',
  none: 'This category contains no published tools',
  sheetOf: (category: string) => `Stock count: ${category}`,
  fileName: (category: string) => `count-${category.replace(/[^\w-]+/g, '-')}.csv`,
  print: 'Print',
  download: 'Download the sheet',
  tool: 'Tool',
  sku: 'SKU',
  books: 'Expected',
  counted: 'Counted',
  countedOf: (name: string) => `Counted quantity of ${name}`,
  number: displayNumber,
  check: 'Preview changes',
  emptyStays: 'The stock of tools without a count does not change.',
  nothingCounted: 'Nothing has been counted yet. Enter the count of at least one tool.',
} as const
