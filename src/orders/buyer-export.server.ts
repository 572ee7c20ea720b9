/**
 * What orders store about a buyer: for their download, and the orders that prevent account
 * deletion.
 */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { inSpokenWords } from './model/spoken-order-words.server.ts'
import { ordersOpen } from '../accounts/privacy/privacy-contract.ts'
import { accountsMessages } from '../accounts/messages/accounts.ts'
import { anonymizeHolds } from './model/holds-store.server.ts'
import type { OrdersDependencies } from './dependencies.server.ts'
import { toOrderDetailsDto } from './dto.server.ts'
import { listEdits } from './model/edit-store.server.ts'
import { listOpenNumbers, listOrdersOfUser } from './buyer-export-store.server.ts'
import { listHistory, withLines } from './store.server.ts'

/**
 * All orders of a buyer with their lines and history, oldest first; including deleted ones, but not
 * those of companies that they have left.
 */
export async function readOrdersOf(
  { companies }: Pick<OrdersDependencies, 'companies'>,
  db: Handle,
  userId: string,
) {
  const { member } = await companies.ownedRecords(db, userId)
  const rows = (await listOrdersOfUser(db, userId)).filter(
    ({ company_id: companyId }) => companyId === null || member.includes(companyId),
  )
  const orders = await withLines(db, rows)
  const result = []
  for (const order of orders)
    result.push(
      toOrderDetailsDto(
        inSpokenWords(order),
        await listHistory(db, order.id),
        { role: 'customer' },
        { edits: await listEdits(db, order.id) },
      ),
    )
  return { orders: result }
}

/** @throws ordersOpen if an order is neither delivered nor cancelled */
export async function requireNoOpenOrders(tx: Handle, userId: string): Promise<void> {
  const numbers = await listOpenNumbers(tx, userId)
  if (numbers.length > 0)
    throw ordersOpen({
      detail: accountsMessages.ordersOpenDetail(numbers),
      facts: { orders: numbers },
    })
}

/**
 * Removes a deleted account's name from the holds that it ended, and from the audit of its orders.
 */
export async function removeNamesFromHistory(
  { audit }: Pick<OrdersDependencies, 'audit'>,
  tx: Handle,
  userId: string,
): Promise<void> {
  await anonymizeHolds(tx, userId, '')
  const orders = await listOrdersOfUser(tx, userId)
  await audit.removeNames(
    tx,
    'order',
    orders.map(({ id }) => id),
  )
}
