/** The pictures of a tool, as its page shows them. */
import type { Tool } from '../contract.ts'
import type { CatalogueDependencies } from '../dependencies.server.ts'
import { maxGalleryPictures, type GalleryPicture } from './gallery.ts'
import { pictureKey, publicImageUrl } from '../model/image.ts'
import { picturesOf } from './picture-store.server.ts'

/** The tool's own image is the first, whatever the table of pictures says. */
export async function readPictures(
  { database, origin }: CatalogueDependencies,
  tool: Tool,
): Promise<readonly GalleryPicture[]> {
  const rows = await picturesOf(database.handle, tool.id, maxGalleryPictures)
  const pictures = rows.map(({ image, alt }) => ({
    image: publicImageUrl(image, origin),
    picture: pictureKey(image),
    alt: alt || tool.name,
  }))
  const own = pictures.find(({ image }) => image === tool.image)
  return [
    own ?? { image: tool.image, picture: tool.picture, alt: tool.name },
    ...pictures.filter(({ image }) => image !== tool.image),
  ]
}
