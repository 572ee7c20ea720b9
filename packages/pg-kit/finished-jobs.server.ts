/** Notifies observers, such as metrics, of each job and background task that has ended. */

export type FinishedJob = {
  /** The channel of its queue, or the name of the background task. */
  readonly name: string
  /** `failed`: it did not do its work; it may be retried. */
  readonly result: 'done' | 'failed'
  /** Its duration, by a monotonic clock. */
  readonly seconds: number
}
type Listener = (job: FinishedJob) => void

const listeners = new Set<Listener>()

/** @returns a function that stops watching */
export function watchFinishedJobs(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Starts measuring a job.
 * @returns a function to be called once, when it has ended
 */
export function beginJob(name: string): (result: FinishedJob['result']) => void {
  const began = performance.now()
  return (result) => {
    const seconds = (performance.now() - began) / 1000
    for (const listener of listeners) listener({ name, result, seconds })
  }
}
