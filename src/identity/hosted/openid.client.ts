/**
 * The browser's client of any OpenID Connect issuer: the authorization code flow with PKCE, through
 * the issuer's own pages.
 */
import {
  ErrorResponse,
  ErrorTimeout,
  UserManager,
  WebStorageStateStore,
  type User,
} from 'oidc-client-ts'
import type { IdentityClient } from '../identity.client.ts'
import { identityMessages } from '../messages/identity.ts'
import { ProviderError } from '../provider-error.ts'
import type { PublicIdentitySettings } from '../public-settings.ts'
import { entryOf } from '../../platform/entry-of.ts'
import {
  storePendingSignOut,
  storeReturnPath,
  takePendingSignOut,
  takeReturnPath,
} from './redirect-state.client.ts'

const { openid: messages } = identityMessages
// A user refused by the shop must be able to choose another account, however long the issuer
// remembers them.
const refusedKey = 'ironmonger.refused'
/** Seconds for which an ID token must still be valid to be used. */
const minTokenValidity = 20

export function createOpenIdClient(settings: PublicIdentitySettings): IdentityClient {
  const manager = createUserManager(settings)
  return {
    ...providerPageOperations,
    redirectToProvider: (page, { from }) => redirectToProvider(manager, page, from),
    takeReturnPath,
    takePendingSignOut,
    redirectErrorMessage: sentenceOf,
    async currentUser() {
      const user = await withProviderError(() => findValidUser(manager))
      if (!user) return null
      const { sub, email, name, preferred_username: nickname } = user.profile
      if (email === undefined) throw new ProviderError(messages.noEmail)
      return { displayName: name ?? nickname ?? email, email, uid: sub }
    },
    async getIdToken() {
      const user = await withProviderError(() => findValidUser(manager))
      if (!user?.id_token) throw new ProviderError(messages.tookTooLong)
      return user.id_token
    },
    signOut: (options = {}) => signOut(manager, options),
  }
}

function createUserManager({ openid }: PublicIdentitySettings): UserManager {
  if (!openid) throw new Error('The page contains no OpenID issuer')
  return new UserManager({
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
}

/** Goes to the issuer's login page, or to its sign-up page if it has one. */
async function redirectToProvider(
  manager: UserManager,
  page: 'login' | 'signup',
  from: string,
): Promise<void> {
  storeReturnPath(from)
  const wasRefused = sessionStorage.getItem(refusedKey) !== null
  sessionStorage.removeItem(refusedKey)
  await withProviderError(async () => {
    const metadata = await manager.metadataService.getMetadata()
    const prompts: unknown =
      'prompt_values_supported' in metadata ? metadata.prompt_values_supported : undefined
    const prompt =
      page === 'signup' && Array.isArray(prompts) && prompts.includes('create')
        ? 'create'
        : wasRefused
          ? 'login'
          : undefined
    await manager.signinRedirect({
      nonce: crypto.randomUUID(),
      ...(prompt === undefined ? {} : { prompt }),
    })
  })
}

/** The signed-in user with a valid ID token, which is renewed silently if the issuer allows it. */
async function findValidUser(manager: UserManager): Promise<User | undefined> {
  await completeRedirect(manager)
  const user = await manager.getUser()
  if (!user || (user.id_token && isValid(user))) return user ?? undefined
  const renewed = user.refresh_token ? await manager.signinSilent().catch(() => null) : null
  if (renewed?.id_token && isValid(renewed)) return renewed
  await manager.removeUser()
  return undefined
}

/** Exchanges the code in the address, if the user has just returned from the issuer. */
async function completeRedirect(manager: UserManager): Promise<void> {
  const query = new URLSearchParams(location.search)
  if (!query.has('code') || !query.has('state')) return
  try {
    await manager.signinRedirectCallback(location.href)
  } finally {
    // A code works only once: reloading the page must not use it again.
    history.replaceState(history.state, '', location.pathname)
  }
}

const isValid = ({ profile: { exp } }: User): boolean => exp - minTokenValidity > Date.now() / 1000

/** Signs out at the issuer, too, on its own page if it has one for that. */
async function signOut(
  manager: UserManager,
  { localOnly = false, from = '/' }: { readonly localOnly?: boolean; readonly from?: string },
): Promise<void> {
  const user = await manager.getUser()
  if (localOnly) {
    sessionStorage.setItem(refusedKey, '')
    return manager.removeUser()
  }
  if (!(await withProviderError(() => manager.metadataService.getEndSessionEndpoint())))
    return manager.removeUser()
  storeReturnPath(from)
  storePendingSignOut()
  await withProviderError(() =>
    manager.signoutRedirect(user?.id_token ? { id_token_hint: user.id_token } : {}),
  )
  return new Promise<void>(() => undefined) // the page is being left
}

const onProviderPage = (): Promise<never> =>
  Promise.reject(new ProviderError(messages.otherProvider))

/** Operations that the issuer's own pages handle instead of the shop. */
const providerPageOperations = {
  signUp: onProviderPage,
  signIn: onProviderPage,
  requestReset: onProviderPage,
  setNewPassword: onProviderPage,
  requestVerification: onProviderPage,
  verifyEmail: onProviderPage,
  continueWithGoogle: onProviderPage,
}

const sentenceOf = (code: string): string =>
  entryOf<string>(messages.refusals, code) ?? messages.refusedOtherwise

/** Does the work, and converts errors of the library or the issuer into the shop's sentences. */
async function withProviderError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderError) throw error
    if (error instanceof ErrorResponse)
      throw new ProviderError(sentenceOf(error.error ?? ''), error.error ?? '')
    if (error instanceof ErrorTimeout || error instanceof TypeError)
      throw new ProviderError(messages.noAnswer, 'no-answer')
    throw new ProviderError(messages.tookTooLong)
  }
}
