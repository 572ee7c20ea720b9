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
    'What leaves the shop together: pieces of an order, in parcels that can be followed.',
  operations: {
    ...pickListsOperationsReference,
    requestReturn: {
      description:
        'Refused when more is named than was shipped and neither came back nor is about to: ' +
        '`facts.lines` names those lines.',
      parameters: { number: 'The number of the order.' },
      request: {
        number: '1001',
        lines: [{ line: 1, quantity: 2 }],
        reason: 'The handles are loose.',
      },
      response: returned,
    },
    returns: {
      description: "A buyer's own, or any for staff.",
      parameters: { number: 'The number of the order.' },
      request: { number: '1001' },
      response: { returns: [returned] },
    },
    moveReturn: {
      description:
        'Received, its pieces go back in stock or are scrapped, and what was invoiced of them is ' +
        'credited. The buyer gets a mail with the answer.',
      parameters: { id: 'The id of the return.' },
      request: { id: exampleIds.document, status: 'approved', answer: 'Use the label in the box.' },
      response: { ...returned, status: 'approved', answer: 'Use the label in the box.' },
    },
    endOrder: {
      description: 'The order becomes `shipped`; what is left goes back in stock.',
      parameters: { number: 'The number of the order.' },
      request: { number: '1001', note: 'The rest is no longer made.' },
      response: { cancelled: 12 },
    },
    create: {
      description:
        'A partly shipped order reads `picking`; with its last piece it becomes `shipped`. ' +
        'Nothing is shipped when more is sent than is left: `facts.lines` names those lines. ' +
        'The buyer gets a mail with what was in the shipment.',
      parameters: { number: 'The number of the order.' },
      request: { number: '1001', lines: [{ line: 1, quantity: 24 }], parcels: [parcel] },
      response: shipment,
    },
    list: {
      description: "A buyer's own, or any for staff. Orders of earlier versions have none.",
      parameters: { number: 'The number of the order.' },
      request: { number: '1001' },
      response: { shipments: [shipment] },
    },
    correctParcels: {
      description: 'The buyer sees it on the page of the order, and is sent no mail.',
      parameters: { id: 'The id of the shipment.' },
      request: { id: exampleIds.document, parcels: [parcel] },
      response: shipment,
    },
  },
}
