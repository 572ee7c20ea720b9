/** Parts that a busy database does not manage in its time become smaller until it does. */
import { expect, test } from 'vitest'
import { createPartSize } from './part-size.ts'

test('a part that failed is tried with half the rows, down to a least, and grows again', async () => {
  const size = createPartSize(500, 100)
  const manages = (most: number) => () =>
    size.rows() <= most ? Promise.resolve(size.rows()) : Promise.reject(new Error('too long'))
  await expect(size.during(manages(200))).rejects.toThrow('too long')
  expect(size.rows()).toBe(250)
  await expect(size.during(manages(200))).rejects.toThrow('too long')
  expect(await size.during(manages(200))).toBe(125)
  expect(size.rows()).toBe(250)
  for (let failures = 0; failures < 5; failures += 1)
    await expect(size.during(manages(0))).rejects.toThrow('too long')
  expect(size.rows()).toBe(100)
  for (let successes = 0; successes < 5; successes += 1) await size.during(manages(500))
  expect(size.rows()).toBe(500)
})
