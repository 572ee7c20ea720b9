/** The database's time, as a process calculates it between two readings. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { openClock } from './clock.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('an answer that came late does not put the clock of a process off', async () => {
  const late = 400
  let isFirst = true
  const handle = shop.database.handle.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isFirst) await pause(late)
      isFirst = false
      return result
    },
  })
  const [slow, quick] = [await openClock(handle), await openClock(shop.database.handle)]
  expect(isFirst).toBe(false)
  expect(Math.abs(slow.now().getTime() - quick.now().getTime())).toBeLessThan(late / 4)
})
