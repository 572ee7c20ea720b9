/** Leaving: the token is forgotten here, revoked at the shop, and the identity provider is told. */
import { accountsContract } from '../accounts/contract.ts'
import { clearPads } from '../order-pad/pad-storage.browser.ts'
import { identity } from '../identity/identity.client.ts'
import { formMessages as messages } from '../platform/messages/forms.ts'
import { clearToken, readToken } from '../session/access-token.ts'
import { createShopClient } from '../session/api.client.ts'
import { clearDrafts } from '../ui/use-draft.ts'
import { toast } from '../ui/toast.tsx'

/**
 * Signs out. A provider may ask for that on its own page, which ends this one. Here it always succeeds; a shop or provider that could not be told is said, not hidden.
 * @param from where to go after the next sign-in
 */
export async function signOut(from?: string): Promise<void> {
  const bearer = readToken()
  clearToken()
  clearDrafts()
  clearPads()
  // One after the other: a provider that leaves this page would cut the shop's answer off.
  const shop = await Promise.allSettled([
    bearer === undefined ? undefined : createShopClient(accountsContract).signOut({}, { bearer }),
  ])
  const provider = await Promise.allSettled([
    identity().then((one) => one.signOut(from === undefined ? {} : { from })),
  ])
  const told = [...shop, ...provider]
  if (told.every(({ status }) => status === 'fulfilled')) toast(messages.signedOut)
  else toast(messages.signedOutHereOnly, 'info')
}
