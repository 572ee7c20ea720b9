/**
 * How much processor time a program and those that it started have used: a figure that holds still
 * when other work shares the machine.
 */
import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of processor time. */
export type CpuTime = {
  /** of the program */ own: number
  /** of all that it started, those that have ended too */ children: number
}

type ProcessStat = { readonly parent: number; readonly own: number; readonly ended: number }

// Linux counts in hundredths of a second, whatever the kernel's own clock is.
const millisecondsPerTick = 10

function readStat(pid: number): ProcessStat | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands in parentheses and may hold spaces and parentheses itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const time = (user: number, system: number): number =>
      (Number(fields[user]) + Number(fields[system])) * millisecondsPerTick
    return { parent: Number(fields[1]), own: time(11, 12), ended: time(13, 14) }
  } catch (error) {
    // Ended between being listed and being read: its time is now counted with its parent.
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ESRCH') return undefined
    throw error
  }
}

/** A process and all of its descendants. */
function readFamily(pid: number): {
  readonly own: ProcessStat | undefined
  readonly descendants: readonly ProcessStat[]
} {
  const all = new Map<number, ProcessStat>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = readStat(Number(name))
    if (stat) all.set(Number(name), stat)
  }
  const isBelow = ({ parent }: ProcessStat): boolean => {
    for (let ancestor = parent; ancestor > 1; ancestor = all.get(ancestor)?.parent ?? 0)
      if (ancestor === pid) return true
    return false
  }
  return { own: all.get(pid), descendants: [...all.values()].filter(isBelow) }
}

/** The processor time that a program has used; zeros where the system has no /proc (not Linux). */
export function cpuTime(pid: number): CpuTime {
  if (process.platform !== 'linux') return { own: 0, children: 0 }
  const { own, descendants } = readFamily(pid)
  if (!own) return { own: 0, children: 0 }
  return {
    own: own.own,
    children: descendants.reduce((sum, stat) => sum + stat.own + stat.ended, own.ended),
  }
}

/**
 * Adds up the processor time used between `start` and `stop`, over as many stretches as there are.
 */
export function createCpuStopwatch(pid: number): {
  start(): void
  stop(): void
  readonly used: CpuTime
} {
  const used: CpuTime = { own: 0, children: 0 }
  let before: CpuTime = { own: 0, children: 0 }
  return {
    start() {
      before = cpuTime(pid)
    },
    stop() {
      const after = cpuTime(pid)
      used.own += after.own - before.own
      used.children += after.children - before.children
    },
    used,
  }
}
