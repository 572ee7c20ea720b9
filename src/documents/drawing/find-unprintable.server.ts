/** Finds characters in an order that its documents cannot print, before one is issued. */
import type { Actor } from '../../platform/access/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import type { OrdersService } from '../../orders/service.server.ts'
import { sellerOf, toDocumentContent } from '../document-content.ts'
import type { ReadSettings } from '../../settings/declarations.ts'
import type { DrawingPool } from './drawing-pool.server.ts'
import { findCustomer } from '../store.server.ts'
import { codePointOf } from './transliteration.ts'

type Dependencies = {
  readonly database: Database
  readonly orders: Pick<OrdersService, 'lock' | 'canSee'>
  readonly readSettings: ReadSettings
  readonly drawing: Pick<DrawingPool, 'findUnprintable'>
}

/**
 * The characters of an order and of the shop's letterhead that no font has, without duplicates.
 * @throws notFound if this actor may not see the order
 */
export async function findUnprintable(
  { database, orders, readSettings, drawing }: Dependencies,
  actor: Actor,
  orderNumber: number,
): Promise<{ readonly character: string; readonly codePoint: string }[]> {
  const { handle } = database
  const locked = await database.transact((tx) => orders.lock(tx, orderNumber))
  if (!locked || !(await orders.canSee(handle, actor, locked))) throw notFound()
  const settings = await readSettings()
  const customer = await findCustomer(handle, locked.order.id)
  const content = toDocumentContent(sellerOf(settings), locked.order, settings.timeZone, customer)
  const characters = await drawing.findUnprintable(content)
  return characters.map((character) => ({ character, codePoint: codePointOf(character) }))
}
