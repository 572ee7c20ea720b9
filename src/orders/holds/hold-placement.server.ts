/** What is written with an order that is placed on hold: its hold and its mails, but no stock. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'
import { holdMails, type HoldMailSource } from './hold-mails.server.ts'
import type { NewHold } from '../model/holds.ts'
import { placementNotice } from '../mails/notices-store.server.ts'
import { holdPart } from '../model/holds-store.server.ts'
import type { OrderStatementPart, OrderValues } from '../model/insert-order-store.server.ts'

type HeldPlacement = {
  /** Its number is undefined if nobody gets a mail. */
  readonly order: OrderValues & { readonly number: number | undefined }
  readonly hold: NewHold
  readonly source: HoldMailSource
}

/** @param db the transaction that writes the order */
export async function holdClauses(
  deps: OrdersDependencies,
  db: Handle,
  { order: { number, ...order }, hold, source }: HeldPlacement,
): Promise<readonly OrderStatementPart[]> {
  const mails =
    number === undefined
      ? []
      : await holdMails(deps, db, { ...order, number }, { source, hold, event: 'placed' })
  // The shop is told about orders that colleagues decide first only after their decision.
  const isForShop = number !== undefined && hold.kind !== 'approval'
  return [
    holdPart(deps.newId(), hold),
    ...(mails.length > 0 ? [deps.mail.queueClause(mails)] : []),
    ...(isForShop ? [placementNotice] : []),
  ]
}
