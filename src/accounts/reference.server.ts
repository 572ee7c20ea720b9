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
  '`parts` contains the address in separate fields. If `parts` is sent, the text of the address ' +
  'is composed from it, and `address` is ignored. `country` is an ISO 3166-1 code. `postcode` is stored in that ' +
  'country’s format (`d-10115` in Germany becomes `10115`) and refused if it is not valid ' +
  'there. `deliveryNotes` are for the driver and are not printed on the label.'
const address = { email: 'The e-mail address of the account.' } as const
const ownAddress = { id: 'The id of one of the caller’s saved addresses.' } as const

const member = { id: 'The id of a member of staff, from `GET /staff`.' } as const
const changedOne = { acknowledged: true, modifiedCount: 1 } as const

const staffOperations: ContractReference<typeof staffEndpoints>['operations'] = {
  listStaff: {
    description: 'Members of staff and open invitations, both sorted by e-mail address.',
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
      'The change takes effect on the staff member’s next call. Nobody can change their own ' +
      'permissions, so there is always an owner.',
    parameters: member,
    request: { id: exampleIds.user, permissions: ['orders'] },
    response: changedOne,
  },
  pause: {
    description:
      'Revokes all access tokens of the account. The account gets no new tokens until it is resumed.',
    parameters: member,
    request: { id: exampleIds.user },
    response: changedOne,
  },
  resume: {
    description: '`modifiedCount` is 0 if the account was not paused.',
    parameters: member,
    request: { id: exampleIds.user },
    response: changedOne,
  },
  invite: {
    description:
      'If an account with this confirmed address exists, it becomes a staff account immediately. ' +
      'Otherwise the account that signs in with this confirmed address within 14 days becomes a ' +
      'staff account.',
    request: { email: 'lee@example.com', permissions: ['read'] },
    response: { acknowledged: true, outcome: 'invited', mailed: true },
  },
  listFormerStaff: {
    description: 'The former permissions of each person can be restored; a pause is not restored.',
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
    description: '`modifiedCount` is 0 if this person is already a staff member.',
    parameters: { id: 'The id of a user who was a staff member within the last 30 days.' },
    request: { id: exampleIds.user },
    response: changedOne,
  },
  withdrawInvitation: {
    description: '`deletedCount` is 0 if there is no invitation to this address.',
    parameters: { email: 'The e-mail address of the invited person.' },
    request: { email: 'lee@example.com' },
    response: deletedOne,
  },
}

export const accountsReference: ContractReference<typeof accountsContract> = {
  description: 'The users of the shop: sign-in, roles, profiles and delivery addresses.',
  operations: {
    exchangeIdToken: {
      description:
        'To sign in, send the identity provider’s ID token as the bearer token and ' +
        '`{"email": "…"}` as the request body. The response contains `token`, the access token ' +
        'for all other calls. Each ID token can be exchanged once. To promote a user, send an ' +
        'admin’s access token as the bearer token and `{"role":"admin"}` as the request body.',
      parameters: { address: 'The e-mail address of the account.' },
      request: { address: exampleEmail, email: exampleEmail },
      response: { acknowledged: true, token: 'kXb3m0l6Jw2c1o9rVnQyT5zq8sHf4uEaGd7iPLtBvWM' },
    },
    signOut: {
      description: 'The token is no longer accepted; other tokens of the account stay valid.',
      response: { acknowledged: true },
    },
    signOutEverywhere: {
      description:
        'Also revokes the token used for this request and ends the sessions at the shop’s own ' +
        'identity provider.',
      response: { acknowledged: true },
    },
    downloadData: {
      description:
        'The file contains the account, profile, addresses, sessions, orders with their history, ' +
        'reviews, the cart, and the contents of invoices and packing slips. Download the invoices ' +
        'and packing slips themselves from `GET /documents`.',
      response: { name: 'my-data-2026-11-21.json', json: '{}' },
    },
    removeSelf: {
      description:
        'Personal data is deleted immediately. Orders and reviews are kept without the name, and ' +
        'issued documents stay unchanged. The call is refused while an order of the account is in ' +
        'progress. Accounts with a password at this shop must send the password; all other ' +
        'accounts must have signed in within the last ten minutes.',
      request: { email: exampleEmail, password: 'anvil-and-tongs-9' },
      response: { acknowledged: true },
    },
    listSessions: {
      description:
        'Lists only sessions that are still valid. `current` marks the session of this request.',
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
        'Also ends that browser’s session at the shop’s own identity provider. A session at a ' +
        'hosted provider continues. `deletedCount` is 0 if the session does not exist.',
      parameters: { id: 'The id of one of the caller’s sessions.' },
      request: { id: exampleIds.user },
      response: deletedOne,
    },
    prove: {
      description:
        'After a `step-up-needed` refusal, send a code from the second factor, or the password ' +
        'if the account has no second factor. After a correct code or password, or after signing ' +
        'in, protected operations are allowed for ten minutes.',
      request: { code: '287082' },
      response: { acknowledged: true },
    },
    sampleMail: {
      description:
        'Sends the saved text, in the language of the request unless another language is given. ' +
        'The link in a sample e-mail does not work.',
      parameters: { kind: 'The kind of e-mail.' },
      request: { kind: 'reset', language: 'de' },
      response: { acknowledged: true },
    },
    previewMail: {
      description:
        'The link in the preview does not work. Texts that are identical to the program’s ' +
        'standard text are translated into the language.',
      parameters: {
        kind: 'The kind of e-mail.',
        language: 'The language of the e-mail.',
        subject: 'The subject, with placeholders such as `{shop}`.',
        opening: 'The opening text, with the same placeholders.',
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
        'The dashboard calls this operation before it saves a list as a file, so that nobody can ' +
        'take data from an unattended computer. The response is `step-up-needed` if the caller must ' +
        'confirm their identity. The security log records who saved which list.',
      parameters: { list: 'The list to save.' },
      request: { list: 'orders' },
      response: { acknowledged: true },
    },
    readSelf: {
      description:
        'Use this call if your program stores a token but not the account’s e-mail address, which ' +
        'can change.',
      response: { email: exampleEmail, displayName: 'Jane Smith' },
    },
    requestEmailChange: {
      description:
        'The current address is notified. If another account has the new address, the response ' +
        'is the same, the owner of that account is notified, and nothing changes. Accounts with ' +
        'a password at this shop must send the password; all other accounts must have signed in ' +
        'within the last ten minutes. A later request invalidates the earlier link. With a ' +
        'hosted provider, change the address there; the change takes effect at the next sign-in, ' +
        'once the provider reports the address as verified.',
      request: { email: 'jane.smith@example.org', password: 'anvil-and-tongs-9' },
      response: { acknowledged: true },
    },
    confirmEmailChange: {
      description:
        'Send the token from the e-mail that was sent to the new address. The token works once, ' +
        'within 24 hours, for the account that requested the change. Sessions stay valid; links ' +
        'that were mailed to the old address become invalid.',
      request: { token: 'sB3k9dQ2' },
      response: { acknowledged: true, email: 'jane.smith@example.org' },
    },
    changePassword: {
      description:
        'The token used for this request stays valid; all other tokens and sessions become invalid ' +
        'immediately. The call is available only if the shop stores passwords itself.',
      request: { current_password: 'anvil and tongs 8', new_password: 'hammer and nails 9' },
      response: { acknowledged: true },
    },
    read: {
      description: 'Users can read their own record; admins can read any record.',
      parameters: address,
      request: { email: exampleEmail },
      response: user,
    },
    list: {
      description: 'Oldest first. `q` filters by e-mail address and name.',
      parameters: { q: 'Part of the e-mail address or name.', ...pageParameters },
      request: { limit: '50' },
      response: [{ _id: user._id, email: user.email, displayName: 'Jane Smith', role: 'customer' }],
    },
    saveProfile: {
      description:
        'Replaces the whole profile: send an empty value to clear a field. `displayName` is the ' +
        'name; if it is not sent, the name is kept.',
      parameters: address,
      request: { email: exampleEmail, ...user.profile },
      response: user,
    },
    listAddresses: {
      description: 'Addresses used in orders are saved automatically.',
      response: [savedAddress],
    },
    saveAddress: {
      description: `An account can have at most 20 addresses. ${partsMeaning}`,
      request: { ...exampleContact, parts: exampleParts },
      response: savedAddress,
    },
    updateAddress: {
      description:
        'Existing orders keep the address with which they were placed. Without `parts`, the address ' +
        'is stored as text only.',
      parameters: ownAddress,
      request: { id: exampleIds.address, ...exampleContact },
      response: savedAddress,
    },
    setDefaultAddress: {
      description: 'The address replaces the previous default address.',
      parameters: ownAddress,
      request: { id: exampleIds.address },
      response: savedAddress,
    },
    deleteAddress: {
      description: '`deletedCount` is 0 if the address does not belong to the caller.',
      parameters: ownAddress,
      request: { id: exampleIds.address },
      response: deletedOne,
    },
    ...staffOperations,
    demote: {
      description:
        'The change takes effect on the user’s next call. `modifiedCount` is 0 if the account was ' +
        'not an admin. Nobody can demote themselves.',
      parameters: { id: 'The id of the user, from `GET /users`.' },
      request: { id: exampleIds.user },
      response: { acknowledged: true, modifiedCount: 1 },
    },
    remove: {
      description:
        'Orders and reviews are kept without the name; all sessions of the account end. The last ' +
        'admin cannot be deleted, and nobody can delete themselves.',
      parameters: { id: 'The id of the user, from `GET /users`.' },
      request: { id: exampleIds.user },
      response: deletedOne,
    },
  },
}
