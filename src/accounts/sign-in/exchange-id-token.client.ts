/** Exchanges the provider's ID token for an access token of the shop, stored in this browser. */
import { isProblem } from '../../../packages/contract/problem.ts'
import type { IdentityClient } from '../../identity/identity.client.ts'
import { secondFactorRequired } from '../../identity/problems.ts'
import { secondFactorMissing } from '../../identity/provider-error.ts'
import {
  readAccessToken,
  storeAccessToken,
  storeSignedInUser,
} from '../../session/access-token.browser.ts'
import { createShopClient } from '../../session/api.client.ts'
import { accountsContract } from '../contract.ts'

const accounts = createShopClient(accountsContract)

/**
 * Signs the provider's user in at the shop (`PUT /user/{email}`). A user whom the shop refuses is
 * signed out of the provider, too: otherwise the login page would retry endlessly.
 * @returns whether somebody was signed in at the provider
 * @throws Problem of the shop, ProviderError (recoverable if `isSecondFactorMissing`)
 */
export async function exchangeIdToken(provider: IdentityClient): Promise<boolean> {
  const user = await provider.currentUser()
  if (!user) return false
  const idToken = await provider.getIdToken()
  try {
    const { token } = await accounts.exchangeIdToken(
      { address: user.email, email: user.email },
      { bearer: idToken },
    )
    if (token === undefined) throw new Error('the exchange was answered without a token')
    storeSignedInUser({ email: user.email, name: user.displayName })
    storeAccessToken(token)
    return true
  } catch (error) {
    if (isProblem(error, secondFactorRequired)) throw secondFactorMissing(error.message)
    if (isProblem(error) && error.body.status < 500 && error.body.status !== 429)
      await provider.signOut({ localOnly: true })
    throw error
  }
}

/** Replaces this browser's access token: rights are determined when a token is issued. */
export async function renewAccessToken(provider: IdentityClient): Promise<void> {
  const bearer = readAccessToken()
  if ((await exchangeIdToken(provider)) && bearer !== undefined)
    await accounts.signOut({}, { bearer })
}
