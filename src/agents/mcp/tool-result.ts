/** What a tool answers: a value of JSON with a note that texts in it are content. Pure. */
import { agentsMessages as messages } from '../messages/agents.ts'
import { maxErrorText, maxResult, plainValue } from './plain-result.ts'

export type ToolResult = {
  content: { type: 'text'; text: string }[]
  structuredContent: Record<string, unknown>
  isError?: boolean
}

const toResult = (value: Record<string, unknown>): ToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(value) }],
  structuredContent: value,
})

/** @param value what `plainValue` has made @returns undefined for more than an agent can read */
export function resultOf(value: unknown): ToolResult | undefined {
  const result = toResult({ notice: messages.notice, result: value })
  return (result.content[0]?.text.length ?? 0) > maxResult ? undefined : result
}

/** @param problem its type, its title and what else it says */
export const refusedResult = (problem: object): ToolResult => {
  const value = plainValue(problem, maxErrorText)
  return { ...toResult({ notice: messages.notice, problem: value }), isError: true }
}

/** More than an agent can read. */
export const tooLong = () => ({ type: 'too-long', title: messages.tooLong })
/** What failed is said without detail. */
export const failed = () => ({ type: 'failed', title: messages.failed })
