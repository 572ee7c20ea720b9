/** Pictures that fail to load: a plain mark in their place, and no page is wider for it. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callApi, fieldOf } from './api-calls.ts'
import { addToCart, cartRow } from './cart-actions.ts'
import { createTool } from './catalogue-setup.ts'
import { checkLines, padInput } from './order-pad-actions.ts'
import { expectNoSidewaysScroll } from './page-checks.ts'
import { signUpThroughApi } from './sign-in.ts'
import { withBrowser } from './visitor.ts'

/** Each picture of a tool on the page failed, and is covered by the mark in its whole size. */
async function expectMarks(page: Page): Promise<void> {
  const pictures = page.locator('main .plate img')
  await pictures.first().waitFor({ state: 'attached' })
  const shown = () =>
    pictures.evaluateAll((images) =>
      images.map((image) => {
        const mark = getComputedStyle(image, '::before')
        const { width, height } = image.getBoundingClientRect()
        const { width: plate = 0 } = image.closest('.plate')?.getBoundingClientRect() ?? {}
        const isDead = image instanceof HTMLImageElement && image.naturalWidth === 0
        return isDead && mark.backgroundImage !== 'none' && width <= plate && height > 0
      }),
    )
  await expect.poll(async () => (await shown()).every(Boolean)).toBe(true)
}

test('the page of a tool, cart, order pad and the lines of an order at 360 px', async () => {
  const [buyer, tool] = [await signUpThroughApi('Dina Dead'), await createTool()]
  const { body } = await callApi('POST /addorder', {
    token: buyer.token,
    key: crypto.randomUUID(),
    body: { toolId: tool.id, OrderQuentuty: 12, phoneNum: '+1 512 555 0142', address: '1 Row' },
  })
  const read = await callApi(`GET /tools/${tool.id}`)
  const sku = String(fieldOf(read.body, 'sku'))
  await withBrowser({ signedInAs: buyer, width: 360 }, async (visitor) => {
    const { go, page } = visitor
    // An answer that is no picture: a refused request would be a console message.
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/webp', body: 'torn' })
        : route.fallback(),
    )
    await addToCart(visitor, tool, '12')
    await expectMarks(page)
    await expectNoSidewaysScroll(page, 360)
    await go('/cart')
    await cartRow(page, tool).waitFor()
    await expectMarks(page)
    await expectNoSidewaysScroll(page, 360)
    await go('/order-pad')
    await padInput(page).fill(`${sku} 12`)
    await checkLines(page)
    await expectMarks(page)
    await expectNoSidewaysScroll(page, 360)
    await go(`/dashboard/orders/${String(fieldOf(body, 'number'))}`)
    await expectMarks(page)
    await expectNoSidewaysScroll(page, 360)
  })
})
