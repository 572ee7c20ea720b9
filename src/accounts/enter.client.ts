/** Entering the shop: the provider's proof becomes an access token of ours, kept in this browser. */
import type { IdentityClient } from '../identity/identity.client.ts'
import { isProblem } from '../platform/problem.ts'
import { keepPerson, keepToken } from '../web/access-token.ts'
import { client } from '../web/api.client.ts'
import { accountsContract } from './contract.ts'

const accounts = client(accountsContract)

/**
 * Registers whoever is signed in with the provider at the shop (`PUT /user/{email}`). Someone the shop refuses is signed
 * out of the provider too, so that they are not brought back here for ever.
 * @returns whether somebody was signed in there at all
 * @throws Problem of the shop, ProviderError
 */
export async function enter(provider: IdentityClient): Promise<boolean> {
  const person = await provider.current()
  if (!person) return false
  const proof = await provider.proof()
  try {
    const { token } = await accounts.enter({ address: person.email, email: person.email }, { bearer: proof })
    if (token === undefined) throw new Error('entering answered without a token')
    keepPerson({ email: person.email, name: person.displayName })
    keepToken(token)
    return true
  } catch (error) {
    if (isProblem(error) && error.body.status < 500 && error.body.status !== 429) await provider.signOut({ staying: true })
    throw error
  }
}
