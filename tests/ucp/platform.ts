/** A platform of UCP: its profile on a server of its own, and calls by both bindings. */
import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ucpVersion } from '../../src/agents/ucp/names.ts'

const shared = [
  'dev.ucp.shopping.catalog.search',
  'dev.ucp.shopping.catalog.lookup',
  'dev.ucp.shopping.cart',
  'dev.ucp.shopping.checkout',
  'dev.ucp.shopping.order',
  'dev.ucp.shopping.fulfillment',
  'dev.ucp.shopping.payment_terms',
  'dev.ucp.common.identity_linking',
]

export type Platform = {
  readonly origin: string
  /** The address of a profile: `full`, `bare` (without extensions), `old`, `broken`. */
  readonly profile: (kind: ProfileKind) => string
  /** How often a profile was read. */
  readonly reads: () => number
  readonly close: () => void
}
type ProfileKind = 'full' | 'bare' | 'old' | 'broken' | 'none'

const profileOf = (version: string, names: readonly string[]): string =>
  JSON.stringify({
    ucp: {
      version,
      services: {},
      capabilities: Object.fromEntries(names.map((name) => [name, [{ version }]])),
      payment_handlers: {},
    },
  })

/** @param own the name of the shop's own extension */
export async function openPlatform(own: string): Promise<Platform> {
  const texts: Readonly<Record<string, string>> = {
    '/full': profileOf(ucpVersion, [...shared, own]),
    '/bare': profileOf(ucpVersion, shared.slice(0, 5)),
    '/old': profileOf('2026-01-11', shared),
    '/broken': '{"ucp":{}}',
    '/none': profileOf(ucpVersion, ['com.example.other']),
  }
  let count = 0
  const server: Server = createServer((request, response) => {
    count += 1
    const text = texts[request.url ?? '']
    response.statusCode = text === undefined ? 404 : 200
    response.setHeader('content-type', 'application/json')
    response.end(text ?? '')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(server.address())
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    profile: (kind) => `${origin}/${kind}`,
    reads: () => count,
    close: () => server.close(),
  }
}

export const newKey = (): string => randomUUID()
