/** An order that leaves in two parts, in the browser: staff ship it, its buyer follows each part. */
import { expect, test } from 'vitest'
import { archiveTool, createTool } from './catalogue-setup.ts'
import { confirmEmail, signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { callApi, fieldOf } from './api-calls.ts'
import { expectAccessible, expectNoSidewaysScroll, expectPageQuality } from './page-checks.ts'
import { expectToast } from './toasts.ts'
import { withBrowser } from './visitor.ts'

test.each([360, 1280])(
  'at %i px: half of an order is shipped from its page, then the rest; its buyer sees both parcels',
  async (width) => {
    const [tool, rosa] = await Promise.all([createTool(), signUpThroughApi('Petra Parcel')])
    await confirmEmail(rosa)
    const placed = await callApi('POST /addorder', {
      token: rosa.token,
      key: crypto.randomUUID(),
      body: { toolId: tool.id, OrderQuentuty: 24, phoneNum: '+1 512 555 0199', address: 'Austin' },
    })
    const number = Number(fieldOf(placed.body, 'number'))
    await withBrowser({ width, signedInAs: await signInAsAdmin() }, async ({ go, page }) => {
      await go(`/dashboard/orders/${number}`)
      await page.getByRole('button', { name: 'Confirm', exact: true }).click()
      await expectToast(page, `Order ${number} is confirmed`)
      await page.getByRole('button', { name: `More for order ${number}` }).click()
      await page.getByRole('button', { name: 'Ship part of the order' }).click()
      const quantity = page.getByLabel(`Quantity of ${tool.name} to ship now`)
      await quantity.fill('25')
      await page.getByRole('button', { name: 'Ship these pieces' }).click()
      await page.getByText('Only 24 pieces are left to ship.').waitFor()
      expect(await quantity.inputValue()).toBe('25')
      await quantity.fill('10')
      await page.getByRole('combobox', { name: /^Carrier/ }).selectOption('DHL')
      await page.getByLabel('Tracking number').fill('BOX 1')
      await expectPageQuality({ page })
      await page.getByRole('button', { name: 'Ship these pieces' }).click()
      await expectToast(page, `Shipment ${number}-1 was created`)
      await page.getByText('10 shipped, 14 left').waitFor()
      await page.getByText('partly shipped').waitFor()
      await page.getByRole('button', { name: `More for order ${number}` }).click()
      await page.getByRole('button', { name: 'Ship', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Ship', exact: true }).click()
      await expectToast(page, `Order ${number} is shipped`)
      await page.getByRole('heading', { name: `Shipment ${number}-2` }).waitFor()
      await page
        .getByRole('button', { name: `Correct tracking details: shipment ${number}-2` })
        .click()
      await page.getByRole('combobox', { name: /^Carrier/ }).selectOption('Other')
      await page.getByLabel('Name of the carrier').fill('Rail')
      await page.getByLabel('Tracking number').fill('BOX 2')
      await page.getByRole('button', { name: 'Save tracking' }).click()
      await expectToast(page, 'Tracking saved')
      await expectNoSidewaysScroll(page, width)
      await go('/dev/mailbox')
      const mail = page.getByRole('article').filter({ hasText: rosa.email })
      await expect
        .poll(() => mail.getByRole('heading').allInnerTexts())
        .toEqual(
          expect.arrayContaining([
            `Part of order ${number} is on its way`,
            `The rest of order ${number} is on its way`,
          ]),
        )
    })
    await withBrowser({ width, signedInAs: rosa }, async ({ go, page }) => {
      await go(`/dashboard/orders/${number}`)
      const shipments = page.getByRole('region', { name: 'Shipments' })
      await shipments.getByText('Tracking number DHL BOX 1').waitFor()
      await shipments.getByText('Tracking number Rail BOX 2').waitFor()
      expect(await shipments.innerText()).not.toContain('Marta')
      expect(await page.getByRole('button', { name: /tracking/i }).count()).toBe(0)
      await expectAccessible(page)
    })
    await archiveTool(tool)
  },
)
