/** The part of the companies contract that determines which records are the caller's own. */
import * as z from 'zod/mini'
import { endpoint } from '../platform/access/endpoint.ts'
import { permissions } from '../platform/access/permissions.ts'
import { named, withWireFormat } from '../../packages/contract/wire-format.ts'
import { heldRecords } from './own-affairs.ts'

/** Twice the number of rows on a page of a list. */
export const maxOwnKeys = 50
const uuid = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'
/** An id, or the number of an order. */
const Key = z.string().check(z.regex(new RegExp(`^(?:[1-9][0-9]{0,9}|${uuid})$`)))
const Keys = withWireFormat(
  z.codec(
    z.union([z.string(), z.array(z.string())]),
    z.array(Key).check(z.minLength(1), z.maxLength(maxOwnKeys)),
    { decode: (input) => (Array.isArray(input) ? input : [input]), encode: (keys) => keys },
  ),
  {
    type: 'array',
    items: { type: 'string', pattern: `^(?:[1-9][0-9]{0,9}|${uuid})$` },
    minItems: 1,
    maxItems: maxOwnKeys,
  },
)

export const ownAffairsEndpoints = {
  ownAffairs: endpoint({
    route: 'GET /own-affairs',
    keys: 'closed',
    repeatableParameters: ['keys'],
    access: 'admin',
    permission: ['orders', 'money', 'customers', 'catalogue'],
    summary:
      'Find the records that concern the caller personally and that a colleague must therefore ' +
      'handle',
    input: z.strictObject({
      record: z.enum(heldRecords),
      /** Ids; for orders also numbers. */
      keys: Keys,
      /** The permission that the operation on them needs. */
      permission: z.enum(permissions),
    }),
    output: z.array(
      named(
        'OwnAffair',
        z.strictObject({ key: z.string(), /** Why, and who does it. */ detail: z.string() }),
      ),
    ),
  }),
} as const
