/** Delivers messages, several at once, those of a record at an endpoint one after the other. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { createJobRunner, type JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import { isOutgoingHeld } from '../platform/mail/outgoing-hold.server.ts'
import type { WebhooksDependencies } from './dependencies.server.ts'
import { deliveryChannel } from './fan-out.server.ts'
import {
  claimDelivery,
  nextDelivery,
  recordResult,
  type ClaimedDelivery,
} from './message-store.server.ts'
import { webhooksMessages as messages } from './messages/webhooks.ts'
import { outcomeOf, pauseAfter, pausedAfter } from './rules.ts'
import { openSecrets } from './sealed-secrets.server.ts'
import { sendMessage, type Attempt } from './send-message.server.ts'
import { findEndpoint, noteResult, stopEndpoint } from './store.server.ts'

/** Milliseconds for one attempt. */
const timeout = 15_000
/** Longer than an attempt can take: then another process may try. */
const lease = 60_000
const maxConcurrent = 32
/** One endpoint that hangs leaves room for the others. */
const maxPerEndpoint = 8

export const createDeliveryRunner = (deps: WebhooksDependencies): JobRunner =>
  createJobRunner<ClaimedDelivery>(deps.database, deps.log, {
    channel: deliveryChannel,
    pollInterval: 10_000,
    lease,
    maxConcurrent,
    failureMessage: messages.sendFailed,
    isHeld: () => isOutgoingHeld(deps.database.handle),
    claim: (time, running) => claimDelivery(deps.database.handle, time, busyOf(running)),
    perform: (delivery) => deliver(deps, delivery),
    nextDueIn: () => nextDelivery(deps.database.handle),
  })

function busyOf(running: readonly ClaimedDelivery[]): readonly string[] {
  const counted = Map.groupBy(running, ({ endpointId }) => endpointId)
  return [...counted].flatMap(([id, all]) => (all.length >= maxPerEndpoint ? [id] : []))
}

/** Sends all that is due. */
export async function deliverDue(deps: WebhooksDependencies): Promise<void> {
  const next = () => claimDelivery(deps.database.handle, lease, [])
  for (let due = await next(); due; due = await next()) await deliver(deps, due)
}

/** Sends a message and records what became of it. */
async function deliver(
  deps: WebhooksDependencies,
  { id, endpointId, messageId, address, body, secrets, attempts }: ClaimedDelivery,
): Promise<'failed' | void> {
  const { database, mail, now, sealer, webhookTestOrigins: testOrigins } = deps
  const opened = await openSecrets(sealer, secrets, endpointId)
  const sent: Attempt =
    opened.length === 0
      ? { answer: messages.notSigned, milliseconds: 0 }
      : await sendMessage(
          { address, secrets: opened, id: messageId, body, at: now() },
          { testOrigins, timeout },
        )
  const outcome = outcomeOf(sent.status)
  const pause = outcome === 'delivered' ? undefined : pauseAfter(attempts)
  const isMailed = await database.transact(async (tx) => {
    await recordResult(tx, id, {
      state: outcome === 'delivered' ? 'delivered' : pause === undefined ? 'failed' : 'waiting',
      pause: pause ?? 0,
      status: sent.status,
      answer: sent.answer,
      milliseconds: sent.milliseconds,
    })
    const failing = await noteResult(tx, endpointId, outcome === 'delivered')
    const reason = outcome === 'gone' ? 'gone' : failing > pausedAfter ? 'failing' : undefined
    if (reason === undefined || !(await stopEndpoint(tx, endpointId, reason))) return false
    return mailOwners(deps, tx, endpointId, reason)
  })
  if (isMailed) await mail.notifyQueued()
  return outcome === 'delivered' ? undefined : 'failed'
}

/** To whoever made the endpoint, while they are an owner; else to all owners. */
async function mailOwners(
  { accounts, mail, newId, origin, readSettings }: WebhooksDependencies,
  tx: Handle,
  endpointId: string,
  reason: 'failing' | 'gone',
): Promise<boolean> {
  const endpoint = await findEndpoint(tx, endpointId)
  if (!endpoint || !mail.ready) return false
  const owners = await accounts.staffWith(tx, 'owner')
  const made = owners.filter(({ id }) => id === endpoint.owner_id)
  const content = messages.mail({
    address: endpoint.address,
    reason,
    shop: (await readSettings()).name,
    link: `${origin}/dashboard/webhooks/${endpointId}`,
  })
  for (const { id, email } of made.length > 0 ? made : owners)
    await mail.queue(tx, {
      to: email,
      ...content,
      kind: 'notice',
      key: `webhook/${endpointId}/${reason}/${newId()}/${id}`,
    })
  return true
}
