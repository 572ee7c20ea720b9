/** The event loop is lagging when its timer is late four times in a row. */
import { expect, test } from 'vitest'
import { createLoopLag } from './loop-lag.ts'

function watched() {
  let time = 0
  const lag = createLoopLag({ interval: 25, maxLag: 500, now: () => time })
  return {
    lag,
    after(ms: number): boolean {
      time += ms
      lag.tick()
      return lag.isLagging()
    },
    rest(ms: number): void {
      time += ms
      lag.begin()
    },
  }
}

test('three long tasks in a row are no overload, four are, and a timer in time ends it', () => {
  const { after } = watched()
  expect([25, 900, 900, 900, 524].map(after)).not.toContain(true)
  expect([526, 526, 526, 526, 30].map(after)).toEqual([false, false, false, true, false])
})

test('a pause in which no timer ran is no lag', () => {
  const { after, rest } = watched()
  expect([900, 900, 900].map(after)).not.toContain(true)
  rest(60_000)
  expect(after(900)).toBe(false)
})
