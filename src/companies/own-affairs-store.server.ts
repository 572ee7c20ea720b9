/**
 * The only SQL queries for whether a record is the caller's own, and for who else may act on it.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Permission } from '../platform/access/permissions.ts'
import { daysAfterEnding, daysAfterLeaving, type HeldRecord, type Others } from './own-affairs.ts'

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

/** Members of a company, and former members who left recently. */
const peopleOfCompanies = sql`(
  select user_id, company_id from company_members
  union all
  select user_id, company_id from former_memberships
  where ended_at > now() - make_interval(days => ${daysAfterLeaving})
) as people`

/** The keys of those records that belong to this user, or to a company of theirs. */
export async function ownOf(
  db: Handle,
  { userId, record, keys }: Named,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; number: number | null }>`
    select id, number from holders_of_records where ${ofRecord({ record, keys })} and (
      user_id = ${userId}
      or company_id in (select company_id from ${peopleOfCompanies} where user_id = ${userId})
    )`.execute(db)
  const own = new Set(rows.flatMap(({ id, number }) => [id, String(number)]))
  return keys.filter((key) => own.has(key))
}

const hasOneOf = (needed: readonly Permission[], permissions: RawBuilder<unknown>) =>
  sql`(${permissions} is null or ${permissions} && ${['owner', ...needed]}::text[])`

/** Whether other staff have one of these permissions and do not own the record themselves. */
export async function findOthers(
  db: Handle,
  named: Named,
  needed: readonly Permission[],
): Promise<Others> {
  const { userId, record, keys } = named
  const { rows } = await sql`
    select from users where role = 'admin' and paused_at is null and id <> ${userId}
      and ${hasOneOf(needed, sql`permissions`)}
      and not exists (
        select from holders_of_records where ${ofRecord({ record, keys })} and (
          user_id = users.id or company_id in (
            select company_id from ${peopleOfCompanies} where people.user_id = users.id
          )
        )
      ) limit 1`.execute(db)
  if (rows.length > 0) return 'active'
  return (await hasEndedOthers(db, userId, needed)) ? 'ended' : 'none'
}

/**
 * Whether this user has recently removed others who could act: by pausing them, by revoking a
 * permission or the role, or by making them members of a company, so that its records became their
 * own.
 */
async function hasEndedOthers(
  db: Handle,
  userId: string,
  needed: readonly Permission[],
): Promise<boolean> {
  const { rows } = await sql`
    select from users join audit_entries as entry
      on entry.record_kind in ('staff', 'user') and entry.record_id = users.id::text
    where entry.actor_id = ${userId} and users.id <> ${userId} and users.deleted_at is null
      and entry.at > now() - make_interval(days => ${daysAfterEnding})
      and (
        entry.operation in ('accounts.pause', 'companies.setMember')
          and users.role = 'admin' and ${hasOneOf(needed, sql`users.permissions`)}
        or entry.operation in ('accounts.setPermissions', 'accounts.demote')
          and entry.before -> 'permissions' ?| ${['owner', ...needed]}::text[]
      ) limit 1`.execute(db)
  return rows.length > 0
}
