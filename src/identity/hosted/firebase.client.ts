/** The browser's client of Firebase Authentication, by its web SDK. */
import { FirebaseError, initializeApp } from '@firebase/app'
import {
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getRedirectResult,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  updateProfile,
  type Auth,
} from '@firebase/auth'
import type { IdentityClient } from '../identity.client.ts'
import { identityMessages } from '../messages/identity.ts'
import { ProviderError } from '../provider-error.ts'
import type { PublicIdentitySettings } from '../public-settings.ts'
import { storeReturnPath, takeReturnPath } from './redirect-state.client.ts'

const { firebase: messages } = identityMessages

export function createFirebaseClient(settings: PublicIdentitySettings): IdentityClient {
  const auth = createAuth(settings)
  const login = `${location.origin}/login`
  return {
    ...signInOperations(auth, login),
    ...passwordOperations(auth, login),
    // Firebase has no pages of its own: the shop's pages have all the forms.
    redirectToProvider: () => Promise.reject(new ProviderError(messages.otherwise)),
    takeReturnPath,
    takePendingSignOut: () => false,
    redirectErrorMessage: () => messages.otherwise,
    signOut: () => withProviderError(signOut(auth)),
  }
}

function createAuth({ firebase }: PublicIdentitySettings): Auth {
  if (!firebase) throw new Error('The page contains no Firebase project')
  const { emulator, ...project } = firebase
  // Without the popup resolver, which would load Google's scripts before anybody signs in with
  // Google.
  const auth = initializeAuth(initializeApp(project), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (emulator !== undefined) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  return auth
}

type SignInOperations = Pick<
  IdentityClient,
  'signUp' | 'signIn' | 'continueWithGoogle' | 'currentUser' | 'getIdToken'
>

/** @param login the address of the login page, for the links in mails */
const signInOperations = (auth: Auth, login: string): SignInOperations => ({
  async signUp({ name, email, password }) {
    const { user } = await withProviderError(createUserWithEmailAndPassword(auth, email, password))
    await withProviderError(updateProfile(user, { displayName: name }))
    // Signing in works without it, and the mail can be requested again.
    await sendEmailVerification(user, { url: login }).catch((error: unknown) => reportError(error))
  },
  async signIn({ email, password }) {
    await withProviderError(signInWithEmailAndPassword(auth, email, password))
  },
  continueWithGoogle: ({ from }) => continueWithGoogle(auth, from),
  async currentUser() {
    if (new URLSearchParams(location.search).has('back'))
      await withProviderError(getRedirectResult(auth, browserPopupRedirectResolver))
    await auth.authStateReady()
    const user = auth.currentUser
    if (!user) return null
    if (user.email === null) throw new ProviderError(identityMessages.noEmail)
    return { displayName: user.displayName ?? user.email, email: user.email, uid: user.uid }
  },
  async getIdToken() {
    await auth.authStateReady()
    if (!auth.currentUser) throw new ProviderError(messages.refusals['auth/user-token-expired'])
    // A fresh token, which contains a new name, a confirmed address or a changed password.
    return withProviderError(auth.currentUser.getIdToken(true))
  },
})

/** In a popup, or by a redirect if the browser blocks popups. */
async function continueWithGoogle(auth: Auth, from: string): Promise<boolean> {
  const google = new GoogleAuthProvider()
  google.setCustomParameters({ prompt: 'select_account' })
  try {
    await signInWithPopup(auth, google, browserPopupRedirectResolver)
    return true
  } catch (error) {
    if (codeOf(error) !== 'auth/popup-blocked') throw toProviderError(error)
  }
  storeReturnPath(from)
  // Firebase returns to the current address: it must be the page that continues the sign-in.
  history.replaceState(history.state, '', '/login?back=google')
  await withProviderError(signInWithRedirect(auth, google, browserPopupRedirectResolver))
  return false
}

type PasswordOperations = Pick<
  IdentityClient,
  'requestReset' | 'setNewPassword' | 'requestVerification' | 'verifyEmail'
>

/** @param login the address of the login page, for the links in mails */
const passwordOperations = (auth: Auth, login: string): PasswordOperations => ({
  async requestReset(email) {
    // The response is the same for known and unknown addresses.
    await sendPasswordResetEmail(auth, email, { url: login }).catch((error: unknown) => {
      if (codeOf(error) !== 'auth/user-not-found') throw toProviderError(error)
    })
  },
  async setNewPassword({ token, password }) {
    await withProviderError(confirmPasswordReset(auth, token, password))
    await signOut(auth)
  },
  async requestVerification() {
    if (auth.currentUser)
      await withProviderError(sendEmailVerification(auth.currentUser, { url: login }))
  },
  async verifyEmail(token) {
    await withProviderError(applyActionCode(auth, token))
    return undefined
  },
})

const codeOf = (error: unknown): string => (error instanceof FirebaseError ? error.code : '')

function toProviderError(error: unknown): unknown {
  if (!(error instanceof FirebaseError)) return error
  const sentences: Readonly<Record<string, string>> = messages.refusals
  const isSpentLink =
    error.code === 'auth/invalid-action-code' || error.code === 'auth/expired-action-code'
  return new ProviderError(
    sentences[error.code] ?? messages.otherwise,
    isSpentLink ? 'INVALID_TOKEN' : error.code,
  )
}

/** Waits for Firebase, and converts its errors into the shop's sentences. */
async function withProviderError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw toProviderError(error)
  }
}
