/** What an operation answers: encoded by the contract, so that nothing leaves that it does not name. */
import { safeEncode } from 'zod/v4/core'
import type { Endpoint } from '../endpoint.ts'
import { PreserializedJson } from '../preserialized-json.ts'

/**
 * Encodes a door's answer as JSON text.
 * @throws Error (a bug of ours, answered 500) when it is not what the contract says
 */
export function serializeOutput(it: Endpoint, answer: unknown): string {
  if (answer instanceof PreserializedJson) return answer.text
  const encoded = safeEncode(it.output, answer)
  if (!encoded.success)
    throw new Error(`The door of ${it.call} answered what its contract does not say`, {
      cause: encoded.error,
    })
  return JSON.stringify(encoded.data)
}

/** The header that leads to the page after this one, where the door named a cursor. */
export function nextPageLink(answer: unknown, url: string, origin: string): string | undefined {
  const cursor =
    answer instanceof PreserializedJson || (Array.isArray(answer) && 'next' in answer)
      ? answer.next
      : undefined
  if (typeof cursor !== 'string') return undefined
  const next = new URL(url, origin)
  next.searchParams.set('cursor', cursor)
  return `<${next.href}>; rel="next"`
}
