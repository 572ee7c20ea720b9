/** The operations by which a buyer is told, once, that a tool is back in stock. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { Id } from '../platform/fields/fields.ts'
import { mailMessages } from '../platform/messages/mail.ts'
import { restockMessages } from './messages/back-in-stock.ts'

const { problems } = restockMessages

export const inStockAlready = problem('in-stock', 409, problems.inStock)
/** The same Problem that the mail service throws. */
export const mailNotSetUp = problem('mail-not-set-up', 503, mailMessages.notSetUp)
export const addressNotConfirmed = problem('address-not-confirmed', 409, problems.notConfirmed)

const ById = z.strictObject({ id: Id })

export const backInStockContract = {
  ask: endpoint({
    route: 'POST /tools/:id/restock',
    access: 'customer',
    summary: 'Request an e-mail when a sold-out tool is back in stock',
    input: ById,
    output: z.strictObject({ acknowledged: z.boolean() }),
    problems: [notFound, inStockAlready, addressNotConfirmed, mailNotSetUp],
  }),
  withdraw: endpoint({
    route: 'DELETE /tools/:id/restock',
    access: 'customer',
    summary: 'Withdraw the request for a back-in-stock e-mail',
    input: ById,
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
  }),
}
/** One method for each operation of the contract. */
export interface RestockOperations extends Service<typeof backInStockContract> {}
