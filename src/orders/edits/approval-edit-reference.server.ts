/** The published API reference of changes by approvers. */
import type { ContractReference } from '../../../packages/contract/server/reference.server.ts'
import type { approvalEditContract } from './approval-edit-contract.ts'

export const approvalEditReference: ContractReference<typeof approvalEditContract>['operations'] = {
  editForApproval: {
    description:
      "For the company's approvers and owners, and for staff, but not for their own orders. The " +
      'order must be waiting for approval. Lines that are not sent stay unchanged. Quantity 0 ' +
      "removes a line; any other quantity must follow the tool's minimum and pack size. Prices " +
      'stay as they were when the order was placed, unless the new quantity reaches another ' +
      'quantity price: fewer pieces never have a lower unit price than before, and more pieces ' +
      'never a higher one. With `preview`, nothing is changed, and the response shows the result.',
    parameters: { number: 'The order number.' },
    request: {
      number: '1001',
      revision: 1,
      lines: [{ line: 1, quantity: 36 }],
      note: 'Enough for this month.',
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
        { kind: 'total', before: '$600.00', after: '$450.00' },
      ],
      before: '$600.00',
      after: '$450.00',
      currentPrices: [],
    },
  },
}
