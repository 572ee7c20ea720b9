/** What a buyer system may be, and how long a session of it counts. Pure. */
import { isLoopbackHost } from '../platform/config/loopback.ts'

export const protocols = ['oci', 'cxml', 'ids'] as const
export type Protocol = (typeof protocols)[number]

/** Fields in which a basket of cXML may go back; the second has it as Base64. */
export const basketFields = ['cxml-urlencoded', 'cxml-base64'] as const
export type BasketField = (typeof basketFields)[number]

/** What a buyer does in a session: fills a basket, changes one that went back before, or looks at it. */
export type Operation = 'create' | 'edit' | 'inspect'

/** What the shop says about an order that came as cXML. */
export const answerKinds = ['confirmation', 'ship-notice', 'invoice'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** What a message of a buyer system is. */
const receivedKinds = ['begun', 'refused', 'returned', 'ordered', 'answered'] as const
export type MessageKind = (typeof receivedKinds)[number]
/** The same of what the shop sends about orders, by what became of it. */
export const sentKinds = { sent: 'sent', waiting: 'waiting', failed: 'not-sent' } as const
export const messageKinds = [...receivedKinds, ...Object.values(sentKinds)] as const

/** Where buyer systems sign in: the path of their protocol below it. */
export const punchOutPath = '/punch-out'

/** Milliseconds. */
export const sessionLife = 3_600_000
export const messagesKept = 30 * 86_400_000
/** Of the link of a session that was asked for by XML, until the browser opens it. */
export const startLife = 600_000
/** Connections of a company that count. */
export const maxConnections = 20
/** Lines of a basket. */
export const maxLines = 200
/** Characters. */
export const maxReturnAddress = 4000

/**
 * The origin that a text names: https, or a program on this machine, which has no certificate.
 * Anything beside scheme, host and port is refused.
 */
export function buyerOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || url.username || url.password || url.pathname !== '/' || url.search || url.hash)
    return undefined
  return isSafe(url) ? url.origin : undefined
}

/** Where a basket goes: an address of an agreed origin, else undefined. */
export function agreedAddress(text: string, origins: readonly string[]): string | undefined {
  const url = text.length <= maxReturnAddress ? URL.parse(text) : null
  if (!url || url.username || url.password || !isSafe(url)) return undefined
  return origins.includes(url.origin) ? url.href : undefined
}

/** A URL's host may have signs that mean something in a policy: `*`, `;`. */
const plainHost = /^(?:[a-z\d.-]+|\[[a-f\d:.]+\])(?::\d+)?$/

const isSafe = ({ protocol, host }: URL): boolean =>
  plainHost.test(host) && (protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(host)))
