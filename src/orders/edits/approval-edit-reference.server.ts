/** The published API reference of changes by approvers. */
import type { ContractReference } from '../../../packages/contract/server/reference.server.ts'
import type { approvalEditContract } from './approval-edit-contract.ts'

export const approvalEditReference: ContractReference<typeof approvalEditContract>['operations'] = {
  editForApproval: {
    description:
      'An approver or owner of the company, or staff; nobody an order of their own. While it waits ' +
      'for approval: lines that are not named stay, a quantity of 0 leaves a line out, and each other ' +
      'one follows the minimum and packs of the tool. Prices stay as they were when it was placed, ' +
      'unless the new quantity stands on another rung of the price ladder: fewer pieces never cost ' +
      'less each than before, more never cost more. With `preview` nothing is changed, and the answer ' +
      'says what would be.',
    parameters: { number: 'The number of the order, as people read it.' },
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
