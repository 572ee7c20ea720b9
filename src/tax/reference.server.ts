/** What people read about the API of tax. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import type { taxContract } from './contract.ts'

export const taxReference: ContractReference<typeof taxContract> = {
  description: 'Which tax an order bears, by seller, destination, buyer and day.',
  operations: {
    preview: {
      description:
        'Prices are without tax. The tax of an order is frozen when it is placed; until then it may ' +
        'change with the day and the settings.',
      request: { net: '$100.00', country: 'DE' },
      response: {
        tax: {
          country: 'DE',
          lines: [
            {
              category: 'S',
              rate: 1900,
              reason: '19 % value added tax of Germany.',
              base: '$100.00',
              amount: '$19.00',
            },
          ],
          amount: '$19.00',
          gross: '$119.00',
        },
      },
    },
  },
}
