/** The accounts API: sign-in, promotion, users, profiles and saved addresses. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { validationMessages } from '../../packages/contract/messages.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { forbidden, notFound, unauthenticated } from '../../packages/contract/standard-problems.ts'
import {
  idTokenRefused,
  secondFactorRequired,
  passwordKeptByProvider,
  passwordRefused,
  passwordWrong,
  providerUnavailable,
} from '../identity/problems.ts'
import { AddressParts } from '../platform/addresses/address-parts.ts'
import {
  Email,
  Id,
  Line,
  OptionalHttpsAddress,
  OptionalLine,
  Text,
  pageFields,
} from '../platform/fields/fields.ts'
import { languageCodes } from '../platform/languages/languages.ts'
import { accountPaused, staffEndpoints } from './staff/staff-contract.ts'
import { emailChangeEndpoints } from './email/email-change-contract.ts'
import { privacyEndpoints } from './privacy/privacy-contract.ts'
import { sessionEndpoints } from './sessions/session-contract.ts'
import { sampleMailEndpoints } from './email/sample-mail-contract.ts'
import { stepUpEndpoints } from './sessions/step-up-contract.ts'
import { permissions } from '../platform/access/permissions.ts'
import { accountsMessages as messages } from './messages/accounts.ts'

export const identityTaken = problem('identity-taken', 403, messages.problems.identityTaken)
export const accountDeleted = problem('account-deleted', 403, messages.problems.accountDeleted)
export const lastAdmin = problem('last-admin', 409, messages.problems.lastAdmin)
export const cannotDeleteSelf = problem('not-oneself', 409, messages.problems.notOneself)
export const cannotDemoteSelf = problem('not-own-role', 409, messages.problems.notOwnRole)

/** A phone number as people write them; at least five digits. */
export const phonePattern = /^(?:[+()][ ()+./x-]*\d|\d)(?:[ ()+./x-]*\d){4}[\d ()+./x-]*$/
/** Empty, or a phone number. */
export const OptionalPhone = OptionalLine(40).check(
  z.regex(new RegExp(`^$|${phonePattern.source}`), messages.notPhone),
)

/** A customer's own details; the phone number is filled into orders. All may be empty. */
export const Profile = named(
  'Profile',
  z.strictObject({
    education: OptionalLine(200),
    location: OptionalLine(200),
    phone: OptionalPhone,
    linkedin: OptionalHttpsAddress(300, messages.notLinkedin),
    /**
     * The language of their mails and documents; `shop`: the shop's language. If absent, it stays
     * unchanged.
     */
    language: z.optional(z.enum(['shop', ...languageCodes])),
  }),
)
export type Profile = z.output<typeof Profile>
/** An empty or missing name leaves the name unchanged. */
export const ProfileChange = z.strictObject({
  ...Profile.shape,
  displayName: z.optional(OptionalLine(200)),
})
export type ProfileChange = z.output<typeof ProfileChange>

export const User = z.strictObject({
  id: Id,
  email: z.string(),
  displayName: z.string(),
  role: z.enum(['customer', 'admin']),
  /** An admin's permissions; customers have none. */
  permissions: z.array(z.enum(permissions)),
  profile: Profile,
  /** Whether this is an admin whose password is too short for an admin. */
  shortPassword: z.boolean(),
  /** Whether signing in requires a second factor kept by the shop. */
  secondFactor: z.boolean(),
  /** Whether this is a staff member who must set up a second factor before anything else. */
  lacksSecondFactor: z.boolean(),
  /** Whether the address is confirmed: only then are mails about orders sent there. */
  emailConfirmed: z.boolean(),
})
export type User = z.output<typeof User>
const UserJson = named(
  'User',
  renameKeys(User, {
    id: '_id',
    shortPassword: 'short_password',
    secondFactor: 'second_factor',
    lacksSecondFactor: 'lacks_second_factor',
    emailConfirmed: 'email_confirmed',
  }),
)
const ListedUserJson = named(
  'ListedUser',
  renameKeys(
    z.strictObject({
      id: Id,
      email: z.string(),
      displayName: z.string(),
      role: z.enum(['customer', 'admin']),
    }),
    { id: '_id' },
  ),
)

/** `address` is the e-mail address in the path; the body may contain another one. */
const IdTokenExchange = z.strictObject({ address: Email, email: Email })
const Promotion = z.strictObject({ address: Email, role: z.literal('admin') })

export const UserQuery = z.strictObject({ q: z.optional(OptionalLine(200)), ...pageFields })
export type UserQuery = z.output<typeof UserQuery>

/** Passwords are accepted unchanged: no character is removed, and the provider checks them. */
const PasswordText = z.string(validationMessages.required).check(z.maxLength(1000))
export const PasswordChange = z.strictObject({
  currentPassword: PasswordText.check(z.minLength(1, messages.currentPasswordRequired)),
  newPassword: PasswordText,
})

/** The maximum number of saved addresses per user. */
export const maxAddresses = 20
/** `facts.most`: the maximum number of saved addresses. */
export const addressBookFull = problem('addresses-full', 409, messages.problems.addressesFull)

export const addressAlreadySaved = problem('address-kept', 409, messages.problems.addressKept)

/** A delivery address, and the phone number that the driver calls. */
export const NewAddress = z.strictObject({
  address: Text(500),
  phone: Line(40).check(z.regex(phonePattern, messages.notPhone)),
  /** If given, the text is composed from them, and `address` is ignored. */
  parts: z.optional(AddressParts),
})
/** `preferred`: the default address, offered before addresses that were used later. */
export const SavedAddress = z.strictObject({
  id: Id,
  address: z.string(),
  phone: z.string(),
  preferred: z.boolean(),
  /** Absent for an address that is only text. */
  parts: z.optional(AddressParts),
})
export type SavedAddress = z.output<typeof SavedAddress>
/** `isOfCompany`: a delivery address of the company that the user buys for; staff maintain it. */
export type OfferedAddress = SavedAddress & { readonly isOfCompany?: boolean }
const SavedAddressJson = named(
  'SavedAddress',
  renameKeys(SavedAddress, { id: '_id', phone: 'phoneNum' }),
)

export const accountsContract = {
  ...staffEndpoints,
  ...sessionEndpoints,
  ...privacyEndpoints,
  ...stepUpEndpoints,
  ...emailChangeEndpoints,
  ...sampleMailEndpoints,
  exchangeIdToken: endpoint({
    route: 'PUT /user/:address',
    stepUp: 'rights',
    parameterNames: { address: 'email' },
    access: 'anyone',
    permission: 'owner',
    passBearer: true,
    rateLimit: 'tokenExchange',
    refundOnSuccess: true,
    summary:
      "Exchange the identity provider's ID token for an access token, or promote a user with an " +
      "admin's token and {role:'admin'}",
    input: z.union([IdTokenExchange, Promotion]),
    output: z.strictObject({
      acknowledged: z.boolean(),
      token: z.optional(z.string()),
      modifiedCount: z.optional(z.int()),
    }),
    problems: [
      idTokenRefused,
      secondFactorRequired,
      identityTaken,
      accountDeleted,
      accountPaused,
      providerUnavailable,
      unauthenticated,
      forbidden,
      notFound,
    ],
  }),
  signOut: endpoint({
    route: 'POST /signout',
    access: 'customer',
    passBearer: true,
    summary: 'Revoke the access token used for this request',
    input: z.strictObject({}),
    output: z.strictObject({ acknowledged: z.boolean() }),
  }),
  signOutEverywhere: endpoint({
    route: 'POST /signout/everywhere',
    access: 'customer',
    summary: 'Revoke all access tokens and sessions of the caller, including the current one',
    input: z.strictObject({}),
    output: z.strictObject({ acknowledged: z.boolean() }),
  }),
  changePassword: endpoint({
    route: 'POST /password',
    stepUp: 'own-access',
    access: 'customer',
    passBearer: true,
    rateLimit: 'login',
    refundOnSuccess: true,
    summary: "Change the caller's password and end all other access tokens and sessions",
    input: renameKeys(PasswordChange, {
      currentPassword: 'current_password',
      newPassword: 'new_password',
    }),
    output: z.strictObject({ acknowledged: z.boolean() }),
    problems: [passwordWrong, passwordRefused, passwordKeptByProvider],
  }),
  read: endpoint({
    route: 'GET /users/:email',
    access: 'self',
    permission: 'customers',
    summary: 'Get a user by e-mail address',
    input: z.strictObject({ email: Email }),
    output: UserJson,
    problems: [notFound],
  }),
  list: endpoint({
    route: 'GET /users',
    access: 'admin',
    permission: 'customers',
    paged: true,
    summary: 'List the users',
    input: UserQuery,
    output: z.array(ListedUserJson),
  }),
  saveProfile: endpoint({
    route: 'PUT /users/:email/profile',
    access: 'self',
    permission: 'customers',
    summary: 'Save a profile',
    input: named('NewProfile', z.strictObject({ email: Email, ...ProfileChange.shape })),
    output: UserJson,
    problems: [notFound],
  }),
  listAddresses: endpoint({
    route: 'GET /addresses',
    keys: 'buying',
    access: 'customer',
    agents: {
      tool: 'my_addresses',
      scope: 'place-orders',
      use:
        'Lists the user’s saved addresses and phone numbers, for use as `address` or ' +
        '`shipTo` and `phoneNum` of an order.',
    },
    summary: "List the caller's saved addresses: the default first, then the most recently used",
    input: z.strictObject({}),
    output: z.array(SavedAddressJson),
  }),
  saveAddress: endpoint({
    route: 'POST /addresses',
    access: 'customer',
    status: 201,
    summary: 'Save an address; an address that is already saved becomes the most recently used',
    input: named('NewAddress', renameKeys(NewAddress, { phone: 'phoneNum' })),
    output: SavedAddressJson,
    problems: [addressBookFull],
  }),
  updateAddress: endpoint({
    route: 'PUT /addresses/:id',
    access: 'customer',
    summary: "Change one of the caller's saved addresses",
    input: renameKeys(z.strictObject({ id: Id, ...NewAddress.shape }), { phone: 'phoneNum' }),
    output: SavedAddressJson,
    problems: [notFound, addressAlreadySaved],
  }),
  setDefaultAddress: endpoint({
    route: 'PUT /addresses/:id/default',
    access: 'customer',
    summary: "Make a saved address the caller's default, which is offered first",
    input: z.strictObject({ id: Id }),
    output: SavedAddressJson,
    problems: [notFound],
  }),
  deleteAddress: endpoint({
    route: 'DELETE /addresses/:id',
    access: 'customer',
    summary: "Delete one of the caller's saved addresses",
    input: z.strictObject({ id: Id }),
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
  }),
  demote: endpoint({
    route: 'DELETE /users/:id/admin',
    stepUp: 'rights',
    access: 'admin',
    permission: 'owner',
    summary: 'Make an admin a customer again',
    input: z.strictObject({ id: Id }),
    output: z.strictObject({ acknowledged: z.boolean(), modifiedCount: z.int() }),
    problems: [notFound, cannotDemoteSelf],
  }),
  remove: endpoint({
    route: 'DELETE /users/:id',
    stepUp: 'rights',
    access: 'admin',
    permission: 'customers',
    summary: "Delete a user and anonymize the user's orders and reviews",
    input: z.strictObject({ id: Id }),
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
    problems: [lastAdmin, cannotDeleteSelf],
  }),
}
/** The operations that the service of accounts implements. */
export interface AccountsOperations extends Service<typeof accountsContract> {}
