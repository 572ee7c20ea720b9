/** Ordering again: the lines of an earlier order on the order pad, with what has changed since. */
import { expect, test } from 'vitest'
import { adminToken, archiveTool, createTool, updateTool } from './catalogue-setup.ts'
import { callApi, fetchToken, fieldOf } from './api-calls.ts'
import { padRow, uniqueSku } from './order-pad-actions.ts'
import { expectAccessible } from './page-checks.ts'
import { signInAsBuyer } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { demoBuyer, withBrowser } from './visitor.ts'

test.each([360, 1280])(
  'an order is repeated, and what has changed since is shown, at %i px',
  async (width) =>
    withBrowser({ width, signedInAs: await signInAsBuyer() }, async (visitor) => {
      const { go, page } = visitor
      const [changed, archived] = [
        await createTool({ sku: uniqueSku() }),
        await createTool({ sku: uniqueSku() }),
      ]
      const token = await fetchToken(demoBuyer)
      const placed = await callApi('POST /orders', {
        token,
        key: crypto.randomUUID(),
        body: {
          lines: [
            { toolId: changed.id, quantity: 24, unitPrice: '$12.50' },
            { toolId: archived.id, quantity: 12, unitPrice: '$12.50' },
          ],
          phoneNum: '+1 512 555 0199',
          address: '7 Planer Row, Austin',
        },
      })
      expect(placed.status, JSON.stringify(placed.body)).toBe(201)
      const number = Number(fieldOf(placed.body, 'number'))
      await updateTool(changed, { price: '$13.00' })
      await archiveTool(archived)
      await go(`/order-pad?order=${number}`)
      await page
        .getByRole('heading', { level: 1, name: new RegExp(`^Order ${number} again`) })
        .waitFor()
      await padRow(page, changed.name).getByText('Was $12.50, now $13.00').waitFor()
      await page.getByText('No longer sold').waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Add 1 ready line to cart' }).click()
      await expectToast(page, '1 line is in the cart')
      visitor.expectConsoleMessage(/404 .*\/api\/order\/999999999/)
      await go('/order-pad?order=999999999')
      await page.getByText('Order 999999999 is not one of your orders.').waitFor()
      expect(await adminToken()).not.toBe('')
    }),
)
