/** The columns of exported tools: an import understands them again. */
import type { ToolRecord } from '../catalogue/contract.ts'
import { exportAmount, type ExportColumn } from '../ui/export-cells.ts'

/** The rows of a ladder as people read them: '12+ 8.54; 60+ 8.19'. */
const ladder = ({ priceBreaks }: ToolRecord): string =>
  priceBreaks.map(({ from, price }) => `${from}+ ${(price / 100).toFixed(2)}`).join('; ')
const specs = (tool: ToolRecord): string =>
  tool.specs.map(({ name, value }) => `${name}: ${value}`).join('; ')

export const toolExport: readonly ExportColumn<ToolRecord>[] = [
  ['SKU', ({ sku }) => sku],
  ['Name', ({ name }) => name],
  ['Brand', ({ brand }) => brand],
  ['Category', ({ category }) => category],
  ['Family', ({ family }) => family],
  ['State', ({ state }) => state],
  ['Price', ({ price }) => exportAmount(price)],
  ['Price per', ({ pricePer = 1 }) => pricePer],
  ['Lower prices', ladder],
  ['Cost', ({ cost }) => exportAmount(cost)],
  ['Stock', ({ stock }) => stock],
  ['Reorder level', ({ reorderLevel }) => reorderLevel ?? ''],
  ['Minimum quantity', ({ minimumQuantity }) => minimumQuantity],
  ['Pack size', ({ packSize }) => packSize],
  ['Unit', ({ unit = 'piece' }) => unit],
  ['One contains', ({ unitContent = '' }) => unitContent],
  ['GTIN', ({ gtin = '' }) => gtin],
  ['MPN', ({ mpn = '' }) => mpn],
  ['Customs number', ({ customsNumber = '' }) => customsNumber],
  ['Country of origin', ({ origin = '' }) => origin],
  ['First day', ({ saleFrom }) => saleFrom ?? ''],
  ['Last day', ({ saleUntil }) => saleUntil ?? ''],
  ['Successor', ({ successor }) => successor],
  ['Image', ({ image }) => image],
  ['Description', ({ description }) => description],
  ['Specification', specs],
  ['Reviews', ({ ratingCount }) => ratingCount],
]
