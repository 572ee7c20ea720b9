/** Observers of jobs and background tasks learn the outcome and duration of each one. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../tests/postgres/fresh-database.ts'
import { createBackgroundTask } from './background-task.server.ts'
import { watchFinishedJobs, type FinishedJob } from './finished-jobs.server.ts'
import { createJobRunner } from './jobs.server.ts'

let database: Awaited<ReturnType<typeof emptyDatabase>>
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.close())

let end: (() => void) | undefined
afterEach(() => end?.())
const log = { error: () => undefined }
const watch = (): FinishedJob[] => {
  const finished: FinishedJob[] = []
  end = watchFinishedJobs((job) => finished.push(job))
  return finished
}

test('a job that is done, one that failed and one that broke down', async () => {
  const finished = watch()
  const waiting = ['good', 'bad', 'broken']
  const runner = createJobRunner<string>(database, log, {
    channel: 'watched_jobs',
    pollInterval: 10,
    lease: 1_000,
    failureMessage: 'The queue could not be read',
    claim: async () => waiting.shift(),
    async perform(job) {
      if (job === 'broken') throw new Error('no database')
      return job === 'bad' ? 'failed' : undefined
    },
    nextDueIn: async () => undefined,
  })
  await runner.start()
  await expect.poll(() => finished.length).toBe(3)
  await runner.close()
  expect(finished.map(({ name, result }) => [name, result])).toEqual([
    ['watched_jobs', 'done'],
    ['watched_jobs', 'failed'],
    ['watched_jobs', 'failed'],
  ])
  for (const { seconds } of finished) expect(seconds).toBeGreaterThanOrEqual(0)
})

test('a background task that fails, and is done when it is tried again', async () => {
  const finished = watch()
  let runs = 0
  const task = createBackgroundTask(database, log, {
    name: 'watched task',
    channel: 'watched_tasks',
    pollInterval: 10,
    failureMessage: 'The task failed',
    async *run() {
      runs += 1
      if (runs === 1) throw new Error('not yet')
      yield
    },
  })
  await task.start()
  await expect.poll(() => finished.length).toBeGreaterThanOrEqual(2)
  await task.close()
  expect(finished.slice(0, 2).map(({ name, result }) => [name, result])).toEqual([
    ['watched task', 'failed'],
    ['watched task', 'done'],
  ])
})

test('nobody is told after watching has ended', async () => {
  const finished = watch()
  end?.()
  const task = createBackgroundTask(database, log, {
    name: 'unwatched task',
    pollInterval: 60_000,
    failureMessage: 'The task failed',
    async *run() {
      yield
    },
  })
  await task.start()
  await task.close()
  expect(finished).toEqual([])
})
