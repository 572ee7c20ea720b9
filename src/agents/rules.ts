/** The rules of agents: whom a person can link, and when what they were given counts. Pure. */
import { agentScopes, type AgentScope } from '../platform/access/endpoint.ts'
import { meaningOf, ucpScopes } from './ucp-scopes.ts'

/** Milliseconds that a code counts: as long as a program needs to fetch its tokens. */
export const codeLifetime = 60_000
/** Milliseconds that an access token counts. */
export const accessLifetime = 10 * 60_000
/** Milliseconds that a refresh token counts; using it brings another one. */
export const refreshLifetime = 30 * 86_400_000
/** Days that a mandate counts, at most and unless its person says otherwise. */
export const maxDays = 365
export const defaultDays = 90
/** Agents that a person can have linked. */
export const maxAgents = 20
/** Milliseconds for which the metadata document of a client is not read again. */
export const documentLifetime = 3_600_000
/** Milliseconds for which calls of agents are kept. */
export const callsKept = 400 * 86_400_000
/** Milliseconds after which a client that nobody has linked is forgotten. */
export const clientsKept = 86_400_000
/** The doors of the Model Context Protocol: for agents of customers, and for programs of staff. */
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

/** An address with its scheme and host as RFC 3986 writes it, without user name and fragment. */
const plainAddress = /^https?:\/\/[\w.~%:[\]-]+(?:[/?][\w.~!$&'()+,;=:@/?%-]*)?$/i

/**
 * The scheme of a program, `com.example.app:/back`: a domain of its maker turned round, and no host. One
 * without a dot, such as `mailto`, may be anybody's (RFC 8252, 7.1 and 8.4).
 */
const programAddress =
  /^[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+:\/(?!\/)[\w.~!$&'()+,;=:@/%-]*(?:\?[\w.~!$&'()+,;=:@/?%-]*)?$/

/**
 * Whether codes may be sent to an address: `https:`, or a program on the person's own machine, at a
 * port or by its scheme. Another program that takes the code has no verifier. Source: the MCP's
 * authorization, "Communication Security"; RFC 6749, 3.1.2; RFC 8252, 7. A backslash, an asterisk or
 * what nobody sees is refused also where it is percent-encoded: others read it in another way.
 */
export function isRedirectAddress(text: string): boolean {
  const url = URL.parse(text)
  const isPlain = plainAddress.test(text) || programAddress.test(text)
  if (!url || text.length > 1000 || !isPlain) return false
  if (/[\p{C}\p{DI}\p{Zl}\p{Zp}\\*]/u.test(decoded(text))) return false
  return url.protocol === 'https:' || isLoopback(url) || url.protocol.includes('.')
}

/** Without percent-encoding; a control character where that is none of UTF-8. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return '\0'
  }
}

/** Whether an address is one of those that a client has named, letter for letter. */
export const isNamedAddress = (named: readonly string[], text: string): boolean =>
  isRedirectAddress(text) && named.some((one) => one === text || isSameLoopback(one, text))

/** The port of a program on the person's own machine is another one each time (RFC 8252, 7.3). */
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

/** The names of scopes in a text. A client may ask for refresh tokens by a name: it gets them anyway. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set(text.split(' ').filter((name) => name !== '' && name !== 'offline_access'))

/** Whether a text names a scope of UCP: then the link is for that protocol, unless it says so. */
export const namesUcpScope = (text: string): boolean => {
  const names = namesIn(text)
  return ucpScopes.some((name) => names.has(name))
}

/**
 * What the scopes that a text names stand for: those of UCP at its door, the shop's own at the other
 * one. All of the door where it names none; undefined for one that the door does not have.
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

/** Whether a text names no scope but granted ones (RFC 6749, 6). */
export const isWithin = (text: string, granted: readonly string[]): boolean =>
  [...namesIn(text)].every((name) => granted.includes(name))
