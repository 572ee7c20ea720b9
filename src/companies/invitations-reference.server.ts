/** The API reference texts of invitations and of importing companies. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import {
  deletedOne,
  exampleEmail,
  exampleIds,
  exampleMoment,
  pageParameters,
} from '../platform/reference-examples.server.ts'
import type { invitationEndpoints } from './invitations-contract.ts'

const token = 'Zs0rXbXb1Jm1hZl5n3yJ1cR0pQm3fVhT0oWq8eYkL2A'
const company = { _id: exampleIds.company, number: 1001, name: 'Miller Joinery Ltd' } as const
const invitation = {
  _id: exampleIds.invitation,
  company,
  email: exampleEmail,
  name: 'Jane Miller',
  role: 'buyer',
  state: 'sent',
  sentAt: exampleMoment,
  expiresAt: exampleMoment,
} as const
const parameters = { id: 'The id of the company.' }

export const invitationsReference: ContractReference<typeof invitationEndpoints>['operations'] = {
  invitations: {
    description: 'Sorted by e-mail address. For staff and the owners of the company.',
    parameters,
    request: { id: exampleIds.company },
    response: [invitation],
  },
  invite: {
    description:
      'For staff and the owners of the company. The e-mail contains a link that works once, ' +
      'within 30 days, for an account with this address. A new invitation to the same address ' +
      'renews the link.',
    parameters,
    request: { id: exampleIds.company, email: exampleEmail, role: 'buyer' },
    response: invitation,
  },
  withdrawInvitation: {
    description: '`deletedCount` is 0 if the invitation has already been accepted or withdrawn.',
    parameters: { ...parameters, invitationId: 'The id of the invitation.' },
    request: { id: exampleIds.company, invitationId: exampleIds.invitation },
    response: deletedOne,
  },
  allInvitations: {
    description: '`prepared` invitations come from a file and have not been mailed yet.',
    parameters: {
      ...pageParameters,
      q: 'Part of the company name or the e-mail address.',
      state: 'Lists only invitations with this status.',
    },
    request: { state: 'sent' },
    response: [invitation],
  },
  sendInvitations: {
    description:
      'Sends up to 300 invitations at once, each with a new link. An invitation is skipped if it ' +
      'has been accepted or withdrawn, or if the company is closed. If the call fails, no e-mail ' +
      'is sent.',
    request: { ids: [exampleIds.invitation] },
    response: { acknowledged: true, sent: 1, skipped: 0 },
  },
  readInvitation: {
    description: 'Anybody who has the link can read the invitation.',
    request: { token },
    response: {
      company: company.name,
      email: exampleEmail,
      role: 'buyer',
      expiresAt: exampleMoment,
    },
  },
  acceptInvitation: {
    description: 'The account must have the e-mail address that the invitation was sent to.',
    request: { token },
    response: { ...company, state: 'approved', role: 'buyer' },
  },
  importRows: {
    description:
      'An existing company with the same name is not changed, but the people listed for it are ' +
      'added. No e-mail is sent until `POST /company-invitations` is called. Sending the same ' +
      'file again changes nothing.',
    request: {
      rows: [{ company: company.name, name: 'Jane Miller', email: exampleEmail, role: 'buyer' }],
      apply: true,
    },
    response: {
      acknowledged: true,
      applied: true,
      companies: 1,
      people: 1,
      rows: [{ company: 'new', person: 'new' }],
    },
  },
}
