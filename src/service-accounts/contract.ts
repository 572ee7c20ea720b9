/** The API contract of service accounts: programs that call the API, and their keys. Source: product rule 11.1. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { scopes } from '../platform/access/scopes.ts'
import { Id, Integer, Line, OptionalLine, Timestamp } from '../platform/fields/fields.ts'
import { changedMeanwhile } from '../platform/seen.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { serviceAccountsMessages as messages } from './messages/service-accounts.ts'

const titles = messages.problems
export const accountNameTaken = problem('account-name-taken', 409, titles.nameTaken)
/** `facts.most`: the maximum number of accounts. */
export const tooManyAccounts = problem('too-many-accounts', 409, titles.tooManyAccounts)
/** `facts.most`: the maximum number of valid keys per account. */
export const tooManyKeys = problem('too-many-keys', 409, titles.tooManyKeys)
export const accountIsPaused = problem('service-account-paused', 409, titles.paused)

export const GrantedScopes = z
  .array(z.enum(scopes, messages.notScope))
  .check(z.minLength(1, messages.noScope), z.maxLength(scopes.length))

const accountFields = { name: Line(100), purpose: OptionalLine(500), scopes: GrantedScopes }
/** `company`: the id of the company for which it buys. */
export const NewServiceAccount = named(
  'NewServiceAccount',
  z.strictObject({ ...accountFields, company: z.optional(Id) }),
)
export type NewServiceAccount = z.output<typeof NewServiceAccount>

const Key = named(
  'ServiceAccountKey',
  renameKeys(
    z.strictObject({
      id: Id,
      name: z.string(),
      /** The last four characters of the key. */
      tail: z.string(),
      state: z.enum(['active', 'expired', 'revoked']),
      createdAt: Timestamp,
      expiresAt: z.optional(Timestamp),
      /** Whether it is valid, but for a week at most: owners were notified. */
      expiresSoon: z.boolean(),
      revokedAt: z.optional(Timestamp),
      /** At most one minute late. */
      lastUsedAt: z.optional(Timestamp),
      lastUsedFrom: z.optional(z.string()),
    }),
    { id: '_id' },
  ),
)
export type ServiceAccountKey = z.output<typeof Key>

const Account = named(
  'ServiceAccount',
  renameKeys(
    z.strictObject({
      id: Id,
      name: z.string(),
      purpose: z.string(),
      scopes: z.array(z.enum(scopes)),
      /** The company for which it buys; absent if it works for the shop. */
      company: z.optional(z.strictObject({ id: Id, name: z.string() })),
      state: z.enum(['active', 'paused']),
      /** The responsible owner; absent if they were deleted. */
      responsible: z.optional(z.strictObject({ id: Id, name: z.string() })),
      /**
       * If the responsible person is no longer an owner: when it is paused unless another owner
       * adopts it.
       */
      pausesAt: z.optional(Timestamp),
      createdAt: Timestamp,
      keys: z.array(Key),
    }),
    { id: '_id' },
  ),
)
export type ServiceAccount = z.output<typeof Account>

const Modified = z.strictObject({ acknowledged: z.boolean(), modifiedCount: z.int() })
const byOwner = { access: 'admin', permission: 'owner' } as const
const changesRights = { ...byOwner, stepUp: 'rights' } as const

export const serviceAccountsContract = {
  list: endpoint({
    route: 'GET /service-accounts',
    ...byOwner,
    summary: "List the shop's service accounts with their keys, by name",
    input: z.strictObject({}),
    output: z.array(Account),
  }),
  read: endpoint({
    route: 'GET /service-accounts/:id',
    ...byOwner,
    summary: 'Get a service account with its keys',
    input: z.strictObject({ id: Id }),
    output: Account,
    problems: [notFound],
  }),
  add: endpoint({
    route: 'POST /service-accounts',
    ...changesRights,
    status: 201,
    summary: 'Add a service account without keys',
    input: NewServiceAccount,
    output: z.strictObject({ acknowledged: z.boolean(), insertedId: Id }),
    problems: [notFound, accountNameTaken, tooManyAccounts],
  }),
  save: endpoint({
    route: 'PUT /service-accounts/:id',
    ...changesRights,
    summary:
      'Change the name, purpose and scopes of a service account; its keys get the new scopes ' +
      'immediately',
    /** `seen`: the scopes that were read; if the stored scopes differ, nothing is changed. */
    input: z.strictObject({ id: Id, ...accountFields, seen: z.optional(GrantedScopes) }),
    output: Modified,
    problems: [notFound, accountNameTaken, changedMeanwhile],
  }),
  pause: endpoint({
    route: 'POST /service-accounts/:id/pause',
    ...byOwner,
    summary: 'Refuse all keys of a service account until it is resumed',
    input: z.strictObject({ id: Id }),
    output: Modified,
    problems: [notFound],
  }),
  resume: endpoint({
    route: 'POST /service-accounts/:id/resume',
    ...changesRights,
    summary: 'Accept the keys of a paused service account again',
    input: z.strictObject({ id: Id }),
    output: Modified,
    problems: [notFound],
  }),
  adopt: endpoint({
    route: 'POST /service-accounts/:id/adopt',
    ...changesRights,
    summary: 'Take responsibility for a service account, and resume it if it was paused',
    input: z.strictObject({ id: Id }),
    output: Modified,
    problems: [notFound],
  }),
  remove: endpoint({
    route: 'DELETE /service-accounts/:id',
    ...byOwner,
    summary: 'Delete a service account and revoke its keys; its actions stay in the history',
    input: z.strictObject({ id: Id }),
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
  }),
  addKey: endpoint({
    route: 'POST /service-accounts/:id/keys',
    ...changesRights,
    status: 201,
    summary: 'Create a key for a service account; only this response contains the key',
    /** `days` of validity: 365 by default; null: until it is revoked. */
    input: named(
      'NewServiceAccountKey',
      z.strictObject({
        id: Id,
        name: OptionalLine(100),
        days: z.optional(z.nullable(Integer(1, 3650, messages.notDays))),
      }),
    ),
    output: z.strictObject({ acknowledged: z.boolean(), insertedId: Id, key: z.string() }),
    problems: [notFound, tooManyKeys, accountIsPaused],
  }),
  revokeKey: endpoint({
    route: 'DELETE /service-accounts/:id/keys/:keyId',
    ...byOwner,
    summary: 'Revoke a key; the next call with the key is refused',
    input: z.strictObject({ id: Id, keyId: Id }),
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
  }),
}
export interface ServiceAccountsOperations extends Service<typeof serviceAccountsContract> {}
