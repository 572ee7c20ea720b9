/** The part of a tool that a row of related tools shows; a page sends no more. */
import type { RelatedTool } from './components/related-tools.tsx'

export const toRelatedTool = ({
  id,
  slug,
  name,
  image,
  picture,
  price,
  minimumQuantity,
  packSize,
}: RelatedTool): RelatedTool => ({
  id,
  slug,
  name,
  image: picture === null ? image : '',
  picture,
  price,
  minimumQuantity,
  packSize,
})
