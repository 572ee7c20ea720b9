/** The only SQL on whether a record is somebody's own, and on who else may act on it. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Permission } from '../platform/access/permissions.ts'
import type { HeldRecord } from './own-affairs.ts'

type Named = {
  readonly userId: string
  readonly record: HeldRecord
  /** Ids or numbers. */
  readonly keys: readonly string[]
}

const isNumber = (key: string): boolean => /^\d+$/.test(key)
const ofRecord = ({ record, keys }: Omit<Named, 'userId'>) =>
  sql`kind = ${record} and (
    number = any(${keys.filter(isNumber)}::bigint[])
    or id = any(${keys.filter((key) => !isNumber(key))}::uuid[])
  )`

/** Which of these records are this user's, or of a company they belong to: their keys. */
export async function ownOf(
  db: Handle,
  { userId, record, keys }: Named,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; number: string | null }>`
    select id, number from holders_of_records where ${ofRecord({ record, keys })} and (
      user_id = ${userId}
      or company_id in (select company_id from company_members where user_id = ${userId})
    )`.execute(db)
  const own = new Set(rows.flatMap(({ id, number }) => [id, String(number)]))
  return keys.filter((key) => own.has(key))
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
