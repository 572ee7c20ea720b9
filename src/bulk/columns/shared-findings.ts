/**
 * An error or doubt that most rows of a list share is a question about the list: it is asked once,
 * above the rows. Pure.
 */
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
/** Maximum kinds of findings that are counted for a list; a list usually has a few dozen. */
const mostPatterns = 500

/** The common part of findings that differ only in the values that they name. */
const patternOf = (kind: FindingKind, { field, why }: Finding): string =>
  `${kind} ${field} ${why.replace(/'[^']*'|“[^”]*”|https?:\/\/\S+|\d[\d.,]*/g, '#')}`

/** Whether a finding is shown only once for the list. */
export const isShared = (
  shared: readonly SharedFinding[],
  kind: FindingKind,
  finding: Finding,
): boolean => {
  const pattern = patternOf(kind, finding)
  return shared.some((one) => patternOf(one.kind, one) === pattern)
}

/** Counts the findings of a list while its rows are checked. */
export function createFindingCounts() {
  const patterns = new Map<string, SharedFinding>()
  const warned = new Map<number, readonly string[]>()
  let articles = 0
  /**
   * Counts a row once for a finding that it has several times, such as for two columns or two
   * pictures.
   */
  const count = (kind: FindingKind, findings: readonly Finding[]): readonly string[] => {
    const found = new Map<string, Finding>()
    for (const finding of findings) {
      const pattern = patternOf(kind, finding)
      if (!found.has(pattern)) found.set(pattern, finding)
    }
    for (const [pattern, finding] of found) {
      const known = patterns.get(pattern)
      if (known) patterns.set(pattern, { ...known, rows: known.rows + 1 })
      else if (patterns.size < mostPatterns) patterns.set(pattern, { ...finding, kind, rows: 1 })
    }
    return [...found.keys()]
  }
  return {
    add(rows: readonly Found[]): void {
      for (const { row, kind, errors, warnings } of rows) {
        if (kind === 'ignored' || kind === 'missing') continue
        articles += 1
        count('error', errors)
        const said = count('warning', warnings)
        if (said.length > 0) warned.set(row, said)
      }
    },
    /** The findings of at least half of the rows, and the rows that have no other warning. */
    result(): {
      readonly shared: readonly SharedFinding[]
      readonly onlyShared: readonly number[]
    } {
      const most = [...patterns].filter(([, { rows }]) => rows >= leastRows && rows * 2 >= articles)
      const names = new Set(most.map(([pattern]) => pattern))
      return {
        shared: most.map(([, finding]) => finding).toSorted((a, b) => b.rows - a.rows),
        onlyShared: [...warned].flatMap(([row, said]) =>
          said.every((pattern) => names.has(pattern)) ? [row] : [],
        ),
      }
    },
  }
}
