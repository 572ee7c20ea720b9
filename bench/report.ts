/** How a subject of the bench prints its results: the machine, and each figure beside its goal. */
import { cpus } from 'node:os'

/** Prints one line that says where the figures come from. */
export const printMachine = (...details: readonly string[]): void =>
  console.log(
    [
      `machine: ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
      `Node ${process.versions.node}`,
      ...details,
    ].join(', '),
  )

export type Report = {
  /**
   * Prints `ratio <name> <value> <goal> <met|missed>`. With `atMost` the goal is an upper bound,
   * else a lower one.
   */
  ratio(
    name: string,
    value: number,
    goal: number,
    options?: { readonly atMost?: boolean; readonly unit?: string },
  ): void
  /** The exit code: 0 when all goals were met. */
  exitCode(): 0 | 1
}

/** Prints figures beside their goals, and remembers whether all were met. */
export function createReport(): Report {
  let missed = 0
  return {
    ratio(name, value, goal, { atMost = false, unit = '' } = {}) {
      const isMet = atMost ? value <= goal : value >= goal
      if (!isMet) missed += 1
      const figure = `${value.toFixed(value < 10 ? 2 : 0)}${unit}`
      const bound = `${atMost ? '<=' : '>='}${Number(goal.toFixed(2))}${unit}`
      console.log(`ratio ${name} ${figure} ${bound} ${isMet ? 'met' : 'missed'}`)
    },
    exitCode: () => (missed === 0 ? 0 : 1),
  }
}
