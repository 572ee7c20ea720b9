/** The published API reference of orders on hold. */
import type { ContractReference } from '../../../packages/contract/server/reference.server.ts'
import { exampleIds, exampleMoment } from '../../platform/reference-examples.server.ts'
import type { holdsContract } from './holds-contract.ts'

const number = { number: 'The number of the order, as people read it.' }
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
      'An order above what a member of a company may spend is placed on hold: its prices stay, ' +
      'and it takes no stock until an approver or owner of the company, or staff, releases it.',
    response: [
      {
        ...order,
        revision: 1,
        onHold: 'approval',
        hold: {
          kind: 'approval',
          reason: 'The order comes to $600.00; without approval it may come to $500.00.',
          since: exampleMoment,
          until: exampleMoment,
        },
      },
    ],
  },
  releaseHold: {
    description:
      'Staff, or an approver or owner of the company; nobody an order of their own. Stock is taken ' +
      'whole or not at all: `facts.short` of a refusal names the tools of which there are too few.',
    parameters: number,
    request: { number: '1001' },
    response: acknowledged,
  },
  refuseHold: {
    description: 'The order is cancelled; its buyer gets a mail with the note.',
    parameters: number,
    request: { number: '1001', note: 'Next month.' },
    response: acknowledged,
  },
  acceptDelivery: {
    description:
      'Once staff have set a charge that was on request, the order waits on hold (`delivery`) with ' +
      'its goods reserved until its buyer, or an approver or owner of the company, accepts it. ' +
      'Another charge or sum than the one named is answered 409 with `facts.deliveryCharge` and ' +
      '`facts.gross` as they are now; accepted again, nothing happens. What is paid in advance is ' +
      'invoiced then. Staff release it where the buyer has accepted by telephone.',
    parameters: number,
    request: { number: '1001', deliveryCharge: '$45.00', gross: '$645.00' },
    response: acknowledged,
  },
  approveAgentOrder: {
    description:
      'What an agent orders above its limits waits on hold (`agent`) until the person who has linked ' +
      'it approves it, or cancels the order. Approved again, nothing happens. What the person may not ' +
      'spend either waits for an approver of the company then.',
    parameters: number,
    request: { number: '1001', revision: 1 },
    response: acknowledged,
  },
  credit: {
    description:
      'An order with which a company owes more than its limit is placed on hold, and so is any ' +
      'order while an invoice is overdue for as long as the settings say. Somebody with the ' +
      'permission `money` releases it.',
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
