/** The state of a webhook, in one word. */
import type { Webhook } from '../contract.ts'
import { webhookPages } from '../messages/pages.ts'

const { states } = webhookPages

export function WebhookState({
  webhook: { state, failingSince },
}: {
  readonly webhook: Pick<Webhook, 'state' | 'failingSince'>
}) {
  if (state !== 'active')
    return <span className={state === 'disabled' ? 'pill bad' : 'pill'}>{states[state]}</span>
  return failingSince === undefined ? (
    <span className="pill good">{states.active}</span>
  ) : (
    <span className="pill warn">{states.failing}</span>
  )
}
