/**
 * Webhooks in the dashboard: an owner adds one, copies the secret that is shown once, tries it, reads
 * what was sent and answered, sends it again, and sends all of a day again.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messageIdOf, startReceiver, verified, type WebhookReceiver } from '../webhook-receiver.ts'
import { startShop, type StartedShop } from './global-setup.ts'
import { expectPageQuality } from './page-checks.ts'
import { expectToast } from './toasts.ts'
import { demoAdmin, withBrowser } from './visitor.ts'

let receiver: WebhookReceiver
let shop: StartedShop
beforeAll(async () => {
  receiver = await startReceiver()
  shop = await startShop({ WEBHOOK_TEST_ORIGINS: receiver.origin })
}, 120_000)
afterAll(async () => {
  await shop.stop()
  await receiver.close()
})

const arrived = (count: number) =>
  expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(count)

test('an owner connects a program and sends it again what it has lost', async () => {
  await withBrowser({ origin: shop.origin }, async (visitor) => {
    const { page, go } = visitor
    await visitor.signIn(demoAdmin)
    await go('/dashboard/webhooks')
    await page.getByText('No webhooks yet').waitFor()
    await page.getByRole('button', { name: 'Add webhook' }).click()
    await page.getByLabel('URL').fill(`${receiver.origin}/hook`)
    await expectPageQuality(visitor)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const heading = page.getByRole('heading', { name: 'Copy the secret now' })
    await heading.waitFor()
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
    const secret = (await page.getByText(/^whsec_/).textContent()) ?? ''
    await expectPageQuality(visitor)
    await page.getByRole('button', { name: 'Done' }).click()
    expect(await page.getByText(secret).count()).toBe(0)

    await page.getByRole('link', { name: `${receiver.origin}/hook` }).click()
    await page.getByText('No messages yet').waitFor()
    await page.getByRole('button', { name: 'Send a test event' }).click()
    await expectToast(page, 'A test event is being sent.')
    await arrived(1)
    const [first] = receiver.received
    if (!first) throw new Error('Nothing was received')
    expect(verified(secret, first).type).toBe('webhook.test')

    await expect
      .poll(async () => {
        await page.reload()
        await page.getByRole('heading', { name: 'Settings' }).waitFor()
        return page.getByRole('cell', { name: 'delivered' }).count()
      })
      .toBe(1)
    const states = page.getByRole('navigation', { name: 'Messages by status' })
    await states.getByRole('link', { name: 'failed' }).click()
    await page.getByText('No messages with this status').waitFor()
    await states.getByRole('link', { name: 'delivered' }).click()
    await page.getByRole('button', { name: 'Show the message webhook.test' }).click()
    await page.getByText('The response was empty.').waitFor()
    await expectPageQuality(visitor)
    await page.getByRole('button', { name: 'Send again', exact: true }).click()
    await expectToast(page, 'The message will be sent again.')
    await arrived(2)
    const details = page.getByRole('region', { name: 'Message webhook.test' })
    await details.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: 'Send again for a period' }).click()
    await page.getByLabel('First day').fill('2020-01-01')
    await page.getByRole('button', { name: 'Send again', exact: true }).click()
    await page
      .getByText('Choose at most 30 days. The first day must not be after the last.')
      .waitFor()
    await expectPageQuality(visitor)
    await page.getByLabel('First day').fill(await page.getByLabel('Last day').inputValue())
    await page.getByRole('button', { name: 'Send again', exact: true }).click()
    await expectToast(page, '1 message will be sent again.')
    await arrived(3)
    expect(new Set(receiver.received.map(messageIdOf)).size).toBe(1)

    await page.getByRole('button', { name: `More about ${receiver.origin}/hook` }).click()
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await page.getByText('Nothing is sent.').waitFor()
    await page.getByRole('button', { name: 'Resume', exact: true }).click()
    await expectToast(page, 'The webhook is active.')
  })
}, 240_000)
