/** The published API reference of the checklist. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import type { setupChecklistContract } from './contract.ts'

export const setupChecklistReference: ContractReference<typeof setupChecklistContract> = {
  description: 'The steps before a shop goes live, computed from its data.',
  operations: {
    read: {
      description:
        'Steps cannot be completed by hand: a step is complete when the data shows it. `notes` ' +
        'for `tax` lists requirements of the country’s tax law that the shop does not meet.',
      request: {},
      response: [
        { point: 'name', done: true },
        { point: 'imprint', done: false },
      ],
    },
    sendMail: {
      description: 'The e-mail is sent to the caller’s e-mail address.',
      request: {},
      response: { acknowledged: true },
    },
    held: {
      description:
        'After a restore, the e-mails that were queued in the backup are held, and so are ' +
        'requests to other services (card refunds, VAT number checks, accounts to disable) and ' +
        'scheduled e-mails (reminders, notices). In a rehearsal, new e-mails are held, too. ' +
        '`held` is null if nothing is held.',
      request: {},
      response: {
        held: { since: '2026-11-26T09:30:00.000Z', rehearsal: false, mails: 135, refunds: 1 },
      },
    },
    release: {
      description:
        'Ends the hold, including the hold of a rehearsal. Has no effect if nothing is held.',
      request: {},
      response: { mails: 135 },
    },
    drop: {
      description:
        'The held e-mails are never sent; an invoice among them counts as not sent. The hold ' +
        'stays, so nothing is sent until the hold is released.',
      request: {},
      response: { mails: 135 },
    },
  },
}
