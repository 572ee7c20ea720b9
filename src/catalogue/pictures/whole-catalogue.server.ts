/** All tools on sale with their pictures, for files and feeds of the whole catalogue. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Tool } from '../contract.ts'
import { toToolDto } from '../dto.ts'
import { publicImageUrl } from '../model/image.ts'
import { toolsOnSaleAfter } from '../store.server.ts'
import { maxGalleryPictures } from './gallery.ts'
import { imagesOfTools } from './picture-store.server.ts'

/** A tool on sale with the addresses of its pictures, its image first. */
export type PicturedTool = Tool & { readonly pictures: readonly string[] }

/** Few enough that making something of them holds nobody up. */
const toolsPerPage = 100

/**
 * All tools on sale, a page at a time, in the order of their ids: of any number of tools, one page
 * is in memory. Without what staff alone know of them.
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
      const others = (images.get(row.id) ?? []).map(({ image }) => publicImageUrl(image, origin))
      const pictures = [...new Set([tool.image, ...others])].filter((image) => image !== '')
      return { ...tool, pictures: pictures.slice(0, maxGalleryPictures) }
    })
    if (rows.length < toolsPerPage) return
    after = last.id
  }
}
