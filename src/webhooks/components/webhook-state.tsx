/** The state of a webhook, in one word. */
import { StatePill } from '../../ui/state-pill.tsx'
import type { Webhook } from '../contract.ts'

export const WebhookState = ({
  webhook: { state, failingSince },
}: {
  readonly webhook: Pick<Webhook, 'state' | 'failingSince'>
}) => <StatePill state={state === 'active' && failingSince !== undefined ? 'failing' : state} />
