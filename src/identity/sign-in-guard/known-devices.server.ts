/**
 * Known devices: a cookie that shows that this browser has signed in to an account before. It gives
 * no access; but strangers' guesses do not slow down a browser that has it.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { basePath } from '../better-auth/better-auth.server.ts'

/** Seconds. */
const lifetime = 180 * 86_400
/** The maximum number of accounts that one browser remembers. */
const maxEntries = 4
const cookieName = 'ironmonger.device'

/**
 * The owner of the device. The password's hash is part of the proof, so a new password invalidates
 * it.
 */
export type DeviceOwner = { readonly userId: string; readonly passwordHash: string }

const proofOf = (secret: string, { userId, passwordHash }: DeviceOwner, nonce: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['device', userId, passwordHash, nonce]))
    .digest('base64url')

/** The entries `nonce.proof` in a cookie header. */
function entriesIn(cookies: string | undefined): string[] {
  const pair = cookies
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${cookieName}=`))
  const value = pair?.slice(cookieName.length + 1) ?? ''
  return value.split('~').filter((entry) => /^[\w-]{22}\.[\w-]{43}$/.test(entry))
}

/** @returns the nonce of this browser's entry for the account; undefined for an unknown browser */
export function knownDevice(
  secret: string,
  owner: DeviceOwner,
  cookies: string | undefined,
): string | undefined {
  for (const entry of entriesIn(cookies)) {
    const [nonce = '', proof = ''] = entry.split('.')
    const expected = Buffer.from(proofOf(secret, owner, nonce))
    if (timingSafeEqual(expected, Buffer.from(proof))) return nonce
  }
  return undefined
}

/** The `Set-Cookie` header after a sign-in; the device keeps its nonce. */
export function deviceCookie(
  secret: string,
  owner: DeviceOwner,
  request: { readonly cookies: string | undefined; readonly secure: boolean },
): string {
  const nonce = knownDevice(secret, owner, request.cookies) ?? randomBytes(16).toString('base64url')
  const entry = `${nonce}.${proofOf(secret, owner, nonce)}`
  const others = entriesIn(request.cookies).filter((other) => other !== entry)
  const value = [entry, ...others].slice(0, maxEntries).join('~')
  return (
    `${cookieName}=${value}; Max-Age=${lifetime}; Path=${basePath}; HttpOnly; SameSite=Lax` +
    (request.secure ? '; Secure' : '')
  )
}
