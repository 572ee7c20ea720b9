/** Requests a mail from the identity provider to the user's own address. */
import { useState } from 'react'
import { identity, type IdentityClient } from '../../identity/identity.client.ts'
import { ProviderError } from '../../identity/provider-error.ts'
import { toast } from '../../ui/toast.tsx'

/**
 * @param ask requests the mail from the provider
 * @param done the text of the toast on success; a refusal is shown as a toast, too
 */
export function useOwnMail(ask: (provider: IdentityClient) => Promise<unknown>, done: string) {
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const request = async (): Promise<void> => {
    setBusy(true)
    try {
      await ask(await identity())
      toast(done)
      setSent(true)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      toast(error.message, 'error')
    } finally {
      setBusy(false)
    }
  }
  return { busy, sent, request }
}
