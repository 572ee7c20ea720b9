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
    'Orders that buyers send as files: UBL (Peppol), cXML, EDIFACT, openTRANS, Order-X, IDS baskets, ' +
    'tables and texts. Each becomes a draft whose lines say how certain they are; a person places it.',
  operations: {
    receive: {
      description:
        'The file is the body, at most 5 MB. Nothing is ordered. A file with several orders becomes ' +
        'several drafts. Staff say for whom a draft is afterwards; for buyers it is their own, for ' +
        'the company for which they act. No document type is followed and no entity resolved.',
      parameters: { name: 'The name of the file, which helps people only.' },
      request: { name: 'PO-4500012.xml' },
      response: [summary],
    },
    list: {
      description:
        '`isRepeated` says whether the same order came before; `fault`, why nothing in it could be read. ' +
        '`placement`: of a company whose orders are placed without a person, `due` is decided soon, `kept` stays a draft (`placementReason` says why), `placed` was ordered so.',
      parameters: {
        q: 'A part of the number, the sender, the company, the buyer or the name of the file.',
        state: 'Only those in this state.',
        ...pageParameters,
      },
      request: { state: 'open' as const, limit: '50' },
      response: [summary],
    },
    own: {
      description: 'Without a company, those that the caller orders for themselves.',
      parameters: pageParameters,
      request: { limit: '50' },
      response: [summary],
    },
    mailbox: {
      description:
        'Without ORDER_MAILBOX, `address` is empty. `fault`: the mail server refuses the password ' +
        '(`refused`) or the folder (`folder`), or does not answer (`unreachable`).',
      response: {
        address: 'orders@imap.example.com/INBOX',
        checkedAt: exampleMoment,
        fault: null,
      },
    },
    corrections: {
      description:
        'Lines of which a person has chosen another tool (`tools`), changed the quantity ' +
        '(`quantities`) or that they left out. Who only agrees corrects nothing.',
      response: { days: 30, orders: 41, lines: 612, tools: 18, quantities: 7, leftOut: 4 },
    },
    read: {
      description:
        'Lines are looked up at each call, with the numbers and prices of the buyer. `certain`: ' +
        'ordered as it is. `to-confirm`: a person agrees or corrects it; `reasons` say why. ' +
        '`unknown`: no tool was found. `left-out`: a person decided not to order it.',
      parameters: { id },
      request: { id: exampleIds.document },
      response: order,
    },
    file: {
      description: 'Byte for byte.',
      parameters: { id },
      request: { id: exampleIds.document },
    },
    answer: {
      description:
        'Once it is ordered or rejected: an OrderResponse of Peppol (T76), a ConfirmationRequest of ' +
        'cXML, ORDRSP or ORDERRESPONSE 2.1, with what is ordered of each line, in which unit, and at ' +
        'which price. Parties are those of the order.',
      parameters: { id },
      request: { id: exampleIds.document },
    },
    sendAnswer: {
      description:
        'For people who read it: which lines are ordered, changed or not ordered, and where the form has ' +
        'one, the file of `GET /received-orders/{id}/answer`. In the thread of the mail, in the language ' +
        'of the customer. Mails of programs, lists and addresses that nobody reads are not answered.',
      parameters: { id },
      request: { id: exampleIds.document },
      response: {
        ...ordered,
        answer: { state: 'due' as const, isBySetting: false, sentAt: null, reason: '' },
      },
    },
    takeBackAnswer: {
      description: 'Within the 8 seconds after it was sent.',
      parameters: { id },
      request: { id: exampleIds.document },
      response: ordered,
    },
    correct: {
      description:
        'Each line that is named replaces what was decided about it before; one without a decision ' +
        'is as it was read again. `buyer` is for staff with the permission `orders`.',
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
        'All lines must be certain or left out. Minimum, packs, limits, credit and approval hold as ' +
        'for every order of the buyer. Called again, it answers the same order. Part numbers of the ' +
        'company in ordered lines are remembered where staff or an owner of the company place it.',
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
        'For a change, and for an order that came twice: `earlier` ones that are open become `rejected`, ' +
        'with `replacedBy`. Nothing is ordered; a change that has replaced the first can be. With `merge`, ' +
        'lines that a change does not name are taken over, where `differences.merged` says what comes of it.',
      parameters: { id },
      request: { id: exampleIds.document },
      response: order,
    },
    reject: {
      description: 'For what is no order, or was entered in another way.',
      parameters: { id },
      request: { id: exampleIds.document, reason: 'Entered by telephone' },
      response: { ...order, state: 'rejected' as const, endedAt: exampleMoment },
    },
  },
}
