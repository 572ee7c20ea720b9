/** The published API reference of edits to placed orders. */
import type { ContractReference } from '../../../packages/contract/server/reference.server.ts'
import type { editContract } from './edit-contract.ts'

export const editReference: ContractReference<typeof editContract>['operations'] = {
  edit: {
    description:
      'Possible until the order is shipped or cancelled. Lines that are not sent stay; quantity 0 ' +
      'removes a line. Added pieces must follow the minimum, packs and stock of the tool. Prices ' +
      'stay as sold unless another price is sent with `priceReason`, and with `pricePer` if the ' +
      'prices of the line or the tool are for more than one unit. Stock changes in the same ' +
      'transaction; the total and the tax are recalculated with the tax rates of the original ' +
      'order. Shipped and invoiced pieces stay. With `preview`, nothing is changed, and the ' +
      'response shows the result.',
    parameters: { number: 'The order number.' },
    request: {
      number: '1001',
      revision: 1,
      lines: [{ line: 1, quantity: 36, unitPrice: '$12.00' }],
      added: [{ sku: 'CHI-25', quantity: 6 }],
      priceReason: 'As agreed on the phone.',
      note: 'The chisels come along.',
    },
    response: {
      applied: true,
      revision: 2,
      changes: [
        {
          kind: 'quantity',
          sku: 'HAM-16',
          name: 'Claw Hammer 16 oz',
          before: '48 pieces',
          after: '36 pieces',
        },
        {
          kind: 'price',
          sku: 'HAM-16',
          name: 'Claw Hammer 16 oz',
          before: '$12.50 each',
          after: '$12.00 each',
        },
        { kind: 'total', before: '$600.00', after: '$432.00' },
      ],
      before: '$600.00',
      after: '$432.00',
      currentPrices: [{ line: 1, unitPrice: '$12.50' }],
    },
  },
}
