/** An index of the hosts that pictures of tools come from, for the content policy of pages. */
import { sql, type Kysely } from 'kysely'

// Partial: uploaded pictures come from the shop itself. `if not exists`: in a large shop whose
// pictures come from elsewhere the operator creates it concurrently before the upgrade.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index if not exists tools_image_host
    on tools (substring(image from '^https?://[^/?#]+'))
    where archived_at is null and image like 'http%'`.execute(db)
}
