/** The SQL that counts a company's orders by channel. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Protocol } from './rules.ts'

export type WayCounts = {
  /** Orders on the website, and by agents. */
  readonly website: number
  readonly agents: number
  /** Uploaded files, and mails. */
  readonly files: number
  readonly mails: number
}

/**
 * A company's orders and files since then; the views are published by orders and received orders.
 */
export async function countWays(db: Handle, companyId: string, since: Date): Promise<WayCounts> {
  const { rows } = await sql<WayCounts>`
    select
      (select count(*)::int from orders_of_companies
        where company_id = ${companyId} and placed_at >= ${since} and way = 'website') as website,
      (select count(*)::int from orders_of_companies
        where company_id = ${companyId} and placed_at >= ${since} and way = 'agent') as agents,
      (select count(*)::int from files_of_companies
        where company_id = ${companyId} and received_at >= ${since} and not by_program) as files,
      (select count(*)::int from files_of_companies as files
        where files.company_id = ${companyId} and files.received_at >= ${since} and files.by_program
          and not exists (
            select from punch_out_orders where received_order_id = files.id
          )) as mails
  `.execute(db)
  return rows[0] ?? { website: 0, agents: 0, files: 0, mails: 0 }
}

export type ConnectionUse = {
  readonly id: string
  readonly protocol: Protocol
  readonly user_name: string
  readonly last_at: Date | null
  readonly baskets: number
  readonly orders: number
  readonly refused: number
}

/** What a company's active connections have received since then, newest first. */
export async function countUses(
  db: Handle,
  companyId: string,
  since: Date,
): Promise<readonly ConnectionUse[]> {
  const { rows } = await sql<ConnectionUse>`
    select one.id, one.protocol, one.user_name, max(messages.at) as last_at,
      count(*) filter (where messages.kind = 'returned')::int as baskets,
      count(*) filter (where messages.kind = 'ordered')::int as orders,
      count(*) filter (where messages.kind = 'refused')::int as refused
    from punch_out_connections one
    left join punch_out_messages messages
      on messages.connection_id = one.id and messages.at >= ${since}
    where one.company_id = ${companyId} and one.revoked_at is null
    group by one.id order by one.created_at desc, one.id desc`.execute(db)
  return rows
}
