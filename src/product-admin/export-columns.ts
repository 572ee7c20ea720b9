/** The columns of exported tools, in a form that can be imported again. */
import type { ToolRecord } from '../catalogue/contract.ts'
import { textCell, textColumns } from '../catalogue/texts/text-cells.ts'
import { exportAmount, type ExportColumn } from '../ui/export-cells.ts'

/** Quantity prices in a readable form: '12+ 8.54; 60+ 8.19'. */
const ladder = ({ priceBreaks }: ToolRecord): string =>
  priceBreaks.map(({ from, price }) => `${from}+ ${(price / 100).toFixed(2)}`).join('; ')
/** A pack by the name that an import uses; packs of other sizes by their text. */
const pack = (tool: ToolRecord, name: string) =>
  tool.packs?.find((one) => one.name.toLowerCase() === name)
const packs = ({ packs: all = [] }: ToolRecord): string =>
  all.map(({ name, quantity, gtin }) => [name, quantity, gtin].filter(Boolean).join(' ')).join('; ')
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
  ['Bin', ({ bin }) => bin],
  ['Minimum quantity', ({ minimumQuantity }) => minimumQuantity],
  ['Pack size', ({ packSize }) => packSize],
  ['Unit', ({ unit = 'piece' }) => unit],
  ['One contains', ({ unitContent = '' }) => unitContent],
  ['Packs', packs],
  ['Inner pack', (tool) => pack(tool, 'inner')?.quantity ?? ''],
  ['Inner pack GTIN', (tool) => pack(tool, 'inner')?.gtin ?? ''],
  ['Carton', (tool) => pack(tool, 'carton')?.quantity ?? ''],
  ['Carton GTIN', (tool) => pack(tool, 'carton')?.gtin ?? ''],
  ['Pallet', (tool) => pack(tool, 'pallet')?.quantity ?? ''],
  ['Pallet GTIN', (tool) => pack(tool, 'pallet')?.gtin ?? ''],
  ['GTIN', ({ gtin = '' }) => gtin],
  ['MPN', ({ mpn = '' }) => mpn],
  ['Customs number', ({ customsNumber = '' }) => customsNumber],
  ['Country of origin', ({ origin = '' }) => origin],
  ['Weight (g)', ({ weightGrams = '' }) => weightGrams],
  ['Tax class', ({ taxClass = 'standard' }) => taxClass],
  ['Age limit', ({ ageLimit = '' }) => ageLimit],
  ['Hazards', ({ hazards = [] }) => hazards.join(', ')],
  ['Hazard words', ({ hazardText = '' }) => hazardText],
  ['First day', ({ saleFrom }) => saleFrom ?? ''],
  ['Last day', ({ saleUntil }) => saleUntil ?? ''],
  ['Successor', ({ successor }) => successor],
  ['Image', ({ image }) => image],
  ['Description', ({ description }) => description],
  ['Specification', specs],
  ['Reviews', ({ ratingCount }) => ratingCount],
]

/** With a column for each text in the shop's further languages: `name:de`. */
export const toolExportIn = (languages: readonly string[]): readonly ExportColumn<ToolRecord>[] => [
  ...toolExport,
  ...languages.flatMap((language) =>
    textColumns.map((column): ExportColumn<ToolRecord> => [
      `${column}:${language}`,
      ({ texts = [] }) => {
        const text = texts.find((each) => each.language === language)
        return text ? textCell(text, column) : ''
      },
    ]),
  ),
]
