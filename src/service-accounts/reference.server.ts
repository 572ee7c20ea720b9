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
    'Programs that call this API with keys, in a name of their own. Owners make them; no key may.',
  operations: {
    list: {
      description: 'All service accounts of the shop, each with its keys, the newest first.',
      response: [{ ...account, keys: [...account.keys] }],
    },
    read: {
      description: 'One service account with its keys.',
      request: { id },
      response: { ...account, keys: [...account.keys] },
    },
    add: {
      description:
        'The caller is responsible for it. With `company` it buys for that company, as a member of ' +
        'it, and has the scopes `buying:read` and `buying:write` only; without, it works for the ' +
        'shop. Writing an area includes reading it.',
      request: {
        name: 'ERP sync',
        purpose: 'Stock and orders, every ten minutes',
        scopes: ['catalogue:write', 'orders:read'],
      },
      response: { acknowledged: true, insertedId: id },
    },
    save: {
      description: 'What its keys may do changes with their next call.',
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
      description: 'Its keys are refused until it is resumed or adopted.',
      request: { id },
      response: done,
    },
    resume: {
      description: 'Where its owner has left, the caller becomes responsible for it.',
      request: { id },
      response: done,
    },
    adopt: {
      description:
        'For an account whose owner has left: else it is paused seven days later. The affairs of ' +
        'anybody who is responsible are closed to its keys.',
      request: { id },
      response: done,
    },
    remove: {
      description: 'Deletes it and revokes its keys. History keeps its name.',
      request: { id },
      response: { acknowledged: true, deletedCount: 1 },
    },
    addKey: {
      description:
        'The shop keeps a hash of the key only, so nobody can read it again. To rotate, make a new ' +
        'key, give it to the program, then revoke the old one: both count until then.',
      request: { id, name: 'production', days: 365 },
      response: {
        acknowledged: true,
        insertedId: keyId,
        key: 'im_live_EXAMPLEnotAKeyEXAMPLEnotAKeyEXAMPLEnotAKeyEXAMPLE',
      },
    },
    revokeKey: {
      description: 'The next call with it, and with access tokens of it, is refused.',
      request: { id, keyId },
      response: { acknowledged: true, deletedCount: 1 },
    },
  },
}
