/** What people read about the API of companies. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import {
  deletedOne,
  exampleEmail,
  exampleIds,
  exampleMoment,
  pageParameters,
} from '../platform/reference-examples.server.ts'
import type { companiesContract } from './contract.ts'

const request = {
  name: 'Miller Joinery Ltd',
  address: '418 Mill Street, Austin, TX 78701',
  vatId: '',
  taxNumber: '12-3456789',
} as const
const record = {
  ...request,
  taxStatus: 'standard',
  terms: '30 days net',
  paymentTerms: 'net 30',
  minimumOrder: '$50.00',
  representative: 'Ada Admin',
  notes: 'Delivers to three sites.',
} as const
const member = {
  userId: exampleIds.user,
  email: exampleEmail,
  name: 'Jane Miller',
  role: 'owner',
  since: exampleMoment,
} as const
const membership = {
  _id: exampleIds.company,
  number: 1001,
  name: request.name,
  state: 'requested',
  role: 'owner',
} as const
const company = {
  ...{ _id: exampleIds.company, number: 1001, ...record },
  state: 'approved' as const,
  revision: 2,
  requestedAt: exampleMoment,
  members: [{ ...member }],
}
const parameters = { id: 'The id of the company.' }

export const companiesReference: ContractReference<typeof companiesContract> = {
  description:
    'Trade customers. A member acts for a company by naming it in the header `X-Company`; what ' +
    'belongs to another company answers like what does not exist.',
  operations: {
    memberships: {
      description: 'By name.',
      request: {},
      response: [membership],
    },
    request: {
      description: 'One request of a user waits at a time.',
      request,
      response: membership,
    },
    list: {
      description: '`q` is a part of a name or of a member, or the number.',
      parameters: { ...pageParameters, q: 'What to look for.', state: 'Only companies in it.' },
      request: { state: 'approved' },
      response: [
        {
          ...{ _id: exampleIds.company, number: 1001, name: request.name, state: 'approved' },
          members: 1,
          requestedAt: exampleMoment,
        },
      ],
    },
    add: {
      description: 'Without members.',
      request: record,
      response: { ...company, members: [] },
    },
    read: {
      description: 'For staff and its members; `notes` only for staff.',
      parameters,
      request: { id: exampleIds.company },
      response: company,
    },
    save: {
      description: 'With the revision that was read.',
      parameters,
      request: { id: exampleIds.company, revision: 1, ...record },
      response: company,
    },
    move: {
      description: 'requested → approved → on-hold → closed; closing can be taken back.',
      parameters,
      request: { id: exampleIds.company, state: 'approved' },
      response: company,
    },
    setMember: {
      description: 'Staff add any account; owners give their members other roles.',
      parameters,
      request: { id: exampleIds.company, email: exampleEmail, role: 'owner' },
      response: company,
    },
    setLimits: {
      description:
        'Staff and owners. An order above either limit is placed on hold: it takes no stock until ' +
        'an approver or owner of the company, or staff, releases it.',
      parameters: { ...parameters, userId: 'The id of the member.' },
      request: {
        ...{ id: exampleIds.company, userId: exampleIds.user },
        ...{ orderLimit: '$500.00', monthLimit: null },
      },
      response: company,
    },
    removeMember: {
      description: 'Staff and owners remove anybody, members themselves. An owner stays.',
      parameters: { ...parameters, userId: 'The id of the member.' },
      request: { id: exampleIds.company, userId: exampleIds.user },
      response: deletedOne,
    },
  },
}
