/** The browser's client of the embedded provider: calls to /api/auth, redirects to Google. */
import type { IdentityClient } from '../identity.client.ts'
import { identityMessages as messages } from '../messages/identity.ts'
import { ProviderError, secondFactorMissing } from '../provider-error.ts'
import { storeReturnPath, takeReturnPath } from '../hosted/redirect-state.client.ts'
import { entryOf } from '../../platform/entry-of.ts'

// On the pages' own origin, even if the API has another one: its cookie must be first-party.
const basePath = '/api/auth'
/** Milliseconds. */
const requestTimeout = 15_000

export const embeddedClient: IdentityClient = {
  async signUp({ name, email, password }) {
    await request('POST', '/sign-up/email', { name, email, password })
  },
  async signIn({ email, password }) {
    const answer = await request('POST', '/sign-in/email', { email, password })
    if (answer['twoFactorRedirect'] === true)
      throw secondFactorMissing(messages.refusals.SECOND_FACTOR_REQUIRED)
  },
  async continueWithGoogle({ from }) {
    const { url } = await request('POST', '/sign-in/social', { provider: 'google' })
    if (typeof url !== 'string') throw new ProviderError(messages.strangeAnswer)
    storeReturnPath(from)
    location.assign(url)
    return false
  },
  // This provider has no pages of its own: the shop's pages have all the forms.
  redirectToProvider: () => Promise.reject(new ProviderError(messages.strangeAnswer)),
  takeReturnPath,
  takePendingSignOut: () => false,
  redirectErrorMessage(code) {
    return entryOf<string>(messages.redirectErrors, code) ?? messages.redirectErrorOtherwise
  },
  async currentUser() {
    const { user } = await request('GET', '/get-session')
    if (typeof user !== 'object' || user === null) return null
    const text = (name: string): string => {
      const value: unknown = Reflect.get(user, name)
      return typeof value === 'string' ? value : ''
    }
    return { displayName: text('name'), email: text('email'), uid: text('id') }
  },
  async getIdToken() {
    const { token } = await request('GET', '/token')
    if (typeof token !== 'string') throw new ProviderError(messages.strangeAnswer)
    return token
  },
  async requestReset(email) {
    await request('POST', '/request-password-reset', { email })
  },
  async setNewPassword({ token, password }) {
    await request('POST', '/reset-password', { token, newPassword: password })
  },
  async requestVerification(email) {
    await request('POST', '/send-verification-email', { email })
  },
  async verifyEmail(token) {
    const { resetToken } = await request('GET', `/verify-email?token=${encodeURIComponent(token)}`)
    return typeof resetToken === 'string' ? resetToken : undefined
  },
  async signOut() {
    await request('POST', '/sign-out', {})
  },
}

type JsonObject = Readonly<Record<string, unknown>>

/**
 * Calls an endpoint under /api/auth.
 * @returns the response's JSON; an empty object for any other body
 * @throws ProviderError
 */
export async function request(
  method: 'GET' | 'POST',
  path: string,
  body?: JsonObject,
): Promise<JsonObject> {
  let response: Response
  try {
    response = await fetch(basePath + path, {
      method,
      signal: AbortSignal.timeout(requestTimeout),
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new ProviderError(messages.noAnswer, 'no-answer')
  }
  const answer = await readJsonObject(response)
  if (response.ok) return answer
  throw refusal(response, answer)
}

async function readJsonObject(response: Response): Promise<JsonObject> {
  const isJson = (response.headers.get('content-type') ?? '').includes('json')
  const value: unknown = isJson ? await response.json() : undefined
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {}
}

/** The error of a refused request: in the library's format, or as problem details. */
function refusal({ status, headers }: Response, answer: JsonObject): ProviderError {
  if (status === 429)
    return new ProviderError(messages.tooOften(Number(headers.get('retry-after'))), 'too-often')
  const firstText = (...names: readonly string[]): string | undefined =>
    names.map((name) => answer[name]).find((value) => typeof value === 'string')
  return new ProviderError(
    firstText('message', 'detail', 'title') ?? messages.strangeAnswer,
    firstText('code', 'type') ?? '',
  )
}
