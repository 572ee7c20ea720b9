/** The demo shop's tools and categories in each language, as the catalogue imports them. */
import categoriesFile from '../../demo/categories.json' with { type: 'json' }
import germanCategories from '../../demo/categories.de.json' with { type: 'json' }
import germanTools from '../../demo/tools.de.json' with { type: 'json' }
import toolsFile from '../../demo/tools.json' with { type: 'json' }
import { uploadedImageUrl } from '../catalogue/model/image.ts'
import type { ImportedTool } from '../catalogue/service.server.ts'
import { languageCodes, type Language } from '../platform/languages/languages.ts'

const cents = (dollars: number): number => Math.round(dollars * 100)

/** The tools of demo/tools.json. */
const englishTools: readonly ImportedTool[] = toolsFile.map((tool) => ({
  sku: tool.sku,
  name: tool.name,
  brand: tool.brand,
  category: tool.category,
  family: tool.family,
  description: tool.description,
  keywords: tool.tags.join(' '),
  image: uploadedImageUrl(tool.image),
  price: cents(tool.price),
  minimumQuantity: tool.minimum_quantity,
  packSize: tool.pack_size,
  stock: tool.stock,
  priceBreaks: tool.price_breaks.map((row) => ({
    from: row.min_quantity,
    price: cents(row.price),
  })),
  specs: [
    ...tool.specs,
    { name: 'Weight each', value: `${tool.weight_kg} kg` },
    { name: 'Made in', value: tool.country_of_origin },
  ],
}))

const germanCountries: Readonly<Record<string, string>> = {
  Mexico: 'Mexiko',
  Poland: 'Polen',
  Italy: 'Italien',
  Czechia: 'Tschechien',
  'United Kingdom': 'Vereinigtes Königreich',
  Germany: 'Deutschland',
  Spain: 'Spanien',
  India: 'Indien',
}

const germanBySku = new Map(germanTools.map((tool) => [tool.sku, tool]))
const germanCategory = new Map(germanCategories.map((category) => [category.of, category]))
const germanCategoryName = (name: string): string => germanCategory.get(name)?.name ?? name

/** The same tools with the texts of demo/tools.de.json. */
const inGerman = (tool: ImportedTool, index: number): ImportedTool => {
  const german = germanBySku.get(tool.sku)
  const source = toolsFile[index]
  if (!german || !source) return tool
  return {
    sku: tool.sku,
    name: german.name,
    brand: tool.brand,
    category: germanCategoryName(tool.category),
    family: german.family,
    description: german.description,
    keywords: german.tags.join('\n'),
    image: tool.image,
    price: tool.price,
    minimumQuantity: tool.minimumQuantity,
    packSize: tool.packSize,
    stock: tool.stock,
    priceBreaks: tool.priceBreaks,
    specs: [
      ...german.specs,
      { name: 'Gewicht je Stück', value: `${String(source.weight_kg).replace('.', ',')} kg` },
      {
        name: 'Ursprungsland',
        value: germanCountries[source.country_of_origin] ?? source.country_of_origin,
      },
    ],
  }
}

export const demoTools = (language: Language = 'en'): readonly ImportedTool[] =>
  language === 'de' ? englishTools.map(inGerman) : englishTools

export const demoCategories = (language: Language) =>
  categoriesFile.map(({ name, sentence, picture }, position) => {
    const german = language === 'de' ? germanCategory.get(name) : undefined
    return {
      name: german?.name ?? name,
      sentence: german?.sentence ?? sentence,
      position,
      picture: uploadedImageUrl(picture),
    }
  })

/**
 * The names of the demo shop's categories in a language, keyed by their names in the other
 * languages.
 */
export const demoCategoryTexts = (language: Language) =>
  demoCategories(language).flatMap(({ name, sentence }, index) =>
    languageCodes
      .filter((other) => other !== language)
      .map((other) => ({ of: demoCategories(other)[index]?.name ?? '', name, sentence })),
  )

/** The demo shop's name for a category or a tool with this English name. */
export const demoNameOf = (name: string, language: Language): string => {
  if (language !== 'de') return name
  const sku = toolsFile.find((tool) => tool.name === name)?.sku
  return (sku === undefined ? undefined : germanBySku.get(sku)?.name) ?? germanCategoryName(name)
}
