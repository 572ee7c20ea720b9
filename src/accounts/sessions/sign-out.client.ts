/** Signing out: in this browser, at the shop, and at the identity provider. */
import { identity } from '../../identity/identity.client.ts'
import { formMessages as messages } from '../../platform/messages/forms.ts'
import { clearSession, readAccessToken } from '../../session/access-token.browser.ts'
import { createShopClient } from '../../session/api.client.ts'
import { trackSignOut } from '../../session/pending-sign-out.browser.ts'
import { clearPersonalStorage } from '../../session/personal-storage.browser.ts'
import { toast } from '../../ui/toast.tsx'
import { accountsContract } from '../contract.ts'

/**
 * Signs out. In this browser it always succeeds; if the shop or the provider cannot be reached, a
 * toast reports it. A provider may ask for confirmation on its own page, which replaces this page.
 * @param from where to go after the next sign-in
 */
export function signOut(from?: string): Promise<void> {
  const work = endSessions(from)
  trackSignOut(work)
  return work
}

async function endSessions(from: string | undefined): Promise<void> {
  const bearer = readAccessToken()
  clearSession()
  clearPersonalStorage()
  // One after the other: a provider that navigates away from this page would abort the request to
  // the shop.
  const shop = await Promise.allSettled([
    bearer === undefined ? undefined : createShopClient(accountsContract).signOut({}, { bearer }),
  ])
  const provider = await Promise.allSettled([
    identity().then((client) => client.signOut(from === undefined ? {} : { from })),
  ])
  const outcomes = [...shop, ...provider]
  if (outcomes.every(({ status }) => status === 'fulfilled')) toast(messages.signedOut)
  else toast(messages.signedOutHereOnly, 'info')
}
