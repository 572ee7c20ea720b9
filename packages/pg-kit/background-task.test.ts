/**
 * Background tasks run on one instance at a time, in parts, and to the end despite interruptions.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../../tests/postgres/fresh-database.ts'
import { createBackgroundTask, type BackgroundTask } from './background-task.server.ts'

let database: Awaited<ReturnType<typeof emptyDatabase>>
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.close())

/** A task that waits after each part until it is let on, and notes what it does. */
function steppedTask(changes: Partial<BackgroundTask> = {}) {
  const done: string[] = []
  const errors: string[] = []
  let gate = Promise.withResolvers<void>()
  const letOn = (): void => {
    gate.resolve()
    gate = Promise.withResolvers()
  }
  const instance = (name: string, parts: number) =>
    createBackgroundTask(
      database,
      { error: (_, message) => void errors.push(message) },
      {
        name: 'stepped',
        pollInterval: 20,
        failureMessage: 'The task failed',
        async *run() {
          for (let part = 1; part <= parts; part += 1) {
            done.push(`${name}${part}`)
            await gate.promise
            yield
          }
        },
        ...changes,
      },
    )
  return { done, errors, instance, letOn }
}

test('one instance has the task; another takes it over when the first has closed', async () => {
  const { done, instance, letOn } = steppedTask()
  const [first, second] = [instance('a', 5), instance('b', 5)]
  await first.start()
  await expect.poll(() => done).toEqual(['a1'])
  await second.start()
  letOn()
  await expect.poll(() => done).toEqual(['a1', 'a2'])
  const closed = first.close()
  letOn()
  await closed
  // Ended between two parts; nothing more of the first instance.
  await expect.poll(() => done).toEqual(['a1', 'a2', 'b1'])
  const secondClosed = second.close()
  letOn()
  await secondClosed
  expect(done).toEqual(['a1', 'a2', 'b1'])
})

test('a failure is logged, and the task is tried again', async () => {
  let attempts = 0
  const { errors, instance } = steppedTask({
    async *run() {
      attempts += 1
      if (attempts < 3) throw new Error('broken')
      yield
    },
  })
  const runner = instance('a', 1)
  await runner.start()
  await expect.poll(() => attempts).toBeGreaterThanOrEqual(3)
  await runner.close()
  expect(errors).toEqual(['The task failed', 'The task failed'])
})

test('a notification that comes while the task works makes it look again', async () => {
  const rounds: number[] = []
  const gate = Promise.withResolvers<void>()
  const runner = createBackgroundTask(
    database,
    { error: () => undefined },
    {
      name: 'announced',
      channel: 'announced',
      pollInterval: 3_600_000,
      failureMessage: 'The task failed',
      async *run() {
        rounds.push(rounds.length)
        if (rounds.length === 1) await gate.promise
        yield
      },
    },
  )
  await runner.start()
  await expect.poll(() => rounds.length).toBe(1)
  const heard = Promise.withResolvers<void>()
  const unlisten = await database.listen(
    'announced',
    () => heard.resolve(),
    () => undefined,
  )
  await database.notify(database.handle, 'announced', '')
  await heard.promise
  gate.resolve()
  await expect.poll(() => rounds.length).toBe(2)
  await unlisten()
  await runner.close()
})
