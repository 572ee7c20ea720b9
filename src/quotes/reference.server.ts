/** The API reference texts of quotes. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import {
  exampleContact,
  exampleEmail,
  exampleIds,
  exampleMoment,
  pageParameters,
} from '../platform/reference-examples.server.ts'
import type { quotesContract } from './contract.ts'

const line = {
  toolId: exampleIds.tool,
  sku: 'HAM-16',
  name: 'Claw Hammer 16 oz',
  quantity: 480,
  unitPrice: '$12.50',
  total: '$6000.00',
}
const offeredLine = { ...line, unitPrice: '$10.90', total: '$5232.00' }
const summary = {
  _id: exampleIds.document,
  number: 12,
  state: 'answered' as const,
  name: 'Jane Miller',
  email: exampleEmail,
  company: 'Miller Joinery',
  lineCount: 1,
  total: '$5232.00',
  validUntil: '2026-12-22',
  order: null,
  askedAt: exampleMoment,
  changedAt: exampleMoment,
}
const quote = {
  ...summary,
  lines: [line],
  versions: [
    {
      version: 1,
      lines: [offeredLine],
      total: '$5232.00',
      validUntil: '2026-12-22',
      message: 'In cartons of 48.',
      by: 'Marta Ibarra',
      at: exampleMoment,
    },
  ],
  messages: [
    {
      side: 'buyer' as const,
      by: 'Jane Miller',
      text: 'For the whole site.',
      at: exampleMoment,
    },
  ],
}
const asked = { ...quote, state: 'asked' as const, total: null, validUntil: null, versions: [] }
const id = 'The id of the quote.'

export const quotesReference: ContractReference<typeof quotesContract> = {
  description:
    'A buyer requests prices for larger quantities, and the shop makes an offer. When the buyer ' +
    'accepts the offer, the order is placed at these prices and its stock is reserved.',
  operations: {
    ask: {
      description:
        'No stock is reserved, and quantities can exceed the stock. Staff receive an e-mail.',
      request: {
        lines: [{ toolId: exampleIds.tool, quantity: 480 }],
        message: 'For the whole site.',
      },
      response: asked,
    },
    own: {
      description: 'Members of a company also see the quotes that their colleagues requested.',
      parameters: { ...pageParameters, state: 'Only quotes with this status.' },
      request: {},
      response: [summary],
    },
    list: {
      description:
        'With `q`, only matching quotes are listed. The total is that of the newest offer.',
      parameters: {
        ...pageParameters,
        q: "Part of the buyer's name, e-mail address or company, or the quote number.",
        company: 'The id of a company; only quotes for this company are listed.',
        state: 'Only quotes with this status.',
      },
      request: { state: 'answered' },
      response: [summary],
    },
    read: {
      description: 'Quotes that belong to other buyers or companies are reported as not found.',
      parameters: { id },
      request: { id: exampleIds.document },
      response: quote,
    },
    file: {
      description:
        'For the requester, members of the company and staff. The PDF has the shop’s current ' +
        'letterhead; the e-mail about the offer includes the same PDF.',
      parameters: {
        id,
        version: 'The version of the offer; the newest by default.',
        size: 'The page size; A4 by default.',
      },
      request: { id: exampleIds.document },
    },
    answer: {
      description:
        'Lines can have quantities that differ from the request, or can be omitted. `version` is ' +
        'the newest version that the caller has read, so that nobody overwrites a colleague’s ' +
        'offer. `pricePer` is that of the requested line; if it is not sent, `unitPrice` is for ' +
        'one unit.',
      parameters: { id },
      request: {
        id: exampleIds.document,
        version: 0,
        validUntil: '2026-12-22',
        lines: [{ toolId: exampleIds.tool, quantity: 480, unitPrice: '$10.90' }],
        message: 'In cartons of 48.',
      },
      response: quote,
    },
    write: {
      description: 'The other party receives an e-mail.',
      parameters: { id },
      request: { id: exampleIds.document, text: 'For the whole site.' },
      response: quote,
    },
    accept: {
      description:
        'A quote can be accepted once; accepting it again returns the same order. If lines are out ' +
        'of stock or no longer sold, the response lists them and nothing is ordered.',
      parameters: { id },
      request: { id: exampleIds.document, version: 1, ...exampleContact },
      response: { ...quote, state: 'accepted', order: 1001 },
    },
    decline: {
      description: 'Staff receive an e-mail.',
      parameters: { id },
      request: { id: exampleIds.document },
      response: { ...quote, state: 'declined' },
    },
    withdraw: {
      description: 'The buyer receives an e-mail.',
      parameters: { id },
      request: { id: exampleIds.document },
      response: { ...quote, state: 'withdrawn' },
    },
  },
}
