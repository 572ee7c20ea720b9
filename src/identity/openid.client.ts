/** The browser side of any OpenID Connect issuer: the authorization code flow with PKCE, on the issuer's own pages and back. */
import {
  ErrorResponse,
  ErrorTimeout,
  UserManager,
  WebStorageStateStore,
  type User,
} from 'oidc-client-ts'
import { identityMessages } from './messages/identity.ts'
import type { IdentityClient } from './identity.client.ts'
import { ProviderError } from './provider-error.ts'
import {
  storeReturnPath,
  storePendingRedirect,
  takeReturnPath,
  takePendingRedirect,
} from './redirect-state.client.ts'
import type { PublicIdentitySettings } from './public-settings.ts'

const { openid: words } = identityMessages
// Whom the shop refused must be able to come as somebody else, however long the issuer remembers them.
const refusedKey = 'ironmonger.refused'
/** Seconds that a proof must still be good for. */
const fresh = 20

export function openIdClient({ openid }: PublicIdentitySettings): IdentityClient {
  if (!openid) throw new Error('the page names no OpenID issuer')
  const issuer = new UserManager({
    authority: openid.issuer,
    client_id: openid.clientId,
    scope: openid.scope,
    redirect_uri: `${location.origin}/login`,
    post_logout_redirect_uri: `${location.origin}/login`,
    // All tabs are signed in and out together, as with the shop's own token.
    userStore: new WebStorageStateStore({ store: localStorage, prefix: 'ironmonger.openid.' }),
    stateStore: new WebStorageStateStore({ store: sessionStorage, prefix: 'ironmonger.openid.' }),
    staleStateAgeInSeconds: 3600,
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
    requestTimeoutInSeconds: 15,
  })

  /** Takes up what the issuer sent along, if somebody just came back from it. */
  const comeBack = async (): Promise<void> => {
    const query = new URLSearchParams(location.search)
    if (!query.has('code') || !query.has('state')) return
    try {
      await issuer.signinRedirectCallback(location.href)
    } finally {
      // A code works once: loading the page again must not try it again.
      history.replaceState(history.state, '', location.pathname)
    }
  }
  const lives = ({ profile: { exp } }: User): boolean => exp - fresh > Date.now() / 1000

  /** Who is signed in with a proof that is still good: renewed in silence where the issuer gave the means. */
  const living = async (): Promise<User | undefined> => {
    await comeBack()
    const user = await issuer.getUser()
    if (!user || (user.id_token && lives(user))) return user ?? undefined
    const renewed = user.refresh_token ? await issuer.signinSilent().catch(() => null) : null
    if (renewed?.id_token && lives(renewed)) return renewed
    await issuer.removeUser()
    return undefined
  }

  return {
    ...nothingHere,
    async leaveFor(page, { from }) {
      // Somebody quick may leave again before the page has looked up where they wanted to go: what is remembered stays.
      if (from !== '/') storeReturnPath(from)
      const wasRefused = sessionStorage.getItem(refusedKey) !== null
      sessionStorage.removeItem(refusedKey)
      await asked(async () => {
        const metadata = await issuer.metadataService.getMetadata()
        const prompts: unknown =
          'prompt_values_supported' in metadata ? metadata.prompt_values_supported : undefined
        const prompt =
          page === 'signup' && Array.isArray(prompts) && prompts.includes('create')
            ? 'create'
            : wasRefused
              ? 'login'
              : undefined
        await issuer.signinRedirect({
          nonce: crypto.randomUUID(),
          ...(prompt === undefined ? {} : { prompt }),
        })
      })
    },
    takeFrom: takeReturnPath,
    takeLeft: takePendingRedirect,
    sentenceFor: (code) => sentences[code] ?? words.refusedOtherwise,
    async current() {
      const user = await asked(living)
      if (!user) return null
      const { sub, email, name, preferred_username: nickname } = user.profile
      if (email === undefined) throw new ProviderError(words.noEmail)
      return { displayName: name ?? nickname ?? email, email, uid: sub }
    },
    async proof() {
      const user = await asked(living)
      if (!user?.id_token) throw new ProviderError(words.tookTooLong)
      return user.id_token
    },
    async signOut({ staying = false, from = '/' } = {}) {
      const user = await issuer.getUser()
      if (staying) {
        sessionStorage.setItem(refusedKey, '')
        return issuer.removeUser()
      }
      if (!(await asked(() => issuer.metadataService.getEndSessionEndpoint())))
        return issuer.removeUser()
      storeReturnPath(from)
      storePendingRedirect()
      await asked(() =>
        issuer.signoutRedirect(user?.id_token ? { id_token_hint: user.id_token } : {}),
      )
      return new Promise<void>(() => undefined) // the page is being left
    },
  }
}

/** What an issuer asks on its own pages is not asked here. */
const notHere = (): Promise<never> => Promise.reject(new ProviderError(words.elsewhere))
const nothingHere = {
  signUp: notHere,
  signIn: notHere,
  requestReset: notHere,
  setNewPassword: notHere,
  requestVerification: notHere,
  verifyEmail: notHere,
  continueWithGoogle: notHere,
}

const sentences: Readonly<Record<string, string>> = words.refusals

/** Does it, and says in our words what the library or the issuer says in theirs. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderError) throw error
    if (error instanceof ErrorResponse)
      throw new ProviderError(
        sentences[error.error ?? ''] ?? words.refusedOtherwise,
        error.error ?? '',
      )
    if (error instanceof ErrorTimeout || error instanceof TypeError)
      throw new ProviderError(words.noAnswer, 'no-answer')
    throw new ProviderError(words.tookTooLong)
  }
}
