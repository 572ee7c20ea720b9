/** The part of a tool that a row of related tools shows; a page sends no more. */
import type { RelatedTool } from './components/related-tools.tsx'
import { saleBasis } from './model/units.ts'

export const toRelatedTool = ({
  id,
  slug,
  name,
  image,
  picture,
  price,
  minimumQuantity,
  packSize,
  unit,
  pricePer,
}: RelatedTool): RelatedTool => ({
  id,
  slug,
  name,
  image: picture === null ? image : '',
  picture,
  price,
  minimumQuantity,
  packSize,
  ...saleBasis(unit, pricePer),
})
