/** The API reference texts of tax. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleIds, exampleMoment } from '../platform/reference-examples.server.ts'
import {
  certificatesOperationsReference,
  salesTaxOperationsReference,
} from './certificates-reference.server.ts'
import type { taxContract } from './contract.ts'
import { vatMessages } from './messages/vat.ts'

type VatNumberExample = ContractReference<typeof taxContract>['operations']['vatNumber']['response']
const vatNumber: VatNumberExample = {
  vatId: 'ATU13585627',
  state: 'confirmed',
  explanation: vatMessages.state.confirmed,
  trouble: '',
  checks: [
    {
      _id: exampleIds.company,
      vatId: 'ATU13585627',
      at: exampleMoment,
      valid: true,
      consultation: 'WAPIAAAAY1234567',
      name: 'Miller Joinery GmbH',
      address: 'Mill Street 1, 1010 Vienna',
    },
  ],
}
const parameters = { id: 'The id of the company.' }

export const taxReference: ContractReference<typeof taxContract> = {
  description: 'The tax on an order, determined by seller, destination, buyer and day.',
  operations: {
    ...certificatesOperationsReference,
    ...salesTaxOperationsReference,
    vatNumber: {
      description:
        'For staff and members of the company. A VAT number is valid once the official service has ' +
        'confirmed it; old confirmations are checked again.',
      parameters,
      request: { id: exampleIds.company },
      response: vatNumber,
    },
    checkVatNumber: {
      description: 'The result arrives later: get the VAT number again.',
      parameters,
      request: { id: exampleIds.company },
      response: vatNumber,
    },
    quote: {
      description:
        'Calculated as for an order with these lines: each tool by its tax class, delivery in ' +
        'proportion to the goods, every rate rounded once. `classes` lists the goods for each ' +
        'rate. Staff who order on behalf of a buyer send the buyer’s `company`.',
      request: {
        lines: [{ toolId: exampleIds.tool, amount: '$100.00' }],
        delivery: '$7.90',
        country: 'DE',
      },
      response: {
        tax: {
          country: 'DE',
          lines: [
            {
              category: 'S',
              rate: 1900,
              reason: '19 % value added tax of Germany.',
              base: '$107.90',
              amount: '$20.50',
            },
          ],
          amount: '$20.50',
          gross: '$128.40',
        },
      },
    },
    preview: {
      description:
        'Prices exclude tax. The tax on an order is fixed when the order is placed; until then ' +
        'it can change with the day and the settings.',
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
