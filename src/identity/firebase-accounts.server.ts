/** What the shop does at Firebase in its own name, where it was given a service account: disable an account, and ask whether one still stands. */
import { SignJWT } from 'jose'
import { safeParse } from 'zod/v4/core'
import * as z from 'zod/mini'
import type { ServiceAccount } from '../platform/service-account.server.ts'
import { providerUnavailable } from './provider-unavailable.ts'

export type FirebaseAccounts = {
  /** From then on nobody signs in with it, nor renews a sign-in. One that does not exist is as good. @throws FirebaseRefused, providerAway */
  disable(uid: string): Promise<void>
  /** How it stands; undefined when it does not exist. `endedBefore`: sign-ins from before, in seconds since 1970, were ended. @throws FirebaseRefused, providerAway */
  read(
    uid: string,
  ): Promise<{ readonly disabled: boolean; readonly endedBefore: number } | undefined>
  /** Whether Google knows the service account. @throws FirebaseRefused, providerAway */
  tryKey(): Promise<void>
}

/** Google understood and says no: a setting or a right to mend, not a matter of waiting. `code` is Google's own. */
export class FirebaseError extends Error {
  override readonly name = 'FirebaseRefused'
  readonly code: string

  constructor(what: string, status: number, code: string) {
    super(`Google refused ${what}: ${status} ${code}`)
    this.code = code
  }
}

type Known = {
  readonly projectId: string
  readonly account: ServiceAccount
  /** what stands in for Google in tests */ readonly emulator: string | undefined
}

const patience = 5000
const largest = 262_144
// As Firebase's own server kit asks for.
const scope =
  'https://www.googleapis.com/auth/identitytoolkit https://www.googleapis.com/auth/cloud-platform'
/** Milliseconds before its end that a key to Google is no longer used. */
const margin = 60_000

const Access = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.number() })
const Found = z.object({
  users: z.optional(
    z.array(
      z.object({
        localId: z.string(),
        disabled: z.optional(z.boolean()),
        validSince: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
      }),
    ),
  ),
})
const Refusal = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) })

export function createFirebaseAccounts({ projectId, account, emulator }: Known): FirebaseAccounts {
  const tokens =
    emulator === undefined ? 'https://oauth2.googleapis.com/token' : `${emulator}/token`
  const accounts = `${emulator === undefined ? 'https://identitytoolkit.googleapis.com' : `${emulator}/identitytoolkit.googleapis.com`}/v1/projects/${projectId}/accounts`
  let held: { readonly bearer: string; readonly until: number } | undefined

  /** Exchanges what only the key's owner can sign for a key to Google, good for an hour (RFC 7523). */
  async function access(): Promise<string> {
    if (held && held.until > Date.now()) return held.bearer
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: account.keyId })
      .setIssuer(account.email)
      .setAudience(tokens)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(account.key)
    const said = await ask('the service account', tokens, {
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      }),
    })
    const { access_token: bearer, expires_in: seconds } = understood(Access, said)
    held = { bearer, until: Date.now() + seconds * 1000 - margin }
    return bearer
  }

  async function call(method: 'update' | 'lookup', body: object): Promise<unknown> {
    const headers = {
      authorization: `Bearer ${await access()}`,
      'content-type': 'application/json',
    }
    try {
      return await ask(`accounts:${method}`, `${accounts}:${method}`, {
        headers,
        body: JSON.stringify(body),
      })
    } catch (error) {
      held = undefined // it may be the key that is no longer good: the next try begins with a new one
      throw error
    }
  }

  return {
    async disable(uid) {
      await call('update', { localId: uid, disableUser: true }).catch((error: unknown) => {
        if (!(error instanceof FirebaseError && error.code === 'USER_NOT_FOUND')) throw error
      })
    },
    async read(uid) {
      const { users = [] } = understood(Found, await call('lookup', { localId: [uid] }))
      const user = users.find(({ localId }) => localId === uid)
      return user && { disabled: user.disabled === true, endedBefore: Number(user.validSince ?? 0) }
    },
    tryKey: async () => void (await access()),
  }
}

/** Asks, and tells a no from no answer. */
async function ask(
  what: string,
  url: string,
  init: Pick<RequestInit, 'headers' | 'body'>,
): Promise<unknown> {
  let status: number
  let said: unknown
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      ...init,
    })
    status = answer.status
    const text = await answer.text()
    if (text.length > largest) throw new Error(`${what} answered at more length than is believed`)
    said = JSON.parse(text)
  } catch (cause) {
    throw providerUnavailable({ retryAfter: 10, cause })
  }
  if (status >= 200 && status < 300) return said
  const { success, data } = safeParse(Refusal, said)
  const code = !success ? '' : typeof data.error === 'string' ? data.error : data.error.message
  const refused = new FirebaseError(what, status, code)
  if (status >= 500 || status === 429) throw providerUnavailable({ retryAfter: 10, cause: refused })
  throw refused
}

function understood<T>(schema: z.ZodMiniType<T>, said: unknown): T {
  const found = safeParse(schema, said)
  if (!found.success)
    throw providerUnavailable({
      retryAfter: 10,
      cause: new Error('Google answered something else than its documentation says'),
    })
  return found.data
}
