/**
 * Delivers messages, several at once; messages about the same record to the same endpoint are sent
 * one after the other.
 */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { createJobRunner, type JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import { keepConnections, type KeptConnections } from '../pictures/post-public.server.ts'
import { isOutgoingHeld } from '../platform/mail/outgoing-hold.server.ts'
import type { WebhooksDependencies } from './dependencies.server.ts'
import { deliveryChannel } from './fan-out.server.ts'
import {
  claimDeliveries,
  releaseDelivery,
  nextDelivery,
  recordDelivered,
  recordResult,
  type ClaimedDelivery,
  type Delivered,
} from './message-store.server.ts'
import { webhooksMessages as messages } from './messages/webhooks.ts'
import { outcomeOf, pauseAfter, pausedAfter } from './rules.ts'
import { createBatch } from './result-batch.server.ts'
import { openSecrets } from './sealed-secrets.server.ts'
import { sendMessage, type Attempt } from './send-message.server.ts'
import { findEndpoint, noteFailure, stopEndpoint } from './store.server.ts'

/** Milliseconds for one attempt. */
const timeout = 15_000
/** Milliseconds for which a stopping shop waits for responses. */
const stopPatience = 2000
/** Longer than an attempt can take: after that, another process may try. */
const lease = 60_000
const maxConcurrent = 64
/** An endpoint that hangs must leave capacity for the others. */
const maxPerEndpoint = 8

type Sender = {
  readonly deps: WebhooksDependencies
  readonly noteDelivered: (delivered: Delivered) => Promise<void>
  readonly connections: KeptConnections
  /** Aborts running requests when the shop stops. */
  stopping: AbortController
}

const createSender = (deps: WebhooksDependencies): Sender => ({
  deps,
  noteDelivered: createBatch<Delivered>((all) => recordDelivered(deps.database.handle, all)),
  connections: keepConnections(maxPerEndpoint),
  stopping: new AbortController(),
})

export function createDeliveryRunner(deps: WebhooksDependencies): JobRunner {
  const { handle } = deps.database
  const sender = createSender(deps)
  const runner = createJobRunner<ClaimedDelivery>(deps.database, deps.log, {
    channel: deliveryChannel,
    pollInterval: 10_000,
    lease,
    maxConcurrent,
    failureMessage: messages.sendFailed,
    isHeld: () => isOutgoingHeld(handle),
    claimSome: (time, running, room) =>
      claimDeliveries(handle, {
        lease: time,
        room,
        perEndpoint: maxPerEndpoint,
        running: running.map(({ endpointId }) => endpointId),
      }),
    perform: (delivery) => deliver(sender, delivery),
    nextDueIn: () => nextDelivery(handle),
  })
  return {
    start() {
      sender.stopping = new AbortController()
      return runner.start()
    },
    async close() {
      const timer = setTimeout(() => sender.stopping.abort(), stopPatience)
      await runner.close()
      clearTimeout(timer)
    },
  }
}

/** Sends all due messages, one after the other. */
export async function deliverDue(deps: WebhooksDependencies): Promise<void> {
  const sender = createSender(deps)
  const one = { lease, room: 1, perEndpoint: 1, running: [] }
  const next = () => claimDeliveries(deps.database.handle, one)
  for (let [due] = await next(); due; [due] = await next()) await deliver(sender, due)
}

/** Sends a message and records the result. */
async function deliver(
  { deps, noteDelivered, connections, stopping: { signal } }: Sender,
  delivery: ClaimedDelivery,
): Promise<'failed' | void> {
  const { id, endpointId, messageId, address, body, secrets } = delivery
  const { now, sealer, webhookTestOrigins: testOrigins } = deps
  const opened = await openSecrets(sealer, secrets, endpointId)
  const sent: Attempt =
    opened.length === 0
      ? { answer: messages.notSigned, milliseconds: 0 }
      : await sendMessage(
          { address, secrets: opened, id: messageId, body, at: now() },
          { testOrigins, timeout, connections, signal },
        )
  const { status, answer, milliseconds } = sent
  if (status === undefined && signal.aborted) return releaseDelivery(deps.database.handle, id)
  if (status === undefined || outcomeOf(status) !== 'delivered') {
    await recordFailure(deps, delivery, sent)
    return 'failed'
  }
  await noteDelivered({ id, status, answer, milliseconds })
}

async function recordFailure(
  deps: WebhooksDependencies,
  { id, endpointId, attempts }: ClaimedDelivery,
  sent: Attempt,
): Promise<void> {
  const pause = pauseAfter(attempts)
  const isMailed = await deps.database.transact(async (tx) => {
    await recordResult(tx, id, {
      state: pause === undefined ? 'failed' : 'waiting',
      pause: pause ?? 0,
      status: sent.status,
      answer: sent.answer,
      milliseconds: sent.milliseconds,
    })
    const failing = await noteFailure(tx, endpointId)
    const isGone = outcomeOf(sent.status) === 'gone'
    const reason = isGone ? 'gone' : failing > pausedAfter ? 'failing' : undefined
    if (reason === undefined || !(await stopEndpoint(tx, endpointId, reason))) return false
    return mailOwners(deps, tx, endpointId, reason)
  })
  if (isMailed) await deps.mail.notifyQueued()
}

/** To the person who created the endpoint, if they are still an owner; otherwise to all owners. */
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
