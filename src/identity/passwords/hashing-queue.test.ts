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
  const accepted = [1, 2, 3, 4, 5].map((id) => queue.run({ account: String(id) }, work(id)))
  await expect(queue.run({ account: '6' }, work(6))).rejects.toMatchObject({
    body: { status: 503 },
    retryAfter: 3,
  })
  expect([started, full]).toEqual([[1, 2], 1])
  ends.shift()?.()
  await accepted[0]
  expect(started).toEqual([1, 2, 3])
  const later = queue.run({ account: '7' }, work(7))
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
  const failed = queue.run({ account: 'a' }, () => Promise.reject(new Error('broken')))
  const next = queue.run({ account: 'b' }, async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
  expect(await queue.run({ account: 'c' }, async () => 'again')).toBe('again')
})

/** Lets one after the other run, and says in which order. */
async function orderOf(
  arrivals: readonly (readonly [name: string, account: string, isKnown?: boolean])[],
  maxWaiting: number,
): Promise<readonly string[]> {
  const queue = createHashingQueue({ concurrency: 1, maxWaiting })
  const done: string[] = []
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const first = queue.run({ account: 'first' }, () => begun)
  const others = arrivals.map(([name, account, isKnown = false]) =>
    queue.run({ account, isKnown }, async () => void done.push(name)).catch(() => undefined),
  )
  begin()
  await Promise.all([first, ...others])
  return done
}

test('accounts take turns, and known devices go first', async () => {
  const order = await orderOf(
    [
      ['guess 1', 'ada'],
      ['guess 2', 'ada'],
      ['guess 3', 'ada'],
      ['Bert', 'bert'],
      ['Ada at home', 'ada', true],
    ],
    9,
  )
  expect(order).toEqual(['Ada at home', 'guess 1', 'Bert', 'guess 2', 'guess 3'])
})

test('where it is full, the one who has waiting ones already is refused first', async () => {
  const guesses = Array.from({ length: 9 }, (_, nth) => [`guess ${nth}`, 'ada'] as const)
  const order = await orderOf([...guesses, ['Bert', 'bert'], ['Ada at home', 'ada', true]], 4)
  expect(order).toEqual(['Ada at home', 'guess 0', 'Bert', 'guess 1'])
})
