/**
 * The format of service account keys: a prefix by which people and scanners recognize them, 256
 * random bits, and a checksum. With the checksum, a mistyped key is detected without the database,
 * and a scanner that finds a key in a repository can verify it.
 */
import { hash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 62^43 is just above 2^256. */
const randomLength = 43
const checksumLength = 6

/**
 * `key`: created by an owner; `access`: an OAuth access token for a key, valid for half an hour.
 * `agent`, `refresh` and `code`: tokens of an agent that a person has linked.
 */
const prefixes = {
  key: 'im_live_',
  access: 'im_access_',
  agent: 'im_agent_',
  refresh: 'im_refresh_',
  code: 'im_code_',
} as const
type Kind = keyof typeof prefixes

const pattern = /^im_(?:live|access|agent|refresh|code)_[0-9A-Za-z]{49}$/
const within = /im_(?:live|access|agent|refresh|code)_[0-9A-Za-z]{16,}/g

/** Creates a key; the caller shows it once and stores its hash. */
export function newKey(kind: Kind): string {
  const random = Array.from({ length: randomLength }, () => digits.charAt(randomInt(62))).join('')
  const text = prefixes[kind] + random
  return text + checksumOf(text)
}

/** CRC-32 of everything before it, in base 62: detects typos; not a secret. */
function checksumOf(text: string): string {
  let rest = crc32(text)
  let checksum = ''
  for (let at = 0; at < checksumLength; at++) {
    checksum = digits.charAt(rest % 62) + checksum
    rest = Math.floor(rest / 62)
  }
  return checksum
}

/**
 * The hash that the database stores. A plain hash is enough: nobody can guess 256 random bits, so a
 * slow salted hash would only slow down each request.
 */
export const hashKey = (key: string): Buffer => hash('sha256', key, 'buffer')

/** Whether a bearer token has the form of a key or of a key's access token, valid or not. */
export const isKeyLike = (bearer: string): boolean =>
  bearer.startsWith(prefixes.key) || bearer.startsWith(prefixes.access)

/** The kind of a key; undefined if its checksum is wrong, so that it was never issued. */
export function kindOfKey(text: string): Kind | undefined {
  const checksum = text.slice(-checksumLength)
  if (!pattern.test(text) || checksumOf(text.slice(0, -checksumLength)) !== checksum)
    return undefined
  const kinds = ['key', 'access', 'agent', 'refresh', 'code'] as const
  return kinds.find((kind) => text.startsWith(prefixes[kind]))
}

/** Whether a text, such as an address, contains a key. */
export const hasKey = (text: string): boolean => text.search(within) >= 0

/** A text with its keys masked, for the log. */
export const maskKeys = (text: string): string => text.replace(within, 'im_•••')
