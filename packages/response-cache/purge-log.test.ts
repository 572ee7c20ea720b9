/**
 * Whether a purge or the beginning of a response came first, for each tag; old entries are
 * discarded.
 */
import { expect, test } from 'vitest'
import {
  beginCreation,
  createPurgeLog,
  endCreation,
  purgedSince,
  recordPurge,
  recordPurgeOfAll,
} from './purge-log.server.ts'

test('only a purge of one of its tags after its beginning outdates what is being created', () => {
  const log = createPurgeLog()
  const early = beginCreation(log)
  expect(purgedSince(log, early, ['tools'])).toBe(false)
  recordPurge(log, ['tools', 'reviews'])
  const late = beginCreation(log)
  for (const tags of [['tools'], ['reviews'], ['other', 'tools']]) {
    expect(purgedSince(log, early, tags)).toBe(true)
    expect(purgedSince(log, late, tags)).toBe(false)
  }
  expect(purgedSince(log, early, ['other'])).toBe(false)
  expect(purgedSince(log, early, [])).toBe(false)
})

test('a purge of all outdates whatever has begun, and nothing that begins afterwards', () => {
  const log = createPurgeLog()
  const early = beginCreation(log)
  expect(purgedSince(log, early, [])).toBe(false)
  recordPurgeOfAll(log)
  expect(purgedSince(log, early, [])).toBe(true)
  expect(purgedSince(log, beginCreation(log), ['tools'])).toBe(false)
})

test('tags are remembered while anything is being created, and no longer', () => {
  const log = createPurgeLog()
  recordPurge(log, ['tools'])
  expect(log.purgedAt.size, 'nothing was being created').toBe(0)
  beginCreation(log)
  const second = beginCreation(log)
  recordPurge(log, ['tools'])
  endCreation(log)
  expect(purgedSince(log, second, ['tools']), 'the second goes on').toBe(true)
  endCreation(log)
  expect(log.purgedAt.size).toBe(0)
  expect(log.activeCreations).toBe(0)
  recordPurge(log, ['tools'])
  expect(log.purgedAt.size).toBe(0)
})
