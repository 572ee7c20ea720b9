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

/**
 * Whether codes may be sent to an address: `https:`, or a program on the person's own machine. Source:
 * the MCP's authorization, "Communication Security".
 */
export function isRedirectAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || text.length > 1000 || text.includes('#')) return false
  if (url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || isLoopback(url)
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
 * The scopes that a text names, also by the names of UCP; all where it names none; undefined for one
 * that is not there.
 */
export function readScopes(text: string): readonly AgentScope[] | undefined {
  const names = namesIn(text)
  if (names.size === 0) return agentScopes
  const known = agentScopes.filter((scope) => names.has(scope))
  const ofUcp = ucpScopes.filter((name) => names.has(name))
  if (known.length + ofUcp.length !== names.size) return undefined
  const meant = new Set([...known, ...ofUcp.flatMap((name) => meaningOf[name])])
  return agentScopes.filter((scope) => meant.has(scope))
}
