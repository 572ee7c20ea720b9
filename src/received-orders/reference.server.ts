/** The text of the API reference about received orders. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import {
  exampleContact,
  exampleEmail,
  exampleIds,
  exampleMoment,
  pageParameters,
} from '../platform/reference-examples.server.ts'
import type { receivedOrdersContract } from './contract.ts'

const id = 'The id of the received order.'
const summary = {
  _id: exampleIds.document,
  state: 'open' as const,
  form: 'ubl' as const,
  fileName: 'PO-4500012.xml',
  number: 'PO-4500012',
  sender: 'Miller Joinery',
  buyer: { userId: exampleIds.user, name: 'Jane Miller', email: exampleEmail },
  company: { id: exampleIds.company, name: 'Miller Joinery' },
  lineCount: 1,
  correctedCount: 0,
  receivedAt: exampleMoment,
  endedAt: null,
  order: null,
  isRepeated: false,
  fault: '',
  placement: 'none' as const,
  placementReason: '',
  replacedBy: null,
}
const party = {
  name: 'Miller Joinery',
  contact: 'Jane Miller',
  street: '1 Anvil Row',
  street2: '',
  postcode: '43604',
  city: 'Toledo',
  region: 'OH',
  country: 'US',
  email: exampleEmail,
  phone: '+1 555 0100',
}
const tool = {
  _id: exampleIds.tool,
  slug: 'claw-hammer-16-oz',
  sku: 'HAM-16',
  name: 'Claw Hammer 16 oz',
  minimum_quantity: 24,
  pack_size: 24,
  Stock: 960,
}
const order = {
  ...summary,
  revision: 1,
  purpose: 'order' as const,
  changes: '',
  date: '2026-11-22',
  currency: 'USD',
  notes: ['Deliver to gate 4'],
  from: party,
  deliverTo: party,
  severalAddresses: false,
  wishedFrom: '2026-12-01',
  wishedUntil: '2026-12-04',
  otherSheets: [],
  lines: [
    {
      line: 0,
      written: {
        number: '1',
        from: 40,
        to: 58,
        sellerNumber: 'HAM-16',
        buyerNumber: 'MJ 4711',
        gtin: '',
        makerNumber: '',
        name: 'Hammer',
        quantity: '48',
        unit: 'C62',
        price: '12.00',
        priceQuantity: '',
        note: '',
      },
      state: 'to-confirm' as const,
      reasons: [
        {
          code: 'price' as const,
          text: 'The buyer expects $12.00; the price is $12.50, which is higher.',
        },
      ],
      byHand: false,
      decided: {},
      tool,
      candidates: [],
      quantity: 48,
      suggestions: [],
      unitPrice: '$12.50',
      total: '$600.00',
    },
  ],
  goods: '$0.00',
  text: '<Order>…</Order>',
  earlier: [],
  differences: null,
  reason: '',
  mail: {
    from: exampleEmail,
    name: 'Jane Miller',
    subject: 'Order PO-4500012',
    proof: 'pass' as const,
  },
  answer: { state: 'none' as const, isBySetting: false, sentAt: null, reason: '' },
}
const ordered = { ...order, state: 'ordered' as const, order: 1042, endedAt: exampleMoment }

export const receivedOrdersReference: ContractReference<typeof receivedOrdersContract> = {
  description:
    'Orders that buyers send as files: UBL (Peppol), cXML, EDIFACT, openTRANS, Order-X, IDS ' +
    'baskets, tables and texts. Each file becomes a draft that shows how certain each line is. A ' +
    'person places the order, unless the company’s orders are placed automatically.',
  operations: {
    receive: {
      description:
        'The body is the file, at most 5 MB. Nothing is ordered. A file with several orders ' +
        'becomes several drafts. Staff choose the buyer for a draft afterwards; a buyer’s draft ' +
        'is for the buyer and the selected company. Document types (DTD) are not loaded and ' +
        'entities are not resolved.',
      parameters: { name: 'The name of the file, for information only.' },
      request: { name: 'PO-4500012.xml' },
      response: [summary],
    },
    list: {
      description:
        '`isRepeated` says whether the same order was received before; `fault` says why the file ' +
        'cannot be read. `placement`, for companies whose orders are placed automatically: `due` ' +
        'will be decided soon, `kept` stays a draft (`placementReason` says why), `placed` was ' +
        'ordered automatically.',
      parameters: {
        q: 'Part of the number, the sender, the company, the buyer or the file name.',
        state: 'Only received orders with this status.',
        ...pageParameters,
      },
      request: { state: 'open' as const, limit: '50' },
      response: [summary],
    },
    own: {
      description: 'Without a company, the orders that the caller sent for themselves.',
      parameters: pageParameters,
      request: { limit: '50' },
      response: [summary],
    },
    mailbox: {
      description:
        'Without ORDER_MAILBOX, `address` is empty. `fault`: the mail server refuses the password ' +
        '(`refused`) or the folder (`folder`), or does not respond (`unreachable`).',
      response: {
        address: 'orders@imap.example.com/INBOX',
        checkedAt: exampleMoment,
        fault: null,
      },
    },
    corrections: {
      description:
        'Counts the lines for which a person chose another tool (`tools`) or changed the ' +
        'quantity (`quantities`), and the lines that a person left out. Confirming a line ' +
        'unchanged is not a correction.',
      response: { days: 30, orders: 41, lines: 612, tools: 18, quantities: 7, leftOut: 4 },
    },
    read: {
      description:
        'Lines are matched again on each call, with the buyer’s part numbers and prices. `certain`: ' +
        'ordered as is. `to-confirm`: a person must confirm or correct the line; `reasons` say why. ' +
        '`unknown`: no tool was found. `left-out`: a person decided not to order the line.',
      parameters: { id },
      request: { id: exampleIds.document },
      response: order,
    },
    file: {
      description: 'The file is returned byte for byte.',
      parameters: { id },
      request: { id: exampleIds.document },
    },
    answer: {
      description:
        'Available once the order is placed or rejected: a Peppol OrderResponse (T76), a cXML ' +
        'ConfirmationRequest, an EDIFACT ORDRSP or an openTRANS ORDERRESPONSE 2.1, with the ' +
        'ordered quantity, unit and price of each line. The parties are those named in the order.',
      parameters: { id },
      request: { id: exampleIds.document },
    },
    sendAnswer: {
      description:
        'The e-mail is for people: it lists the lines that are ordered, changed or not ordered. ' +
        'If the format has a response, the file of `GET /received-orders/{id}/answer` is ' +
        'attached. The e-mail is sent in the thread of the original e-mail, in the customer’s ' +
        'language. E-mails from programs, mailing lists and no-reply addresses are not answered.',
      parameters: { id },
      request: { id: exampleIds.document },
      response: {
        ...ordered,
        answer: { state: 'due' as const, isBySetting: false, sentAt: null, reason: '' },
      },
    },
    takeBackAnswer: {
      description: 'Possible within 8 seconds of the request.',
      parameters: { id },
      request: { id: exampleIds.document },
      response: ordered,
    },
    correct: {
      description:
        'Each line in the request replaces the earlier decision about that line; a line without a ' +
        'decision returns to the automatic result. `buyer` is for staff with the permission `orders`.',
      parameters: { id },
      request: {
        id: exampleIds.document,
        revision: 1,
        lines: [{ line: 0, confirmed: true }],
      },
      response: { ...order, revision: 2 },
    },
    place: {
      description:
        'All lines must be certain or left out. Minimum quantities, pack sizes, limits, credit ' +
        'and approval apply as for every order from the buyer. A repeated call returns the same ' +
        'order. The company’s part numbers in ordered lines are saved if staff or an owner of ' +
        'the company place the order.',
      parameters: { id },
      request: {
        id: exampleIds.document,
        revision: 2,
        goods: '$600.00',
        poNumber: 'PO-4500012',
        ...exampleContact,
      },
      response: ordered,
    },
    replace: {
      description:
        'For a change, or for an order that was received twice: earlier versions that are open ' +
        'become `rejected`, with `replacedBy`. Nothing is ordered; a change that replaced the first ' +
        'version can be ordered. With `merge`, lines that the change does not contain are kept; ' +
        '`differences.merged` shows the result.',
      parameters: { id },
      request: { id: exampleIds.document },
      response: order,
    },
    reject: {
      description: 'For files that are not orders, or for orders that were entered in another way.',
      parameters: { id },
      request: { id: exampleIds.document, reason: 'Entered by telephone' },
      response: { ...order, state: 'rejected' as const, endedAt: exampleMoment },
    },
  },
}
