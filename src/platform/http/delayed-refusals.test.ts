/** When refusals are sent. */
import { beforeEach, expect, test } from 'vitest'
import { createDelayedRefusals, type DelayedRefusals } from './delayed-refusals.ts'

let time = 0
let random = 0
let refusals: DelayedRefusals
const sent: string[] = []
beforeEach(() => {
  time = 1000
  random = 0
  sent.length = 0
  refusals = createDelayedRefusals({
    delay: { least: 100, most: 200 },
    now: () => time,
    random: () => random,
  })
})

const add = (name: string, arrival?: number): void =>
  refusals.add(() => void sent.push(name), arrival)
const sendAt = (at: number, max = 100): string[] => {
  time = at
  refusals.send(max)
  return sent.splice(0)
}

test('a refusal is sent when its time has come, and not before', () => {
  add('soon')
  random = 0.5
  add('later')
  expect(sendAt(1095)).toEqual([])
  expect(sendAt(1105)).toEqual(['soon'])
  expect(sendAt(1145)).toEqual([])
  expect(sendAt(1155)).toEqual(['later'])
  expect(sendAt(2000)).toEqual([])
})

test('the time begins when the request came, also for one that was in the queue before', () => {
  add('has waited', 940)
  expect(sendAt(1045)).toEqual(['has waited'])
  add('has waited for long', 0)
  expect(sendAt(1050)).toEqual(['has waited for long'])
})

test('of too many some are sent, the oldest first, and the others with the next portions', () => {
  for (const name of ['a', 'b', 'c']) add(name)
  random = 0.2
  add('d')
  expect(sendAt(1300, 2)).toEqual(['a', 'b'])
  expect(sendAt(1300, 1)).toEqual(['c'])
  expect(sendAt(1300, 5)).toEqual(['d'])
})

test('at the end all are sent, and nobody waits any longer', () => {
  add('a')
  refusals.sendAll()
  add('b')
  expect(sent).toEqual(['a', 'b'])
  expect(sendAt(5000)).toEqual(['a', 'b'])
})
