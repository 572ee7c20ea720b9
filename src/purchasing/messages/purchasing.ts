/** Texts of purchasing: the mail about low stock, and the page. */
import { displayCount, displayNumber } from '../../platform/money/money.ts'

type LowTool = {
  readonly sku: string
  readonly name: string
  readonly stock: number
  readonly reorderLevel: number
}

/** Tools that a mail names; the others are on the page. */
const maxNamed = 200

const lineOf = ({ sku, name, stock, reorderLevel }: LowTool): string =>
  `- ${name} (${sku}): ${displayNumber(stock)} in stock, reorder level ${displayNumber(reorderLevel)}`

export const purchasingMessages = {
  mailFailed: 'The mail about low stock was not written',
  mail: ({
    tools,
    shop,
    link,
  }: {
    readonly tools: readonly LowTool[]
    readonly shop: string
    readonly link: string
  }) => ({
    subject: `${displayCount(tools.length, 'tool')} at the reorder level`,
    text: [
      `${tools.length === 1 ? 'This tool has' : 'These tools have'} reached the reorder level since the last mail:`,
      '',
      ...tools.slice(0, maxNamed).map(lineOf),
      ...(tools.length > maxNamed ? [`and ${displayNumber(tools.length - maxNamed)} more`] : []),
      '',
      'What to buy, and how much of it:',
      link,
      '',
      `A tool stands here once, and again when it was above its level since. ${shop} writes this mail once a day at most; the settings, under Purchasing, end it.`,
    ].join('\n'),
  }),
} as const
