/** Reference texts for the API of restock. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { deletedOne } from '../platform/reference-examples.server.ts'
import type { backInStockContract } from './contract.ts'

export const backInStockReference: ContractReference<typeof backInStockContract> = {
  description: 'One mail to a buyer when a tool that was sold out is back in stock.',
  operations: {
    ask: {
      description:
        'Asked twice it is one mail. It is sent to confirmed addresses; the request ends with it.',
      response: { acknowledged: true },
    },
    withdraw: {
      description: '`deletedCount` is 0 where nothing was asked, or the mail is sent.',
      response: deletedOne,
    },
  },
}
