/** Formulas in a mapping: 'cost × 1.42, to .05'. Pure. */
import { toCents } from '../../../packages/file-reader/numbers/numbers.ts'

export type Formula = {
  /** @returns undefined if one of its fields has no number in this row */
  readonly compute: (value: (name: string) => number | undefined) => number | undefined
  /** The fields that it uses. */
  readonly names: readonly string[]
}

type Operand = { readonly name: string } | { readonly number: number }
type Step = { readonly operator: string; readonly operand: Operand }

const term = String.raw`[a-z_]+|\d+(?:\.\d+)?|\.\d+`
const shape = new RegExp(
  String.raw`^(${term})((?:\s*[×x*÷/+\u2212-]\s*(?:${term}))*)(?:\s*,?\s*to\s+(\d*\.?\d+))?$`,
  'i',
)
const stepShape = new RegExp(String.raw`\s*([×x*÷/+\u2212-])\s*(${term})`, 'gi')

/**
 * Reads a formula: fields and numbers with × ÷ + -, from left to right with × and ÷ first, and the
 * step to which the result is rounded.
 * @returns undefined if it is not a formula
 */
export function parseFormula(text: string): Formula | undefined {
  const [, first, rest = '', rounding] = shape.exec(text.trim()) ?? []
  if (first === undefined) return undefined
  const steps = [...rest.matchAll(stepShape)].map(([, operator = '', operand = '']): Step => ({
    operator,
    operand: toOperand(operand),
  }))
  const start = toOperand(first)
  const round = rounding === undefined ? undefined : Math.round(Number(rounding) * 100)
  if (round !== undefined && !(round >= 1)) return undefined
  return {
    names: [start, ...steps.map(({ operand }) => operand)].flatMap((operand) =>
      'name' in operand ? [operand.name] : [],
    ),
    compute: (value) => {
      const result = evaluate(start, steps, value)
      return result === undefined || !Number.isFinite(result)
        ? undefined
        : round === undefined
          ? result
          : toCents(result, round) / 100
    },
  }
}

const toOperand = (text: string): Operand =>
  /^[\d.]/.test(text) ? { number: Number(text) } : { name: text.toLowerCase() }

function evaluate(
  start: Operand,
  steps: readonly Step[],
  value: (name: string) => number | undefined,
): number | undefined {
  const read = (operand: Operand) => ('number' in operand ? operand.number : value(operand.name))
  let product = read(start)
  let sum = 0
  for (const { operator, operand } of steps) {
    const next = read(operand)
    if (product === undefined || next === undefined) return undefined
    if (/[×x*]/i.test(operator)) product *= next
    else if (/[÷/]/.test(operator)) product /= next
    else {
      sum += product
      product = operator === '+' ? next : -next
    }
  }
  return product === undefined ? undefined : sum + product
}
