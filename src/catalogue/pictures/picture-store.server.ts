/** The SQL that reads the pictures of a tool. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../../packages/pg-kit/prepared-statements.server.ts'

export type PictureRow = {
  /** In the form of `tools.image`. */
  readonly image: string
  /** A description; empty: the tool's name. */
  readonly alt: string
}

/** The pictures of a tool in their order, at most `limit`. */
export async function picturesOf(db: Handle, toolId: string, limit: number): Promise<PictureRow[]> {
  const query = sql<PictureRow>`
    select image, alt from tool_pictures
    where tool_id = ${toolId} order by position limit ${sql.lit(limit)}`
  return (await executePrepared(db, 'pictures_of_tool', query)).rows
}

/** The images of these tools in their order. */
export async function imagesOfTools(
  db: Handle,
  toolIds: readonly string[],
): Promise<readonly { readonly tool_id: string; readonly image: string }[]> {
  const { rows } = await sql<{ tool_id: string; image: string }>`
    select tool_id, image from tool_pictures
    where tool_id = any(${[...toolIds]}::uuid[]) order by tool_id, position`.execute(db)
  return rows
}
