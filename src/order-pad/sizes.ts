/** Compares sizes with units in a line with those in the name of a tool. Pure. */
import { doubtOf, type Doubt } from './doubts.ts'

/** For each unit: its base unit, and the factor. */
const units: Readonly<Record<string, readonly [kind: string, factor: number]>> = {
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
  in: ['inch', 1],
  inch: ['inch', 1],
  inches: ['inch', 1],
  zoll: ['inch', 1],
  '"': ['inch', 1],
  '”': ['inch', 1],
  '″': ['inch', 1],
  ft: ['foot', 1],
  oz: ['ounce', 1],
  lb: ['pound', 1],
  lbs: ['pound', 1],
  g: ['weight', 1],
  kg: ['weight', 1000],
  v: ['volt', 1],
  w: ['watt', 1],
  ah: ['charge', 1],
  ml: ['volume', 1],
  l: ['volume', 1000],
  tpi: ['teeth', 1],
}

// 'in' with a blank before it is a word in '48 in blue'.
const size =
  /(?<![\p{L}\p{N}.,/-])(\d+\s\d\/\d{1,2}|\d{1,3}\/\d{1,2}|\d+(?:[.,]\d+)?)(?:-|\s)?(mm|cm|m|inch(?:es)?|zoll|in(?!\s+\p{L})|["”″]|ft|oz|lbs?|kg|g|v|w|ah|ml|l|tpi)(?![\p{L}\p{N}])/giu

/** '1 1/2' is 1.5. */
const numberOf = (text: string): number =>
  text
    .split(/\s/)
    .map((part) => {
      const [whole = '', under = '1'] = part.replace(',', '.').split('/')
      return Number(whole) / Number(under)
    })
    .reduce((sum, part) => sum + part, 0)

type Sized = {
  readonly term: string
  readonly said?: string | undefined
  readonly doubt?: Doubt | undefined
}
type Found = ReadonlyMap<
  string,
  { readonly match: string; readonly tools: readonly { readonly name: string }[] }
>

/** A line, with a doubt if it names a different size than its tool. */
export function withSize<Line extends Sized>(line: Line, found: Found): Line {
  const { match, tools = [] } = found.get(line.term) ?? {}
  const [tool] = match === 'one' ? tools : []
  const doubt = line.doubt ?? (tool && doubtOfSize(line.said ?? '', tool.name))
  return doubt === undefined ? line : { ...line, doubt }
}

type Size = {
  readonly kind: string
  readonly value: number
  readonly text: string
  readonly number: number
  /** In a common spelling: 'in' for inches. */
  readonly unit: string
}

function sizesIn(text: string): readonly Size[] {
  return [...text.slice(0, 1000).matchAll(size)].flatMap(([whole, number = '', unit = '']) => {
    const [kind, factor] = units[unit.toLowerCase()] ?? []
    return kind === undefined || factor === undefined
      ? []
      : [
          {
            kind,
            value: Math.round(numberOf(number) * factor * 1000),
            text: whole,
            number: numberOf(number),
            unit: `${kind} ${factor}`,
          },
        ]
  })
}

/** Whether a text names a size. */
export const namesSize = (text: string): boolean => sizesIn(text).length > 0

/**
 * Differences between the sizes in a line and in the name of its tool: '20 oz' beside 'Claw hammer
 * 16 oz', '3/8 in' beside '10 mm'. A size in a unit that the name does not contain is otherwise
 * ignored.
 */
export function doubtOfSize(said: string, name: string): Doubt | undefined {
  const own = sizesIn(name)
  const sizes = sizesIn(said)
  const other = sizes.find(
    ({ kind }) =>
      own.some((one) => one.kind === kind) &&
      !own.some(
        (one) =>
          one.kind === kind && sizes.some((two) => two.kind === kind && two.value === one.value),
      ),
  )
  const found =
    other ??
    sizes.find((one) => isOtherUnit(one, own, sizes) || isOtherLength(one, own, sizes)) ??
    joinedSize(said, own)
  return found && doubtOf('size', `${found.text} · ${name}`)
}

/**
 * '10 in' beside '10 mm': the number of the name with another unit, if no size has the name's unit.
 */
const isOtherUnit = (
  { number, unit }: Size,
  own: readonly Size[],
  said: readonly Size[],
): boolean =>
  own.some(
    (one) =>
      one.number === number && one.unit !== unit && !said.some((two) => two.unit === one.unit),
  ) && !own.some((one) => one.number === number && one.unit === unit)

/** Millimetres per inch, and the relative difference within which sizes in both units are equal. */
const [perInch, tolerance] = [25.4, 0.04]

/** '3/8 in' beside '10 mm', if the line has no size in the name's unit: '8 in' is about 200 mm. */
function isOtherLength(
  { kind, value }: Size,
  own: readonly Size[],
  said: readonly Size[],
): boolean {
  const other = kind === 'inch' ? 'length' : kind === 'length' ? 'inch' : ''
  const sizes = own.filter((one) => one.kind === other)
  if (own.some((one) => one.kind === kind) || said.some((one) => one.kind === other)) return false
  const same = (one: Size): boolean => {
    const [inches, length] = kind === 'inch' ? [value, one.value] : [one.value, value]
    return Math.abs(inches * perInch - length) <= length * tolerance
  }
  return sizes.length > 0 && !sizes.some(same)
}

/** '13 mm and 10 mm': two sizes, one of which is in the name. */
function joinedSize(said: string, own: readonly Size[]): Size | undefined {
  const [first, second] = said.split(joint, 2).map(sizesIn)
  const [before, after] = [first?.at(-1), second?.[0]]
  if (!before || before.kind !== after?.kind) return undefined
  return [before, after].find(
    ({ kind, value }) =>
      own.some((one) => one.kind === kind) &&
      !own.some((one) => one.kind === kind && one.value === value),
  )
}
const joint = /\s(?:and|or|und|oder|et|ou|y|e|en|of|i|lub|a|nebo|és|vagy|och|eller|og|&|\+)\s/iu
