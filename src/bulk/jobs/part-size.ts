/** The number of rows of a job that are written at once: fewer after the database failed. */

export type PartSize = {
  readonly rows: () => number
  /**
   * Processes one part; after a failure the next part is half as large, after a success twice as
   * large.
   */
  during<T>(work: () => Promise<T>): Promise<T>
}

/** @param most the initial and maximum number of rows */
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
