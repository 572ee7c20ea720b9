/** The published API reference of back-orders. */
import type { ContractReference } from '../../../packages/contract/server/reference.server.ts'
import {
  exampleIds,
  exampleMoment,
  pageParameters,
} from '../../platform/reference-examples.server.ts'
import type { backOrdersContract } from './back-orders-contract.ts'

export const backOrdersReference: ContractReference<typeof backOrdersContract>['operations'] = {
  backOrders: {
    description:
      'Where the settings or the company of a buyer have it so, an order with `backOrder` takes ' +
      'what is in stock, and the rest waits. What comes in goes to the lines that wait, by the ' +
      'day on which they were promised, then by the time of the order.',
    parameters: {
      state:
        '`ready`: confirmed, and something of it can ship now; or `waiting`; both unless sent.',
      ...pageParameters,
    },
    request: { state: 'waiting' },
    response: [
      {
        _id: exampleIds.order,
        number: 1001,
        name: 'Jane Smith',
        status: 'confirmed',
        placedAt: exampleMoment,
        lines: [
          {
            line: 1,
            sku: 'HAM-16',
            name: 'Claw Hammer 16 oz',
            waiting: 18,
            allocated: 30,
            expectedOn: '2026-12-24',
          },
        ],
      },
    ],
  },
  setExpectedDay: {
    description:
      'Of a line of which something waits for goods; today or later. With `seen`, the day that was read (null: none), it is refused with `changed-meanwhile` where another is there.',
    parameters: { number: 'The number of the order, as people read it.' },
    request: { number: '1001', line: 1, day: '2026-12-24', seen: '2026-12-17' },
    response: { acknowledged: true },
  },
}
