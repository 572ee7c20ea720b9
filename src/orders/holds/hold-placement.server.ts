/** What is written with an order that is placed on hold: no stock, but its hold and its mails. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { OrdersDependencies } from '../dependencies.server.ts'
import { holdMails, type HoldMailSource } from './hold-mails.server.ts'
import type { NewHold } from '../model/holds.ts'
import { placementNotice } from '../mails/notices-store.server.ts'
import { holdPart } from '../model/holds-store.server.ts'
import type { OrderStatementPart, OrderValues } from '../model/insert-order-store.server.ts'

type HeldPlacement = {
  /** Its number is undefined where nobody is written to. */
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
  // What colleagues decide about first is told to the shop when they have.
  const isForShop = number !== undefined && hold.kind !== 'approval'
  return [
    holdPart(deps.newId(), hold),
    ...(mails.length > 0 ? [deps.mail.queueClause(mails)] : []),
    ...(isForShop ? [placementNotice] : []),
  ]
}
