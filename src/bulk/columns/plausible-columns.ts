/** Whether the cells of a column can be what its heading names. Pure. */
import { stateOfWord } from '../../../packages/file-reader/headings/state-words.ts'
import { isRemark } from './gone-rows.ts'
import type { ListField } from '../../../packages/file-reader/headings/fields.ts'
import {
  onlyNumber,
  packPair,
  parseDecimal,
  splitAmount,
} from '../../../packages/file-reader/numbers/numbers.ts'
import { priceQuantityOfWord } from './price-basis.ts'
import { isEmptyMarker } from './row-draft.ts'
import type { Cell } from '../../../packages/file-reader/tables/table.ts'
import { weightUnitOf } from '../../catalogue/units/weight.ts'
import { unitOfWord } from './unit-words.ts'

type Fields = readonly (ListField | undefined)[]

/** Fields that are numbers: a column 'Packing' with cardboard and blisters is not one. */
const numeric: readonly ListField[] = [
  ...(['pack_size', 'minimum_quantity', 'Stock', 'inner', 'carton', 'pallet'] as const),
  ...(['cost_per', 'price_per', 'reorder_level'] as const),
]
/** The minimum number of cells for a decision, and the minimum share of numbers. */
const [leastCells, leastShare] = [2, 0.4]

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Whether a cell has a number, or a word that represents one. */
function isNumber(cell: Cell): boolean {
  if (typeof cell === 'number') return true
  const { amount } = splitAmount(cell)
  return (
    parseDecimal(amount, 'comma') !== undefined ||
    parseDecimal(amount, 'dot') !== undefined ||
    onlyNumber(cell) !== undefined ||
    packPair(cell) !== undefined ||
    isDate(cell.trim())
  )
}

export const shareOfNumbers = (cells: readonly Cell[]): number =>
  cells.filter(isNumber).length / Math.max(1, cells.length)

const isBasis = (cell: Cell): boolean =>
  isNumber(cell) ||
  unitOfWord(String(cell)) !== undefined ||
  priceQuantityOfWord(String(cell)) !== undefined

/** Whether cells are units, or quantities that prices are for, and not sizes such as S, M, L. */
export function areUnits(cells: readonly Cell[]): boolean {
  const texts = cells.map((cell) => String(cell).trim())
  const quantities = texts.map(priceQuantityOfWord)
  const units = texts.map(unitOfWord)
  return (
    texts.length > 2 &&
    texts.every(
      (text, nth) => /\p{L}|%/u.test(text) && (units[nth] ?? quantities[nth]) !== undefined,
    ) &&
    (units.includes('piece') || quantities.some((quantity) => (quantity ?? 0) > 1))
  )
}

/**
 * Whether most cells state whether an article is offered, or one states that it is discontinued: a
 * 'Status' of orders or goods does not.
 */
const saysState = (cells: readonly Cell[]): boolean => {
  const states = cells.map((cell) => stateOfWord(cell))
  return (
    states.filter((state) => state !== undefined).length >= cells.length * 0.8 ||
    states.includes('discontinued')
  )
}

/**
 * The state, if the one remark of a list, in several rows, is that articles are discontinued:
 * 'Auslaufartikel'.
 */
export const stateIn = (heading: string, cells: readonly Cell[]): 'state' | undefined => {
  const [first = '', ...others] = cells
  const isOne = others.length > 1 && others.every((cell) => cell === first)
  return isRemark(heading) && isOne && stateOfWord(first) === 'discontinued' ? 'state' : undefined
}

/**
 * Whether units state the quantity that prices are for: only pieces, hundreds and thousands. 'M'
 * beside 'C' means a thousand, otherwise a metre.
 */
const areCounts = (cells: readonly Cell[]): boolean => {
  const texts = cells.map((cell) => String(cell).trim())
  const quantities = texts.map(priceQuantityOfWord)
  return (
    quantities.some((quantity, nth) => (quantity ?? 0) > 1 && !/^m$/i.test(texts[nth] ?? '')) &&
    texts.every((text, nth) => quantities[nth] !== undefined || unitOfWord(text) === 'piece')
  )
}

/** Whether enough cells of a numeric field are numbers; a stock is left out cell by cell. */
function isMostly(field: ListField, cells: readonly Cell[]): boolean {
  const fits = field === 'price_per' || field === 'cost_per' ? isBasis : isNumber
  return cells.filter(fits).length / cells.length >= leastShare || field === 'Stock'
}

/** Kinds of articles in shop programs below 'Type' or 'product_type': not a category. */
const programKind =
  /^(?:simple|variable|variation|configurable|grouped|bundle|virtual|downloadable|external|gift ?card|subscription|product|inventory (?:part|item)|non ?-?inventory(?: (?:part|item))?|service)$/i
const areProgramKinds = (cells: readonly Cell[]): boolean =>
  cells.length > 0 && cells.every((cell) => programKind.test(String(cell).trim()))

/** -1 and 0 only: -1 is yes in databases of Access, and a draft in WooCommerce. */
const areMinusOnes = (cells: readonly Cell[]): boolean => {
  const texts = new Set(cells.map((cell) => String(cell).trim()))
  return texts.size === 2 && texts.has('-1') && texts.has('0')
}

/** '6' and '200' below 'UV': the pieces of a unit, where another column has what prices are for. */
const areWholes = (cells: readonly Cell[]): boolean =>
  cells.length > 0 && cells.every((cell) => /^\s*[1-9]\d{0,4}\s*$/.test(String(cell)))

/** 'kg' and 'g' below 'Weight unit'. */
const areWeightUnits = (cells: readonly Cell[]): boolean =>
  cells.length > 0 && cells.every((cell) => weightUnitOf(String(cell).trim()) !== undefined)

/** A number such as 12.50: no price is for that quantity. */
const isAmount = (cell: Cell): boolean =>
  typeof cell === 'number' ? !Number.isInteger(cell) : /\d[.,]\d{2}\D*$/.test(cell)

/** Whether cells below the heading of a text are what it names. */
const meant: Readonly<Partial<Record<ListField, (cells: readonly Cell[]) => boolean>>> = {
  weight: (cells) => !areWeightUnits(cells),
  category: (cells) => !areProgramKinds(cells),
  state: (cells) => saysState(cells) && !areMinusOnes(cells),
}

/** What a column of units is: quantities that prices are for, or the pieces of a unit. */
function unitField(fields: Fields, cells: readonly Cell[]): ListField | undefined {
  if (!fields.includes('price_per')) return areCounts(cells) ? 'price_per' : 'unit'
  if (!areWholes(cells)) return 'unit'
  return fields.includes('pack_size') ? undefined : 'pack_size'
}

/**
 * The fields of headings, without those that the cells below cannot be: a number if almost no cell
 * has one. 'Price/unit' over amounts is the price, and not its quantity.
 */
export function plausibleFields(
  fields: Fields,
  cellsOf: (column: number) => readonly Cell[],
): Fields {
  return fields.map((field, column) => {
    if (field === 'unit') return unitField(fields, cellsOf(column))
    const isMeant = field === undefined ? undefined : meant[field]
    if (isMeant) return isMeant(cellsOf(column)) ? field : undefined
    if (field === undefined || !numeric.includes(field)) return field
    const cells = cellsOf(column).filter((cell) => !isEmptyMarker(field, cell))
    if (cells.length < leastCells) return field
    if (field === 'price_per' && cells.filter(isAmount).length > cells.length / 2) return 'price'
    return isMostly(field, cells) ? field : undefined
  })
}
