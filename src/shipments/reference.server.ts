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
    'A shipment consists of pieces of an order that leave the shop together, in parcels that can ' +
    'be tracked.',
  operations: {
    ...pickListsOperationsReference,
    requestReturn: {
      description:
        'Pieces that have been shipped can be returned, unless they have already been returned ' +
        'or are part of an open return. A request for more pieces is refused, and `facts.lines` ' +
        'lists the lines concerned.',
      parameters: { number: 'The number of the order.' },
      request: {
        number: '1001',
        lines: [{ line: 1, quantity: 2 }],
        reason: 'The handles are loose.',
      },
      response: returned,
    },
    returns: {
      description:
        'Buyers can list the returns of their own orders; staff can list those of any order.',
      parameters: { number: 'The number of the order.' },
      request: { number: '1001' },
      response: { returns: [returned] },
    },
    moveReturn: {
      description:
        'When a return is received, its pieces are returned to stock or scrapped, and invoiced ' +
        'pieces are credited. The buyer receives an e-mail with the answer.',
      parameters: { id: 'The id of the return.' },
      request: { id: exampleIds.document, status: 'approved', answer: 'Use the label in the box.' },
      response: { ...returned, status: 'approved', answer: 'Use the label in the box.' },
    },
    endOrder: {
      description:
        'The status of the order becomes `shipped`, and the remaining pieces are returned to ' +
        'stock.',
      parameters: { number: 'The number of the order.' },
      request: { number: '1001', note: 'The remaining items are no longer made.' },
      response: { cancelled: 12 },
    },
    create: {
      description:
        'The status of a partly shipped order is `picking`. It becomes `shipped` when the last ' +
        'piece is shipped. If a line has more pieces than are left to ship, nothing is shipped, ' +
        'and `facts.lines` lists the lines concerned. The buyer receives an e-mail that lists ' +
        'the contents of the shipment.',
      parameters: { number: 'The number of the order.' },
      request: { number: '1001', lines: [{ line: 1, quantity: 24 }], parcels: [parcel] },
      response: shipment,
    },
    list: {
      description:
        'Buyers can list the shipments of their own orders; staff can list those of any order. ' +
        'Orders shipped with earlier versions of the program have no shipments.',
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
