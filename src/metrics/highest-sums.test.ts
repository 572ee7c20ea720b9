/** Figures of sums that are higher than what an order may come to. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../tests/contracts/api-under-test.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('what no amount can say is answered as the highest that one can', async () => {
  const { handle } = api.shop.database
  const { id } = await api.shop.tool({ stock: 900, price: 1000 })
  for (const phoneNum of ['+1 555 0100', '+1 555 0101', '+1 555 0102']) {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/addorder',
      payload: { toolId: id, OrderQuentuty: 1, phoneNum, address: '1 Anvil Row' },
      headers: { ...api.authorization('admin'), 'idempotency-key': crypto.randomUUID() },
    })
    expect(answer.statusCode).toBe(201)
  }
  // The most that an order may come to, three times.
  await sql`update orders set total_cents = 500000000000000`.execute(handle)
  for (const url of ['/api/figures', '/api/figures/overdue-customers']) {
    const answer = await api.app.inject({ url, headers: api.authorization('admin') })
    expect([url, answer.statusCode]).toEqual([url, 200])
    if (url === '/api/figures')
      expect(answer.json()).toMatchObject({ sales: { now: '$9999999999999.99' } })
  }
})
