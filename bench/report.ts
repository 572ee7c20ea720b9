/** How a subject of the bench says what it found: the machine, and each figure beside its goal. */
import { cpus } from 'node:os'

/** One line that says where the figures come from. */
export const printMachine = (...more) =>
  console.log(
    [
      `machine: ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
      `Node ${process.versions.node}`,
      ...more,
    ].join(', '),
  )

/** Prints figures beside their goals, and remembers whether all were met. */
export function createReport() {
  let missed = 0
  return {
    /** `ratio <what> <value> <goal> <met|missed>`. `atMost` turns the goal around. */
    ratio(what, value, goal, { atMost = false, unit = '' } = {}) {
      const met = atMost ? value <= goal : value >= goal
      if (!met) missed += 1
      console.log(
        `ratio ${what} ${value.toFixed(value < 10 ? 2 : 0)}${unit} ${atMost ? '<=' : '>='}${Number(goal.toFixed(2))}${unit} ${met ? 'met' : 'missed'}`,
      )
    },
    /** What the process should end with. */
    code: () => (missed === 0 ? 0 : 1),
  }
}
