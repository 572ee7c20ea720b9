/** All tools on sale with their pictures, for files and feeds of the whole catalogue. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Tool } from '../contract.ts'
import { toToolDto } from '../dto.ts'
import { cardFileName } from '../../pictures/rules.ts'
import { pictureKey, placeholderPicture, publicImageUrl } from '../model/image.ts'
import { toolsOnSaleAfter } from '../store.server.ts'
import { maxGalleryPictures } from './gallery.ts'
import { imagesOfTools } from './picture-store.server.ts'

/** A tool on sale with the addresses of its pictures, its image first; without the placeholder. */
export type PicturedTool = Tool & {
  readonly pictures: readonly string[]
  /** The same, with uploaded ones as JPEG, which every program can read. */
  readonly jpegs: readonly string[]
}

/** Few enough that processing a page blocks nobody. */
const toolsPerPage = 100

/**
 * All tools on sale, a page at a time, in the order of their ids: only one page is in memory.
 * Without staff-only fields.
 * @param origin the shop's own, for addresses of uploaded pictures
 */
export async function* readWholeCatalogue(
  db: Handle,
  origin: string,
): AsyncGenerator<readonly PicturedTool[]> {
  let after: string | undefined
  for (;;) {
    const rows = await toolsOnSaleAfter(db, after, toolsPerPage)
    const last = rows.at(-1)
    if (last === undefined) return
    const images = Map.groupBy(
      await imagesOfTools(
        db,
        rows.map(({ id }) => id),
      ),
      ({ tool_id: toolId }) => toolId,
    )
    yield rows.map((row) => {
      const tool = toToolDto(origin)(row)
      const others = (images.get(row.id) ?? []).map(({ image }) => image)
      const stored = [...new Set([row.image, ...others])]
        .filter((image) => image !== '' && image !== placeholderPicture)
        .slice(0, maxGalleryPictures)
      return {
        ...tool,
        pictures: stored.map((image) => publicImageUrl(image, origin)),
        jpegs: stored.map((image) => publicImageUrl(jpegOf(image), origin)),
      }
    })
    if (rows.length < toolsPerPage) return
    after = last.id
  }
}

function jpegOf(image: string): string {
  const key = pictureKey(image)
  return key === null ? image : `/pictures/${cardFileName(key)}`
}
