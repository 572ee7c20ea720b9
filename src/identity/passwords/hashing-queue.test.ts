/** The queue in front of password hashes: so many at once, so many waiting, no more. */
import { expect, test } from 'vitest'
import { createHashingQueue } from './hashing-queue.server.ts'

test('runs so many at once, in the order of arrival; beyond the waiting ones it refuses with Retry-After', async () => {
  let full = 0
  const queue = createHashingQueue({ concurrency: 2, maxWaiting: 3, onFull: () => (full += 1) })
  const started: number[] = []
  const ends: (() => void)[] = []
  const work = (id: number) => () => {
    started.push(id)
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.push(resolve)
    return promise
  }
  const accepted = [1, 2, 3, 4, 5].map((id) => queue.run(work(id)))
  await expect(queue.run(work(6))).rejects.toMatchObject({ body: { status: 503 }, retryAfter: 3 })
  expect([started, full]).toEqual([[1, 2], 1])
  ends.shift()?.()
  await accepted[0]
  expect(started).toEqual([1, 2, 3])
  const later = queue.run(work(7))
  for (let next = ends.shift(); next; next = ends.shift()) {
    next()
    await Promise.resolve()
    await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all([...accepted, later])
  expect(started).toEqual([1, 2, 3, 4, 5, 7])
})

test('a failure gives its place to the next one', async () => {
  const queue = createHashingQueue({ concurrency: 1 })
  const failed = queue.run(() => Promise.reject(new Error('broken')))
  const next = queue.run(async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
  expect(await queue.run(async () => 'again')).toBe('again')
})
