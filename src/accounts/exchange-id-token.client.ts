/** Entering the shop: the provider's proof becomes an access token of ours, kept in this browser. */
import type { IdentityClient } from '../identity/identity.client.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { storePerson, storeToken } from '../session/access-token.ts'
import { createShopClient } from '../session/api.client.ts'
import { accountsContract } from './contract.ts'

const accounts = createShopClient(accountsContract)

/**
 * Registers whoever is signed in with the provider at the shop (`PUT /user/{email}`). Someone the shop refuses is signed
 * out of the provider too, so that they are not brought back here for ever.
 * @returns whether somebody was signed in there at all
 * @throws Problem of the shop, ProviderError
 */
export async function exchangeIdToken(provider: IdentityClient): Promise<boolean> {
  const person = await provider.current()
  if (!person) return false
  const proof = await provider.proof()
  try {
    const { token } = await accounts.enter(
      { address: person.email, email: person.email },
      { bearer: proof },
    )
    if (token === undefined) throw new Error('entering answered without a token')
    storePerson({ email: person.email, name: person.displayName })
    storeToken(token)
    return true
  } catch (error) {
    if (isProblem(error) && error.body.status < 500 && error.body.status !== 429)
      await provider.signOut({ staying: true })
    throw error
  }
}
