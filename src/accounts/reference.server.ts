/** The API reference texts of accounts. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import {
  deletedOne,
  exampleContact,
  exampleEmail,
  exampleIds,
  exampleParts,
  pageParameters,
} from '../platform/reference-examples.server.ts'
import type { Permission } from '../platform/access/permissions.ts'
import type { accountsContract } from './contract.ts'
import type { staffEndpoints } from './staff/staff-contract.ts'

const noPermissions = (): Permission[] => []
const user = {
  _id: exampleIds.user,
  email: exampleEmail,
  displayName: 'Jane Smith',
  role: 'customer',
  permissions: noPermissions(),
  profile: { education: '', location: 'Toledo', phone: '+1 555 0100', linkedin: '' },
  short_password: false,
  second_factor: false,
  lacks_second_factor: false,
  email_confirmed: true,
} as const
const savedAddress = {
  _id: exampleIds.address,
  ...exampleContact,
  preferred: true,
  parts: exampleParts,
} as const
const partsMeaning =
  'The address in parts. With them, the text is composed from them, whatever `address` says. ' +
  '`country` is a code of ISO 3166-1, `postcode` is taken as that country writes it: `d-10115` ' +
  'in Germany is kept as `10115`, and one that cannot be is refused. `deliveryNotes` are for the ' +
  'driver, and not on the label.'
const address = { email: 'The e-mail address of the account.' } as const
const ownAddress = { id: 'The id of a saved address of the caller.' } as const

const member = { id: 'The id of a member of staff, as lists have it.' } as const
const changedOne = { acknowledged: true, modifiedCount: 1 } as const

const staffOperations: ContractReference<typeof staffEndpoints>['operations'] = {
  listStaff: {
    description: 'Members of staff, and invitations that count still; both by e-mail address.',
    response: {
      members: [
        {
          _id: exampleIds.user,
          email: exampleEmail,
          displayName: 'Jane Smith',
          permissions: ['orders', 'customers'],
          paused: false,
        },
      ],
      invitations: [
        { email: 'lee@example.com', permissions: ['read'], expiresAt: '2026-12-06T09:00:00.000Z' },
      ],
    },
  },
  setPermissions: {
    description:
      'Felt on the next call. Nobody changes their own permissions, so an owner always remains.',
    parameters: member,
    request: { id: exampleIds.user, permissions: ['orders'] },
    response: changedOne,
  },
  pause: {
    description: 'All access tokens of the account end, and it gets no new ones.',
    parameters: member,
    request: { id: exampleIds.user },
    response: changedOne,
  },
  resume: {
    description: '`modifiedCount` is 0 where the account was not paused.',
    parameters: member,
    request: { id: exampleIds.user },
    response: changedOne,
  },
  invite: {
    description:
      'Where an account has this address, confirmed, it is staff at once. Otherwise anybody who signs ' +
      'in with the address within 14 days, confirmed, becomes staff.',
    request: { email: 'lee@example.com', permissions: ['read'] },
    response: { acknowledged: true, outcome: 'invited', mailed: true },
  },
  listFormerStaff: {
    description: 'Their rights can be given back; a pause is not restored.',
    response: [
      {
        _id: exampleIds.user,
        email: exampleEmail,
        displayName: 'Jane Smith',
        permissions: ['orders', 'customers'],
        demotedAt: '2026-11-21T09:00:00.000Z',
      },
    ],
  },
  restoreRights: {
    description: '`modifiedCount` is 0 where this person is staff already.',
    parameters: { id: 'The id of a user who was staff within the last 30 days.' },
    request: { id: exampleIds.user },
    response: changedOne,
  },
  withdrawInvitation: {
    description: '`deletedCount` is 0 where nobody with this address is invited.',
    parameters: { email: 'The e-mail address that was invited.' },
    request: { email: 'lee@example.com' },
    response: deletedOne,
  },
}

export const accountsReference: ContractReference<typeof accountsContract> = {
  description: 'Who uses the shop: sign-in, roles, profiles, and the addresses they order to.',
  operations: {
    exchangeIdToken: {
      description:
        'Signing in: send the ID token of the identity provider as bearer, and `{"email"}` as ' +
        'body; the answer has `token`, the access token of all other calls. An ID token is ' +
        'exchanged once. Promoting: send an admin\'s access token, and `{"role":"admin"}`.',
      parameters: { address: 'The e-mail address of the account.' },
      request: { address: exampleEmail, email: exampleEmail },
      response: { acknowledged: true, token: 'kXb3m0l6Jw2c1o9rVnQyT5zq8sHf4uEaGd7iPLtBvWM' },
    },
    signOut: {
      description: 'The token is refused from then on; other tokens of the account remain.',
      response: { acknowledged: true },
    },
    signOutEverywhere: {
      description:
        'The token of this call is refused from then on, too; sessions at the identity provider of ' +
        'the shop end with it.',
      response: { acknowledged: true },
    },
    downloadData: {
      description:
        'Account, profile, addresses, sessions, orders with their history, reviews, the cart, and ' +
        'what invoices and packing slips say; their files are at `GET /documents`.',
      response: { name: 'my-data-2026-11-21.json', json: '{}' },
    },
    removeSelf: {
      description:
        'What is personal goes at once; orders and reviews stay without the name, and documents ' +
        'as they were issued. Refused while an order is on its way. The password is checked where ' +
        'the account has one here; one without has signed in within ten minutes.',
      request: { email: exampleEmail, password: 'anvil-and-tongs-9' },
      response: { acknowledged: true },
    },
    listSessions: {
      description: 'Only those that can be used still. `current` is the session of this call.',
      response: [
        {
          _id: exampleIds.user,
          address: '203.0.113.7',
          browser: 'Firefox on Linux',
          signedInAt: '2026-11-21T09:00:00.000Z',
          lastSeenAt: '2026-11-21T09:12:00.000Z',
          current: true,
        },
      ],
    },
    endSession: {
      description:
        'With the session at the own identity provider in that browser. At a hosted provider the ' +
        'sign-in there goes on. `deletedCount` is 0 where there is no such session.',
      parameters: { id: 'The id of a session of the caller.' },
      request: { id: exampleIds.user },
      response: deletedOne,
    },
    prove: {
      description:
        'After `step-up-needed`: a code of the second factor, or the password of an account that ' +
        'has none, opens what needs proof for ten minutes. A sign-in does so too.',
      request: { code: '287082' },
      response: { acknowledged: true },
    },
    sampleMail: {
      description:
        'With the words that are saved, in the language of the request where none is named, and a ' +
        'link that leads nowhere.',
      parameters: { kind: 'What the mail is about.' },
      request: { kind: 'reset', language: 'de' },
      response: { acknowledged: true },
    },
    previewMail: {
      description:
        'With a link that leads nowhere. Words that are the standard text of the program are said ' +
        'in the language.',
      parameters: {
        kind: 'What the mail is about.',
        language: 'In which language the mail is.',
        subject: 'The subject, with fields such as `{shop}`.',
        opening: 'The opening words, with such fields.',
      },
      request: {
        kind: 'newSignIn',
        language: 'de',
        subject: 'Ein neues Gerät bei {shop}',
        opening: 'Guten Tag, jemand hat sich angemeldet.',
      },
      response: {
        subject: 'Ein neues Gerät bei Anvil & Sons',
        text: 'Guten Tag, jemand hat sich angemeldet.\n',
      },
    },
    exportList: {
      description:
        'The dashboard asks before it writes a file of a list, so that the person who found a desk left ' +
        'open takes nothing along: `step-up-needed` where proof is asked. The security log keeps ' +
        'who saved which list.',
      parameters: { list: 'The list that is saved.' },
      request: { list: 'orders' },
      response: { acknowledged: true },
    },
    readSelf: {
      description: 'For a client that keeps a token and not the address, which may have changed.',
      response: { email: exampleEmail, displayName: 'Jane Smith' },
    },
    requestEmailChange: {
      description:
        'The present address is told. The answer is the same for an address that has an account: ' +
        'then its owner is told, and nothing changes. The password is checked where the account ' +
        'has one here; else the caller must have signed in within ten minutes. A later request ' +
        'ends the link of an earlier one. At a hosted provider the address is changed there, and ' +
        'counts here from the next sign-in once the provider states it as verified.',
      request: { email: 'jane.smith@example.org', password: 'anvil-and-tongs-9' },
      response: { acknowledged: true },
    },
    confirmEmailChange: {
      description:
        'With the token of the mail to the new address, which works once, within 24 hours, for ' +
        'the account that asked. All sessions go on; links that were mailed to the old address ' +
        'end.',
      request: { token: 'sB3k9dQ2' },
      response: { acknowledged: true, email: 'jane.smith@example.org' },
    },
    changePassword: {
      description:
        'The token of this call stays; every other one, and every other session, ends. Only where ' +
        'the shop keeps passwords itself.',
      request: { current_password: 'anvil and tongs 8', new_password: 'hammer and nails 9' },
      response: { acknowledged: true },
    },
    read: {
      description: 'Users read themselves; admins read anyone.',
      parameters: address,
      request: { email: exampleEmail },
      response: user,
    },
    list: {
      description: 'In the order in which they came; `q` narrows the list by e-mail and name.',
      parameters: { q: 'A part of the e-mail address or the name.', ...pageParameters },
      request: { limit: '50' },
      response: [{ _id: user._id, email: user.email, displayName: 'Jane Smith', role: 'customer' }],
    },
    saveProfile: {
      description:
        'Replaces the whole profile; a field that is to be empty is sent empty. `displayName` is the ' +
        'name, which stays where none is sent.',
      parameters: address,
      request: { email: exampleEmail, ...user.profile },
      response: user,
    },
    listAddresses: {
      description: 'An address that was ordered to is saved automatically.',
      response: [savedAddress],
    },
    saveAddress: {
      description: `At most 20 addresses are kept for an account. ${partsMeaning}`,
      request: { ...exampleContact, parts: exampleParts },
      response: savedAddress,
    },
    updateAddress: {
      description:
        'Orders that were placed keep the address that they were placed with. Without `parts` it is ' +
        'a text alone.',
      parameters: ownAddress,
      request: { id: exampleIds.address, ...exampleContact },
      response: savedAddress,
    },
    setDefaultAddress: {
      description: 'The address that was the default before is no longer one.',
      parameters: ownAddress,
      request: { id: exampleIds.address },
      response: savedAddress,
    },
    deleteAddress: {
      description: '`deletedCount` is 0 where the caller has no such address.',
      parameters: ownAddress,
      request: { id: exampleIds.address },
      response: deletedOne,
    },
    ...staffOperations,
    demote: {
      description:
        "The next call of the account is judged as a customer's. `modifiedCount` is 0 where the " +
        'account was no admin. Nobody demotes themselves.',
      parameters: { id: 'The id of the user, as lists have it.' },
      request: { id: exampleIds.user },
      response: { acknowledged: true, modifiedCount: 1 },
    },
    remove: {
      description:
        'Orders and reviews remain, without the name; all sessions of the account end. ' +
        'The last admin cannot be deleted, and nobody deletes themselves.',
      parameters: { id: 'The id of the user, as lists have it.' },
      request: { id: exampleIds.user },
      response: deletedOne,
    },
  },
}
