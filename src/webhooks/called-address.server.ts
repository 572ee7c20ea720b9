/** The addresses to which the shop may send messages. */
import { isIP } from 'node:net'
import { isPublicAddress } from '../pictures/private-address.server.ts'
import { isKeyInAddress } from '../platform/http/key-in-address.server.ts'
import { webhooksMessages as messages } from './messages/webhooks.ts'

/**
 * Why the shop never calls an address: it is not https, not on the public internet, or contains a
 * key. Host names are resolved when it is called.
 * @param testOrigins origins that are called anyway
 * @returns a sentence; undefined if nothing is wrong
 */
export function faultOfAddress(
  address: string,
  testOrigins: readonly string[],
): string | undefined {
  const url = URL.parse(address)
  if (!url || url.hostname === '' || url.username || url.password) return messages.notAddress
  if (isKeyInAddress(address)) return messages.keyInAddress
  if (testOrigins.includes(url.origin)) return undefined
  if (!/^https?:$/.test(url.protocol)) return messages.notAddress
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  if (isIP(host) > 0 ? !isPublicAddress(host) : isPrivateName(host))
    return messages.notPublic(url.origin)
  return url.protocol === 'https:' ? undefined : messages.notAddress
}

/**
 * Whether a name can only belong to a private network: without a dot, or below a domain that does
 * not exist on the internet (RFC 6761, 6762, 8375; `internal`: ICANN, 2024).
 */
const isPrivateName = (host: string): boolean => {
  const name = host.replace(/\.$/, '')
  return !name.includes('.') || /\.(?:localhost|local|internal|home\.arpa)$/.test(name)
}
