/** Leaving: the token is forgotten here, revoked at the shop, and the identity provider is told. */
import { accountsContract } from '../accounts/contract.ts'
import { forgetPads } from '../cart/pad/kept-pad.ts'
import { identity } from '../identity/identity.client.ts'
import { webWords as words } from '../words/en/web.ts'
import { forgetToken, readToken } from './access-token.ts'
import { client } from './api.client.ts'
import { forgetDrafts } from './draft.ts'
import { toast } from './feedback.tsx'

/** Signs out. Here it always succeeds; a shop or provider that could not be told is said, not hidden. */
export async function signOut(): Promise<void> {
  const bearer = readToken()
  forgetToken()
  forgetDrafts()
  forgetPads()
  const told = await Promise.allSettled([
    bearer === undefined ? undefined : client(accountsContract).signOut({}, { bearer }),
    identity().then((provider) => provider.signOut()),
  ])
  if (told.every(({ status }) => status === 'fulfilled')) toast(words.signedOut)
  else toast(words.signOutUnheard, 'info')
}
