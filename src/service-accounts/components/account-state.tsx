/** The state of a service account, in one word or two. */
import type { ServiceAccount } from '../contract.ts'
import { serviceAccountPages } from '../messages/pages.ts'

const { states } = serviceAccountPages

export function AccountState({ account }: { readonly account: ServiceAccount }) {
  const { state, pausesAt, keys } = account
  if (state === 'paused') return <span className="pill">{states.paused}</span>
  if (pausesAt !== undefined) return <span className="pill warn">{states.unattended}</span>
  return keys.some((key) => key.state === 'active') ? (
    <span className="pill good">{states.active}</span>
  ) : (
    <span className="pill">{states.noKey}</span>
  )
}
