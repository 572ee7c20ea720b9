/** The state of a service account, in one word or two. */
import { StatePill } from '../../ui/state-pill.tsx'
import type { ServiceAccount } from '../contract.ts'

export function AccountState({ account }: { readonly account: ServiceAccount }) {
  const { state, pausesAt, keys } = account
  if (state === 'paused') return <StatePill state="paused" />
  if (pausesAt !== undefined) return <StatePill state="unattended" />
  return <StatePill state={keys.some((key) => key.state === 'active') ? 'active' : 'noKey'} />
}
