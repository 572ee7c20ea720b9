/** The browser side of Firebase Authentication: the web SDK behind the interface that every provider fulfils. */
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
} from '@firebase/auth'
import { identityMessages } from './messages/identity.ts'
import type { IdentityClient } from './identity.client.ts'
import { ProviderError } from './provider-error.ts'
import { storeReturnPath, takeReturnPath } from './redirect-state.client.ts'
import type { PublicIdentitySettings } from './public-settings.ts'

const { firebase: words } = identityMessages

export function firebaseClient({ firebase }: PublicIdentitySettings): IdentityClient {
  if (!firebase) throw new Error('the page names no Firebase project')
  const { emulator, ...project } = firebase
  // The way to Google is not given along: it would fetch Google's scripts before anybody asks for them.
  const auth = initializeAuth(initializeApp(project), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (emulator !== undefined) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  const login = `${location.origin}/login`

  return {
    async signUp({ name, email, password }) {
      const { user } = await asked(createUserWithEmailAndPassword(auth, email, password))
      await asked(updateProfile(user, { displayName: name }))
      // One is in without it: whoever misses this mail can ask for another.
      await sendEmailVerification(user, { url: login }).catch((error: unknown) =>
        reportError(error),
      )
    },
    async signIn({ email, password }) {
      await asked(signInWithEmailAndPassword(auth, email, password))
    },
    async continueWithGoogle({ from }) {
      const google = new GoogleAuthProvider()
      google.setCustomParameters({ prompt: 'select_account' })
      try {
        await signInWithPopup(auth, google, browserPopupRedirectResolver)
        return true
      } catch (error) {
        if (codeOf(error) !== 'auth/popup-blocked') throw refusal(error)
      }
      storeReturnPath(from)
      // Firebase sends back to the address one left from: that must be the page which takes people up.
      history.replaceState(history.state, '', '/login?back=google')
      await asked(signInWithRedirect(auth, google, browserPopupRedirectResolver))
      return false
    },
    leaveFor: () => Promise.reject(new ProviderError(words.otherwise)), // every question is asked on the shop's own pages
    takeFrom: takeReturnPath,
    takeLeft: () => false,
    sentenceFor: () => words.otherwise,
    async current() {
      if (new URLSearchParams(location.search).has('back'))
        await asked(getRedirectResult(auth, browserPopupRedirectResolver))
      await auth.authStateReady()
      const user = auth.currentUser
      if (!user) return null
      if (user.email === null) throw new ProviderError(identityMessages.noEmail)
      return { displayName: user.displayName ?? user.email, email: user.email, uid: user.uid }
    },
    async proof() {
      await auth.authStateReady()
      if (!auth.currentUser) throw new ProviderError(words.refusals['auth/user-token-expired'])
      // A fresh one: a name just given, an address just confirmed, a password just changed stand in it.
      return asked(auth.currentUser.getIdToken(true))
    },
    async requestReset(email) {
      // Known or not, the answer is the same.
      await sendPasswordResetEmail(auth, email, { url: login }).catch((error: unknown) => {
        if (codeOf(error) !== 'auth/user-not-found') throw refusal(error)
      })
    },
    async setNewPassword({ token, password }) {
      await asked(confirmPasswordReset(auth, token, password))
      await signOut(auth)
    },
    async requestVerification() {
      if (auth.currentUser) await asked(sendEmailVerification(auth.currentUser, { url: login }))
    },
    async verifyEmail(token) {
      await asked(applyActionCode(auth, token))
    },
    signOut: () => asked(signOut(auth)),
  }
}

const codeOf = (error: unknown): string => (error instanceof FirebaseError ? error.code : '')

function refusal(error: unknown): unknown {
  if (!(error instanceof FirebaseError)) return error
  const sentences: Readonly<Record<string, string>> = words.refusals
  const isSpentLink =
    error.code === 'auth/invalid-action-code' || error.code === 'auth/expired-action-code'
  return new ProviderError(
    sentences[error.code] ?? words.otherwise,
    isSpentLink ? 'INVALID_TOKEN' : error.code,
  )
}

/** Waits, and says in our words what Firebase says in its own. */
async function asked<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw refusal(error)
  }
}
