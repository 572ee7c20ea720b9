/** Which requests are processed, wait or are refused when there are too many. */
import { beforeEach, expect, test } from 'vitest'
import { createAdmissionQueue, type AdmissionQueue, type Priority } from './admission-queue.ts'

let time = 0
let queue: AdmissionQueue
const events: string[] = []
beforeEach(() => {
  time = 0
  events.length = 0
  queue = createAdmissionQueue({ maxRunning: 2, maxWait: 100, refusableFor: 150, now: () => time })
})

const enter = (name: string, priority: Priority = 0, isGone = (): boolean => false): void =>
  queue.enter(priority, {
    admit: () => void events.push(`${name} admitted`),
    refuse: () => void events.push(`${name} refused`),
    isGone,
  })
/** What happened since the last call. */
const happened = (): string[] => events.splice(0)

test('so many are worked on at once, and the others wait in turn', () => {
  for (const name of ['a', 'b', 'c', 'd']) enter(name)
  expect(happened()).toEqual(['a admitted', 'b admitted'])
  queue.release()
  queue.release()
  expect(happened()).toEqual(['c admitted', 'd admitted'])
  expect([queue.running(), queue.waiting()]).toEqual([2, 0])
})

test('the important go first, and the others get a turn too', () => {
  enter('a')
  enter('b')
  enter('report', 2)
  enter('visitor', 1)
  for (let n = 1; n <= 15; n += 1) enter(`buyer ${n}`)
  happened()
  for (let n = 0; n < 17; n += 1) queue.release()
  const order = happened()
  expect(order.slice(0, 2)).toEqual(['buyer 1 admitted', 'buyer 2 admitted'])
  const places = ['visitor', 'report'].map((name) => order.indexOf(`${name} admitted`))
  expect(places[0]).toBeGreaterThan(1)
  expect(places[0]).toBeLessThan(8)
  expect(places[1]).toBeGreaterThan(places[0] ?? 0)
  expect(order.filter((event) => event.endsWith('refused'))).toEqual([])
})

test('who would wait too long is refused on arrival', () => {
  // 200 a second are assumed at first: 20 within a tenth of a second.
  for (let n = 1; n <= 22; n += 1) enter(`${n}`)
  expect(queue.isFull(0)).toBe(true)
  happened()
  enter('too many')
  expect(happened()).toEqual(['too many refused'])
  // Those who look wait beside those who buy, but fewer of them.
  expect(queue.isFull(1)).toBe(false)
  for (let n = 1; n <= 3; n += 1) enter(`visitor ${n}`, 1)
  expect(queue.isFull(1)).toBe(true)
})

test('when the work becomes slower, the newest are refused and the oldest still served', () => {
  for (let n = 1; n <= 22; n += 1) enter(`${n}`)
  happened()
  for (let n = 0; n < 20; n += 1) {
    time += 100
    queue.sweep()
    queue.release()
  }
  const order = happened()
  expect(order[0]).toBe('22 refused')
  expect(order).toContain('3 admitted')
  const served = order.filter((event) => event.endsWith('admitted'))
  expect(served).toEqual(served.toSorted((a, b) => parseInt(a, 10) - parseInt(b, 10)))
})

test('who has gone away is not served, and who waits behind him is', () => {
  enter('a')
  enter('b')
  enter('gone', 0, () => true)
  enter('c')
  happened()
  queue.release()
  expect(happened()).toEqual(['c admitted'])
})

test('when the work stops, nobody waits for ever', () => {
  for (const name of ['a', 'b', 'c']) enter(name)
  happened()
  time += 401
  queue.sweep()
  expect(happened()).toEqual(['c refused'])
})

test('who has waited for long is not refused because the work became slower', () => {
  // 200 a second are assumed at first, and nothing is finished for a second: ten could be served.
  queue = createAdmissionQueue({ maxRunning: 1, maxWait: 500, refusableFor: 150, now: () => time })
  for (let n = 1; n <= 80; n += 1) enter(`${n}`)
  time += 200
  enter('new')
  happened()
  for (let n = 0; n < 10; n += 1) {
    time += 100
    queue.sweep()
  }
  expect(happened()).toEqual(['new refused'])
  queue.release()
  expect(happened()).toEqual(['2 admitted'])
})
