/** The only SQL queries for saved addresses. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { AddressColumns } from '../../platform/addresses/address-parts.ts'

type Tables = {
  addresses: {
    id: string
    user_id: string
    address: string
    phone: string
    used_at: Date
    is_default: boolean
  } & AddressColumns
}
export type AddressRow = Pick<Tables['addresses'], 'id' | 'address' | 'phone'> &
  AddressColumns & { readonly preferred: boolean }

const tables = (db: Handle) => db.withTables<Tables>()

const partColumns = [
  'company',
  'recipient',
  'street',
  'extra',
  'postcode',
  'town',
  'region',
  'country',
  'delivery_notes',
] as const
const columns = ['id', 'address', 'phone', 'is_default as preferred', ...partColumns] as const

/** An address as entered. */
type AddressValues = {
  readonly id: string
  readonly userId: string
  readonly address: string
  readonly phone: string
  readonly parts: AddressColumns
}

/** The default first, then by last use. */
export const listAddresses = (db: Handle, userId: string): Promise<AddressRow[]> =>
  tables(db)
    .selectFrom('addresses')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/**
 * Inserts an address; an address that is already saved becomes the most recently used, and keeps its id.
 * Parts are added to a text; a text without parts removes none.
 */
export async function insertAddress(
  db: Handle,
  { id, userId, address, phone, parts, at }: AddressValues & { readonly at: Date },
): Promise<AddressRow> {
  const hasParts = parts.street !== null
  return tables(db)
    .insertInto('addresses')
    .values({ id, user_id: userId, address, phone, used_at: at, is_default: false, ...parts })
    .onConflict((conflict) =>
      conflict
        .expression(sql`user_id, md5(address), phone`)
        .doUpdateSet({ used_at: at, ...(hasParts ? parts : {}) }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** @returns undefined if this user has no such address */
export const updateAddress = (
  db: Handle,
  { id, userId, address, phone, parts }: AddressValues,
): Promise<AddressRow | undefined> =>
  tables(db)
    .updateTable('addresses')
    .set({ address, phone, ...parts })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst()

/**
 * Locks the user's addresses, so that concurrent changes of the default run one after the other.
 */
export async function clearDefaultAddress(db: Handle, userId: string): Promise<void> {
  await tables(db)
    .selectFrom('addresses')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute()
  await tables(db)
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute()
}

/** @returns undefined if this user has no such address */
export const setDefaultAddress = (
  db: Handle,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<AddressRow | undefined> =>
  tables(db)
    .updateTable('addresses')
    .set({ is_default: true })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst()

export async function countAddresses(db: Handle, userId: string): Promise<number> {
  const row = await tables(db)
    .selectFrom('addresses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** @returns how many were deleted: 1, or 0 if this user has no such address */
export async function deleteAddress(
  db: Handle,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<number> {
  const result = await tables(db)
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

export async function deleteAddressesOfUser(db: Handle, userId: string): Promise<void> {
  await tables(db).deleteFrom('addresses').where('user_id', '=', userId).execute()
}
