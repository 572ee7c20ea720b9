/** Reference texts for the API of restock. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { deletedOne } from '../platform/reference-examples.server.ts'
import type { backInStockContract } from './contract.ts'

export const backInStockReference: ContractReference<typeof backInStockContract> = {
  description: 'Back-in-stock mails: one mail to a buyer when a sold-out tool is available again.',
  operations: {
    ask: {
      description:
        'Repeated requests result in one mail. Mails are only sent to confirmed addresses, and the ' +
        'request ends when the mail is sent.',
      response: { acknowledged: true },
    },
    withdraw: {
      description:
        '`deletedCount` is 0 if there was no request, or if the mail has already been sent.',
      response: deletedOne,
    },
  },
}
