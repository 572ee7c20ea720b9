/** Access tokens that have ended are deleted, though their users never come back. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../tests/shop.ts'
import { tokenIdleTimeout } from '../rules.ts'
import { insertToken } from '../store.server.ts'

test('the sweep deletes expired and idle tokens, and no others', async () => {
  const now = new Date('2026-11-21T09:00:00Z')
  const shop = await openTestShop({}, () => now)
  try {
    const { id: userId } = await shop.person('Celia Navarro')
    const at = (milliseconds: number) => new Date(now.getTime() + milliseconds)
    const tokens = [
      { name: 'a', at: at(0), expiresAt: at(1) },
      { name: 'b', at: at(0), expiresAt: at(0) },
      { name: 'c', at: at(-tokenIdleTimeout), expiresAt: at(60_000) },
    ]
    for (const { name, ...token } of tokens)
      await insertToken(shop.database.handle, {
        hash: Buffer.alloc(32, name),
        userId,
        ...token,
      })
    await shop.accounts.tokenSweep.start()
    await shop.accounts.tokenSweep.close()
    const { rows } = await sql<{ hash: Buffer }>`select hash from access_tokens`.execute(
      shop.database.handle,
    )
    expect(rows.map(({ hash }) => hash.toString().charAt(0))).toEqual(['a'])
  } finally {
    await shop.close()
  }
})
