/**
 * Generates a catalogue of any size: 200 brands, each with families of tools, each family in
 * several sizes. The same number and seed always generate the same tools.
 */
import vocabulary from '../../demo/made-catalogue.json' with { type: 'json' }
import demoTools from '../../demo/tools.json' with { type: 'json' }
import type { ImportedTool } from '../catalogue/service.server.ts'
import { uploadedImageUrl } from '../catalogue/model/image.ts'

/** How many tools the demo shop has before any are generated. */
export const minGeneratedTools = demoTools.length
/** With more tools, two of them would get the same name. */
export const maxGeneratedTools = 1_000_000

type Series = { readonly called: string; readonly sizes: readonly string[] }
type Style = {
  readonly variants: readonly string[]
  readonly materials: readonly string[]
  readonly use: readonly string[]
  readonly standard: string
}
type Kind = {
  readonly name: string
  readonly price: number
  readonly keywords: string
  readonly category: string
  readonly code: string
  readonly picture: string
  readonly series: Series
  readonly style: Style
}
/** Tools of one brand and name, in several sizes. */
type Family = {
  readonly number: number
  readonly brand: string
  readonly kind: Kind
  readonly variant: string
}

const seriesByName: Readonly<Record<string, Series>> = vocabulary.series
const stylesByName: Readonly<Record<string, Style>> = vocabulary.styles
const lookUp = <T>(table: Readonly<Record<string, T>>, name: string): T => {
  const entry = table[name]
  if (!entry) throw new Error(`The made catalogue has no '${name}'`)
  return entry
}
const kinds: readonly Kind[] = vocabulary.categories.flatMap(
  ({ name: category, code, style, kinds: ofCategory }) =>
    ofCategory.map(({ name, sizes, price, keywords, ...kind }) => ({
      name,
      price,
      keywords,
      category,
      code,
      // Only tools with a picture of exactly that tool have one; the others show a placeholder.
      picture: 'picture' in kind ? kind.picture : 'no-picture',
      series: lookUp(seriesByName, sizes),
      style: lookUp(stylesByName, style),
    })),
)
const variants = Math.min(...Object.values(stylesByName).map((style) => style.variants.length))
const families = vocabulary.brands.length * kinds.length * variants

/** Generates tools family by family, in a mixed order of brands and categories. */
export function* generateTools(count: number, seed = 1): Generator<ImportedTool> {
  let generated = 0
  for (const family of shuffledFamilies(seed)) {
    const random = randomFrom(seed * 7_919 + family.number)
    const level = 0.75 + random() * 0.7
    const position = Math.floor(random() * 1_000_000)
    for (const [row, size] of family.kind.series.sizes.entries()) {
      if (generated === count) return
      yield toolOf(family, { size, row, level, position }, random)
      generated += 1
    }
  }
  throw new Error(`No more than ${generated} tools can be generated`)
}

/**
 * Each family of the brand once, in an order that looks random: steps of a number that has no
 * common factor with the number of families visit each family once.
 */
function* shuffledFamilies(seed: number): Generator<Family> {
  let step = Math.floor(families * 0.618)
  while (commonFactor(step, families) !== 1) step += 1
  for (
    let turn = 0, number = seed % families;
    turn < families;
    turn += 1, number = (number + step) % families
  ) {
    const brandRow = number % vocabulary.brands.length
    const kind = kinds[Math.floor(number / vocabulary.brands.length) % kinds.length]
    const brand = vocabulary.brands[brandRow]
    const variant = Math.floor(number / vocabulary.brands.length / kinds.length)
    if (!kind || brand === undefined) throw new Error('There is no such family')
    // A few brands make nearly everything; most make only what they are known for.
    const breadth = 0.2 + 0.75 / (1 + brandRow / 60)
    if (randomFrom(number * 31 + seed)() < breadth)
      yield { number, brand, kind, variant: kind.style.variants[variant] ?? '' }
  }
}

const commonFactor = (a: number, b: number): number => (b === 0 ? a : commonFactor(b, a % b))

type Place = {
  readonly size: string
  readonly row: number
  readonly level: number
  readonly position: number
}

function toolOf(
  { number, brand, kind, variant }: Family,
  { size, row, level, position }: Place,
  random: () => number,
): ImportedTool {
  const family = variant === '' ? kind.name : `${variant} ${kind.name}`
  const rise =
    kind.series.sizes.length === 1 ? 1 : 0.7 + (0.9 * row) / (kind.series.sizes.length - 1)
  const price = Math.max(
    35,
    Math.round((kind.price * 100 * level * rise * (variant === '' ? 1 : 1.15)) / 5) * 5,
  )
  const { minimumQuantity, packSize } = termsFor(price)
  const material = pickRandom(kind.style.materials, random)
  const use = pickRandom(kind.style.use, random)
  const letters = `${brand.slice(0, 2)}${brand.slice(-2)}`
  const packing = packSize === 1 ? 'singly' : `in packs of ${packSize}`
  return {
    // Letters of the brand and the category, then the family's number, then the index of its size.
    sku: `${letters}-${kind.code}-${number}${String(row + 1).padStart(2, '0')}`.toUpperCase(),
    name: `${family} ${size}`,
    brand,
    category: kind.category,
    family,
    image: uploadedImageUrl(kind.picture),
    description:
      `${brand} makes this ${family.toLowerCase()} for ${use}. ` +
      `${material}, ${size}, checked individually and sold ${packing}. ` +
      'Spare parts are available for ten years.',
    keywords: [kind.keywords, `${kind.code.toLowerCase()}${position}`].filter(Boolean).join(' '),
    price,
    minimumQuantity,
    packSize,
    priceBreaks: breaksFor(price, minimumQuantity, packSize),
    stock: random() < 0.06 ? 0 : Math.floor(random() ** 2 * 3000) + 1,
    specs: [
      { name: kind.series.called, value: size },
      { name: 'Material', value: material },
      { name: 'Standard', value: kind.style.standard },
      { name: 'Weight each', value: `${(0.05 + rise * kind.price * 0.03).toFixed(2)} kg` },
      { name: 'Made in', value: pickRandom(countries, random) },
    ],
  }
}

const countries = [
  'Germany',
  'Taiwan',
  'Mexico',
  'Poland',
  'United States',
  'India',
  'Sweden',
  'Portugal',
] as const

/** The minimum quantity and pack size: the lower the unit price, the larger. @param price cents */
function termsFor(price: number): { readonly minimumQuantity: number; readonly packSize: number } {
  if (price < 300) return { minimumQuantity: 36, packSize: 12 }
  if (price < 800) return { minimumQuantity: 24, packSize: 12 }
  if (price < 1500) return { minimumQuantity: 12, packSize: 6 }
  if (price < 3000) return { minimumQuantity: 6, packSize: 3 }
  if (price < 6000) return { minimumQuantity: 2, packSize: 2 }
  return { minimumQuantity: 1, packSize: 1 }
}

/** Increasing quantities in full packs at decreasing prices. */
const breaksFor = (
  price: number,
  minimumQuantity: number,
  packSize: number,
): ImportedTool['priceBreaks'] =>
  [
    [2, 96],
    [5, 92],
    [10, 87],
  ].map(([times = 1, percent = 100]) => ({
    from: Math.ceil((minimumQuantity * times) / packSize) * packSize,
    price: Math.floor((price * percent) / 100),
  }))

const pickRandom = <T>(list: readonly [T, ...T[]] | readonly T[], random: () => number): T => {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('Nothing to choose from')
  return found
}

/**
 * Mulberry32: pseudo-random numbers from 0 to below 1, the same sequence for a seed on every
 * machine.
 */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
