/** The embedded provider's browser side: a few calls to /api/auth, and the way to Google and back. */
import { identityMessages as messages } from './messages/identity.ts'
import type { IdentityClient } from './identity.client.ts'
import { ProviderError } from './provider-error.ts'
import { storeReturnPath, takeReturnPath } from './redirect-state.client.ts'

// The provider stands beside the pages, even where the API has an address of its own: its cookie must be ours.
const base = '/api/auth'
const patience = 15_000

export const embeddedClient: IdentityClient = {
  async signUp({ name, email, password }) {
    await ask('POST', '/sign-up/email', { name, email, password })
  },
  async signIn({ email, password }) {
    await ask('POST', '/sign-in/email', { email, password })
  },
  async continueWithGoogle({ from }) {
    const { url } = await ask('POST', '/sign-in/social', { provider: 'google' })
    if (typeof url !== 'string') throw new ProviderError(messages.strangeAnswer)
    storeReturnPath(from)
    location.assign(url)
    return false
  },
  leaveFor: () => Promise.reject(new ProviderError(messages.strangeAnswer)), // every question is asked on the shop's own pages
  takeFrom: takeReturnPath,
  takeLeft: () => false,
  sentenceFor(code) {
    const sentences: Readonly<Record<string, string>> = messages.redirectErrors
    return sentences[code] ?? messages.redirectErrorOtherwise
  },
  async current() {
    const { user } = await ask('GET', '/get-session')
    if (typeof user !== 'object' || user === null) return null
    const text = (name: string): string => {
      const value: unknown = Reflect.get(user, name)
      return typeof value === 'string' ? value : ''
    }
    return { displayName: text('name'), email: text('email'), uid: text('id') }
  },
  async proof() {
    const { token } = await ask('GET', '/token')
    if (typeof token !== 'string') throw new ProviderError(messages.strangeAnswer)
    return token
  },
  async requestReset(email) {
    await ask('POST', '/request-password-reset', { email })
  },
  async setNewPassword({ token, password }) {
    await ask('POST', '/reset-password', { token, newPassword: password })
  },
  async requestVerification(email) {
    await ask('POST', '/send-verification-email', { email })
  },
  async verifyEmail(token) {
    await ask('GET', `/verify-email?token=${encodeURIComponent(token)}`)
  },
  async signOut() {
    await ask('POST', '/sign-out', {})
  },
}

type Said = Readonly<Record<string, unknown>>

async function ask(method: 'GET' | 'POST', path: string, body?: Said): Promise<Said> {
  let answer: Response
  try {
    answer = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(patience),
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new ProviderError(messages.noAnswer, 'no-answer')
  }
  const isJson = (answer.headers.get('content-type') ?? '').includes('json')
  const value: unknown = isJson ? await answer.json() : undefined
  const said: Said =
    typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
  if (answer.ok) return said
  if (answer.status === 429)
    throw new ProviderError(
      messages.tooOften(Number(answer.headers.get('retry-after'))),
      'too-often',
    )
  const sentence = [said['message'], said['detail'], said['title']].find(
    (one) => typeof one === 'string',
  )
  const code = [said['code'], said['type']].find((one) => typeof one === 'string')
  throw new ProviderError(
    typeof sentence === 'string' ? sentence : messages.strangeAnswer,
    typeof code === 'string' ? code : '',
  )
}
