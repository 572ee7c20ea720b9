/** One-time codes of an authenticator app. Source: RFC 6238, with SHA-1, 6 digits, 30 seconds. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Milliseconds. */
const step = 30_000
const modulus = 1_000_000

function codeOf(secret: string, counter: number): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const digest = createHmac('sha1', secret).update(message).digest()
  // Source: RFC 4226, section 5.3: the last four bits give the offset of the number.
  const offset = (digest.at(-1) ?? 0) & 15
  const number = (digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % modulus
  return String(number).padStart(6, '0')
}

/**
 * Whether a code is the current one, or that of the step before or after.
 * @param at milliseconds since 1970
 */
export function isCodeOf(secret: string, code: string, at: number): boolean {
  if (!/^\d{6}$/.test(code)) return false
  const counter = Math.floor(at / step)
  return [-1, 0, 1].some((shift) =>
    timingSafeEqual(Buffer.from(codeOf(secret, counter + shift)), Buffer.from(code)),
  )
}
