/** What follows when a received order ends without an order because it is rejected or replaced. */
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

/** Makes the answer to its mail due, and records the action of staff in the history. */
export async function followEnd(
  { audit, database }: ReceivedOrdersDependencies,
  tx: Handle,
  actor: Actor,
  { row, operation, after }: Ended,
): Promise<void> {
  const mailId = row.mail?.answering?.mail
  // Other orders of its mail may have waited for this one.
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
