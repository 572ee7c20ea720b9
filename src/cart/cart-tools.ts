/** Looks up the tools of a cart by id. */
import { cartPageMessages as messages } from './messages/cart-page.ts'
import type { AvailableTool, CartTools } from './contract.ts'

export type CartToolIndex = {
  /** Undefined if the tool is no longer sold. */
  readonly tool: (id: string) => AvailableTool | undefined
  /** The tool's name; also for a tool that is no longer sold. */
  readonly name: (id: string) => string
}

export function indexCartTools({ tools, unavailable }: CartTools): CartToolIndex {
  const available = new Map(tools.map((tool) => [tool.id, tool]))
  const unavailableNames = new Map(unavailable.map(({ id, name }) => [id, name]))
  return {
    tool: (id) => available.get(id),
    name: (id) => available.get(id)?.name ?? (unavailableNames.get(id) || messages.unavailableName),
  }
}
