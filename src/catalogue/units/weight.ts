/** What a unit of a tool weighs, as its specification table says it. Pure. */

type Spec = { readonly name: string; readonly value: string }

/** Rows that say it, best first: what is shipped is packed. */
const names = [
  /^(gross|shipping|packed) weight$/i,
  /^weight( each)?( \((kg|g|lb|oz)\))?$/i,
  /^net weight$/i,
]

const amountPattern = /^(\d[\d,. ]*)\s*(kg|kilograms?|g|grams?|lbs?|pounds?|oz|ounces?)?\b/i
const gramsIn: Readonly<Record<string, number>> = {
  k: 1000,
  g: 1,
  l: 453.592_37,
  p: 453.592_37,
  o: 28.349_523_125,
}

/**
 * Grams, rounded up to whole ones; undefined when the table does not say the weight, or not in
 * kilograms, grams, pounds or ounces.
 */
export function weightOf(specs: readonly Spec[]): number | undefined {
  for (const name of names)
    for (const spec of specs) {
      if (!name.test(spec.name.trim())) continue
      const grams = gramsOf(spec)
      if (grams !== undefined) return grams
    }
  return undefined
}

function gramsOf({ name, value }: Spec): number | undefined {
  const [, digits = '', written] = amountPattern.exec(value.trim()) ?? []
  const unit = written ?? /\((\w+)\)$/.exec(name.trim())?.[1]
  const factor = unit === undefined ? undefined : gramsIn[unit.charAt(0).toLowerCase()]
  const amount = Number(toDecimal(digits.replaceAll(' ', '')))
  if (factor === undefined || digits === '' || !Number.isFinite(amount)) return undefined
  // A millionth is taken off, so that 0.1 kg in floating point is not 101 g.
  return Math.ceil(amount * factor - 1e-6)
}

/** '1,250.5' → '1250.5'; '1,2' → '1.2', as it is written where the comma is the decimal sign. */
const toDecimal = (digits: string): string =>
  /^\d+,\d{1,2}$/.test(digits) ? digits.replace(',', '.') : digits.replaceAll(',', '')
