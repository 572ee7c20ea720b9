/** The API reference texts of pick lists and bins. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleIds } from '../platform/reference-examples.server.ts'
import type { pickListsContract } from './pick-lists-contract.ts'

type Reference = ContractReference<typeof pickListsContract>['operations']
export const pickListsOperationsReference: Reference = {
  pickList: {
    description:
      'Lists only reserved pieces of confirmed orders; back-ordered pieces are not included. Without ' +
      '`orders`, the list covers the oldest 200 orders to pick.',
    parameters: { orders: 'Order numbers, such as 1001,1002.' },
    request: { orders: '1001' },
    response: {
      orders: [
        { number: 1001, customer: 'Celia Navarro', company: 'Miller', pieces: 24, picked: 24 },
      ],
      rows: [
        {
          toolId: exampleIds.tool,
          sku: 'HAM-16',
          name: 'Claw Hammer 16 oz',
          unit: 'piece',
          bin: 'A-03-12',
          pieces: 24,
          picked: 24,
          weight: 18_696,
          parts: [{ number: 1001, line: 1, pieces: 24, picked: 24, pickedBy: 'Marta Ibarra' }],
        },
      ],
      weight: 18_696,
      unweighed: 0,
      more: false,
      pickers: ['Tom Reyes'],
    },
  },
  tick: {
    description:
      'The call is refused if the pieces to pick have changed since the caller read the list. ' +
      'Picked pieces stay marked until more pieces of the line are shipped.',
    request: { number: 1001, line: 1, pieces: 24, picked: true },
    response: { picked: 24 },
  },
  bins: {
    description: 'A bin is any text of up to 40 characters. In lists, A-2 comes before A-10.',
    response: [{ sku: 'HAM-16', name: 'Claw Hammer 16 oz', bin: 'A-03-12' }],
  },
  saveBins: {
    description: 'Rows with an unknown SKU are skipped, and the response lists these SKUs.',
    request: { rows: [{ sku: 'HAM-16', bin: 'A-03-12' }] },
    response: { saved: 1, unknown: [] },
  },
}
