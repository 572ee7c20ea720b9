/** Access tokens: 256 random bits for the browser, their hash for the database. */
import { hash, randomBytes } from 'node:crypto'
import type { Actor } from '../../packages/contract/endpoint.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import { tokenIdleTimeout, tokenTouchInterval } from './rules.ts'
import { findUserByToken, touchToken } from './store.server.ts'

/** A new token as the browser sends it: 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * What the database stores of a token. A plain hash is enough: 256 random bits cannot be guessed
 * from it.
 */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/**
 * The user behind an access token, by one query (and one update a minute while it is used).
 * @returns undefined for a token that is unknown, idle, expired or revoked
 */
export async function findActor(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  token: string,
): Promise<Actor | undefined> {
  const tokenHash = hashToken(token)
  const at = now()
  const user = await findUserByToken(
    database.handle,
    tokenHash,
    at,
    new Date(at.getTime() - tokenIdleTimeout),
  )
  if (!user) return undefined
  if (at.getTime() - user.used_at.getTime() > tokenTouchInterval)
    await touchToken(database.handle, tokenHash, at)
  return { id: user.id, email: user.email, name: user.display_name, role: user.role }
}
