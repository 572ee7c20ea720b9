/** The SQL by which a GTIN stands for one thing: a pack's is no other tool's and no other pack's. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

/** A GTIN in comparable form, and the tool that needs it or has it. */
export type WantedGtin = {
  /** Undefined: a tool that does not exist yet. */
  readonly toolId: string | undefined
  readonly gtin: string
  readonly isPack: boolean
}
/** A GTIN that another tool, or one of its packs, has. */
export type HeldGtin = {
  /** The tool that needs it; null: a tool that does not exist yet. */
  readonly toolId: string | null
  readonly gtin: string
  /** The SKU of the tool that has it. */
  readonly sku: string
}

/**
 * Prevents others from writing the GTIN of a pack until the transaction ends; with `packs`, from
 * writing any GTIN.
 */
export const lockGtins = async (
  tx: Handle,
  { packs }: { readonly packs: boolean },
): Promise<void> =>
  void (await (
    packs
      ? sql`select pg_advisory_xact_lock(hashtextextended('tool gtins', 7))`
      : sql`select pg_advisory_xact_lock_shared(hashtextextended('tool gtins', 7))`
  ).execute(tx))

/** Those of these GTINs that another tool or one of its packs has. Archived tools have none. */
export async function heldGtins(db: Handle, wanted: readonly WantedGtin[]): Promise<HeldGtin[]> {
  if (wanted.length === 0) return []
  const table = (some: readonly WantedGtin[]) => sql`unnest(
    ${some.map(({ toolId = null }) => toolId)}::uuid[], ${some.map(({ gtin }) => gtin)}::text[]
  ) as wanted (tool_id, gtin)`
  const ofPacks = wanted.filter(({ isPack }) => isPack)
  const byTools =
    ofPacks.length === 0
      ? sql``
      : sql`
        union
        select wanted.tool_id as "toolId", wanted.gtin, owner.sku from ${table(ofPacks)}
        join tools owner
          on owner.identifiers ? 'gtin'
          and lpad(owner.identifiers ->> 'gtin', 14, '0') = wanted.gtin
          and owner.id is distinct from wanted.tool_id
        where owner.archived_at is null or owner.waiting`
  const { rows } = await sql<HeldGtin>`
    select wanted.tool_id as "toolId", wanted.gtin, owner.sku from ${table(wanted)}
    join tool_pack_gtins held on held.gtin = wanted.gtin and held.tool_id is distinct from wanted.tool_id
    join tools owner on owner.id = held.tool_id
    where owner.archived_at is null or owner.waiting
    ${byTools}`.execute(db)
  return rows
}

/**
 * Writes the GTINs of these tools' packs.
 * @param cleared tools that may have had other GTINs
 */
export async function replacePackGtins(
  tx: Handle,
  cleared: readonly string[],
  gtins: readonly { readonly toolId: string; readonly gtin: string }[],
): Promise<void> {
  if (cleared.length > 0)
    await sql`delete from tool_pack_gtins where tool_id = any(${[...cleared]}::uuid[])`.execute(tx)
  if (gtins.length > 0)
    await sql`
      insert into tool_pack_gtins (gtin, tool_id)
      select * from unnest(
        ${gtins.map(({ gtin }) => gtin)}::text[], ${gtins.map(({ toolId }) => toolId)}::uuid[]
      )`.execute(tx)
}
