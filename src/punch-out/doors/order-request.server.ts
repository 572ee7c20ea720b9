/** Turns an OrderRequest into a received order of the company: a draft, stored with its message. */
import { isProblem } from '../../../packages/contract/problem.ts'
import { orderFileUnreadable } from '../../received-orders/contract.ts'
import type { PunchOutDependencies } from '../dependencies.server.ts'
import { punchOutMessages } from '../messages/punch-out.ts'
import { findReceivedMessage, insertReceivedMessage } from '../store.server.ts'
import type { Answer, Called } from './called.server.ts'

const { cxml: words } = punchOutMessages

/** The order's content: its envelope may have another time when it is sent again. */
const orderIn = (message: string): string =>
  /<(?:[\w.-]+:)?OrderRequest\b[^]*<\/(?:[\w.-]+:)?OrderRequest\s*>/.exec(message)?.[0] ?? message

/**
 * A message that is sent again because no response arrived gets the same response; an order that
 * comes again in another message is stored, and marked as received twice.
 */
export async function receiveOrder(
  { database, now, receivedOrders }: PunchOutDependencies,
  { caller, message, log }: Called,
): Promise<Answer> {
  const { payloadId } = message
  const file = new TextEncoder().encode(message.text)
  const company = { id: caller.company_id, name: caller.company }
  try {
    const write = await receivedOrders.receiveForCompany(company, {
      name: `${payloadId.replaceAll(/[^\w.@-]+/g, '-').slice(0, 100)}.xml`,
      bytes: file,
    })
    const isNew = await database.transact(async (tx) => {
      const key = { connectionId: caller.id, payloadId }
      const earlier = await findReceivedMessage(tx, key)
      if (earlier !== undefined) {
        const before = await receivedOrders.fileOf(tx, earlier)
        if (before && orderIn(new TextDecoder().decode(before)) !== orderIn(message.text))
          throw orderFileUnreadable({ detail: words.otherOrder })
        return false
      }
      const [first] = await write(tx)
      if (first) await insertReceivedMessage(tx, { ...key, orderId: first.id, at: now() })
      return true
    })
    if (isNew) await log('ordered', null)
    return { code: 201, text: 'Accepted', detail: words.received }
  } catch (error) {
    if (!isProblem(error) || error.body.status >= 500) throw error
    await log('refused', 'order')
    return { code: 400, text: 'Bad Request', detail: error.body.detail ?? words.notMessage }
  }
}
