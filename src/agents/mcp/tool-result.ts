/** A tool's result: a JSON value with a note that its texts are content. Pure. */
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

/**
 * @param value the result of `plainValue`
 * @returns undefined if it is too long for an agent
 */
export function resultOf(value: unknown): ToolResult | undefined {
  const result = toResult({ notice: messages.notice, result: value })
  return (result.content[0]?.text.length ?? 0) > maxResult ? undefined : result
}

/** @param problem its type, its title and other members */
export const refusedResult = (problem: object): ToolResult => {
  const value = plainValue(problem, maxErrorText)
  return { ...toResult({ notice: messages.notice, problem: value }), isError: true }
}

/** A result that is too long for an agent. */
export const tooLong = () => ({ type: 'too-long', title: messages.tooLong })
/** A failure is reported without details. */
export const failed = () => ({ type: 'failed', title: messages.failed })
