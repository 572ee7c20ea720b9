/** The job runner executes due jobs one at a time; notifications, the time and errors wake it. */
import { expect, test } from 'vitest'
import { createJobRunner, retryDelay, type JobQueue } from './jobs.server.ts'

type OneByOne = Extract<JobQueue<string>, { readonly claimSome?: undefined }>

/** A queue in memory. */
function memoryQueue(changes: Partial<OneByOne> = {}) {
  const waiting: string[] = []
  const performed: string[] = []
  const errors: string[] = []
  let notify: () => void = () => undefined
  const database = {
    listen: async (_channel: string, onMessage: (payload: string) => void) => {
      notify = () => onMessage('')
      return async () => undefined
    },
  }
  const log = { error: (_: object, message: string) => void errors.push(message) }
  const runner = createJobRunner<string>(database, log, {
    channel: 'jobs',
    pollInterval: 60_000,
    lease: 1_000,
    failureMessage: 'The queue could not be read',
    claim: async () => waiting.shift(),
    perform: async (job) => void performed.push(job),
    nextDueIn: async () => undefined,
    ...changes,
  })
  return { waiting, performed, errors, runner, notify: () => notify() }
}

test('jobs that wait at the start are performed in turn, later ones after a notification', async () => {
  const queue = memoryQueue()
  queue.waiting.push('a', 'b')
  await queue.runner.start()
  await expect.poll(() => queue.performed).toEqual(['a', 'b'])
  queue.waiting.push('c')
  queue.notify()
  await expect.poll(() => queue.performed).toEqual(['a', 'b', 'c'])
  await queue.runner.close()
})

test('a notification that comes while the queue is read is not lost', async () => {
  const queue = memoryQueue({
    perform: async (job) => {
      queue.performed.push(job)
      if (job === 'a') {
        queue.notify()
        setTimeout(() => queue.waiting.push('b'))
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    },
  })
  queue.waiting.push('a')
  await queue.runner.start()
  await expect.poll(() => queue.performed).toEqual(['a', 'b'])
  await queue.runner.close()
})

test('without a notification the queue is read when its next job is due, and after an error', async () => {
  let reads = 0
  const queue = memoryQueue({
    pollInterval: 10,
    claim: async () => {
      reads += 1
      if (reads === 1) throw new Error('no database')
      return queue.waiting.shift()
    },
  })
  queue.waiting.push('a')
  await queue.runner.start()
  await expect.poll(() => queue.performed).toEqual(['a'])
  expect(queue.errors).toEqual(['The queue could not be read'])
  await queue.runner.close()

  const due = memoryQueue({ nextDueIn: async () => 10 })
  await due.runner.start()
  due.waiting.push('b')
  await expect.poll(() => due.performed).toEqual(['b'])
  await due.runner.close()
})

test('close waits for the job that is being performed, and no other is claimed', async () => {
  const gate = Promise.withResolvers<void>()
  const queue = memoryQueue({
    perform: async (job) => {
      await gate.promise
      queue.performed.push(job)
    },
  })
  queue.waiting.push('a', 'b')
  await queue.runner.start()
  await new Promise((resolve) => setTimeout(resolve))
  const closed = queue.runner.close()
  gate.resolve()
  await closed
  expect(queue.performed).toEqual(['a'])
  expect(queue.waiting).toEqual(['b'])
})

test('the delay doubles with each failed attempt, up to an hour', () => {
  const delays = [1, 2, 3, 10].map((attempts) => retryDelay(attempts, 30_000))
  expect(delays).toEqual([30_000, 60_000, 120_000, 3_600_000])
})
