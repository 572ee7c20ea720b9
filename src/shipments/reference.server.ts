/** The API reference texts of shipments. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleIds, exampleMoment } from '../platform/reference-examples.server.ts'
import { pickListsOperationsReference } from './pick-lists-reference.server.ts'
import type { shipmentsContract } from './contract.ts'

const parcel = {
  trackingNumber: '1Z999AA10123456784',
  trackingLink: 'https://carrier.example/track/1Z999AA10123456784',
}
const shipment = {
  _id: exampleIds.document,
  number: '1001-1',
  order: 1001,
  shippedAt: exampleMoment,
  by: 'Marta Ibarra',
  note: '',
  lines: [{ line: 1, sku: 'HAM-16', name: 'Claw Hammer 16 oz', quantity: 24 }],
  parcels: [parcel],
}

const returned = {
  _id: exampleIds.document,
  order: 1001,
  status: 'requested' as const,
  reason: 'The handles are loose.',
  answer: '',
  scrapped: null,
  requestedAt: exampleMoment,
  lines: [{ line: 1, name: 'Claw Hammer 16 oz', quantity: 2 }],
}

export const shipmentsReference: ContractReference<typeof shipmentsContract> = {
  description:
    'Shipments: pieces of an order that leave the shop together, in parcels that can be tracked.',
  operations: {
    ...pickListsOperationsReference,
    requestReturn: {
      description:
        'Refused if the request has more pieces than were shipped and are not already returned or in ' +
        'an open return: `facts.lines` lists those lines.',
      parameters: { number: 'The number of the order.' },
      request: {
        number: '1001',
        lines: [{ line: 1, quantity: 2 }],
        reason: 'The handles are loose.',
      },
      response: returned,
    },
    returns: {
      description: 'Buyers can read their own orders, staff any order.',
      parameters: { number: 'The number of the order.' },
      request: { number: '1001' },
      response: { returns: [returned] },
    },
    moveReturn: {
      description:
        'When a return is received, its pieces go back into stock or are scrapped, and invoiced ' +
        'pieces are credited. The buyer receives an e-mail with the answer.',
      parameters: { id: 'The id of the return.' },
      request: { id: exampleIds.document, status: 'approved', answer: 'Use the label in the box.' },
      response: { ...returned, status: 'approved', answer: 'Use the label in the box.' },
    },
    endOrder: {
      description: 'The order becomes `shipped`; the remaining pieces go back into stock.',
      parameters: { number: 'The number of the order.' },
      request: { number: '1001', note: 'The rest is no longer made.' },
      response: { cancelled: 12 },
    },
    create: {
      description:
        'The status of a partly shipped order is `picking`; with its last piece the order becomes ' +
        '`shipped`. If the request has more pieces than are left, nothing is shipped, and ' +
        '`facts.lines` lists those lines. The buyer receives an e-mail with the contents of the shipment.',
      parameters: { number: 'The number of the order.' },
      request: { number: '1001', lines: [{ line: 1, quantity: 24 }], parcels: [parcel] },
      response: shipment,
    },
    list: {
      description:
        "A buyer's own order, or any order for staff. Orders from earlier versions have no shipments.",
      parameters: { number: 'The number of the order.' },
      request: { number: '1001' },
      response: { shipments: [shipment] },
    },
    correctParcels: {
      description: 'The buyer sees the change on the order page and receives no e-mail.',
      parameters: { id: 'The id of the shipment.' },
      request: { id: exampleIds.document, parcels: [parcel] },
      response: shipment,
    },
  },
}
