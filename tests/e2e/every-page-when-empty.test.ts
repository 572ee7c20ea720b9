/** Pages that an empty shop has, too: an ordinary run opens every second. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { halfOf, isFull } from '../effort.ts'
import { Visitor as Cookies } from '../identity/visitor.ts'
import { run } from '../start/run.ts'
import { fetchToken } from './api-calls.ts'
import { startShop, type StartedShop } from './global-setup.ts'
import { listedPages } from './page-list.ts'
import { sweep } from './page-sweep.ts'
import { withBrowser } from './visitor.ts'

describe('in an empty shop', () => {
  const owner = {
    email: 'owner@empty.example',
    name: 'Olga Amboss',
    password: 'three-brown-7-anvils',
  }
  let shop: StartedShop
  beforeAll(async () => {
    shop = await startShop({ DEMO: 'off' })
    await signUpOwner(shop.origin, owner)
    // The first exchange of a token makes the record that is promoted.
    await fetchToken(owner, shop.origin)
    const { code, stderr } = await run(['shop', 'admin', 'promote', owner.email], {
      DATA_DIR: shop.dataDir,
    })
    if (code !== 0) throw new Error(`the owner was not promoted: ${stderr}`)
  })
  afterAll(() => shop.stop())
  const signedInOwner = async () => ({ ...owner, token: await fetchToken(owner, shop.origin) })

  test.each(['quotes', 'payments/cards', 'purchasing/dead-stock', 'lists'])(
    '%s: an empty list has a way on',
    async (path) =>
      withBrowser({ origin: shop.origin, signedInAs: await signedInOwner() }, async (visitor) => {
        await visitor.go(`/dashboard/${path}`)
        await visitor.page.locator('main .state a').waitFor()
      }),
  )

  test('on a phone, steps to go live have their button under their words, and figures fill their rows', async () =>
    withBrowser({ origin: shop.origin, signedInAs: await signedInOwner() }, async (visitor) => {
      await visitor.page.setViewportSize({ width: 360, height: 780 })
      await visitor.go('/dashboard')
      const places = visitor.page.locator('main .steps .job').first().locator('.what b, .button')
      await places.nth(1).waitFor()
      const [words, button] = await places.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().left)),
      )
      expect(button).toBe(words)
      const tiles = visitor.page.locator('main .figure-tiles > *')
      await tiles.first().waitFor()
      const lefts = await tiles.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().left)),
      )
      expect(lefts, 'two figures in each of two rows').toHaveLength(4)
      expect(lefts.slice(2)).toEqual(lefts.slice(0, 2))
    }))

  describe.each(['visitor', 'admin'] as const)('as %s', (role) => {
    const pages = listedPages.filter(
      ({ role: needed, whenEmpty }) =>
        whenEmpty && (role === 'visitor' ? needed === 'visitor' : needed !== 'visitor'),
    )
    sweep(role, halfOf(pages, 0), {
      signIn: async () => (role === 'visitor' ? undefined : signedInOwner()),
      ids: async () => undefined,
      origin: () => shop.origin,
      closely: isFull,
    })
  })
})

/** Opens an account without a browser. */
async function signUpOwner(
  origin: string,
  account: { readonly name: string; readonly email: string; readonly password: string },
): Promise<void> {
  const { status, text } = await new Cookies(origin).post('/api/auth/sign-up/email', account)
  expect(status, text).toBe(200)
}
