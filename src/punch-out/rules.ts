/** The kinds of buyer systems, and how long their sessions are valid. Pure. */
import { isLoopbackHost } from '../platform/config/loopback.ts'

export const protocols = ['oci', 'cxml', 'ids'] as const
export type Protocol = (typeof protocols)[number]

/** Form fields in which a basket of cXML may be returned; the second has it as Base64. */
export const basketFields = ['cxml-urlencoded', 'cxml-base64'] as const
export type BasketField = (typeof basketFields)[number]

/**
 * The buyer's task in a session: fill a basket, change one that was returned before, or view it.
 */
export type Operation = 'create' | 'edit' | 'inspect'

/** The shop's messages about an order that came as cXML. */
export const answerKinds = ['confirmation', 'ship-notice', 'invoice'] as const
export type AnswerKind = (typeof answerKinds)[number]

/** The kinds of messages of a buyer system. */
const receivedKinds = ['begun', 'refused', 'returned', 'ordered', 'answered'] as const
export type MessageKind = (typeof receivedKinds)[number]
/** The same for the shop's messages about orders, by their result. */
export const sentKinds = { sent: 'sent', waiting: 'waiting', failed: 'not-sent' } as const
export const messageKinds = [...receivedKinds, ...Object.values(sentKinds)] as const

/** The path at which buyer systems sign in; the path of their protocol follows it. */
export const punchOutPath = '/punch-out'

/** Milliseconds. */
export const sessionLife = 3_600_000
export const messagesKept = 30 * 86_400_000
/** For the link of a session that was requested by XML, until the browser opens it. */
export const startLife = 600_000
/** The maximum number of active connections of a company. */
export const maxConnections = 20
/** Lines of a basket. */
export const maxLines = 200
/** Characters. */
export const maxReturnAddress = 4000

/**
 * The origin in a text: https, or a program on this machine, which has no certificate. A text with
 * more than scheme, host and port is refused.
 */
export function buyerOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || url.username || url.password || url.pathname !== '/' || url.search || url.hash)
    return undefined
  return isSafe(url) ? url.origin : undefined
}

/** The destination of a basket: an address of an agreed origin, otherwise undefined. */
export function agreedAddress(text: string, origins: readonly string[]): string | undefined {
  const url = text.length <= maxReturnAddress ? URL.parse(text) : null
  if (!url || url.username || url.password || !isSafe(url)) return undefined
  return origins.includes(url.origin) ? url.href : undefined
}

/** A URL's host may contain characters with a meaning in a policy: `*`, `;`. */
const plainHost = /^(?:[a-z\d.-]+|\[[a-f\d:.]+\])(?::\d+)?$/

const isSafe = ({ protocol, host }: URL): boolean =>
  plainHost.test(host) && (protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(host)))
