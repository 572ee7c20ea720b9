/** Access tokens: 256 random bits for the browser, their hash for the database. */
import { hash, randomBytes } from 'node:crypto'
import type { Actor } from '../../platform/access/endpoint.ts'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import { isAdmin, permissionsOf, tokenIdleTimeout, tokenTouchInterval } from '../rules.ts'
import type { IdentityService } from '../../identity/identity.server.ts'
import type { ReadSettings } from '../../settings/declarations.ts'
import type { BackgroundJob } from '../../platform/capability.server.ts'
import type { ErrorLog } from '../../../packages/pg-kit/jobs.server.ts'
import type { SecurityLog } from '../../platform/security-log.server.ts'
import { isTokenKnown, touchToken } from './access-token-store.server.ts'
import { deleteEndedTokens, findUserByToken } from '../store.server.ts'

/** A new token in the browser's form: 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * The hash of a token that the database stores. A plain hash is enough: 256 random bits cannot be
 * guessed from it.
 */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

type TokenDependencies = {
  readonly database: Database
  readonly identity: Pick<IdentityService, 'hasSecondFactor'>
  readonly readSettings: ReadSettings
  readonly now: () => Date
  readonly securityLog: SecurityLog
}

/** Whether a text has the form of this shop's tokens. */
const isTokenText = (token: string): boolean => /^[\w-]{43}$/.test(token)

/**
 * The user of an access token, by one query (and one update a minute while it is used).
 * @returns undefined for a token that is unknown, idle, expired or revoked
 */
export async function findActor(
  deps: TokenDependencies,
  token: string,
): Promise<Actor | undefined> {
  const { database, now, securityLog } = deps
  const tokenHash = hashToken(token)
  const at = now()
  const user = await findUserByToken(
    database.handle,
    tokenHash,
    at,
    new Date(at.getTime() - tokenIdleTimeout),
  )
  if (!user) {
    // Expired tokens are still in the table: only unknown ones are logged.
    if (isTokenText(token) && !(await isTokenKnown(database.handle, tokenHash)))
      securityLog('token_refused', { reason: 'revoked-or-unknown' })
    return undefined
  }
  if (at.getTime() - user.used_at.getTime() > tokenTouchInterval)
    await touchToken(database.handle, tokenHash, at)
  const { id, email, display_name: name, role } = user
  if (!isAdmin(user)) return { id, email, name, role }
  return {
    id,
    email,
    name,
    role,
    permissions: permissionsOf(user),
    ...((await lacksSecondFactor(deps, user.subject)) ? { lacksSecondFactor: true } : {}),
  }
}

/** Whether the shop requires a second factor of its staff, and this staff member has none. */
export const lacksSecondFactor = async (
  {
    database,
    identity,
    readSettings,
  }: Pick<TokenDependencies, 'database' | 'identity' | 'readSettings'>,
  subject: string,
): Promise<boolean> =>
  (await readSettings()).staffFactor === 'demanded' &&
  !(await identity.hasSecondFactor(database.handle, subject))

/** Milliseconds between two sweeps. */
const sweepInterval = 3_600_000

type SweepDependencies = {
  readonly database: Database
  readonly log: ErrorLog
  readonly now: () => Date
}

/** Deletes ended tokens now and every hour, including those of users who never sign in again. */
export function createTokenSweep(deps: SweepDependencies): BackgroundJob {
  let timer: NodeJS.Timeout | undefined
  return {
    async start() {
      await sweepTokens(deps)
      timer = setInterval(() => void sweepTokens(deps), sweepInterval).unref()
    },
    close: async () => clearInterval(timer),
  }
}

/** A failure is harmless: every query excludes ended tokens. */
export async function sweepTokens({ database, log, now }: SweepDependencies): Promise<void> {
  const at = now()
  try {
    await deleteEndedTokens(database.handle, at, new Date(at.getTime() - tokenIdleTimeout))
  } catch (error) {
    log.error({ err: error }, 'Ended access tokens were not swept; tried again later')
  }
}
