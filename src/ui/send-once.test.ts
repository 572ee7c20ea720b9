/** What a form sends keeps its key until an answer says that it is done. */
import { globSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { keyReused } from '../../packages/contract/standard-problems.ts'
import { unavailable } from '../platform/unavailable.ts'
import { sendOnce, unansweredKey } from './send-once.browser.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
  return () => vi.unstubAllGlobals()
})

/** Sends, and keeps the keys; an answer that is an error is thrown. */
function sender(...answers: readonly (Error | string)[]) {
  const keys: string[] = []
  const rest = [...answers]
  const send = (form = 'order') =>
    sendOnce(form, async ({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      const answer = rest.shift()
      if (answer instanceof Error) throw answer
      return answer
    })
  return { keys, send }
}

test('without an answer, the same key is sent again; after one that it is done, another', async () => {
  const away = unavailable()
  const { keys, send } = sender(away, 'placed', 'placed')
  await expect(send()).rejects.toBe(away)
  expect(unansweredKey('order')).toBe(keys[0])
  expect(await send()).toBe('placed')
  expect(unansweredKey('order')).toBeUndefined()
  await send()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('the key is kept before it is sent, so a reload meanwhile finds it', async () => {
  await sendOnce('order', async ({ idempotencyKey }) => {
    expect(unansweredKey('order')).toBe(idempotencyKey)
  })
})

test('after another body was refused under the key, what is sent is something else', async () => {
  const [away, reused] = [unavailable(), keyReused()]
  const { keys, send } = sender(away, reused, 'placed')
  await expect(send()).rejects.toBe(away)
  await expect(send()).rejects.toBe(reused)
  await send()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('two forms have two keys', async () => {
  const away = unavailable()
  const { keys, send } = sender(away, away)
  await expect(send('payment.1')).rejects.toBe(away)
  await expect(send('payment.2')).rejects.toBe(away)
  expect(keys[1]).not.toBe(keys[0])
})

test('nothing of the pages makes a key beside it', () => {
  const pages = globSync('src/**/*.{ts,tsx}').filter(
    (path) => !/\.(test|server)\.|send-once\.browser/.test(path),
  )
  const own = pages.filter((path) =>
    /(?<!readonly )idempotencyKey:/.test(readFileSync(path, 'utf8')),
  )
  expect(own).toEqual([])
})
