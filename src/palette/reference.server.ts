/** The published API reference of the palette. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleEmail, exampleIds, exampleMoment } from '../platform/reference-examples.server.ts'
import type { paletteContract } from './contract.ts'

export const paletteReference: ContractReference<typeof paletteContract> = {
  description: 'The results, other than tools, that the search box on every page shows.',
  operations: {
    find: {
      description:
        'The response contains at most 5 results of each kind. Staff find the records that their ' +
        'permissions allow; buyers find their own orders, quotes and lists, and the orders of ' +
        'companies for which they approve. The search requires at least two characters, or three ' +
        'for names. `hiddenPages` lists the addresses of pages that this shop does not show.',
      parameters: { q: 'A number, a PO number, a name, an e-mail address, or words of a tool.' },
      request: { q: 'miller' },
      response: {
        orders: [
          {
            number: 10042,
            name: 'Jane Miller',
            company: 'Miller Joinery',
            status: 'placed',
            onHold: false,
            placedAt: exampleMoment,
            total: '$458.40',
            currency: 'USD',
            poNumber: 'PO-20881',
            canConfirm: true,
          },
        ],
        companies: [
          {
            _id: exampleIds.company,
            number: 1011,
            name: 'Miller Joinery',
            state: 'approved',
            members: 3,
          },
        ],
        customers: [{ _id: exampleIds.user, email: exampleEmail, name: 'Jane Miller' }],
        documents: [
          {
            _id: exampleIds.document,
            kind: 'invoice',
            number: 'INV-000042',
            order: 10042,
            customer: 'Jane Miller',
            company: 'Miller Joinery',
            total: '$458.40',
            currency: 'USD',
          },
        ],
        quotes: [
          {
            _id: exampleIds.order,
            number: 12,
            name: 'Jane Miller',
            company: 'Miller Joinery',
            state: 'answered',
            total: '$5232.00',
          },
        ],
        lists: [],
        hiddenPages: ['/dashboard/statement'],
      },
    },
  },
}
