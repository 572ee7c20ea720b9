/** The published API reference of orders that staff place for a buyer. */
import type { ContractReference } from '../../../packages/contract/server/reference.server.ts'
import { exampleContact, exampleIds } from '../../platform/reference-examples.server.ts'
import type { onBehalfContract } from './on-behalf-contract.ts'

type Operations = ContractReference<typeof onBehalfContract>['operations']
type ExampleOrder = Omit<
  NonNullable<Operations['placeOnBehalf']['response']>,
  'acknowledged' | 'insertedId'
>

/** @param order an example of an order */
export const onBehalfReference = (order: ExampleOrder): Operations => ({
  placeOnBehalf: {
    description:
      "The buyer's prices, terms, limits and holds apply, as if the buyer had placed the order. " +
      "An order above the buyer's limit waits for approval by one of the buyer's colleagues. The " +
      'history, the e-mails and the audit log show who placed the order for whom. The person who ' +
      'placed the order cannot release it.',
    request: {
      userId: exampleIds.user,
      company: exampleIds.company,
      lines: [{ toolId: exampleIds.tool, quantity: 24 }],
      ...exampleContact,
    },
    response: { acknowledged: true, insertedId: exampleIds.order, ...order },
  },
})
