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
    'Trade customers. A member acts for a company by sending the header `X-Company`. Records of ' +
    'other companies are reported as not found.',
  operations: {
    ...invitationsReference,
    buyers: {
      description: 'Up to 30 entries, companies first. Closed companies are not included.',
      parameters: { q: 'Part of a person’s name, an e-mail address or a company’s name.' },
      request: { q: 'miller' },
      response: [{ ...buyer, company: companyOfBuyer }],
    },
    buyer: {
      description: 'The buyer’s own terms, or those of a company that the buyer belongs to.',
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
        'Pages call this operation before they offer an action that could be refused. Records of ' +
        'other people are not returned. If the caller is an owner of the shop and nobody else ' +
        'has the required permission, nothing is returned.',
      parameters: {
        record: 'The kind of record that the keys refer to.',
        keys: 'The ids or order numbers of the records.',
        permission: 'The permission that the operation requires.',
      },
      request: { record: 'order', keys: ['17'], permission: 'orders' },
      response: [{ key: '17', detail: ownAffairsMessages.own(['orders']) }],
    },
    buyingFor: {
      description:
        'The choice is stored in the account and applies while the person belongs to the ' +
        'company. In a shop that sells to companies only, a person’s only company is chosen ' +
        'automatically, even for calls without `X-Company`; in other shops such a call is for ' +
        'the caller personally. `asks`: the person belongs to several companies and must choose ' +
        'one. `refused`: the shop does not accept orders from this person at the moment, because ' +
        'it sells only to companies, or only to accounts with a confirmed e-mail address.',
      request: {},
      response: buyingFor,
    },
    buyFor: {
      description:
        'Without `company`, the person buys for themselves. `cartOf` names a cart whose lines ' +
        'are added to the new cart; if both carts contain a tool, the larger quantity applies. ' +
        'Lines that do not fit stay in the old cart.',
      request: { company: exampleIds.company, cartOf: 'myself' },
      response: buyingFor,
    },
    memberships: {
      description: 'By name.',
      request: {},
      response: [membership],
    },
    request: {
      description: 'Each user can have one open request.',
      request,
      response: membership,
    },
    list: {
      description:
        '`q` is part of the name of the company, or of the name or e-mail address of a member, ' +
        'or the whole customer number. With `sort`, each company includes its town and last ' +
        'order, and for staff who can see money also `turnover` (ordered in the last 365 days, ' +
        'without tax) and `owed` (invoiced and unpaid).',
      parameters: {
        ...pageParameters,
        q: 'The text to search for.',
        state: 'Lists only companies with this status.',
        sort:
          'Names and towns are sorted from A to Z, all other values in descending order. Sorting ' +
          'by turnover or unpaid amount requires the `money` permission.',
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
      description: 'The new company has no members.',
      request: { ...record, deliveryAddresses },
      response: { ...company, members: [] },
    },
    read: {
      description: 'For staff and members of the company; `notes` are only for staff.',
      parameters,
      request: { id: exampleIds.company },
      response: company,
    },
    save: {
      description: 'Send the revision that you read.',
      parameters,
      request: { id: exampleIds.company, revision: 1, ...record },
      response: company,
    },
    move: {
      description: 'requested → approved → on-hold → closed. A closed company can be reopened.',
      parameters,
      request: { id: exampleIds.company, state: 'approved' },
      response: company,
    },
    setMember: {
      description: 'Staff can add any account; owners can change the roles of their members.',
      parameters,
      request: { id: exampleIds.company, email: exampleEmail, role: 'owner' },
      response: company,
    },
    setLimits: {
      description:
        'For staff and owners. An order above either limit is placed on hold and reserves no ' +
        'stock until an approver or owner of the company, or staff, releases it.',
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
        'Staff and owners can remove anybody; members can remove themselves. A company keeps at ' +
        "least one owner. The member's orders, quotes and shared lists in the company pass to the " +
        '`successor`, or to an owner if there is no `successor`. Only an owner or staff can ' +
        'choose the `successor`, who also gets the cart.',
      parameters: {
        ...parameters,
        userId: 'The id of the member.',
        successor: 'The user id of the member who takes over.',
      },
      request: { id: exampleIds.company, userId: exampleIds.user },
      response: {
        ...deletedOne,
        passedOn: { to: exampleEmail, orders: 2, quotes: 1, lists: 0, cartLines: 3 },
      },
    },
  },
}
