/** What is created later has a later id, however many there are in a millisecond. */
import { expect, test } from 'vitest'
import { createRecordIds } from './record-ids.server.ts'

const version7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('100,000 ids are of version 7, differ, and are in the order of their creation', () => {
  const newId = createRecordIds()
  const ids = Array.from({ length: 100_000 }, newId)
  expect(ids.filter((id) => !version7.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.findIndex((id, index) => index > 0 && id <= (ids[index - 1] ?? ''))).toBe(-1)
})

test('an id contains the time of its creation', () => {
  const before = Date.now()
  const id = createRecordIds()()
  const time = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
  expect(time).toBeGreaterThanOrEqual(before)
  expect(time).toBeLessThanOrEqual(Date.now())
})
