/** The SQL that writes the bins of many tools. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

export type BinRow = {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly brand: string
  readonly family: string
  readonly image: string
  readonly bin: string
}

/**
 * The tools with one of these SKUs, in the form in which they are unique (`foldSku`), in any state;
 * locked until the transaction ends.
 */
export async function lockBins(tx: Handle, folded: readonly string[]): Promise<readonly BinRow[]> {
  const { rows } = await sql<BinRow>`
    select id, sku, name, brand, family, image, bin from tools
    where coalesce(sku_folded, lower(sku)) = any(${[...folded]}::text[])
    order by id for no key update`.execute(tx)
  return rows
}

/** A bin is not part of a tool's page, so the page's modification time stays unchanged. */
export async function writeBins(
  tx: Handle,
  tools: readonly Pick<BinRow, 'id' | 'bin'>[],
): Promise<void> {
  await sql`
    update tools set bin = written.bin, revision = tools.revision + 1
    from unnest(
      ${tools.map(({ id }) => id)}::uuid[], ${tools.map(({ bin }) => bin)}::text[]
    ) as written (id, bin)
    where tools.id = written.id`.execute(tx)
}
