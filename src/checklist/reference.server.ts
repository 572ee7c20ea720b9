/** What people read about the API of the checklist. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import type { checklistContract } from './contract.ts'

export const checklistReference: ContractReference<typeof checklistContract> = {
  description: 'What a shop needs before it goes live, computed from its data.',
  operations: {
    read: {
      description: 'Nothing is ticked by hand: a point is done when the data says so.',
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
  },
}
