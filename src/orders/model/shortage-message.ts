/** The shortages of an order, with the names of its tools. */

type Shortage = {
  readonly toolId: string
  readonly needed: number
  readonly available: number
}

export const shortageMessage = (
  short: readonly Shortage[],
  lines: readonly { readonly tool_id: string; readonly name: string }[],
): readonly { readonly tool: string; readonly needed: number; readonly available: number }[] =>
  short.map(({ toolId, ...pieces }) => ({
    ...pieces,
    tool: lines.find((line) => line.tool_id === toolId)?.name ?? toolId,
  }))
