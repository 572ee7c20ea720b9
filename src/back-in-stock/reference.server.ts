/** Reference texts for the API of restock. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { deletedOne } from '../platform/reference-examples.server.ts'
import type { backInStockContract } from './contract.ts'

export const backInStockReference: ContractReference<typeof backInStockContract> = {
  description:
    'Back-in-stock e-mails: a buyer receives one e-mail when a sold-out tool is available again.',
  operations: {
    ask: {
      description:
        'Repeated requests result in one e-mail. E-mails are sent only to confirmed addresses, ' +
        'and the request ends when the e-mail is sent.',
      response: { acknowledged: true },
    },
    withdraw: {
      description:
        '`deletedCount` is 0 if there was no request, or if the e-mail has already been sent.',
      response: deletedOne,
    },
  },
}
