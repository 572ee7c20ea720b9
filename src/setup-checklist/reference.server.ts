/** The published API reference of the checklist. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import type { setupChecklistContract } from './contract.ts'

export const setupChecklistReference: ContractReference<typeof setupChecklistContract> = {
  description: 'What a shop needs before it goes live, computed from its data.',
  operations: {
    read: {
      description:
        'Nothing is ticked by hand: a point is done when the data says so. `notes` of `tax` say what ' +
        'the tax law of the country asks for and the shop does not do.',
      request: {},
      response: [
        { point: 'name', done: true },
        { point: 'imprint', done: false },
      ],
    },
    sendMail: {
      description: 'To the e-mail address of the account that asks.',
      request: {},
      response: { acknowledged: true },
    },
    held: {
      description:
        'After a restore the mails that waited in the backup are held, as is what the shop asks of ' +
        'other services (refunds by card, VAT numbers, accounts to be disabled) and mails by the ' +
        'calendar (reminders, notices). In a rehearsal new mails are held too. `held` is null where ' +
        'nothing is.',
      request: {},
      response: {
        held: { since: '2026-11-26T09:30:00.000Z', rehearsal: false, mails: 135, refunds: 1 },
      },
    },
    release: {
      description: 'Ends the hold, also that of a rehearsal. Does nothing where nothing is held.',
      request: {},
      response: { mails: 135 },
    },
    drop: {
      description:
        'The mails are never sent; an invoice among them is one that reached nobody. The hold ' +
        'stays, so that nothing leaves before it is released.',
      request: {},
      response: { mails: 135 },
    },
  },
}
