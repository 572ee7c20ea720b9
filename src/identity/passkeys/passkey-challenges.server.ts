/**
 * The challenges that authenticators sign: random, each for one purpose, valid for some minutes,
 * and usable once. The browser stores a challenge in a signed ticket, so that visitors who only
 * open the log-in page cause no database writes.
 */
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import { insertUsedToken } from '../store.server.ts'

/** For signing in, or for adding a passkey to the account with this id. */
export type ChallengePurpose = 'sign-in' | `add:${string}`

/** Milliseconds. */
const lifetime = 5 * 60_000

export type Challenge = {
  /** base64url */ readonly challenge: string
  /** The challenge with its time, and a signature over both and the purpose. */
  readonly ticket: string
}

const signatureOf = (secret: string, purpose: ChallengePurpose, text: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['passkey', purpose, text]))
    .digest()

/** @param secret the identity provider's secret */
export function createChallenge(secret: string, purpose: ChallengePurpose): Challenge {
  const challenge = randomBytes(32).toString('base64url')
  const text = `${challenge}.${Date.now() + lifetime}`
  return {
    challenge,
    ticket: `${text}.${signatureOf(secret, purpose, text).toString('base64url')}`,
  }
}

/**
 * The challenge of a ticket, usable once.
 * @returns undefined for a ticket that is forged, for another purpose, too old or already used
 */
export async function spendChallenge(
  { database, secret }: { readonly database: Database; readonly secret: string },
  ticket: string,
  purpose: ChallengePurpose,
): Promise<string | undefined> {
  const [challenge = '', end = '', signature = ''] = ticket.split('.')
  const expected = signatureOf(secret, purpose, `${challenge}.${end}`)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  if (Number(end) < Date.now()) return undefined
  const used = hash('sha256', JSON.stringify(['passkey', challenge]), 'buffer')
  const isFirst = await insertUsedToken(database.handle, used, new Date(Number(end)))
  return isFirst ? challenge : undefined
}
