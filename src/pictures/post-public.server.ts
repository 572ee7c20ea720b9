/**
 * Posts a text, JSON unless the headers set another type, to an address that somebody typed: only
 * over https and to the public internet. Redirects are not followed. Each connection goes to a
 * network address that was checked, as with pictures (fetch-picture.server.ts).
 */
import { lookup, type LookupAddress } from 'node:dns'
import { Agent as AgentHttp, request as requestHttp, type IncomingMessage } from 'node:http'
import { Agent as AgentHttps, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './private-address.server.ts'

export type PublicPost = {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** Origins that are allowed without https and on private addresses: those of test servers. */
  readonly testOrigins: readonly string[]
  /** Ends the call, even while the answer is read. */
  readonly signal: AbortSignal
  /** Keeps connections open between calls; without it, each request has its own connection. */
  readonly connections?: KeptConnections
}

/** Open connections that one caller reuses for its next calls to the same hosts. */
export type KeptConnections = { readonly http: AgentHttp; readonly https: AgentHttps }

/** @param perHost the most idle connections to a host; those in use are not counted */
export function keepConnections(perHost: number): KeptConnections {
  const options = { keepAlive: true, maxFreeSockets: perHost, timeout: 20_000 }
  return { http: new AgentHttp(options), https: new AgentHttps(options) }
}

/**
 * @returns the answer, whatever its status; the caller reads its body and limits the size
 * @throws Error for an address that must not be called, or if there is no answer
 */
export async function postPublic(address: string, post: PublicPost): Promise<IncomingMessage> {
  const url = new URL(address)
  const isTest = post.testOrigins.includes(url.origin)
  if (url.protocol !== 'https:' && !isTest) throw new Error(`${url.origin} is not https`)
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  // An IP address is not looked up, so it is checked here.
  if (isIP(host) && !isTest && !isPublicAddress(host)) throw notPublic(host)
  post.signal.throwIfAborted()
  const { connections } = post
  const agent = url.protocol === 'https:' ? connections?.https : connections?.http
  const send = (kept: AgentHttp | AgentHttps | false) =>
    sendPost(url, post, { isTest, agent: kept })
  try {
    return await send(agent ?? false)
  } catch (error) {
    // The server had closed an idle connection, so it did not receive the call.
    if (error instanceof IdleClosed) return send(false)
    throw error
  }
}

class IdleClosed extends Error {}

function sendPost(
  url: URL,
  { body, headers, signal }: PublicPost,
  { isTest, agent }: { readonly isTest: boolean; readonly agent: AgentHttp | AgentHttps | false },
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const request = send(url, {
    method: 'POST',
    lookup: isTest ? undefined : lookupPublic,
    agent,
    signal,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'accept-encoding': 'identity',
      ...headers,
    },
  })
  request.on('response', resolve)
  request.on('error', (error: NodeJS.ErrnoException) => {
    const isIdleClosed = request.reusedSocket && /^(ECONNRESET|EPIPE)$/.test(error.code ?? '')
    reject(isIdleClosed ? new IdleClosed(error.message, { cause: error }) : error)
  })
  request.end(body)
  return promise
}

/** The addresses of a host name to connect to; none unless all are public. */
const lookupPublic: LookupFunction = (host, options, callback) =>
  lookup(host, { all: true, verbatim: true }, (error, found) => {
    const [first] = found ?? []
    const problem = error ?? faultOf(host, found)
    if (problem || !first) callback(problem, '')
    else if (options.all) callback(null, found)
    else callback(null, first.address, first.family)
  })

function faultOf(host: string, found: readonly LookupAddress[]): Error | null {
  if (found.length === 0) return new Error(`${host} has no address`)
  return found.every(({ address }) => isPublicAddress(address)) ? null : notPublic(host)
}

const notPublic = (host: string): Error => new Error(`${host} is not on the public internet`)
