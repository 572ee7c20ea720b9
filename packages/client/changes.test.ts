/** The next page is requested only after the current one was processed; a signal ends the loop. */
import { expect, test } from 'vitest'
import { followChanges } from './changes.ts'
import type { CallOptions } from './operation.ts'

type Asked = { readonly since?: string | undefined; readonly of?: string | undefined }
const shopWith = (pages: readonly { readonly next: string; readonly more: boolean }[]) => {
  const asked: Asked[] = []
  const list = async (input: Asked, { signal }: CallOptions) => {
    signal?.throwIfAborted()
    asked.push(input)
    return pages[asked.length - 1] ?? { next: 'end', more: false }
  }
  return { list, asked }
}

test('from a cursor, page after page, until there is no more', async () => {
  const { list, asked } = shopWith([
    { next: 'c1', more: true },
    { next: 'c2', more: false },
  ])
  const cursors: string[] = []
  for await (const page of followChanges(list, {
    of: ['stock', 'orders'],
    since: 'c0',
    once: true,
  })) {
    cursors.push(page.next)
    expect(asked).toHaveLength(cursors.length)
  }
  expect(cursors).toEqual(['c1', 'c2'])
  expect(asked.map(({ since, of }) => [since, of])).toEqual([
    ['c0', 'stock,orders'],
    ['c1', 'stock,orders'],
  ])
})

test('it goes on asking until its signal ends it, also in a pause', async () => {
  const { list, asked } = shopWith([])
  const control = new AbortController()
  let pages = 0
  for await (const { next } of followChanges(list, { pause: 1, signal: control.signal })) {
    expect(next).toBe('end')
    if ((pages += 1) === 3) control.abort()
  }
  expect(pages).toBe(3)
  expect(asked.map(({ since }) => since)).toEqual([undefined, 'end', 'end'])

  const paused = new AbortController()
  const follower = followChanges(list, { pause: 3_600_000, signal: paused.signal })
  await follower.next()
  const after = follower.next()
  paused.abort()
  expect(await after).toMatchObject({ done: true })
})

test('what the shop refuses is thrown', async () => {
  const list = async (): Promise<{ next: string; more: boolean }> => {
    throw new Error('cursor-expired')
  }
  await expect(followChanges(list).next()).rejects.toThrow('cursor-expired')
})
