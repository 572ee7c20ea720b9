/** Texts of purchasing: the mail about low stock, and the page. */
import { displayCount, displayNumber } from '../../platform/money/money.ts'

type LowTool = {
  readonly sku: string
  readonly name: string
  readonly stock: number
  readonly reorderLevel: number
}

/** The maximum number of tools in a mail; the others are on the page. */
const maxNamed = 200

const lineOf = ({ sku, name, stock, reorderLevel }: LowTool): string =>
  `- ${name} (${sku}): ${displayNumber(stock)} in stock, reorder level ${displayNumber(reorderLevel)}`

export const purchasingMessages = {
  mailFailed: 'The low-stock e-mail could not be written',
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
      `${tools.length === 1 ? 'This tool has reached its reorder level' : 'These tools have reached their reorder levels'} since the last e-mail:`,
      '',
      ...tools.slice(0, maxNamed).map(lineOf),
      ...(tools.length > maxNamed ? [`and ${displayNumber(tools.length - maxNamed)} more`] : []),
      '',
      'Purchase proposals:',
      link,
      '',
      `A tool is listed again only after its stock has been above the reorder level. ${shop} sends this e-mail at most once a day. You can switch it off under Settings, Purchasing.`,
    ].join('\n'),
  }),
} as const
