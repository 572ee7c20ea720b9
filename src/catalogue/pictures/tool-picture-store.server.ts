/** The SQL that writes the pictures of a tool. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { ArrangedPicture } from './arranged-pictures.ts'

export type PicturedTool = {
  readonly id: string
  readonly name: string
  readonly sku: string
  readonly slug: string
  readonly image: string
}

/** The tool, unless it is archived; with `lock`, nobody else can change its pictures. */
export async function findPicturedTool(
  db: Handle,
  id: string,
  lock = false,
): Promise<PicturedTool | undefined> {
  const { rows } = await sql<PicturedTool>`
    select id, name, sku, slug, image from tools where id = ${id} and archived_at is null
    ${lock ? sql`for no key update` : sql``}`.execute(db)
  return rows[0]
}

/** Replaces the pictures of a tool; the first becomes its image. */
export async function writePictures(
  tx: Handle,
  toolId: string,
  pictures: readonly ArrangedPicture[],
): Promise<void> {
  await sql`delete from tool_pictures where tool_id = ${toolId}`.execute(tx)
  await sql`
    insert into tool_pictures (tool_id, position, image, alt)
    select ${toolId}, nth - 1, image, alt
    from unnest(
      ${pictures.map(({ image }) => image)}::text[], ${pictures.map(({ alt }) => alt)}::text[]
    ) with ordinality as picture (image, alt, nth)`.execute(tx)
}

/**
 * Sets the image of a tool.
 * @param revise whether it counts as an edit, so that previously opened forms are refused
 */
export async function setImage(
  tx: Handle,
  toolId: string,
  { image, at, revise }: { readonly image: string; readonly at: Date; readonly revise: boolean },
): Promise<void> {
  await sql`
    update tools set image = ${image}, changed_at = ${at},
      revision = revision + ${revise ? 1 : 0}
    where id = ${toolId}`.execute(tx)
}

/**
 * The tools on sale that these names may refer to: by their SKU (`foldSku`), and without
 * punctuation. `loose` only has letters and digits, in lower case.
 */
export async function toolsNamed(
  db: Handle,
  names: readonly { readonly folded: string; readonly loose: string }[],
): Promise<{ id: string; folded: string; loose: string }[]> {
  const { rows } = await sql<{ id: string; folded: string; loose: string }>`
    select * from (
      select id, coalesce(sku_folded, lower(sku)) as folded,
        regexp_replace(lower(sku), '[^[:alnum:]]', '', 'g') as loose
      from tools where archived_at is null
    ) as named
    where folded = any(${names.map(({ folded }) => folded)}::text[])
      or (loose <> '' and loose = any(${names.map(({ loose }) => loose)}::text[]))`.execute(db)
  return rows
}
