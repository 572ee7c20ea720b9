/** What a file of companies and people comes to, compared with what is there: pure. */
import type { ImportedRow, ImportRow } from './invitations-contract.ts'

type Known = {
  readonly id: string
  readonly name: string
  /** Its customer number. */
  readonly number: number
  readonly members: readonly string[]
  readonly invited: readonly string[]
}
export type PlannedRow = ImportedRow & {
  /** The name of the company as it is compared, and its number where the rows have one. */
  readonly key: string
  /** Undefined of a new company. */
  readonly companyId: string | undefined
}

/** By which name a row finds its company: case does not count. */
export const companyKey = (name: string): string => name.toLowerCase()

type Named = Pick<ImportRow, 'company' | 'number'>

/**
 * Which rows are of one company: those of one name with one number, and those of the name without a
 * number.
 * @returns `keyOf` a row; undefined without a number where the name has several
 */
export function companiesOf(rows: readonly Named[]): {
  readonly keyOf: (row: Named) => string | undefined
} {
  const numbers = new Map<string, Set<number>>()
  for (const { company, number } of rows) {
    const key = companyKey(company)
    const known = numbers.get(key) ?? new Set()
    numbers.set(key, number === undefined ? known : known.add(number))
  }
  return {
    keyOf: ({ company, number }) => {
      const key = companyKey(company)
      const known = numbers.get(key)
      if (number === undefined && known && known.size > 1) return undefined
      const [only] = number === undefined ? (known ?? []) : [number]
      return only === undefined ? key : `${key} #${only}`
    },
  }
}

/**
 * Plans each row: the first row of a company that is not there adds it, and each address is invited
 * once a company.
 * @param known companies of these names, the oldest first: of two with one name it counts, unless
 * the rows have a number
 */
export function planImport(
  rows: readonly ImportRow[],
  known: readonly Known[],
): readonly PlannedRow[] {
  const byName = new Map(known.toReversed().map((company) => [company.name, company]))
  const byNumber = new Map(known.map((company) => [`${company.name} #${company.number}`, company]))
  const { keyOf } = companiesOf(rows)
  const added = new Set<string>()
  const invited = new Set<string>()
  return rows.map((row) => {
    const { company, email } = row
    const name = companyKey(company)
    const key = keyOf(row) ?? name
    const before = key === name ? byName.get(name) : byNumber.get(key)
    const isNew = !before && !added.has(key)
    if (isNew) added.add(key)
    const person =
      email === undefined
        ? 'none'
        : before?.members.includes(email)
          ? 'member'
          : before?.invited.includes(email) || invited.has(`${key} ${email}`)
            ? 'invited'
            : 'new'
    if (person === 'new') invited.add(`${key} ${email}`)
    return { key, companyId: before?.id, company: isNew ? 'new' : 'known', person }
  })
}
