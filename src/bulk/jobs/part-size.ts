/** How many rows of a job are written at once: fewer where the database did not manage them. */

export type PartSize = {
  readonly rows: () => number
  /** Does the work of one part; after a failure the next is half as large, after a success twice. */
  during<T>(work: () => Promise<T>): Promise<T>
}

/** @param most rows at first, and again once parts succeed */
export function createPartSize(most: number, least: number): PartSize {
  let rows = most
  return {
    rows: () => rows,
    async during(work) {
      let isDone = false
      try {
        const result = await work()
        isDone = true
        return result
      } finally {
        rows = isDone ? Math.min(most, rows * 2) : Math.max(least, Math.floor(rows / 2))
      }
    },
  }
}
