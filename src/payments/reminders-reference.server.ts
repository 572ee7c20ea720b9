/** Reference texts for the API of reminders. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import {
  exampleEmail,
  exampleIds,
  exampleMoment,
  pageParameters,
} from '../platform/reference-examples.server.ts'
import type { remindersContract } from './reminders-contract.ts'

const item = {
  _id: exampleIds.document,
  number: 'INV-000042',
  order: 1001,
  customer: { key: `user.${exampleIds.user}`, name: 'Jane Miller' },
  dueDate: '2026-11-01',
  daysOverdue: 22,
  open: '$20.00',
  sent: [{ step: 1, at: exampleMoment, to: exampleEmail, by: '' }],
  upcoming: { step: 2, on: '2026-11-29' },
  exempt: null,
}
const parameters = { id: 'The id of the invoice.' }

export const remindersReference: ContractReference<typeof remindersContract>['operations'] = {
  overdue: {
    description:
      'Earliest due date first. The `upcoming` reminder is not sent while reminders are paused ' +
      'for the invoice or its customer (`exempt`).',
    parameters: {
      ...pageParameters,
      q: "Part of the customer's name, or an invoice or order number.",
      customer: 'Only invoices of this customer: the `key` of an open item.',
    },
    request: {},
    response: [item],
  },
  remind: {
    description:
      'The reminder can be sent before its scheduled day. The error `not-reminded` states why it ' +
      'cannot be sent: for example, the invoice is settled or not overdue, its reminders are ' +
      'paused or have all been sent, or nobody has a confirmed e-mail address.',
    parameters,
    request: { id: exampleIds.document, step: 2 },
    response: item,
  },
  exempt: {
    description: 'While reminders are paused, none are sent, neither automatically nor by staff.',
    parameters,
    request: { id: exampleIds.document, scope: 'invoice', exempt: true },
    response: { ...item, exempt: 'invoice' },
  },
}
