/** The output of an endpoint, encoded by the contract: only fields that it declares are sent. */
import { safeEncode } from 'zod/v4/core'
import type { Endpoint } from '../endpoint.ts'
import { PreserializedJson } from '../preserialized-json.ts'

/**
 * Encodes a service's result as JSON text.
 * @throws Error (a bug, answered with 500) if it does not match the contract
 */
export function serializeOutput({ output: schema, route }: Endpoint, output: unknown): string {
  if (output instanceof PreserializedJson) return output.text
  const encoded = safeEncode(schema, output)
  if (!encoded.success)
    throw new Error(`The service of ${route} returned a result that its contract does not allow`, {
      cause: encoded.error,
    })
  return JSON.stringify(encoded.data)
}

/**
 * The header `Link` to the next page, if a service returned a cursor.
 * @param url path and query of this page
 */
export function nextPageLink(output: unknown, url: string, origin: string): string | undefined {
  const cursor =
    output instanceof PreserializedJson || (Array.isArray(output) && 'next' in output)
      ? output.next
      : undefined
  if (typeof cursor !== 'string') return undefined
  const nextPage = new URL(url, origin)
  nextPage.searchParams.set('cursor', cursor)
  return `<${nextPage.href}>; rel="next"`
}
