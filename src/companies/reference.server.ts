/** The API reference texts of companies. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import {
  deletedOne,
  exampleContact,
  exampleEmail,
  exampleIds,
  exampleMoment,
  pageParameters,
} from '../platform/reference-examples.server.ts'
import type { companiesContract } from './contract.ts'
import { ownAffairsMessages } from './messages/own-affairs.ts'
import { invitationsReference } from './invitations-reference.server.ts'

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
  backOrders: 'shop',
  orderFiles: 'draft',
  orderAnswers: 'hand',
  invoiceForm: 'xrechnung',
  buyerReference: '04011000-1234512345-06',
  billingEmail: 'invoices@works.example',
  ledgerAccount: '',
  phone: '+49 30 5550142',
  language: 'de',
  minimumOrder: '$50.00',
  creditLimit: '$5000.00',
  representative: 'Ada Admin',
  notes: 'Delivers to three sites.',
} as const
const deliveryAddresses = ['Works Ltd, Gate 3\n4 Dock Street\nLondon E1 8AA']
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
  _id: exampleIds.company,
  number: 1001,
  ...record,
  deliveryAddresses,
  state: 'approved' as const,
  revision: 2,
  requestedAt: exampleMoment,
  members: [{ ...member }],
}
const buyer = { userId: exampleIds.user, email: exampleEmail, name: 'Jane Miller' } as const
const buyingFor = {
  company: { id: exampleIds.company, name: 'Miller Tools Ltd' },
  companies: [{ id: exampleIds.company, name: 'Miller Tools Ltd', onHold: false }],
  asks: false,
  chosen: true,
  myself: true,
  approvals: 1,
}

const companyOfBuyer = {
  _id: exampleIds.company,
  number: 1001,
  name: request.name,
  state: 'approved' as const,
  role: 'owner' as const,
}
const parameters = { id: 'The id of the company.' }

export const companiesReference: ContractReference<typeof companiesContract> = {
  description:
    'Trade customers. A member acts for a company by naming it in the header `X-Company`; what ' +
    'belongs to another company answers like what does not exist.',
  operations: {
    ...invitationsReference,
    buyers: {
      description: 'Up to 30; those of companies first. Companies that are closed are left out.',
      parameters: { q: 'A part of a name, an e-mail address or a company.' },
      request: { q: 'miller' },
      response: [{ ...buyer, company: companyOfBuyer }],
    },
    buyer: {
      description: 'For themselves, or for a company of which they are a member.',
      parameters: { userId: 'The id of the buyer.', company: 'The id of the company.' },
      request: { userId: exampleIds.user, company: exampleIds.company },
      response: {
        ...buyer,
        company: {
          ...companyOfBuyer,
          terms: record.terms,
          paymentTerms: record.paymentTerms,
          minimumOrder: record.minimumOrder,
          address: request.address,
          orderLimit: '$500.00',
        },
        addresses: [{ address: exampleContact.address, phone: exampleContact.phoneNum }],
      },
    },
    ownAffairs: {
      description:
        'Asked before a page offers what would be refused. Records that are somebody else’s are ' +
        'left out, and so is everything where the caller is the only owner of a shop who may act.',
      parameters: {
        record: 'What the keys name.',
        keys: 'Ids, or numbers of orders.',
        permission: 'What the operation on them needs.',
      },
      request: { record: 'order', keys: ['17'], permission: 'orders' },
      response: [{ key: '17', detail: ownAffairsMessages.own(['orders']) }],
    },
    buyingFor: {
      description:
        'The choice of the account, as long as they belong to the company. In a shop that sells to ' +
        'companies alone, the only company of somebody counts without a choice, also for calls ' +
        'without `X-Company`; elsewhere such a call is for the caller alone. `asks`: several are ' +
        'possible and none was chosen. `refused`: the shop takes no order of them at the moment, ' +
        'since it sells only to companies, or only to confirmed addresses.',
      request: {},
      response: buyingFor,
    },
    buyFor: {
      description:
        'Without `company`: for themselves. With `cartOf` the lines of that cart come along, of ' +
        'each tool the larger quantity; what does not fit stays.',
      request: { company: exampleIds.company, cartOf: 'myself' },
      response: buyingFor,
    },
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
      description:
        '`q` is a part of a name or of a member, or the number. With `sort` each company also has its town and its last order, and for staff who may see money `turnover` (ordered in 365 days, without tax) and `owed` (invoiced and not paid).',
      parameters: {
        ...pageParameters,
        q: 'What to look for.',
        state: 'Only companies in it.',
        sort: 'By name or town from A to Z; by last order, turnover or debt those with most first. The last two need the permission for money.',
      },
      request: { state: 'approved', sort: 'owed' },
      response: [
        {
          _id: exampleIds.company,
          number: 1001,
          name: request.name,
          state: 'approved',
          members: 1,
          requestedAt: exampleMoment,
          town: 'Austin',
          lastOrder: exampleMoment,
          turnover: '$12840.00',
          owed: '$960.00',
        },
      ],
    },
    add: {
      description: 'Without members.',
      request: { ...record, deliveryAddresses },
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
        id: exampleIds.company,
        userId: exampleIds.user,
        orderLimit: '$500.00',
        monthLimit: null,
      },
      response: company,
    },
    removeMember: {
      description:
        'Staff and owners remove anybody, members themselves. An owner stays. Orders, quotes and ' +
        'shared lists that they have in the company pass to another member: to the `successor` ' +
        'whom an owner or staff choose, with the cart, else to an owner.',
      parameters: {
        ...parameters,
        userId: 'The id of the member.',
        successor: 'The user id of the member to whom it passes.',
      },
      request: { id: exampleIds.company, userId: exampleIds.user },
      response: {
        ...deletedOne,
        passedOn: { to: exampleEmail, orders: 2, quotes: 1, lists: 0, cartLines: 3 },
      },
    },
  },
}
