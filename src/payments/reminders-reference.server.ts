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
      'Earliest due date first. `upcoming` is not sent while the reminders of the invoice or its ' +
      'customer are paused (`exempt`).',
    parameters: {
      ...pageParameters,
      q: "Part of the customer's name, or the number of an invoice or an order.",
      customer: 'Only invoices of this customer: the `key` of an open item.',
    },
    request: {},
    response: [item],
  },
  remind: {
    description:
      'The reminder can be sent before its day. `not-reminded` says why it cannot be sent: the ' +
      'invoice is settled, not overdue or paused, all reminders have been sent, or nobody has a ' +
      'confirmed address.',
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
