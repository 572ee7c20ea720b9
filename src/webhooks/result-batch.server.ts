/**
 * Records results in batches: results that arrive while a statement runs are written together in
 * the next one.
 * @param write writes several at once
 * @returns a function that records one; its promise resolves once it is written
 */

/**
 * @param write writes some at once
 * @returns records one; its promise ends when it is written
 */
export function createBatch<T>(write: (all: readonly T[]) => Promise<void>) {
  type Waiting = { readonly item: T } & PromiseWithResolvers<void>
  let waiting: Waiting[] = []
  let isWriting = false
  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      const written = write(batch.map(({ item }) => item))
      await written.then(
        () => batch.forEach(({ resolve }) => resolve()),
        (error: unknown) => batch.forEach(({ reject }) => reject(error)),
      )
    }
    isWriting = false
  }
  return (item: T): Promise<void> => {
    const entry: Waiting = { item, ...Promise.withResolvers<void>() }
    waiting.push(entry)
    if (!isWriting) void writeAll()
    return entry.promise
  }
}
