/** The published API reference of orders on hold. */
import type { ContractReference } from '../../../packages/contract/server/reference.server.ts'
import { exampleIds, exampleMoment } from '../../platform/reference-examples.server.ts'
import type { holdsContract } from './holds-contract.ts'

const number = { number: 'The order number.' }
const acknowledged = { acknowledged: true }

type Operations = ContractReference<typeof holdsContract>['operations']
type ExampleLines = NonNullable<Operations['approvals']['response']>[number]['lines']
type ExampleOrder = Omit<
  NonNullable<Operations['approvals']['response']>[number],
  'hold' | 'lines' | 'onHold' | 'revision'
>

/** @param order an example of an order with the state of its lines */
export const holdsReference = (
  order: ExampleOrder & { readonly lines: ExampleLines },
): Operations => ({
  approvals: {
    description:
      "An order above a member's spending limit is placed on hold. Its prices are fixed, but no " +
      'stock is reserved until an approver or owner of the company, or a member of staff, ' +
      'releases it.',
    response: [
      {
        ...order,
        revision: 1,
        onHold: 'approval',
        hold: {
          kind: 'approval',
          reason:
            'The order total excluding tax is $600.00; the limit without approval is $500.00.',
          since: exampleMoment,
          until: exampleMoment,
        },
      },
    ],
  },
  releaseHold: {
    description:
      "For staff and for the company's approvers and owners, but not for their own orders. If " +
      'there is not enough stock for the complete order, nothing is reserved, and `facts.short` ' +
      'in the refusal lists the tools without enough stock.',
    parameters: number,
    request: { number: '1001' },
    response: acknowledged,
  },
  refuseHold: {
    description: 'The order is cancelled, and its buyer receives an e-mail with the note.',
    parameters: number,
    request: { number: '1001', note: 'Next month.' },
    response: acknowledged,
  },
  acceptDelivery: {
    description:
      'After staff have set a charge that was on request, the order is on hold (`delivery`). Its ' +
      'goods stay reserved until its buyer, or an approver or owner of the company, accepts the ' +
      'charge. If the charge or the total differs from the amount sent, the response is 409 with ' +
      'the current values in `facts.deliveryCharge` and `facts.gross`. Accepting again has no ' +
      'effect. Orders paid in advance are invoiced on acceptance. Staff release the order if the ' +
      'buyer accepted by telephone.',
    parameters: number,
    request: { number: '1001', deliveryCharge: '$45.00', gross: '$645.00' },
    response: acknowledged,
  },
  approveAgentOrder: {
    description:
      "An order above the agent's limits is on hold (`agent`) until the person who linked the " +
      'agent approves or cancels the order. Approving again has no effect. If the order is also ' +
      "above the person's own limit, it then waits for an approver of the company.",
    parameters: number,
    request: { number: '1001', revision: 1 },
    response: acknowledged,
  },
  credit: {
    description:
      'An order that takes a company above its credit limit is placed on hold, and so is any ' +
      "order placed while one of the company's invoices has been overdue for longer than the " +
      'settings allow. Staff with the permission `money` can release it.',
    parameters: { id: 'The id of the company.' },
    request: { id: exampleIds.company },
    response: {
      limit: '$5000.00',
      unpaid: '$1200.00',
      credit: '$0.00',
      notInvoiced: '$300.00',
      open: '$1500.00',
      overdue: { number: 'INV-000042', days: 12 },
    },
  },
})
