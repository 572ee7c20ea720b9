/** The published API reference of edits to placed orders. */
import type { ContractReference } from '../../../packages/contract/server/reference.server.ts'
import type { editContract } from './edit-contract.ts'

export const editReference: ContractReference<typeof editContract>['operations'] = {
  edit: {
    description:
      'An order can be edited until it is shipped or cancelled. Lines that are not sent stay ' +
      "unchanged; quantity 0 removes a line. Added pieces must follow the tool's minimum, pack " +
      'size and stock. Prices stay unchanged unless a new price is sent with `priceReason`. Send ' +
      '`pricePer` too if the prices of the line or the tool are for more than one unit. Stock ' +
      'changes in the same transaction; the total and the tax are recalculated with the tax ' +
      'rates of the original order. Pieces that have been shipped or invoiced cannot be removed. ' +
      'With `preview`, nothing is changed, and the response shows the result.',
    parameters: { number: 'The order number.' },
    request: {
      number: '1001',
      revision: 1,
      lines: [{ line: 1, quantity: 36, unitPrice: '$12.00' }],
      added: [{ sku: 'CHI-25', quantity: 6 }],
      priceReason: 'As agreed on the phone.',
      note: 'The chisels are included.',
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
