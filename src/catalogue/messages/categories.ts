/** What the tiles of categories say. */
import { displayNumber } from '../../platform/money/money.ts'

export const categoryMessages = {
  categories: 'Categories',
  count: (tools: number) => (tools === 1 ? '1 tool' : `${displayNumber(tools)} tools`),
} as const
