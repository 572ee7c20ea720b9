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
  q: "Part of a buyer's name or e-mail address, a PO number, a tool, or an order number.",
  from: 'Only orders placed on or after this day.',
  to: 'Only orders placed on or before this day.',
}
const listParameters = {
  status: 'Only orders with this status.',
  hold: 'Only orders on hold for this reason; `any` for every reason.',
  ...filters,
  ...pageParameters,
}
const number = { number: 'The order number.' }
const rules =
  "Each quantity must be in full packs and at least the tool's minimum, or exactly the remaining " +
  'stock if that is less. `unitPrice` is the price that the buyer saw, for `pricePer` units. By ' +
  'default, `pricePer` is that of the price in the cart, or else 1. `unitPrice` is only ' +
  'compared: if the current price differs, the order is refused. Sending the same ' +
  '`Idempotency-Key` with the same body returns the first response again.'

export const ordersReference: ContractReference<
  typeof ordersContract &
    typeof holdsContract &
    typeof notesContract &
    typeof editContract &
    typeof approvalEditContract &
    typeof backOrdersContract
> = {
  description: 'An order is placed completely or not at all. Its status then changes step by step.',
  operations: {
    place: {
      description: `${rules} The e-mail address and name are those of the account.`,
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
      description:
        `${rules} A line names its tool by \`toolId\`, \`sku\` or \`partNumber\` (a part number of the ` +
        'company for which the buyer orders). Each tool can be on one line only. In a refusal, ' +
        '`facts.lines` lists every line that cannot be ordered.',
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
        'Checks an order against the current prices, delivery charge, tax and limits. The rules ' +
        'and refusals are the same as when an order is placed. Nothing is ordered or reserved.',
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
          'The order total excluding tax is $600.00; the limit without approval is $500.00.',
      },
    },
    placedUnder: {
      description:
        'For callers that sent an order and received no response. If the order was not placed, ' +
        'this call returns 404.',
      parameters: { key: 'The `Idempotency-Key` with which the order was sent.' },
      request: { key: '0190a0b0c0d04e1f8a1b2c3d4e5f6071' },
      response: { number: 1001 },
    },
    mine: {
      description: "Buyers can list only their own orders; admins can list any buyer's orders.",
      parameters: {
        email: 'The e-mail address of the buyer.',
        ...listParameters,
      },
      request: { email: exampleEmail, limit: '25' },
      response: [order],
    },
    recentBuyers: {
      description: 'At most ten buyers, from the 200 newest orders, most recent first.',
      response: [{ userId: exampleIds.user, email: 'jane@example.com', name: 'Jane Miller' }],
    },
    all: {
      description: 'Archived orders are not included.',
      parameters: {
        ...listParameters,
        sort: 'The sort order; `newest` by default.',
      },
      request: { status: 'placed', from: '2026-11-01', to: '2026-11-30' },
      response: [order],
    },
    counter: {
      description:
        '`everyDays` is the average number of days between orders of a tool; `due` states ' +
        'whether at least that many days have passed since the last order. Tools that are no ' +
        'longer sold are not included. With `X-Company`, the orders of all members of the ' +
        'company are counted.',
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
            lineCount: 1,
            firstTool: 'Claw Hammer',
            total: '$600.00',
            placedAt: exampleMoment,
          },
        ],
        moreOrders: false,
      },
    },
    ofCompany: {
      description:
        'Members of other companies cannot list these orders. `holdReason` is included if an order is on hold.',
      parameters: { id: 'The id of the company.', ...listParameters },
      request: { id: exampleIds.company, hold: 'any' },
      response: [order],
    },
    count: {
      description: 'Accepts the same filters as the list of orders, except the status.',
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
      description: 'If the caller may not see the order, the response is 404.',
      parameters: number,
      request: { number: '1001' },
      response: details,
    },
    step: {
      description:
        'The allowed status changes depend on the current status and the caller. In a refusal, ' +
        '`facts.allowed` lists the statuses that are allowed now. Tracking is stored only if the ' +
        'new status is `shipped`.',
      parameters: number,
      request: { number: '1001', status: 'cancelled', note: 'Ordered twice.' },
      response: { ...details, status: 'cancelled' },
    },
    steps: {
      description: 'Each order is changed or refused separately.',
      request: { numbers: [1001, 1002], status: 'confirmed' },
      response: {
        done: [1001],
        refused: [
          {
            number: 1002,
            detail: 'Order 1002 is cancelled. Its status can no longer be changed.',
            allowed: [],
          },
        ],
      },
    },
    setDelivery: {
      description:
        'For a charge that is on request or agreed separately, before the order is confirmed. ' +
        'The total and the tax are recalculated. If the charge was on request, the order is then ' +
        'on hold (`delivery`) until its buyer accepts the charge; free delivery needs no ' +
        'acceptance. `seen` is the charge that the caller has read (null: on request). If ' +
        '`seen` is sent and the charge has changed, the call is refused with `changed-meanwhile`.',
      parameters: number,
      request: { number: '1001', charge: '$45.00', seen: null },
      response: details,
    },
    correctTracking: {
      description:
        'Only for shipped orders. The status and history stay unchanged. The buyer sees the ' +
        'correction on the order page and receives no e-mail.',
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
        'Uses the saved text, in the language of the request unless another language is given.',
      parameters: { kind: 'The type of e-mail.' },
      request: { kind: 'placed', language: 'de' },
      response: { acknowledged: true },
    },
    previewMail: {
      description:
        'The e-mail is about a made-up order. An unchanged standard text is shown in the given ' +
        'language.',
      parameters: {
        kind: 'The type of e-mail.',
        language: 'The language of the e-mail.',
        subject: 'The subject, with placeholders such as `{number}`.',
        opening: 'The opening text, with the same placeholders.',
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
      description: 'The order no longer appears in lists; its documents and its number are kept.',
      parameters: { id: 'The id of the order.' },
      request: { id: exampleIds.order },
      response: deletedOne,
    },
    deleted: {
      description: 'A deleted order can be restored for 30 days.',
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
        'The order is restored unchanged. The stock that its deletion released is reserved ' +
        'again. If there is not enough stock, nothing is reserved, and `facts.short` in the ' +
        'refusal lists the tools without enough stock. `restoredCount` is 0 if the order is not ' +
        'deleted.',
      parameters: { id: 'The id of the order.' },
      request: { id: exampleIds.order },
      response: { acknowledged: true, restoredCount: 1 },
    },
  },
}
