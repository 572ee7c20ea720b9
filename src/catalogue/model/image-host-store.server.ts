/** SQL queries for the image hosts used by tool pictures. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

/**
 * The schemes and hosts of the pictures of tools on sale, as typed, without uploaded ones. Jumps
 * from one host to the next in the index, however many tools each has.
 */
export async function listImageHosts(db: Handle, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ host: string }>`
    with recursive hosts (host) as (
      (
        select substring(image from '^https?://[^/?#]+') as host from tools
        where archived_at is null and image like 'http%' order by 1 limit 1
      )
      union all
      select (
        select substring(image from '^https?://[^/?#]+') from tools
        where archived_at is null and image like 'http%'
          and substring(image from '^https?://[^/?#]+') > hosts.host
        order by 1 limit 1
      )
      from hosts where hosts.host is not null
    )
    select host from hosts where host is not null limit ${limit}`.execute(db)
  return rows.map((row) => row.host)
}
