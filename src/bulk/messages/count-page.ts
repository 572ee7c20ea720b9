/** The messages of the page that counts stock. */
import { displayNumber } from '../../platform/money/money.ts'

export const countMessages = {
  title: 'Count stock',
  description: 'A sheet for each category, to print or to fill in.',
  lead: 'Choose a category, then print its sheet, or fill it in here. Nothing changes until you apply it.',
  category: 'Category',
  choose: 'Choose a category',
  option: (value: string, count: number) => `${value} (${displayNumber(count)})`,
  none: 'No tool on sale is in this category',
  sheetOf: (category: string) => `Count of ${category}`,
  fileName: (category: string) => `count-${category.replace(/[^\w-]+/g, '-')}.csv`,
  print: 'Print',
  download: 'Sheet as a file',
  tool: 'Tool',
  sku: 'SKU',
  books: 'In the books',
  counted: 'Counted',
  countedOf: (name: string) => `Counted of ${name}`,
  number: displayNumber,
  check: 'Look at what changes',
  emptyStays: 'What is left empty was not counted, and stays.',
  nothingCounted: 'Nothing was counted yet. Write how many pieces there are of at least one tool.',
} as const
