/**
 * Posts JSON to an address that staff have set: https alone, to the public internet alone, bounded
 * in time and size, redirects not followed. The connection goes to the network address that was
 * checked, as with pictures (src/pictures/fetch-picture.server.ts).
 */
import { lookup } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../pictures/private-address.server.ts'

export type JsonFetchSettings = {
  /** Origins for which neither https nor a public address is asked for: of test servers. */
  readonly testOrigins: readonly string[]
  /** Milliseconds for all of it. */
  readonly timeout: number
}

const maxBytes = 65_536

/** @throws Error for whatever is not JSON with status 200 within the time */
export async function fetchJson(
  address: string,
  { testOrigins, timeout }: JsonFetchSettings,
  body: unknown,
): Promise<unknown> {
  const url = new URL(address)
  const isTest = testOrigins.includes(url.origin)
  if (url.protocol !== 'https:' && !isTest) throw new Error(`${url.origin} is not https`)
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error(`No answer in ${timeout} ms`)), timeout)
  try {
    const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await namesOf(host)
    if (!isTest && !found.every((one) => isPublicAddress(one.address)))
      throw new Error(`${host} is not on the public internet`)
    const response = await post(url, found, JSON.stringify(body), controller.signal)
    return JSON.parse(await readText(response))
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}

type NetworkAddress = { readonly address: string; readonly family: number }

const namesOf = async (host: string): Promise<readonly NetworkAddress[]> => {
  const found = await lookup(host, { all: true, verbatim: true })
  if (found.length === 0) throw new Error(`${host} has no address`)
  return found
}

function post(
  url: URL,
  found: readonly NetworkAddress[],
  body: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
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
    agent: false,
    signal,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      accept: 'application/json',
      'accept-encoding': 'identity',
    },
  })
  request.on('response', resolve)
  request.on('error', reject)
  request.end(body)
  return promise
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    if (response.statusCode !== 200) throw new Error(`Status ${response.statusCode}`)
    for await (const chunk of response) {
      if (!Buffer.isBuffer(chunk)) continue
      bytes += chunk.length
      if (bytes > maxBytes) throw new Error(`More than ${maxBytes} bytes`)
      chunks.push(chunk)
    }
  } finally {
    response.destroy()
  }
  return Buffer.concat(chunks).toString('utf8')
}
