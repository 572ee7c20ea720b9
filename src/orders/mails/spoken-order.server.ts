/** An order with the names of its tools in the language of a mail. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { currentLanguage } from '../../platform/languages/current-language.ts'
import { readSpokenNames } from '../../platform/languages/spoken-names.server.ts'
import { inShopLanguage, type InLanguages } from '../../platform/languages/text-languages.ts'
import type { OrderWithLines } from '../store.server.ts'

/** Each line states the language of its name, if that is not the mail's. */
export type SpokenOrder = Omit<OrderWithLines, 'lines'> & {
  readonly lines: readonly (OrderWithLines['lines'][number] & InLanguages<'name'>)[]
}

export async function spokenOrder(db: Handle, order: OrderWithLines): Promise<SpokenOrder> {
  const named = order.lines.map((line) => ({
    line,
    toolId: line.tool_id,
    name: line.name,
    names: line.names,
  }))
  const nameOf = await readSpokenNames(db, named)
  const isFallback = ({ name, names }: (typeof named)[number], spoken: string): boolean =>
    spoken === name && names?.[currentLanguage()] === undefined
  return {
    ...order,
    lines: named.map(({ line, ...own }) => {
      const name = nameOf(own)
      return {
        ...line,
        name,
        ...inShopLanguage(isFallback({ line, ...own }, name) ? ['name'] : []),
      }
    }),
  }
}
