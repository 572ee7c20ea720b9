/**
 * The keys under which rate limits count: no e-mail address is stored, and an IPv6 network counts
 * as one address.
 */
import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { RateLimitSubject } from '../../../packages/contract/server/dependencies.server.ts'

/** The key of a client address. Anybody who has one IPv6 address has all 2^64 of its network. */
export const addressKey = (address: string): string =>
  `a:${
    isIPv6(address) && !address.startsWith('::ffff:')
      ? ipv6Network(address)
      : address.replace(/^::ffff:/, '')
  }`

/**
 * The keys of the networks that an address belongs to, the narrower first: the first 24 and 16 bits
 * of an IPv4 address, the first 48 and 32 of an IPv6 address. An attacker who guesses passwords may
 * have all addresses of a network.
 */
export function networkKeys(address: string): readonly [string, string] {
  const plain = address.replace(/^::ffff:/, '')
  if (!isIPv6(plain)) {
    const octets = plain.split('.')
    return [`n24:${octets.slice(0, 3).join('.')}`, `n16:${octets.slice(0, 2).join('.')}`]
  }
  const groups = ipv6Network(plain).split(':')
  return [`n48:${groups.slice(0, 3).join(':')}`, `n32:${groups.slice(0, 2).join(':')}`]
}

/** The first 64 bits of an IPv6 address: '2001:db8::1' → '2001:db8:0:0'. */
function ipv6Network(address: string): string {
  const [head = '', tail] = address.split('::')
  const headGroups = head.split(':').filter(Boolean)
  const tailGroups = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const omitted = Math.max(0, 8 - headGroups.length - tailGroups.length)
  const groups = [...headGroups, ...Array.from({ length: omitted }, () => '0'), ...tailGroups]
  return groups.slice(0, 4).join(':')
}

/**
 * The key of an account, hashed. Attempts to sign in are counted for an account and one address
 * together: an attacker elsewhere must not lock the owner out.
 */
export const accountKey = (
  perAddress: boolean,
  { account = '', address }: RateLimitSubject,
): string =>
  `p:${hash('sha256', perAddress ? `${addressKey(address)} ${account}` : account, 'base64url')}`
