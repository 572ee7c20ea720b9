/** SQL queries for invitations to companies. */
import { sql } from 'kysely'
import type { CompanyRole } from '../platform/access/acting-company.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { InvitationState } from './invitation-rules.ts'
import type { CompanyState } from './rules.ts'

export type InvitationRow = {
  readonly id: string
  readonly company_id: string
  readonly email: string
  readonly name: string
  readonly role: CompanyRole
  readonly created_at: Date
  readonly sent_at: Date | null
  readonly expires_at: Date | null
  readonly accepted_at: Date | null
  readonly accepted_by: string | null
  readonly withdrawn_at: Date | null
  readonly mailed_since: Date | null
  readonly mailed_count: number
  readonly company_name: string
  readonly company_number: number
  readonly company_state: CompanyState
}

const columns = sql`
  invitation.id, invitation.company_id, invitation.email, invitation.name, invitation.role,
  invitation.created_at, invitation.sent_at, invitation.expires_at, invitation.accepted_at,
  invitation.accepted_by, invitation.withdrawn_at, invitation.mailed_since,
  invitation.mailed_count, companies.name as company_name,
  companies.number as company_number, companies.state as company_state`
const from = sql`
  company_invitations as invitation join companies on companies.id = invitation.company_id`

/** The invitations of one company, by address. */
export async function invitationsOf(
  db: Handle,
  companyId: string,
): Promise<readonly InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from ${from}
    where invitation.company_id = ${companyId} order by invitation.email`.execute(db)
  return rows
}

type ListFilters = {
  readonly q: string | undefined
  readonly state: InvitationState | undefined
  readonly after: { readonly at: Date; readonly id: string } | undefined
  readonly limit: number
  readonly now: Date
}

/** One row more than the limit, the newest first. */
export async function listInvitations(
  db: Handle,
  { q, state, after, limit, now }: ListFilters,
): Promise<readonly InvitationRow[]> {
  const part = `%${(q ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<InvitationRow>`
    select ${columns} from ${from}
    where (${state ?? null}::text is null or ${state ?? null}::text = case
        when accepted_at is not null then 'accepted' when withdrawn_at is not null then 'withdrawn'
        when expires_at is null then 'prepared' when expires_at > ${now} then 'sent'
        else 'expired' end)
      and (${after?.id ?? null}::uuid is null or (invitation.created_at, invitation.id) <
        (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      and (${q === undefined || q === ''} or companies.name ilike ${part}
        or invitation.email ilike ${part})
    order by invitation.created_at desc, invitation.id desc limit ${limit + 1}`.execute(db)
  return rows
}

/** Locks these invitations until the transaction ends, always in the same order. */
export async function lockInvitations(
  tx: Handle,
  ids: readonly string[],
): Promise<readonly InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from ${from} where invitation.id = any(${ids}::uuid[])
    order by invitation.id for update of invitation`.execute(tx)
  return rows
}

export async function findByToken(
  db: Handle,
  tokenHash: Buffer,
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from ${from} where invitation.token_hash = ${tokenHash}`.execute(db)
  return rows[0]
}

/** Like findByToken, but locked until the transaction ends: if two accept at once, one waits. */
export async function lockByToken(
  tx: Handle,
  tokenHash: Buffer,
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from ${from} where invitation.token_hash = ${tokenHash}
    for update of invitation`.execute(tx)
  return rows[0]
}

export type NewInvitationRow = Pick<
  InvitationRow,
  'id' | 'company_id' | 'email' | 'name' | 'role' | 'created_at'
>

/**
 * Prepares an invitation. One that was accepted or withdrawn before starts again; a pending one
 * gets the new role.
 * @returns its id
 */
export async function prepareInvitation(tx: Handle, row: NewInvitationRow): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into company_invitations as known (id, company_id, email, name, role, created_at)
    values (${row.id}, ${row.company_id}, ${row.email}, ${row.name}, ${row.role}, ${row.created_at})
    on conflict (company_id, email) do update set
      role = excluded.role, name = coalesce(nullif(excluded.name, ''), known.name),
      created_at = excluded.created_at, token_hash = null, sent_at = null, expires_at = null,
      accepted_at = null, accepted_by = null, withdrawn_at = null
    returning id`.execute(tx)
  return rows[0]?.id ?? row.id
}

/** Gives an invitation a new link: the previous link becomes invalid. */
export async function renewInvitation(
  tx: Handle,
  id: string,
  link: {
    readonly tokenHash: Buffer
    readonly sentAt: Date
    readonly expiresAt: Date
    /** Null: staff, on behalf of the shop. */
    readonly invitedBy: string | null
    readonly mailed_since: Date | null
    readonly mailed_count: number
  },
): Promise<void> {
  await sql`
    update company_invitations set token_hash = ${link.tokenHash}, sent_at = ${link.sentAt},
      expires_at = ${link.expiresAt}, invited_by = ${link.invitedBy},
      mailed_since = ${link.mailed_since}, mailed_count = ${link.mailed_count}
    where id = ${id}`.execute(tx)
}

export async function acceptInvitationRow(
  tx: Handle,
  id: string,
  { userId, at }: { readonly userId: string; readonly at: Date },
): Promise<void> {
  await sql`
    update company_invitations set accepted_at = ${at}, accepted_by = ${userId}
    where id = ${id}`.execute(tx)
}

/** @returns the number of withdrawn invitations that nobody had accepted: 0 or 1 */
export async function withdrawInvitationRow(
  tx: Handle,
  { companyId, id, at }: { readonly companyId: string; readonly id: string; readonly at: Date },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update company_invitations set withdrawn_at = ${at}
    where id = ${id} and company_id = ${companyId} and accepted_at is null
      and withdrawn_at is null`.execute(tx)
  return Number(numAffectedRows)
}

/**
 * Withdraws the unaccepted invitations that somebody has mailed.
 * @returns how many
 */
export async function withdrawInvitationsBy(
  tx: Handle,
  {
    companyId,
    userId,
    at,
  }: { readonly companyId?: string; readonly userId: string; readonly at: Date },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update company_invitations set withdrawn_at = ${at}
    where invited_by = ${userId} and accepted_at is null and withdrawn_at is null
      and (${companyId ?? null}::uuid is null or company_id = ${companyId ?? null})`.execute(tx)
  return Number(numAffectedRows)
}

/** Personal data is deleted together with the account. */
export async function deleteInvitationsOf(
  tx: Handle,
  user: { readonly id: string; readonly email: string },
): Promise<void> {
  await sql`
    delete from company_invitations
    where email = ${user.email} or accepted_by = ${user.id}`.execute(tx)
}

/** A company that a file may name, with its known e-mail addresses. */
export type KnownCompany = {
  readonly id: string
  readonly name: string
  readonly number: number
  readonly state: CompanyState
  readonly members: readonly string[]
  readonly invited: readonly string[]
}

/**
 * Companies with these names in lower case, the oldest first. Concurrent imports wait for each
 * other.
 */
export async function lockKnownCompanies(
  tx: Handle,
  names: readonly string[],
): Promise<readonly KnownCompany[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('company import', 0))`.execute(tx)
  const { rows } = await sql<KnownCompany>`
    select id, lower(name) as name, number, state,
      array(select account.email from company_members as member
        join account_names as account on account.id = member.user_id
        where member.company_id = companies.id) as members,
      array(select email from company_invitations as invitation
        where invitation.company_id = companies.id and withdrawn_at is null) as invited
    from companies where lower(name) = any(${names}::text[]) order by number`.execute(tx)
  return rows
}

/** The companies that a user buys for, with role and date, for their data download. */
export async function exportMemberships(db: Handle, userId: string): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select companies.number::float8 as number, companies.name, companies.state, members.role,
      members.since
    from company_members as members join companies on companies.id = members.company_id
    where members.user_id = ${userId} order by members.since`.execute(db)
  return rows
}

/** Invitations that a user received or wrote, for their data download; without other recipients. */
export async function exportInvitations(
  db: Handle,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select companies.name as company, invitation.role, invitation.email = ${email} as received,
      invitation.created_at as "createdAt", invitation.accepted_at as "acceptedAt"
    from company_invitations as invitation
    join companies on companies.id = invitation.company_id
    where invitation.email = ${email} or invitation.invited_by = ${id}
      or invitation.accepted_by = ${id}
    order by invitation.created_at`.execute(db)
  return rows
}
