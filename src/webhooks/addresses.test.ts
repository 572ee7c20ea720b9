/** To which addresses webhooks may be sent: public ones by https, without secrets in them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import { rejection } from '../../tests/order-shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { newKey } from '../platform/access/key-format.server.ts'

let shop: TestShop
let actor: Actor
beforeAll(async () => {
  shop = await openTestShop()
  actor = await shop.person('Otto Operator', 'admin')
})
afterAll(() => shop.close())

const refusalOf = (address: string) =>
  rejection(shop.webhooks.add({ actor }, { address, events: ['order.*'] }))

describe('an address', () => {
  test.each([
    'http://example.com/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://10.1.2.3/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://0x7f000001/hook',
    'https://user:secret@example.com/hook',
  ])('at %s is refused', async (address) => {
    expect(await refusalOf(address)).toMatchObject({
      body: { status: 422, errors: [{ pointer: '#/address' }] },
    })
  })

  test.each([
    ['a key', newKey('key')],
    ['an access token, percent-encoded', newKey('access').replace('_', '%5F')],
  ])('with %s in it is refused, and is not repeated', async (_what, secret) => {
    const address = `https://example.com/hook?key=${secret}`
    const refused = await refusalOf(address)
    expect(refused).toMatchObject({
      body: {
        errors: [{ pointer: '#/address', detail: expect.stringMatching(/contains a key/) }],
      },
    })
    expect(JSON.stringify(refused)).not.toContain(secret)
  })

  test('of a local program is refused with the setting that allows it', async () => {
    for (const origin of ['http://127.0.0.1:4321', 'http://localhost:4321', 'https://10.1.2.3'])
      expect(await refusalOf(`${origin}/hook`)).toMatchObject({
        body: { errors: [{ detail: expect.stringContaining(`WEBHOOK_TEST_ORIGINS=${origin}.`) }] },
      })
  })

  test.each([
    'https://localhost./hook',
    'https://erp.localhost/hook',
    'https://intranet/hook',
    'https://erp.internal/hook',
    'https://printer.local/hook',
  ])('that has a name of a private network is refused: %s', async (address) => {
    expect(await refusalOf(address)).toMatchObject({
      body: { errors: [{ detail: expect.stringMatching(/not on the public/) }] },
    })
  })
})
