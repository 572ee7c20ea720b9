/** The part of a tool for a row of related tools; pages send no more. */
import { pickFields } from '../platform/pick-fields.ts'
import type { RelatedTool } from './components/related-tools.tsx'
import { saleBasis } from './model/units.ts'

const shown = ['id', 'slug', 'name', 'picture', 'price', 'minimumQuantity', 'packSize'] as const

export const toRelatedTool = (tool: RelatedTool): RelatedTool => ({
  ...pickFields(tool, shown),
  image: tool.picture === null ? tool.image : '',
  ...saleBasis(tool.unit, tool.pricePer),
  ...(tool.lang === undefined ? {} : { lang: tool.lang }),
})
