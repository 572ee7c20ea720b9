/** Leaving: the token is forgotten here, revoked at the shop, and the identity provider is told. */
import { accountsContract } from '../accounts/contract.ts'
import { forgetPads } from '../cart/pad/kept-pad.ts'
import { identity } from '../identity/identity.client.ts'
import { doingWords as words } from '../words/en/doing.ts'
import { forgetToken, readToken } from './access-token.ts'
import { client } from './api.client.ts'
import { forgetDrafts } from './draft.ts'
import { toast } from './feedback.tsx'

/**
 * Signs out. A provider may ask for that on its own page, which ends this one. Here it always succeeds; a shop or provider that could not be told is said, not hidden.
 * @param from where to go after the next sign-in
 */
export async function signOut(from?: string): Promise<void> {
  const bearer = readToken()
  forgetToken()
  forgetDrafts()
  forgetPads()
  // One after the other: a provider that leaves this page would cut the shop's answer off.
  const shop = await Promise.allSettled([bearer === undefined ? undefined : client(accountsContract).signOut({}, { bearer })])
  const provider = await Promise.allSettled([identity().then((one) => one.signOut(from === undefined ? {} : { from }))])
  const told = [...shop, ...provider]
  if (told.every(({ status }) => status === 'fulfilled')) toast(words.signedOut)
  else toast(words.signOutUnheard, 'info')
}
