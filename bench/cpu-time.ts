/** How much processor time a program and those that it started have used: a figure that holds still when other work shares the machine. */
import { readdirSync, readFileSync } from 'node:fs'

// Linux counts in hundredths of a second, whatever the kernel's own clock is.
const tick = 10

function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands in parentheses and may hold spaces and parentheses itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [own, ended] = [
      [11, 12],
      [13, 14],
    ].map((places) => places.reduce((sum, place) => sum + Number(fields[place]), 0))
    return { parent: Number(fields[1]), own: own * tick, ended: ended * tick }
  } catch (error) {
    // Ended between being listed and being read: its time now stands with its parent.
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined
    throw error
  }
}

/** All that live below a process, and it. */
function familyOf(pid) {
  const all = new Map()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = statOf(name)
    if (stat) all.set(Number(name), stat)
  }
  const below = (one) => {
    let { parent } = all.get(one)
    for (; parent > 1; parent = all.get(parent)?.parent ?? 0) if (parent === pid) return true
    return false
  }
  return {
    it: all.get(pid),
    others: [...all.keys()].filter((one) => one !== pid && below(one)).map((one) => all.get(one)),
  }
}

/**
 * The processor time of a program (`own`) and of all it started (`children`, those that have ended too), in milliseconds;
 * zeros where the system doesn't tell (it is not Linux).
 */
export function cpuTime(pid) {
  if (process.platform !== 'linux') return { own: 0, children: 0 }
  const { it, others } = familyOf(pid)
  if (!it) return { own: 0, children: 0 }
  return {
    own: it.own,
    children: others.reduce((sum, { own, ended }) => sum + own + ended, it.ended),
  }
}

/** Adds up what is used between `start` and `stop`, over as many stretches as there are. */
export function stopwatch(pid) {
  const used = { own: 0, children: 0 }
  let from
  return {
    start: () => {
      from = cpuTime(pid)
    },
    stop() {
      const to = cpuTime(pid)
      used.own += to.own - from.own
      used.children += to.children - from.children
    },
    used,
  }
}
