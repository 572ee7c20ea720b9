/**
 * The rules of agents: which programs a person can link, and how long their credentials are valid.
 * Pure.
 */
import { agentScopes, type AgentScope } from '../platform/access/endpoint.ts'
import { meaningOf, ucpScopes } from './ucp-scopes.ts'

/** Milliseconds for which a code is valid: enough for a program to fetch its tokens. */
export const codeLifetime = 60_000
/** Milliseconds for which an access token is valid. */
export const accessLifetime = 10 * 60_000
/** Milliseconds for which a refresh token is valid; using it returns a new one. */
export const refreshLifetime = 30 * 86_400_000
/** Days for which a mandate is valid: the maximum, and the default. */
export const maxDays = 365
export const defaultDays = 90
/** The maximum number of linked agents per person. */
export const maxAgents = 20
/** Milliseconds for which a client's metadata document is not read again. */
export const documentLifetime = 3_600_000
/** Milliseconds for which calls of agents are kept. */
export const callsKept = 400 * 86_400_000
/** Milliseconds after which a client that nobody has linked is deleted. */
export const clientsKept = 86_400_000
/** The endpoints of the Model Context Protocol: for customers' agents, and for staff programs. */
export const mcpPath = '/api/mcp'
export const staffMcpPath = '/api/mcp/staff'

export type AgentState = 'active' | 'expired' | 'ended'

export const stateOfAgent = (
  { endedAt, expiresAt }: { readonly endedAt: Date | null; readonly expiresAt: Date },
  now: Date,
): AgentState => (endedAt ? 'ended' : expiresAt <= now ? 'expired' : 'active')

const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && loopbackHosts.includes(hostname)

/** An address with scheme and host in the form of RFC 3986, without user name and fragment. */
const plainAddress = /^https?:\/\/[\w.~%:[\]-]+(?:[/?][\w.~!$&'()+,;=:@/?%-]*)?$/i

/**
 * A program's own scheme, `com.example.app:/back`: its maker's domain in reverse, and no host. A
 * scheme without a dot, such as `mailto`, may belong to anybody (RFC 8252, 7.1 and 8.4).
 */
const programAddress =
  /^[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+:\/(?!\/)[\w.~!$&'()+,;=:@/%-]*(?:\?[\w.~!$&'()+,;=:@/?%-]*)?$/

/**
 * Whether codes may be sent to an address: `https:`, or a program on the person's own machine, by
 * port or by scheme. Another program that intercepts the code has no verifier. Source: the MCP's
 * authorization, "Communication Security"; RFC 6749, 3.1.2; RFC 8252, 7. Backslashes, asterisks and
 * invisible characters are refused, even percent-encoded, because other programs interpret them
 * differently.
 */
export function isRedirectAddress(text: string): boolean {
  const url = URL.parse(text)
  const isPlain = plainAddress.test(text) || programAddress.test(text)
  if (!url || text.length > 1000 || !isPlain) return false
  if (/[\p{C}\p{DI}\p{Zl}\p{Zp}\\*]/u.test(decoded(text))) return false
  return url.protocol === 'https:' || isLoopback(url) || url.protocol.includes('.')
}

/** Percent-decoded text; a control character if it is not valid UTF-8. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return '\0'
  }
}

/** Whether an address is exactly one of those that a client has registered. */
export const isNamedAddress = (named: readonly string[], text: string): boolean =>
  isRedirectAddress(text) && named.some((one) => one === text || isSameLoopback(one, text))

/** A program on the person's own machine uses a different port each time (RFC 8252, 7.3). */
function isSameLoopback(named: string, text: string): boolean {
  const [one, other] = [URL.parse(named), URL.parse(text)]
  if (!one || !other || !isLoopback(one) || !isLoopback(other)) return false
  one.port = ''
  other.port = ''
  return one.href === other.href
}

/** Whether a client id is the address of its metadata document. */
export function isDocumentAddress(clientId: string): boolean {
  const url = URL.parse(clientId)
  return (
    url !== null &&
    clientId.length <= 1000 &&
    url.protocol === 'https:' &&
    url.pathname !== '/' &&
    url.hash === '' &&
    url.username === '' &&
    url.password === '' &&
    url.href === clientId
  )
}

/**
 * The scope names in a text. A client may request refresh tokens by name: it gets them in any case.
 */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set(text.split(' ').filter((name) => name !== '' && name !== 'offline_access'))

/**
 * Whether a text names a UCP scope: then the link is for that protocol, unless stated otherwise.
 */
export const namesUcpScope = (text: string): boolean => {
  const names = namesIn(text)
  return ucpScopes.some((name) => names.has(name))
}

/**
 * The meaning of the scopes in a text: UCP's at its endpoint, the shop's own at the other one. All
 * scopes of the endpoint if none is named; undefined if a named one does not exist there.
 */
export function readScopes(text: string, isUcp: boolean): readonly AgentScope[] | undefined {
  const names = namesIn(text)
  const offered: readonly string[] = isUcp ? ucpScopes : agentScopes
  if ([...names].some((name) => !offered.includes(name))) return undefined
  const isAsked = (name: string): boolean => names.size === 0 || names.has(name)
  if (!isUcp) return agentScopes.filter(isAsked)
  const meant = new Set(ucpScopes.filter(isAsked).flatMap((name) => meaningOf[name]))
  return agentScopes.filter((scope) => meant.has(scope))
}

/** Whether a text only names granted scopes (RFC 6749, 6). */
export const isWithin = (text: string, granted: readonly string[]): boolean =>
  [...namesIn(text)].every((name) => granted.includes(name))
