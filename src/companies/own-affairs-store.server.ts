/** The only SQL on whether a record is somebody's own, and on who else may act on it. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Permission } from '../../packages/contract/permissions.ts'
import type { HeldRecord } from './own-affairs.ts'

type Named = {
  readonly userId: string
  readonly record: HeldRecord
  /** Ids, or, all of them, numbers. */
  readonly keys: readonly string[]
}

const ofRecord = ({ record, keys }: Omit<Named, 'userId'>) =>
  keys.every((key) => /^\d+$/.test(key))
    ? sql`kind = ${record} and number = any(${keys}::bigint[])`
    : sql`kind = ${record} and id = any(${keys}::uuid[])`

/** Whether one of these records is this user's, or of a company they belong to. */
export async function holdsAny(db: Handle, { userId, record, keys }: Named): Promise<boolean> {
  const { rows } = await sql`
    select from holders_of_records where ${ofRecord({ record, keys })} and (
      user_id = ${userId}
      or company_id in (select company_id from company_members where user_id = ${userId})
    ) limit 1`.execute(db)
  return rows.length > 0
}

/** Whether others of the staff have one of these permissions, whose record it is not. */
export async function othersMay(
  db: Handle,
  { userId, record, keys }: Named,
  needed: readonly Permission[],
): Promise<boolean> {
  const { rows } = await sql`
    select from users where role = 'admin' and paused_at is null and id <> ${userId}
      and (permissions is null or permissions && ${['owner', ...needed]}::text[])
      and not exists (
        select from holders_of_records where ${ofRecord({ record, keys })} and (
          user_id = users.id or company_id in (
            select company_id from company_members where company_members.user_id = users.id
          )
        )
      ) limit 1`.execute(db)
  return rows.length > 0
}
