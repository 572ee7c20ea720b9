/**
 * The shop's calls to Firebase with a service account: disabling an account, and checking whether
 * one still exists.
 */
import { SignJWT } from 'jose'
import * as z from 'zod/mini'
import { safeParse } from 'zod/v4/core'
import type { ServiceAccount } from '../../platform/config/service-account.server.ts'
import { providerUnavailable } from '../problems.ts'

/** Each method throws FirebaseError or providerUnavailable. */
export type FirebaseAccounts = {
  /**
   * Disables an account: nobody can sign in with it or renew a sign-in. An account that does not
   * exist counts as disabled.
   */
  disable(uid: string): Promise<void>
  /**
   * Reads an account; undefined if it does not exist. Sign-ins before `endedBefore`, in seconds
   * since 1970, have ended.
   */
  read(
    uid: string,
  ): Promise<{ readonly disabled: boolean; readonly endedBefore: number } | undefined>
  /** Checks that Google knows the service account. */
  checkKey(): Promise<void>
}

/**
 * Google refused a request: a setting or a permission is wrong, and waiting does not help. `code`
 * is Google's own.
 */
export class FirebaseError extends Error {
  override readonly name = 'FirebaseError'
  readonly code: string

  constructor(subject: string, status: number, code: string) {
    super(`Google refused ${subject}: ${status} ${code}`)
    this.code = code
  }
}

type FirebaseProject = {
  readonly projectId: string
  readonly account: ServiceAccount
  /** The replacement for Google in tests. */
  readonly emulator: string | undefined
}

/** Milliseconds. */
const requestTimeout = 5000
/** Characters. */
const maxResponseLength = 262_144
// Same as Firebase's own server SDK.
const scope =
  'https://www.googleapis.com/auth/identitytoolkit https://www.googleapis.com/auth/cloud-platform'
/** How long before its expiry an OAuth token is no longer used, in milliseconds. */
const expiryMargin = 60_000

const TokenResponse = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number(),
})
const LookupResponse = z.object({
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
const ErrorResponse = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) })

export function createFirebaseAccounts(project: FirebaseProject): FirebaseAccounts {
  const { projectId, emulator } = project
  const toolkit =
    emulator === undefined
      ? 'https://identitytoolkit.googleapis.com'
      : `${emulator}/identitytoolkit.googleapis.com`
  const accounts = `${toolkit}/v1/projects/${projectId}/accounts`
  const token = createTokenCache(project)

  async function call(method: 'update' | 'lookup', body: object): Promise<unknown> {
    const headers = {
      authorization: `Bearer ${await token.get()}`,
      'content-type': 'application/json',
    }
    try {
      return await post(`accounts:${method}`, `${accounts}:${method}`, {
        headers,
        body: JSON.stringify(body),
      })
    } catch (error) {
      // The OAuth token itself may be invalid: the next call requests a new one.
      token.clear()
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
      const { users = [] } = parse(LookupResponse, await call('lookup', { localId: [uid] }))
      const user = users.find(({ localId }) => localId === uid)
      return user && { disabled: user.disabled === true, endedBefore: Number(user.validSince ?? 0) }
    },
    checkKey: async () => void (await token.get()),
  }
}

/** Google's OAuth token for the service account, valid for an hour (RFC 7523). */
function createTokenCache({ account, emulator }: FirebaseProject) {
  const tokenEndpoint =
    emulator === undefined ? 'https://oauth2.googleapis.com/token' : `${emulator}/token`
  let cached: { readonly token: string; readonly until: number } | undefined

  async function get(): Promise<string> {
    if (cached && cached.until > performance.now()) return cached.token
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: account.keyId })
      .setIssuer(account.email)
      .setAudience(tokenEndpoint)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(account.key)
    const response = await post('the service account', tokenEndpoint, {
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      }),
    })
    const { access_token: token, expires_in: seconds } = parse(TokenResponse, response)
    cached = { token, until: performance.now() + seconds * 1000 - expiryMargin }
    return token
  }
  const clear = (): void => {
    cached = undefined
  }
  return { get, clear }
}

/**
 * Posts to Google, and distinguishes a refusal (FirebaseError) from a missing response
 * (providerUnavailable).
 * @param subject names the request in errors
 */
async function post(
  subject: string,
  url: string,
  init: Pick<RequestInit, 'headers' | 'body'>,
): Promise<unknown> {
  let status: number
  let body: unknown
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeout),
      ...init,
    })
    status = response.status
    const text = await response.text()
    if (text.length > maxResponseLength) throw new Error(`The response of ${subject} is too long`)
    body = JSON.parse(text)
  } catch (cause) {
    throw providerUnavailable({ retryAfter: 10, cause })
  }
  if (status >= 200 && status < 300) return body
  const error = new FirebaseError(subject, status, errorCode(body))
  if (status >= 500 || status === 429) throw providerUnavailable({ retryAfter: 10, cause: error })
  throw error
}

function errorCode(body: unknown): string {
  const { success, data } = safeParse(ErrorResponse, body)
  if (!success) return ''
  return typeof data.error === 'string' ? data.error : data.error.message
}

function parse<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const result = safeParse(schema, body)
  if (!result.success)
    throw providerUnavailable({
      retryAfter: 10,
      cause: new Error('The response from Google does not match its documentation'),
    })
  return result.data
}
