/**
 * An error or doubt that most rows of a list share is a question about the list: it is asked once,
 * above the rows. Pure.
 */
import { otherListsField, unusedAnswersField } from '../list-questions.ts'
import { weightBaseField } from '../weight-base-kinds.ts'
import type { Finding } from './mapping.ts'

export type FindingKind = 'error' | 'warning'
export type SharedFinding = Finding & {
  readonly kind: FindingKind
  /** Rows that have it. */
  readonly rows: number
}
type Found = {
  readonly row: number
  readonly kind: string
  readonly errors: readonly Finding[]
  readonly warnings: readonly Finding[]
}

/** The minimum number of rows that share a finding. */
const leastRows = 5
/** Questions with one answer for the list, however few of its rows they are about. */
const ofList: ReadonlySet<string> = new Set([weightBaseField, unusedAnswersField, otherListsField])
/** Maximum kinds of findings that are counted for a list; a list usually has a few dozen. */
const mostPatterns = 500

const numbers = String.raw`https?:\/\/\S+|\d[\d.,]*`
const values = new RegExp(`'[^']*'|“[^”]*”|„[^“]*“|${numbers}`, 'g')
const onlyNumbers = new RegExp(numbers, 'g')

/**
 * The common part of findings that differ only in the values that they name. A finding about
 * another column is another one.
 */
const patternOf = (
  kind: FindingKind,
  { field, why }: Finding,
  headings: readonly string[],
): string =>
  `${kind} ${field} ${why.replace(values, (value) => (headings.includes(value.slice(1, -1)) ? value : '#'))}`

/**
 * A finding without its numbers: of two that differ in words, one does not stand for the other. A
 * finding about no field quotes the texts of its row only as examples.
 */
const wordsOf = ({ field, why }: Finding): string =>
  why.replace(field === '' ? values : onlyNumbers, '#')

const keyOf = (kind: FindingKind, finding: Finding): string =>
  `${kind} ${finding.field} ${wordsOf(finding)}`
const keysOf = (shared: readonly SharedFinding[]): ReadonlySet<string> =>
  new Set(shared.map((one) => keyOf(one.kind, one)))

/** Whether the finding that is shown once for the list also says this one, apart from numbers. */
export const isShared = (
  shared: readonly SharedFinding[],
  kind: FindingKind,
  finding: Finding,
): boolean => keysOf(shared).has(keyOf(kind, finding))

/** Counts the findings of a list while its rows are checked. */
export function createFindingCounts(headings: readonly string[]) {
  const patterns = new Map<string, SharedFinding>()
  const warned = new Map<number, readonly Finding[]>()
  let articles = 0
  /**
   * Counts a row once for a finding that it has several times, such as for two columns or two
   * pictures.
   */
  const count = (kind: FindingKind, findings: readonly Finding[]): void => {
    const found = new Map<string, Finding>()
    for (const finding of findings) {
      const pattern = patternOf(kind, finding, headings)
      if (!found.has(pattern)) found.set(pattern, finding)
    }
    for (const [pattern, finding] of found) {
      const known = patterns.get(pattern)
      if (known) patterns.set(pattern, { ...known, rows: known.rows + 1 })
      else if (patterns.size < mostPatterns) patterns.set(pattern, { ...finding, kind, rows: 1 })
    }
  }
  return {
    add(rows: readonly Found[]): void {
      for (const { row, kind, errors, warnings } of rows) {
        if (kind === 'ignored' || kind === 'missing') continue
        articles += 1
        count('error', errors)
        count('warning', warnings)
        if (warnings.length > 0) warned.set(row, warnings)
      }
    },
    /** The findings of at least half of the rows, and the rows that have no other warning. */
    result(): {
      readonly shared: readonly SharedFinding[]
      readonly onlyShared: readonly number[]
    } {
      const most = [...patterns].filter(
        ([, { rows, field }]) => ofList.has(field) || (rows >= leastRows && rows * 2 >= articles),
      )
      const shared = most.map(([, finding]) => finding).toSorted((a, b) => b.rows - a.rows)
      const said = keysOf(shared)
      return {
        shared,
        onlyShared: [...warned].flatMap(([row, warnings]) =>
          warnings.every((warning) => said.has(keyOf('warning', warning))) ? [row] : [],
        ),
      }
    },
  }
}
