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
    'A buyer asks for prices of larger quantities, the shop answers, and the buyer accepts: then ' +
    'the order is placed at these prices, and its stock is taken.',
  operations: {
    ask: {
      description: 'No stock is taken, and quantities may be above it. Staff get a mail.',
      request: {
        lines: [{ toolId: exampleIds.tool, quantity: 480 }],
        message: 'For the whole site.',
      },
      response: asked,
    },
    own: {
      description: 'Each member sees the quotes that colleagues asked for, too.',
      parameters: { ...pageParameters, state: 'Only those in this state.' },
      request: {},
      response: [summary],
    },
    list: {
      description: 'With words, those that match; the total is that of the last answer.',
      parameters: {
        ...pageParameters,
        q: 'A part of the name, the e-mail address or the company; or the number.',
        company: 'The id of a company: only its quotes.',
        state: 'Only those in this state.',
      },
      request: { state: 'answered' },
      response: [summary],
    },
    read: {
      description: 'What belongs to others answers like what does not exist.',
      parameters: { id },
      request: { id: exampleIds.document },
      response: quote,
    },
    file: {
      description:
        'For who asked, members of the company and staff. With the letterhead of the shop as it is ' +
        'now; the mail of the offer brings it, too.',
      parameters: {
        id,
        version: 'Which offer; the newest, if it is left out.',
        size: 'The size of its pages; a4, if it is left out.',
      },
      request: { id: exampleIds.document },
    },
    answer: {
      description:
        'Lines may have other quantities than were asked for, or be left out. `version` is the ' +
        'newest that you have seen: nobody overwrites the offer of a colleague. `pricePer` is that ' +
        'of the line that was asked; without it, `unitPrice` is for one.',
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
      description: 'The other side gets a mail.',
      parameters: { id },
      request: { id: exampleIds.document, text: 'For the whole site.' },
      response: quote,
    },
    accept: {
      description:
        'Once: again, it answers the same order. Lines that are short, or not sold any longer, are ' +
        'named, and then nothing is ordered.',
      parameters: { id },
      request: { id: exampleIds.document, version: 1, ...exampleContact },
      response: { ...quote, state: 'accepted', order: 1001 },
    },
    decline: {
      description: 'Staff get a mail.',
      parameters: { id },
      request: { id: exampleIds.document },
      response: { ...quote, state: 'declined' },
    },
    withdraw: {
      description: 'The buyer gets a mail.',
      parameters: { id },
      request: { id: exampleIds.document },
      response: { ...quote, state: 'withdrawn' },
    },
  },
}
