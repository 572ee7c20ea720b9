/**
 * Fetches a picture or a document from an address that somebody typed: only over https and from the
 * public internet, with limits on time and size. It connects to exactly the network address that
 * was checked, so a host name that resolves differently the second time gains nothing. Each
 * redirect is checked like the first address.
 */
import { lookup, type LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import { fetchMessages as messages } from './messages/fetch.ts'
import { isPublicAddress } from './private-address.server.ts'
import { maxFileBytes } from './rules.ts'

/** Why a picture could not be fetched, in a sentence for people. */
export class PictureNotFetched extends Error {
  /** Whether another attempt may succeed. */
  readonly isTemporary: boolean
  constructor(message: string, { isTemporary, cause }: { isTemporary: boolean; cause?: unknown }) {
    super(message, { cause })
    this.name = 'PictureNotFetched'
    this.isTemporary = isTemporary
  }
}

export type FetchSettings = {
  /** Origins that are allowed without https and on private addresses: those of test servers. */
  readonly testOrigins: readonly string[]
  /** Resolves a host name to all its network addresses; by default with the system's resolver. */
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>
  /** Milliseconds for the whole fetch, including redirects. */
  readonly timeout?: number
}
/** The expected kind of file; pictures by default. */
export type FetchedKind = {
  /** The media types of the Accept header. */
  readonly accept: string
  readonly maxBytes: number
  /** The most redirects that are followed; five by default. */
  readonly maxRedirects?: number
}
const picture: FetchedKind = {
  accept: 'image/avif,image/webp,image/jpeg,image/png',
  maxBytes: maxFileBytes,
}

const usualRedirects = 5
const defaultTimeout = 30_000
const redirects: readonly number[] = [301, 302, 303, 307, 308]
const retried: readonly number[] = [408, 425, 429, 500, 502, 503, 504]

const refused = (message: string) => new PictureNotFetched(message, { isTemporary: false })
const unlucky = (message: string, cause?: unknown) =>
  new PictureNotFetched(message, { isTemporary: true, cause })

const resolveAll = promisify(lookup)
const resolveName = (host: string): Promise<readonly LookupAddress[]> =>
  resolveAll(host, { all: true, verbatim: true })

/**
 * @param address as it was typed
 * @returns the bytes of the file, not yet decoded
 * @throws PictureNotFetched
 */
export async function fetchPicture(
  address: string,
  settings: FetchSettings,
  kind: FetchedKind = picture,
): Promise<Uint8Array> {
  const { timeout = defaultTimeout } = settings
  const { promise: late, reject } = Promise.withResolvers<never>()
  const controller = new AbortController()
  // A timer of its own, because the signal of AbortSignal.timeout can be collected before it fires.
  const timer = setTimeout(() => {
    reject(unlucky(messages.tooSlow(timeout)))
    controller.abort()
  }, timeout)
  try {
    return await Promise.race([followRedirects(address, settings, kind, controller.signal), late])
  } finally {
    clearTimeout(timer)
    controller.abort()
    late.catch(() => undefined)
  }
}

async function followRedirects(
  address: string,
  settings: FetchSettings,
  kind: FetchedKind,
  signal: AbortSignal,
): Promise<Uint8Array> {
  let url = readUrl(address, settings)
  const { maxRedirects = usualRedirects } = kind
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await openUrl(url, await checkedAddresses(url, settings), kind, signal)
    const status = response.statusCode ?? 0
    const { location } = response.headers
    if (!redirects.includes(status) || location === undefined)
      return readBody(response, status, kind)
    response.destroy()
    url = readUrl(URL.parse(location, url)?.href ?? location, settings)
  }
  throw refused(messages.tooManyRedirects(maxRedirects))
}

const isTestUrl = ({ origin }: URL, { testOrigins }: FetchSettings): boolean =>
  testOrigins.includes(origin)

function readUrl(address: string, settings: FetchSettings): URL {
  const url = URL.parse(address)
  if (!url || url.hostname === '') throw refused(messages.notAddress)
  if (url.protocol !== 'https:' && !isTestUrl(url, settings)) throw refused(messages.notHttps)
  if (url.username || url.password) throw refused(messages.withPassword)
  return url
}

/** The network addresses of a URL's host. A connection to each of them is allowed. */
async function checkedAddresses(
  url: URL,
  settings: FetchSettings,
): Promise<readonly LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const addresses = family > 0 ? [{ address: host, family }] : await namedAddresses(host, settings)
  if (!isTestUrl(url, settings) && !addresses.every((one) => isPublicAddress(one.address)))
    throw refused(messages.notPublic(host))
  return addresses
}

async function namedAddresses(
  host: string,
  { resolve = resolveName }: FetchSettings,
): Promise<readonly LookupAddress[]> {
  try {
    const addresses = await resolve(host)
    if (addresses.length > 0) return addresses
  } catch (cause) {
    throw unlucky(messages.noSuchHost(host), cause)
  }
  throw unlucky(messages.noSuchHost(host))
}

/** Requests a URL from these network addresses only. */
function openUrl(
  url: URL,
  addresses: readonly LookupAddress[],
  { accept }: FetchedKind,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const pinned: LookupFunction = (_host, options, callback) => {
    const [first] = addresses
    if (options.all) callback(null, [...addresses])
    else callback(null, first?.address ?? '', first?.family)
  }
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const request = send(url, {
    lookup: pinned,
    // Connections are not shared with other requests.
    agent: false,
    signal,
    headers: {
      accept,
      'accept-encoding': 'identity',
      'user-agent': 'picture-fetch/1',
    },
  })
  request.on('response', resolve)
  request.on('error', (cause) => reject(unlucky(messages.noAnswer(url.host), cause)))
  request.end()
  return promise
}

/**
 * @throws PictureNotFetched for a status other than 200, or for more bytes than such a file may
 *   have
 */
async function readBody(
  response: IncomingMessage,
  status: number,
  { maxBytes }: FetchedKind,
): Promise<Uint8Array> {
  if (status !== 200) {
    response.destroy()
    throw retried.includes(status)
      ? unlucky(messages.status(status))
      : refused(messages.status(status))
  }
  const tooBig = refused(messages.tooBig(maxBytes))
  const chunks: Buffer[] = []
  let bytes = 0
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy()
    throw tooBig
  }
  try {
    for await (const chunk of response) {
      if (!Buffer.isBuffer(chunk)) continue
      bytes += chunk.length
      if (bytes > maxBytes) throw tooBig
      chunks.push(chunk)
    }
  } catch (error) {
    if (error === tooBig) throw error
    throw unlucky(messages.cutOff, error)
  } finally {
    response.destroy()
  }
  return Buffer.concat(chunks)
}
