/** Who watches jobs and background tasks (metrics) hears of each that has ended, whatever it was. */

export type FinishedJob = {
  /** The channel of its queue, or the name of the background task. */
  readonly name: string
  /** `failed`: it did not do its work; it may be tried again. */
  readonly result: 'done' | 'failed'
  /** How long it took, by a monotonic clock. */
  readonly seconds: number
}
type Listener = (job: FinishedJob) => void

const listeners = new Set<Listener>()

/** @returns what ends the watching */
export function watchFinishedJobs(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Begins to measure a job. @returns what is to be called once, when it has ended */
export function beginJob(name: string): (result: FinishedJob['result']) => void {
  const began = performance.now()
  return (result) => {
    const seconds = (performance.now() - began) / 1000
    for (const listener of listeners) listener({ name, result, seconds })
  }
}
