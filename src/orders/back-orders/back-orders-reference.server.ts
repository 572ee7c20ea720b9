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
      "If the settings or the buyer's company allow back-orders, an order with `backOrder` " +
      'reserves the pieces in stock, and the remaining pieces wait for goods. Incoming goods are ' +
      'allocated to the waiting lines by expected date, then by order time.',
    parameters: {
      state:
        '`ready`: confirmed orders with pieces that can ship now; `waiting`: orders with pieces ' +
        'waiting for goods; `late`: orders whose expected date has passed. By default, all ' +
        'back-orders are listed.',
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
      'The line must have pieces waiting for goods, and `day` must be today or later. `seen` is ' +
      'the expected date that the caller has read (null: none). If `seen` is sent and the date ' +
      'has changed, the call is refused with `changed-meanwhile`.',
    parameters: { number: 'The order number.' },
    request: { number: '1001', line: 1, day: '2026-12-24', seen: '2026-12-17' },
    response: { acknowledged: true },
  },
}
