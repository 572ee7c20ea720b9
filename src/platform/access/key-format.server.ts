/**
 * What keys of service accounts look like: a prefix by which people and scanners know them, 256 random
 * bits, and a checksum, so that a mistyped one is known without the database and a scanner that finds
 * one in a repository is sure.
 */
import { hash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 62^43 is just above 2^256. */
const randomLength = 43
const checksumLength = 6

/**
 * `key`: as an owner makes it; `access`: what OAuth answers for one, for half an hour. `agent`,
 * `refresh` and `code`: of an agent that a person has linked.
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

/** A new one; anybody who makes it shows it once, and keeps its hash. */
export function newKey(kind: Kind): string {
  const random = Array.from({ length: randomLength }, () => digits.charAt(randomInt(62))).join('')
  const text = prefixes[kind] + random
  return text + checksumOf(text)
}

/** CRC-32 of all before it, in base 62: enough against a slip, and no secret. */
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
 * What the database keeps. A plain hash is enough: nobody can try 256 random bits, so a slow one with
 * a salt would only cost each request its time.
 */
export const hashKey = (key: string): Buffer => hash('sha256', key, 'buffer')

/** Whether a bearer is meant as a key, or as the access token of one, right or wrong. */
export const isKeyLike = (bearer: string): boolean =>
  bearer.startsWith(prefixes.key) || bearer.startsWith(prefixes.access)

/** Which kind a key is; undefined for one that nobody has made, since its checksum is wrong. */
export function kindOfKey(text: string): Kind | undefined {
  const checksum = text.slice(-checksumLength)
  if (!pattern.test(text) || checksumOf(text.slice(0, -checksumLength)) !== checksum)
    return undefined
  const kinds = ['key', 'access', 'agent', 'refresh', 'code'] as const
  return kinds.find((kind) => text.startsWith(prefixes[kind]))
}

/** Whether a text, such as an address, has a key in it. */
export const hasKey = (text: string): boolean => text.search(within) >= 0

/** A text without the keys in it, for the log. */
export const maskKeys = (text: string): string => text.replace(within, 'im_•••')
