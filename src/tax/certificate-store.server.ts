/** The only SQL queries for exemption certificates and their files. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { CertificateKind, VerifiedCertificate } from './certificates.ts'

/** Days are 'YYYY-MM-DD'. */
export type CertificateRow = {
  readonly id: string
  readonly company_id: string
  readonly kind: CertificateKind
  readonly number: string
  readonly states: readonly string[]
  readonly valid_from: string
  readonly valid_until: string
  readonly verified_at: Date | null
  readonly verified_by: string
  readonly withdrawn_at: Date | null
  /** Null: no file yet. */
  readonly size: number | null
}

const columns = sql`
  one.id, one.company_id, one.kind, one.number, one.states, one.valid_from::text,
  one.valid_until::text, one.verified_at, one.verified_by, one.withdrawn_at, file.size`
const tables = sql`
  exemption_certificates as one
  left join exemption_certificate_files as file on file.certificate_id = one.id`

/** All of a company: certificates that are not withdrawn first, the latest end date first. */
export async function listCertificates(
  db: Handle,
  companyId: string,
): Promise<readonly CertificateRow[]> {
  const { rows } = await sql<CertificateRow>`
    select ${columns} from ${tables} where one.company_id = ${companyId}
    order by one.withdrawn_at is not null, one.valid_until desc, one.id`.execute(db)
  return rows
}

export async function findCertificate(db: Handle, id: string): Promise<CertificateRow | undefined> {
  const { rows } = await sql<CertificateRow>`
    select ${columns} from ${tables} where one.id = ${id}`.execute(db)
  return rows[0]
}

/** Like `findCertificate`, and locks it until the transaction ends. */
export async function lockCertificate(tx: Handle, id: string): Promise<CertificateRow | undefined> {
  await sql`select from exemption_certificates where id = ${id} for update`.execute(tx)
  return findCertificate(tx, id)
}

export type NewCertificateRow = Pick<
  CertificateRow,
  'id' | 'company_id' | 'kind' | 'number' | 'states' | 'valid_from' | 'valid_until'
> & { readonly added_at: Date; readonly added_by: string }

export async function insertCertificate(tx: Handle, row: NewCertificateRow): Promise<void> {
  await sql`
    insert into exemption_certificates (id, company_id, kind, number, states, valid_from,
      valid_until, added_at, added_by)
    values (${row.id}, ${row.company_id}, ${row.kind}, ${row.number}, ${[...row.states]}::text[],
      ${row.valid_from}::date, ${row.valid_until}::date, ${row.added_at}, ${row.added_by})`.execute(
    tx,
  )
}

type CertificateFile = { readonly hash: string; readonly bytes: Uint8Array }

export async function saveCertificateFile(
  tx: Handle,
  id: string,
  { hash, bytes }: CertificateFile,
): Promise<void> {
  await sql`
    insert into exemption_certificate_files (certificate_id, hash, size, bytes)
    values (${id}, ${hash}, ${bytes.length}, ${Buffer.from(bytes)})
    on conflict (certificate_id) do update
      set hash = excluded.hash, size = excluded.size, bytes = excluded.bytes`.execute(tx)
}

export async function findCertificateFile(
  db: Handle,
  id: string,
): Promise<CertificateFile | undefined> {
  const { rows } = await sql<CertificateFile>`
    select hash, bytes from exemption_certificate_files where certificate_id = ${id}`.execute(db)
  return rows[0]
}

export async function setVerified(
  tx: Handle,
  id: string,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> {
  await sql`
    update exemption_certificates set verified_at = ${at}, verified_by = ${by}
    where id = ${id}`.execute(tx)
}

export async function setWithdrawn(tx: Handle, id: string, at: Date): Promise<void> {
  await sql`
    update exemption_certificates set withdrawn_at = ${at} where id = ${id}`.execute(tx)
}

/** The certificates that determine taxes: verified and not withdrawn, including expired ones. */
export async function verifiedCertificates(
  db: Handle,
  companyId: string,
): Promise<readonly VerifiedCertificate[]> {
  const { rows } = await sql<VerifiedCertificate>`
    select number, states, valid_from::text as "from", valid_until::text as until
    from exemption_certificates
    where company_id = ${companyId} and verified_at is not null and withdrawn_at is null
    order by valid_until desc limit 50`.execute(db)
  return rows
}

type DueDays = {
  readonly today: string
  /** The last end date of which staff are reminded. */
  readonly before: string
  /** Certificates that ended before this day are ignored. */
  readonly since: string
}
export type DueRow = CertificateRow & { readonly name: string }

/**
 * Certificates that need staff, the earliest end date first: unverified, expiring, or recently
 * expired without a replacement.
 */
export async function listDueCertificates(
  db: Handle,
  { today, before, since }: DueDays,
  limit: number,
): Promise<readonly DueRow[]> {
  const { rows } = await sql<DueRow>`
    select ${columns}, company.name
    from ${tables} join company_tax_records as company on company.company_id = one.company_id
    where one.withdrawn_at is null and company.state <> 'closed' and (
      one.verified_at is null and one.valid_until >= ${today}::date
      or one.valid_until between ${since}::date and ${before}::date and not exists (
        select from exemption_certificates as later
        where later.company_id = one.company_id and later.withdrawn_at is null
          and later.verified_at is not null
          and (later.states = '{}' or one.states <> '{}' and later.states @> one.states)
          and later.valid_until > ${before}::date and later.valid_from <= one.valid_until + 1
      )
    )
    order by one.valid_until, one.id limit ${limit}`.execute(db)
  return rows
}

/** Companies marked exempt without a certificate that is valid today, by name. */
export async function listUncertified(
  db: Handle,
  today: string,
  limit: number,
): Promise<readonly { readonly company_id: string; readonly name: string }[]> {
  const { rows } = await sql<{ company_id: string; name: string }>`
    select company_id, name from company_tax_records as company
    where tax_status = 'exempt' and state <> 'closed' and not exists (
      select from exemption_certificates as one
      where one.company_id = company.company_id and one.withdrawn_at is null
        and one.verified_at is not null
        and ${today}::date between one.valid_from and one.valid_until
    )
    order by name, company_id limit ${limit}`.execute(db)
  return rows
}

/** The name of a company; empty if it does not exist. */
export async function companyNameOf(db: Handle, companyId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from company_tax_records where company_id = ${companyId}`.execute(db)
  return rows[0]?.name ?? ''
}

/** Whether a company's record is marked exempt. */
export async function isMarkedExempt(db: Handle, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ tax_status: string }>`
    select tax_status from company_tax_records where company_id = ${companyId}`.execute(db)
  return rows[0]?.tax_status === 'exempt'
}
