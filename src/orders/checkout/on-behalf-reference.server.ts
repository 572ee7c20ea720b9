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
      'As the buyer would: their prices, terms, limits and holds count, and an order above what ' +
      'they may spend waits for their colleagues. History, mails and audit say who placed it for ' +
      'whom. The person who placed it cannot release it.',
    request: {
      userId: exampleIds.user,
      company: exampleIds.company,
      lines: [{ toolId: exampleIds.tool, quantity: 24 }],
      ...exampleContact,
    },
    response: { acknowledged: true, insertedId: exampleIds.order, ...order },
  },
})
