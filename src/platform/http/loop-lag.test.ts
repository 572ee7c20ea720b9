/** A loop lags when its timer comes late twice in a row. */
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

test('one long task is no overload, two in a row are, and a timer in time ends it', () => {
  const { after } = watched()
  expect([25, 900, 25, 524, 525, 526, 526, 30].map(after)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
    true,
    false,
  ])
})

test('a pause in which no timer ran is no lag', () => {
  const { after, rest } = watched()
  expect(after(900)).toBe(false)
  rest(60_000)
  expect([25, 900].map(after)).toEqual([false, false])
})
