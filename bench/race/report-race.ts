/** How the race prints its figures, and the ratios beside their goals. */
import { createReport } from '../report.ts'
import type { Figures, RaceResult } from './results.ts'

const formatMicroseconds = (milliseconds: number): string =>
  (milliseconds * 1000).toFixed(0).padStart(6)

/** Prints one read: a line for each contestant. */
export function printRead({ name, connections, figures }: RaceResult): void {
  for (const [contestant, figure] of Object.entries(figures)) {
    const { perSecond, p50, p99, own, database } = figure
    console.log(
      `${name.padEnd(12)} ${String(connections).padStart(3)} at once  ${contestant.padEnd(8)} ` +
        `${perSecond.toFixed(0).padStart(6)} a second   half within ${p50.toFixed(1).padStart(5)} ms, ` +
        `99 % within ${p99.toFixed(1).padStart(6)} ms   ` +
        `processor ${formatMicroseconds(own)} + ${formatMicroseconds(database)} µs`,
    )
  }
}

const total = ({ own, database }: Figures): number => own + database

/** Prints each ratio of processor times beside its goal. @returns the exit code */
export function printRatios(results: readonly RaceResult[]): 0 | 1 {
  const report = createReport()
  for (const { name, connections, figures, goals } of results) {
    const { shop, raw, uncached, before, rival } = figures
    const ratio = (label: string, ours: Figures, theirs: Figures, goal: number) =>
      report.ratio(`${name}-${label}-at-${connections}`, total(ours) / total(theirs), goal, {
        atMost: true,
      })
    if (!shop || !raw) console.log(`${name} is not cached by this shop: no ratio beside the limit`)
    else ratio('kept-beside-raw', shop, raw, goals.raw)
    if (goals.rival && uncached && rival) ratio('made-beside-rival', uncached, rival, goals.rival)
    if (uncached && before) ratio('made-beside-before', uncached, before, goals.before)
  }
  return report.exitCode()
}
