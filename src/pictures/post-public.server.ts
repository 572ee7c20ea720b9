/**
 * Posts JSON to an address that somebody typed: https alone, to the public internet alone; redirects
 * are not followed. The connection goes to the network address that was checked, as with pictures
 * (fetch-picture.server.ts).
 */
import { lookup } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './private-address.server.ts'

export type PublicPost = {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** Origins for which neither https nor a public address is asked for: of test servers. */
  readonly testOrigins: readonly string[]
  /** Ends the call, also while the answer is read. */
  readonly signal: AbortSignal
}

/**
 * @returns the answer, whatever its status; its body is the caller's to read and to bound
 * @throws Error for an address that may not be called, and where nobody answers
 */
export async function postPublic(
  address: string,
  { body, headers, testOrigins, signal }: PublicPost,
): Promise<IncomingMessage> {
  const url = new URL(address)
  const isTest = testOrigins.includes(url.origin)
  if (url.protocol !== 'https:' && !isTest) throw new Error(`${url.origin} is not https`)
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await namesOf(host)
  if (!isTest && !found.every((one) => isPublicAddress(one.address)))
    throw new Error(`${host} is not on the public internet`)
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const pinned: LookupFunction = (_host, options, callback) => {
    const [first] = found
    if (options.all) callback(null, [...found])
    else callback(null, first?.address ?? '', first?.family)
  }
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const request = send(url, {
    method: 'POST',
    lookup: pinned,
    // No connection is shared with other requests.
    agent: false,
    signal,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'accept-encoding': 'identity',
      ...headers,
    },
  })
  request.on('response', resolve)
  request.on('error', reject)
  request.end(body)
  return promise
}

const namesOf = async (host: string) => {
  const found = await lookup(host, { all: true, verbatim: true })
  if (found.length === 0) throw new Error(`${host} has no address`)
  return found
}
