/** Mails and refunds that are held since a restore, and the owner's decision about them. */
import type { Actor } from '../platform/access/endpoint.ts'
import type { Database } from '../../packages/pg-kit/database.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { CardPaymentsService } from '../card-payments/service.server.ts'
import type { MailService } from '../platform/mail/mail.server.ts'
import {
  dropOutgoing,
  readOutgoingHold,
  releaseOutgoing,
  type OutgoingHold,
} from '../platform/mail/outgoing-hold.server.ts'
import { checklistMessages as messages } from './messages/checklist.ts'

export type OutgoingDecision = 'release' | 'drop'

/** `refunds`: how many refunds by card wait. */
export type HeldWork = OutgoingHold & { readonly refunds: number }

export type OutgoingDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly mail: Pick<MailService, 'notifyQueued'>
  readonly cardPayments: Pick<CardPaymentsService, 'countWaitingRefunds'>
}

/** What is held; undefined if nothing is. */
export async function readOutgoing({
  database,
  cardPayments,
}: OutgoingDependencies): Promise<HeldWork | undefined> {
  const hold = await readOutgoingHold(database.handle)
  return hold && { ...hold, refunds: await cardPayments.countWaitingRefunds() }
}

/**
 * Releases everything that is held, or discards the held mails.
 * @param actor undefined for the operator
 * @returns how many mails; undefined if nothing is held
 */
export async function decideOutgoing(
  { database, audit, mail }: OutgoingDependencies,
  actor: Actor | undefined,
  decision: OutgoingDecision,
): Promise<number | undefined> {
  const mails = await database.transact(async (tx) => {
    const hold = await readOutgoingHold(tx)
    if (!hold) return undefined
    const count = await (decision === 'release' ? releaseOutgoing(tx) : dropOutgoing(tx))
    await audit.record(tx, actor, {
      operation: decision === 'release' ? 'checklist.release' : 'checklist.drop',
      kind: 'settings',
      id: 'mail',
      label: messages.held.label,
      before: { since: hold.since.toISOString(), rehearsal: hold.rehearsal },
      after: { mails: count },
    })
    return count
  })
  await mail.notifyQueued()
  return mails
}
