/**
 * The message to a key that lacks a scope: never that somebody can add a scope that its account
 * cannot have.
 */
import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { admitKey, type KeyCaller } from './key-access.server.ts'
import type { Scope } from './scopes.ts'

const company = {
  id: 'b',
  name: 'Buying Ltd',
  memberId: 'm',
  role: 'buyer',
  onHold: false,
  minimumOrder: 0,
  priceList: null,
  backOrders: null,
  isLimited: false,
  hasCreditLimit: false,
  paysInAdvance: false,
} as const
const callerOf = (scopes: readonly Scope[], more: Partial<KeyCaller> = {}): KeyCaller => ({
  id: 'p',
  email: 'program@example.com',
  name: 'ERP sync',
  scopes,
  ...more,
})
const ofStaff = { route: 'GET /all', access: 'admin', permission: 'orders' } as const
const ofBuyers = { route: 'POST /own', access: 'customer', keys: 'buying' } as const
const ofBoth = { ...ofBuyers, permission: 'orders' } as const

test.each<[string, Pick<Endpoint, 'access' | 'route'>, KeyCaller, RegExp]>([
  ['the shop', ofStaff, callerOf(['money:read']), /'orders:read' scope\. An owner .* can grant it/],
  ['the shop', ofBoth, callerOf(['money:read']), /'orders:write' scope\. An owner .* can grant it/],
  ['the shop', ofBuyers, callerOf(['orders:write']), /only a service account that buys for/],
  [
    'a company',
    ofStaff,
    callerOf(['buying:write'], { company }),
    /which a service account that buys for a company cannot have/,
  ],
  [
    'a company',
    ofBoth,
    callerOf(['buying:read'], { company }),
    /'buying:write' scope\. An owner .* can grant it/,
  ],
  [
    'the shop, which has it where the token has not',
    ofBoth,
    callerOf(['money:read'], { accountScopes: ['money:read', 'orders:write'] }),
    /'orders:write' scope, but this access token was requested without it/,
  ],
])('an account of %s', (_whose, endpoint, caller, sentence) => {
  expect(() => admitKey(endpoint, caller)).toThrow(sentence)
})
