/** The keys under which rate limits count: no e-mail address is stored, an IPv6 network is one. */
import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { RateLimitSubject } from '../../../packages/contract/server/dependencies.server.ts'

/** The key of a client address. Whoever has one IPv6 address has the 2^64 of its network. */
export const addressKey = (address: string): string =>
  `a:${
    isIPv6(address) && !address.startsWith('::ffff:')
      ? ipv6Network(address)
      : address.replace(/^::ffff:/, '')
  }`

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
export const accountKey = (signIn: boolean, { account = '', address }: RateLimitSubject): string =>
  `p:${hash('sha256', signIn ? `${addressKey(address)} ${account}` : account, 'base64url')}`
