/** What follows when a received order ends without an order: rejected, or replaced by a newer one. */
import { isAdmin } from '../accounts/rules.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { answerChannel, markDue } from './answers/answer-store.server.ts'
import type { ReceivedOrdersDependencies } from './dependencies.server.ts'
import { labelOf } from './receive.server.ts'
import type { ReceivedRow } from './store.server.ts'

type Ended = {
  readonly row: ReceivedRow
  readonly operation: 'receivedOrders.reject' | 'receivedOrders.replace'
  readonly after: Readonly<Record<string, string>>
}

/** The answer to its mail is due, and the history names what staff did. */
export async function followEnd(
  { audit, database }: ReceivedOrdersDependencies,
  tx: Handle,
  actor: Actor,
  { row, operation, after }: Ended,
): Promise<void> {
  const mailId = row.mail?.answering?.mail
  // What else its mail brought may have waited for this one.
  if (mailId !== undefined) {
    await markDue(tx, { mailId, delay: 0, byHand: false })
    await database.notify(tx, answerChannel, '')
  }
  if (isAdmin(actor))
    await audit.record(tx, actor, {
      operation,
      kind: 'received-order',
      id: row.id,
      label: labelOf({ number: row.number, fileName: row.file_name }),
      before: { state: 'open' },
      after,
    })
}
