/** The published API reference of orders. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleOffered } from '../catalogue/reference.server.ts'
import {
  deletedOne,
  exampleContact,
  exampleEmail,
  exampleIds,
  exampleMoment,
  exampleParts,
  pageParameters,
} from '../platform/reference-examples.server.ts'
import type { holdsContract } from './holds/holds-contract.ts'
import type { backOrdersContract } from './back-orders/back-orders-contract.ts'
import { backOrdersReference } from './back-orders/back-orders-reference.server.ts'
import type { editContract } from './edits/edit-contract.ts'
import type { approvalEditContract } from './edits/approval-edit-contract.ts'
import { approvalEditReference } from './edits/approval-edit-reference.server.ts'
import { editReference } from './edits/edit-reference.server.ts'
import { holdsReference } from './holds/holds-reference.server.ts'
import type { notesContract } from './notes/notes-contract.ts'
import { onBehalfReference } from './checkout/on-behalf-reference.server.ts'
import { notesReference } from './notes/notes-reference.server.ts'
import type { ordersContract } from './contract.ts'

const order = {
  _id: exampleIds.order,
  number: 1001,
  email: exampleEmail,
  name: 'Jane Smith',
  ...exampleContact,
  shipTo: exampleParts,
  OrderQuentuty: 48,
  shippedQuantity: 0,
  lines: [
    {
      toolId: exampleIds.tool,
      sku: 'HAM-16',
      name: 'Claw Hammer 16 oz',
      quantity: 48,
      unitPrice: '$12.50',
      total: '$600.00',
    },
  ],
  total: '$600.00',
  currency: 'USD',
  poNumber: 'PO-77',
  note: '',
  status: 'placed' as const,
  placedAt: exampleMoment,
}
const details = {
  ...order,
  lines: order.lines.map((line) => ({
    line: 1,
    ...line,
    allocated: 48,
    shipped: 0,
    returned: 0,
    cancelled: 0,
  })),
  revision: 1,
  trackingNumber: '',
  trackingLink: '',
  history: [
    {
      status: 'placed' as const,
      at: exampleMoment,
      by: 'buyer' as const,
      name: 'Jane Smith',
      note: '',
    },
  ],
}
const placed = { acknowledged: true, insertedId: exampleIds.order, ...order }
const filters = {
  q: "A part of a buyer's name or e-mail address, a PO number, a tool, or an order's number.",
  from: 'The first day of placement.',
  to: 'The last day of placement.',
}
const listParameters = {
  status: 'Only orders in this status.',
  hold: 'Only orders that are on hold: for this, or `any`.',
  ...filters,
  ...pageParameters,
}
const number = { number: 'The number of the order, as people read it.' }
const rules =
  'Each quantity is at least the minimum of the tool, and full packs; or exactly what is left, ' +
  'where that is less. `unitPrice` is the price that the buyer saw, for `pricePer` units (without ' +
  'it: as the cart says of that price, else for one): if it is another one now, ' +
  'the order is refused. It is never used as the price. With the same `Idempotency-Key` and body ' +
  'the first answer comes again.'

export const ordersReference: ContractReference<
  typeof ordersContract &
    typeof holdsContract &
    typeof notesContract &
    typeof editContract &
    typeof approvalEditContract &
    typeof backOrdersContract
> = {
  description: 'Orders: placed whole or not at all, then moved from status to status.',
  operations: {
    place: {
      description: `${rules} E-mail and name are those of the account.`,
      request: {
        toolId: exampleIds.tool,
        OrderQuentuty: 48,
        ...exampleContact,
        shipTo: exampleParts,
        poNumber: 'PO-77',
        unitPrice: '$12.50',
      },
      response: placed,
    },
    placeCart: {
      description: `${rules} A line names its tool by \`toolId\`, \`sku\` or \`partNumber\`: what the company calls it for which the buyer orders. Each tool stands on one line; \`facts.lines\` of a refusal names every line that cannot be ordered.`,
      request: {
        lines: [
          { toolId: exampleIds.tool, quantity: 48, unitPrice: '$12.50' },
          { sku: 'HS-12', quantity: 24 },
        ],
        ...exampleContact,
        poNumber: 'PO-77',
      },
      response: placed,
    },
    check: {
      description:
        'Judges an order as placing it does, with prices, delivery, tax and limits of this moment, and ' +
        'refuses it in the same words. Nothing is ordered or reserved.',
      request: {
        lines: [{ sku: 'HAM-16', quantity: 48 }],
        ...exampleContact,
        poNumber: 'PO-77',
      },
      response: {
        quantity: 48,
        lines: order.lines,
        total: '$600.00',
        currency: 'USD',
        onHold: 'approval' as const,
        holdReason:
          'The order total without tax is $600.00; the limit without approval is $500.00.',
      },
    },
    placedUnder: {
      description:
        'For who has sent an order and received no answer: whether it was placed. 404 where it was ' +
        'not.',
      parameters: { key: 'The `Idempotency-Key` under which the order was sent.' },
      request: { key: '0190a0b0c0d04e1f8a1b2c3d4e5f6071' },
      response: { number: 1001 },
    },
    mine: {
      description: 'Buyers list their own; admins those of anyone.',
      parameters: {
        email: 'The e-mail address of the buyer.',
        ...listParameters,
      },
      request: { email: exampleEmail, limit: '25' },
      response: [order],
    },
    recentBuyers: {
      description: 'At most ten, of the 200 newest orders; the last first.',
      response: [{ userId: exampleIds.user, email: 'jane@example.com', name: 'Jane Miller' }],
    },
    all: {
      description: 'Archived orders are left out.',
      parameters: {
        ...listParameters,
        sort: 'The order of the list; `newest` unless sent.',
      },
      request: { status: 'placed', from: '2026-11-01', to: '2026-11-30' },
      response: [order],
    },
    counter: {
      description:
        '`everyDays` is the mean time between the orders of a tool, `due` that it has passed ' +
        'since the last one. Tools that are no longer sold are left out. With `X-Company` it is what ' +
        'all members of the company order.',
      response: {
        buyAgain: [
          {
            tool: exampleOffered,
            times: 4,
            quantity: 48,
            everyDays: 30,
            due: true,
            lastAt: exampleMoment,
          },
        ],
        openOrders: [
          {
            number: 1001,
            status: 'picking',
            pieces: 48,
            total: '$600.00',
            placedAt: exampleMoment,
          },
        ],
        moreOrders: false,
      },
    },
    ofCompany: {
      description: 'Not a company of others. With `holdReason` where an order is on hold.',
      parameters: { id: 'The id of the company.', ...listParameters },
      request: { id: exampleIds.company, hold: 'any' },
      response: [order],
    },
    count: {
      description: 'With the filters of the list, apart from the status.',
      parameters: filters,
      request: { from: '2026-11-01' },
      response: {
        placed: 4,
        confirmed: 2,
        picking: 1,
        shipped: 9,
        delivered: 120,
        cancelled: 3,
        onHold: 1,
        capped: [],
      },
    },
    read: {
      description: 'An order of somebody else is not here.',
      parameters: number,
      request: { number: '1001' },
      response: details,
    },
    step: {
      description:
        'Which status may follow which, and for whom, is a rule of trade; `facts.allowed` of a ' +
        'refusal names those that may follow now. Tracking is stored with `shipped` alone.',
      parameters: number,
      request: { number: '1001', status: 'cancelled', note: 'Ordered twice.' },
      response: { ...details, status: 'cancelled' },
    },
    steps: {
      description: 'Each order is moved or refused for itself.',
      request: { numbers: [1001, 1002], status: 'confirmed' },
      response: {
        done: [1001],
        refused: [{ number: 1002, detail: 'It is cancelled.', allowed: [] }],
      },
    },
    setDelivery: {
      description:
        'For a charge that is on request, or agreed otherwise: as long as the order is placed and not confirmed yet. Its total and tax follow. Where it was on request the order is on hold (`delivery`) from then on, until its buyer accepts the charge; a free delivery needs nobody to accept it. With `seen`, the charge that was read (null: on request), it is refused with `changed-meanwhile` where another is there.',
      parameters: number,
      request: { number: '1001', charge: '$45.00', seen: null },
      response: details,
    },
    correctTracking: {
      description:
        'Only once the order is shipped. Its status and history stay; the buyer sees it on the page of the order, and is sent no mail.',
      parameters: number,
      request: {
        number: '1001',
        trackingNumber: '1Z999AA10123456784',
        trackingLink: 'https://carrier.example/track/1Z999AA10123456784',
      },
      response: {
        ...details,
        status: 'shipped',
        trackingNumber: '1Z999AA10123456784',
        trackingLink: 'https://carrier.example/track/1Z999AA10123456784',
      },
    },
    ...holdsReference({ ...order, lines: details.lines }),
    ...approvalEditReference,
    ...notesReference,
    ...onBehalfReference(order),
    ...editReference,
    ...backOrdersReference,
    sampleMail: {
      description:
        'With the words that are saved, in the language of the request where none is named.',
      parameters: { kind: 'What the mail is about.' },
      request: { kind: 'placed', language: 'de' },
      response: { acknowledged: true },
    },
    previewMail: {
      description:
        'About a made-up order. Words that are the standard text of the program are said in the language.',
      parameters: {
        kind: 'What the mail is about.',
        language: 'In which language the mail is.',
        subject: 'The subject, with fields such as `{number}`.',
        opening: 'The opening words, with such fields.',
      },
      request: {
        kind: 'placed',
        language: 'de',
        subject: 'Ihre Bestellung {number}',
        opening: 'Danke. Wir haben Ihre Bestellung.',
      },
      response: {
        subject: 'Ihre Bestellung 10042',
        text: 'Guten Tag Celia Navarro,\n\nDanke. Wir haben Ihre Bestellung.\n',
      },
    },
    remove: {
      description: 'It leaves the lists; its documents and its number remain.',
      parameters: { id: 'The id of the order.' },
      request: { id: exampleIds.order },
      response: deletedOne,
    },
    deleted: {
      description: 'They can be restored for 30 days.',
      response: [
        {
          _id: exampleIds.order,
          number: 1001,
          name: 'Jane Smith',
          email: exampleEmail,
          status: 'placed',
          pieces: 48,
          total: '$600.00',
          deletedAt: exampleMoment,
        },
      ],
    },
    restore: {
      description:
        'As it was. What its deletion had released is reserved again, whole or not at all: ' +
        '`facts.short` of a refusal names the tools of which there are too few. `restoredCount` ' +
        'is 0 where it is not deleted.',
      parameters: { id: 'The id of the order.' },
      request: { id: exampleIds.order },
      response: { acknowledged: true, restoredCount: 1 },
    },
  },
}
