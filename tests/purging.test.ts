/** Which tags a write purges, in messages that PostgreSQL takes: at most 8,000 bytes each. */
import { describe, expect, test } from 'vitest'
import {
  purgeOnNotifications,
  type NotificationSource,
} from '../packages/response-cache/purge-notifications.server.ts'
import {
  notifyEverythingChanged,
  notifyToolsChanged,
} from '../src/catalogue/writing/tool-changes.server.ts'
import { purgeReviews, purgeReviewsOf } from '../src/reviews/purge-reviews.server.ts'
import { emptyHandle } from './empty-handle.ts'

const tx = emptyHandle
/** The messages that `work` sends, and to which channels. */
async function messagesOf(
  work: (database: {
    notify(...args: readonly [unknown, string, string]): Promise<void>
  }) => Promise<void>,
): Promise<readonly string[]> {
  const sent: string[] = []
  await work({
    notify: async (handle, channel, message) => {
      expect([handle, channel]).toEqual([tx, 'purge'])
      sent.push(message)
    },
  })
  return sent
}
const ids = Array.from(
  { length: 301 },
  (_, row) => `00000000-0000-7000-8000-${String(row).padStart(12, '0')}`,
)

describe('a write purges', () => {
  test('of tools: all lists and each tool, in parts', async () => {
    expect(await messagesOf((database) => notifyToolsChanged(database, tx, ['a', 'b']))).toEqual([
      'tools tool:a tool:b',
    ])
    expect(await messagesOf((database) => notifyToolsChanged(database, tx, []))).toEqual(['tools'])
    const sent = await messagesOf((database) => notifyToolsChanged(database, tx, ids))
    expect(sent.map((message) => message.split(' ').length)).toEqual([151, 151, 2])
    expect(sent.flatMap((message) => message.split(' ').slice(1))).toEqual(
      ids.map((id) => `tool:${id}`),
    )
    for (const message of sent) expect(message.length).toBeLessThan(8000)
    const two = await messagesOf((database) => notifyToolsChanged(database, tx, ids.slice(0, 150)))
    expect(two).toHaveLength(1)
  })
  test('of a review: reviews, and with a rating the tool and all lists', async () => {
    expect(await messagesOf((database) => purgeReviews(database, tx))).toEqual(['reviews'])
    expect(await messagesOf((database) => purgeReviews(database, tx, 'a'))).toEqual([
      'reviews tools tool:a',
    ])
  })
  test('of an account: the reviews of each tool, in parts', async () => {
    expect(await messagesOf((database) => purgeReviewsOf(database, tx, []))).toEqual(['reviews'])
    const sent = await messagesOf((database) => purgeReviewsOf(database, tx, ids))
    expect(sent.map((message) => message.split(' ').length)).toEqual([151, 151, 2])
    expect(sent.every((message) => message.startsWith('reviews tool:'))).toBe(true)
    expect(new Set(sent.flatMap((message) => message.split(' '))).size).toBe(302)
  })
  test('of everything: everything', async () =>
    expect(await messagesOf((database) => notifyEverythingChanged(database, tx))).toEqual(['*']))
})

test('a message purges its tags; everything, and what may have been missed, purge all', async () => {
  const done: unknown[] = []
  const handlers: Parameters<NotificationSource['listen']>[] = []
  const stop = async () => void done.push('stopped')
  const ended = await purgeOnNotifications(
    {
      purge: (tags) => void done.push(tags),
      purgeAll: () => void done.push('all'),
      forgetAll: () => void done.push('forgotten'),
      setPurgesMissed: (missed) => void done.push(missed),
    },
    { listen: async (...args) => (handlers.push(args), stop) },
  )
  const [[channel, onMessage, onConnected, onDisconnected] = []] = handlers
  expect(channel).toBe('purge')
  onMessage?.('tools  tool:a')
  onMessage?.('*')
  onMessage?.('**')
  onDisconnected?.()
  onConnected?.()
  await ended()
  expect(done).toEqual([['tools', 'tool:a'], 'all', 'forgotten', true, 'all', false, 'stopped'])
})
