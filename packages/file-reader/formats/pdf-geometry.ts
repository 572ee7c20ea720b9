/** Positions on a page: matrices, boxes and paths. Pure. Source: ISO 32000-1, 8.3.3 and 8.5.2. */

/** a, b, c, d, e, f. */
export type Matrix = readonly [number, number, number, number, number, number]
export type Point = readonly [x: number, y: number]
export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
export type Line = { readonly from: Point; readonly to: Point }

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** The matrix that applies the second one first. */
export const times = (m: Matrix, [a, b, c, d, e, f]: Matrix): Matrix => [
  m[0] * a + m[2] * b,
  m[1] * a + m[3] * b,
  m[0] * c + m[2] * d,
  m[1] * c + m[3] * d,
  m[0] * e + m[2] * f + m[4],
  m[1] * e + m[3] * f + m[5],
]
export const moved = (m: Matrix, x: number, y: number): Matrix => times(m, [1, 0, 0, 1, x, y])
export const placed = (m: Matrix, x: number, y: number): Point => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
]

/** The numbers of an array of any type; none for other values. */
export const numbersOf = (value: unknown): readonly number[] =>
  typeof value === 'object' && value !== null ? Object.values(value).map(Number) : []
export function matrixOf(value: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(value)
  return [a, b, c, d, e, f]
}

export function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  // Paths may have more points than a call can have arguments.
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity)
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity)
  return { left: least(xs), right: most(xs), top: least(ys), bottom: most(ys) }
}
/** The bounding box of a transformed rectangle. */
export const boxOf = (
  m: Matrix,
  [x, y, right, top]: readonly [number, number, number, number],
): Box =>
  boxAround([placed(m, x, y), placed(m, right, y), placed(m, x, top), placed(m, right, top)])
export const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
})
export const isEmpty = ({ left, top, right, bottom }: Box): boolean =>
  right <= left || bottom <= top
export const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom

/** Whether a line crosses a box. */
export function crosses({ from, to }: Line, box: Box): boolean {
  const sides = [
    [from[0], to[0], box.left, box.right],
    [from[1], to[1], box.top, box.bottom],
  ] as const
  let [enters, leaves] = [0, 1]
  for (const [start, end, low, high] of sides) {
    const length = end - start
    if (length === 0 && (start < low || start > high)) return false
    if (length === 0) continue
    const [one, other] = [(low - start) / length, (high - start) / length]
    enters = Math.max(enters, Math.min(one, other))
    leaves = Math.min(leaves, Math.max(one, other))
  }
  return enters <= leaves
}

/** The number of coordinates of each path operator: move, line, curve, quadratic curve, close. */
const stepNumbers = [2, 2, 6, 4, 0]

/**
 * The parts of a path, closed ones with their first point at the end; curves as their control
 * points.
 */
export function partsOf(m: Matrix, steps: readonly number[]): readonly (readonly Point[])[] {
  const parts: Point[][] = []
  for (let at = 0; at < steps.length;) {
    const step = steps[at] ?? 4
    const count = stepNumbers[step] ?? 0
    if (step === 0) parts.push([])
    const part = parts.at(-1)
    for (let place = at + 1; place < at + 1 + count; place += 2)
      part?.push(placed(m, steps[place] ?? 0, steps[place + 1] ?? 0))
    const [first] = part ?? []
    if (step === 4 && first) part?.push(first)
    at += 1 + count
  }
  return parts.filter((part) => part.length > 1)
}
