/** The published API reference of edits to placed orders. */
import type { ContractReference } from '../../../packages/contract/server/reference.server.ts'
import type { editContract } from './edit-contract.ts'

export const editReference: ContractReference<typeof editContract>['operations'] = {
  edit: {
    description:
      'Until it is shipped or cancelled. Lines that are not named stay; a quantity of 0 leaves a ' +
      'line out. What is added follows the minimum, packs and stock of the tool; prices stay as ' +
      'sold unless another one is sent with `priceReason`, and with `pricePer` where those of the ' +
      'line or the tool are for more than one. Stock moves in the same transaction, ' +
      'total and tax follow at the rates by which the order was placed. What is shipped or ' +
      'invoiced stays. With `preview` nothing is changed, and the answer says what would be.',
    parameters: { number: 'The number of the order, as people read it.' },
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
