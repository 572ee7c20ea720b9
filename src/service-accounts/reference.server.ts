/** The API reference texts of service accounts. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleIds } from '../platform/reference-examples.server.ts'
import type { serviceAccountsContract } from './contract.ts'

const id = exampleIds.company
const keyId = exampleIds.order
const account = {
  _id: id,
  name: 'ERP sync',
  purpose: 'Stock and orders, every ten minutes',
  scopes: ['catalogue:write', 'orders:read'] as ('catalogue:write' | 'orders:read')[],
  state: 'active',
  responsible: { id: exampleIds.user, name: 'Ada Wong' },
  createdAt: '2026-11-27T10:00:00.000Z',
  keys: [
    {
      _id: keyId,
      name: 'production',
      tail: 'x7Qa',
      state: 'active',
      createdAt: '2026-11-27T10:01:00.000Z',
      expiresAt: '2027-11-27T10:01:00.000Z',
      expiresSoon: false,
      lastUsedAt: '2026-11-27T10:20:00.000Z',
      lastUsedFrom: '192.0.2.7',
    },
  ],
} as const
const done = { acknowledged: true, modifiedCount: 1 }

export const serviceAccountsReference: ContractReference<typeof serviceAccountsContract> = {
  description:
    'Service accounts are programs that call this API with keys, under their own names. Only ' +
    'owners can create service accounts; a call with a key cannot.',
  operations: {
    list: {
      description: 'Lists all service accounts of the shop, each with its keys, newest key first.',
      response: [{ ...account, keys: [...account.keys] }],
    },
    read: {
      description: 'Returns one service account with its keys.',
      request: { id },
      response: { ...account, keys: [...account.keys] },
    },
    add: {
      description:
        'The caller is responsible for the service account. With `company`, the account buys for ' +
        'that company as a member, and can have only the scopes `buying:read` and `buying:write`; ' +
        'otherwise, it works for the shop. Write access to an area includes read access.',
      request: {
        name: 'ERP sync',
        purpose: 'Stock and orders, every ten minutes',
        scopes: ['catalogue:write', 'orders:read'],
      },
      response: { acknowledged: true, insertedId: id },
    },
    save: {
      description: 'The new scopes apply to the next call with any key of the service account.',
      request: {
        id,
        name: 'ERP sync',
        purpose: 'Stock, every ten minutes',
        scopes: ['catalogue:write'],
        seen: ['catalogue:write', 'orders:read'],
      },
      response: done,
    },
    pause: {
      description: 'The keys are refused until the service account is resumed or adopted.',
      request: { id },
      response: done,
    },
    resume: {
      description:
        'If the person responsible is no longer staff, the caller becomes responsible for the ' +
        'service account.',
      request: { id },
      response: done,
    },
    adopt: {
      description:
        'A service account whose owner has left is paused after seven days unless it is adopted. Its ' +
        'keys cannot act on records that concern the responsible owner, or a company for which this ' +
        'owner buys.',
      request: { id },
      response: done,
    },
    remove: {
      description: 'The history keeps the name of the service account.',
      request: { id },
      response: { acknowledged: true, deletedCount: 1 },
    },
    addKey: {
      description:
        'The shop stores only a hash of the key, so the key cannot be read again. To rotate keys, ' +
        'create a new key, install it in the program, then revoke the old key: both are valid until ' +
        'then.',
      request: { id, name: 'production', days: 365 },
      response: {
        acknowledged: true,
        insertedId: keyId,
        key: 'im_live_EXAMPLEnotAKeyEXAMPLEnotAKeyEXAMPLEnotAKeyEXAMPLE',
      },
    },
    revokeKey: {
      description: 'The next call with the key or one of its access tokens is refused.',
      request: { id, keyId },
      response: { acknowledged: true, deletedCount: 1 },
    },
  },
}
