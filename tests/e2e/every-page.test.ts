/**
 * Every page, as everybody who may see it: axe finds nothing in light and dark, nothing sticks
 * out, the console stays empty, the CSP is kept.
 */
import { describe, expect, test } from 'vitest'
import { placeButton, fillOrder, placedOrderNumber } from './order-form-actions.ts'
import { signUpThroughApi } from './sign-in.ts'
import { adminToken, createTool } from './catalogue-setup.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { expectToast, toastOf } from './toasts.ts'
import { demoAdmin, demoBuyer, signUp, openBrowser, withBrowser, type Visitor } from './visitor.ts'
import { callApi, fieldOf, expectRows } from './api-calls.ts'

const widths = [360, 768, 1280, 1600] as const

/** All of it on the page that is open; `ready` is what the page shows once it is filled. */
async function expectPageQuality({ page }: Visitor, ready: string): Promise<void> {
  await page.locator(ready).first().waitFor()
  for (const width of widths) await expectNoSidewaysScroll(page, width)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 800 })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 900 })
}

const reading: readonly (readonly [string, string])[] = [
  ['/', '.tool-card'],
  ['/purchase', '.tool-card'],
  ['/purchase?q=zzzz', '.state'],
  ['/categories/wrenches', '.category-head'],
  ['/compare', '.state'],
  ['/compare?tools=combination-wrench-8-mm,pipe-wrench-14-in', 'table.compare'],
  ['/blogs', 'article'],
  ['/myportfolio', '.skills'],
  ...[
    '/about',
    '/contact',
    '/delivery',
    '/returns',
    '/bulk-prices',
    '/terms',
    '/privacy',
    '/cookies',
  ].map((path) => [path, 'article.essay'] as const),
  ['/login', 'form.door-form'],
  ['/signup', 'form.door-form'],
  ['/reset-password', 'form.door-form'],
  ['/sign-out', '.door-form'],
  ['/invitation', '.state'],
  ['/dev/mailbox', 'h1'],
]

describe('signed out', () => {
  test.each(reading)('%s', (path, ready) =>
    withBrowser({}, async (visitor) => {
      await visitor.go(path)
      await expectPageQuality(visitor, ready)
    }),
  )

  test('a tool, reviewed and not, and one that is sold out', () =>
    withBrowser({}, async (visitor) => {
      const tools = expectRows(await callApi('GET /tools'))
      const { slug } = await createTool({ Stock: 0 })
      const slugs = [tools.find((tool) => Number(fieldOf(tool, 'rating_count')) > 2), { slug }].map(
        (tool) => String(fieldOf(tool, 'slug')),
      )
      for (const toolSlug of slugs) {
        await visitor.go(`/tools/${toolSlug}`)
        await expectPageQuality(visitor, 'h1')
      }
    }))

  test('an unknown path', () =>
    withBrowser({}, async (visitor) => {
      visitor.expectConsoleMessage(/status of 404 .* \/nowhere$/)
      await visitor.go('/nowhere')
      await expectPageQuality(visitor, '.lost')
    }))

  test('the menu on a phone, and forms with errors', () =>
    withBrowser({ width: 360 }, async (visitor) => {
      const { go, page } = visitor
      await go('/signup')
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
      await expectPageQuality(visitor, '.error')
      await page.setViewportSize({ width: 360, height: 800 })
      await page.getByRole('button', { name: 'Menu' }).click()
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Home' })
        .waitFor()
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page)
    }))
})

test.each(['light', 'dark'] as const)('toasts, %s', (scheme) =>
  withBrowser({ scheme }, async ({ go, page }) => {
    await go('/login')
    await page.getByRole('button', { name: 'Forget Password?' }).click()
    await page.getByLabel('Email', { exact: true }).fill(demoBuyer.email)
    await page.getByRole('button', { name: 'Forget Password?' }).click()
    await expectToast(page, 'Please Enter your Email Address')
    await expectToast(page, 'Email sent')
    await page
      .locator('.Toastify__toast')
      .evaluateAll((toasts) =>
        Promise.all(
          toasts.flatMap((toast) => toast.getAnimations()).map(({ finished }) => finished),
        ),
      )
    // Their clocks are animations: slowed down, they do not end while a busy machine looks.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Animation.enable')
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
    await expectAccessible(page)
    expect(await page.locator('.Toastify__toast').count(), 'looked at while both stood there').toBe(
      2,
    )
  }),
)

describe('signed in', () => {
  test('as a customer: order form, its errors, its confirmation, the dashboard, empty and filled', () =>
    withBrowser({}, async (visitor) => {
      const { go, page } = visitor
      const { id } = await createTool()
      await signUp(visitor)
      for (const [path, ready] of [
        ['/dashboard', 'form'],
        ['/dashboard/email', '.state'],
        ['/dashboard/email?token=made-up', 'h1'],
        ['/dashboard/myorders', '.state'],
        ['/dashboard/addreview', 'form.form'],
        ['/dashboard/lists', '.state'],
        ['/dashboard/lists/new', 'form.form'],
        ['/dashboard/quotes', '.state'],
        ['/dashboard/quotes/new', '.state'],
        [`/dashboard/addreview?tool=${id}`, '.star-choice'],
        ['/dashboard/makeadmin', '.door-form .notice'],
      ] as const) {
        await go(path)
        await expectPageQuality(visitor, ready)
      }
      await go(`/purchase/${id}`)
      await placeButton(page).click()
      await expectPageQuality(visitor, '.error')
      await fillOrder(page)
      await placeButton(page).click()
      await placedOrderNumber(page)
      await expectToast(page, 'Order is successful')
      await toastOf(page, 'Order is successful').getByRole('button', { name: 'Close' }).click()
      await toastOf(page, 'Order is successful').waitFor({ state: 'detached' })
      await expectPageQuality(visitor, '.placed')
      await go('/dashboard/myorders')
      await expectPageQuality(visitor, 'tbody tr')
    }))

  test('as an owner of a company: its orders and part numbers', async () => {
    const owner = await signUpThroughApi('Every Owner')
    const { id: toolId } = await createTool({ sku: `EVERY-${crypto.randomUUID().slice(0, 8)}` })
    const token = await adminToken()
    const record = {
      ...{ name: 'Every Page Ltd', address: '', vatId: '', taxNumber: '', taxStatus: 'standard' },
      ...{ terms: '', minimumOrder: '$0.00', representative: '', notes: '' },
    }
    const { body } = await callApi('POST /companies', { token, body: record })
    const id = String(fieldOf(body, '_id'))
    const member = { email: owner.email, role: 'owner' }
    await callApi(`PUT /companies/${id}/members`, { token, body: member })
    await withBrowser({ signedInAs: owner }, async (visitor) => {
      const paths = [`/dashboard/company/${id}/orders`, `/dashboard/company/${id}/part-numbers`]
      for (const path of ['/dashboard/company', ...paths]) {
        await visitor.go(path)
        await expectPageQuality(visitor, path.endsWith('company') ? 'h2' : '.state')
      }
      const tool = await callApi(`GET /tools/${toolId}`)
      const number = { number: 'M'.repeat(40), sku: fieldOf(tool.body, 'sku') }
      await callApi(`POST /companies/${id}/part-numbers`, { token, body: number })
      await visitor.go(`/dashboard/company/${id}/part-numbers`)
      await expectPageQuality(visitor, 'tbody tr')
    })
  })

  test('as the demo customer: orders of many kinds', () =>
    withBrowser({}, async (visitor) => {
      await visitor.signIn(demoBuyer)
      await visitor.go('/dashboard/myorders')
      await expectPageQuality(visitor, 'tbody tr')
    }))

  test('as an admin: every page of the dashboard, and the question before a deletion', () =>
    withBrowser({}, async (visitor) => {
      const { go, page } = visitor
      const { id, name } = await createTool()
      const prices = await callApi('POST /price-lists', {
        token: await adminToken(),
        body: { name: `Every page ${id}`, base: null },
      })
      await visitor.signIn(demoAdmin)
      for (const [path, ready] of [
        ['/dashboard', '.facts'],
        ['/dashboard/addproduct', 'form.form'],
        ['/dashboard/makeadmin', 'tbody tr'],
        ['/dashboard/manageorders', 'tbody tr'],
        ['/dashboard/manageproducts', 'tbody tr'],
        ['/dashboard/reviews', 'tbody tr'],
        ['/dashboard/quotes', '.state, tbody tr'],
        ['/dashboard/back-orders', '.state, tbody tr'],
        ['/dashboard/purchasing', '.state, tbody tr'],
        ['/dashboard/purchasing/dead-stock', '.state, tbody tr'],
        ['/dashboard/documents', '.state, tbody tr'],
        ['/dashboard/statement', '.state, tbody tr'],
        ['/dashboard/companies', '.state, tbody tr'],
        ['/dashboard/companies/import', '.list-drop'],
        ['/dashboard/companies/certificates', 'main p'],
        ['/dashboard/salestax', 'form.form'],
        ['/dashboard/companies/invitations', '.state, tbody tr'],
        ['/dashboard/pick-lists', 'main p'],
        ['/dashboard/pick-lists/bins', 'form.form'],
        ['/dashboard/telephone?q=celia', 'tbody tr'],
        ['/dashboard/payments/reminders', '.state, tbody tr'],
        [`/dashboard/prices/${String(fieldOf(prices.body, '_id'))}/file`, '.list-drop'],
        ['/dashboard/payments/cards', '.state, tbody tr'],
        [`/dashboard/manageproducts/${id}`, 'form.form'],
      ] as const) {
        await go(path)
        await expectPageQuality(visitor, ready)
      }
      await go(`/dashboard/manageproducts?q=${encodeURIComponent(name)}`)
      await page.getByRole('button', { name: `Delete ${name}` }).click()
      await expectPageQuality(visitor, 'dialog[open]')
    }))
})

test('the checks notice what they should: inline script and style, a foreign address, an error, an accessibility fault', async () => {
  const visitor = await openBrowser()
  const { go, page } = visitor
  await go('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
    document.body.setAttribute('style', 'color: red')
    setTimeout(() => {
      throw new Error('a bug of the page')
    })
    return fetch('https://elsewhere.example/').catch(() => undefined)
  })
  expect(await page.title()).not.toBe('taken over')
  const noticed = visitor.consoleMessages().join('\n')
  for (const pattern of [
    /inline script/i,
    /inline style/i,
    /elsewhere\.example/,
    /a bug of the page/,
  ])
    expect(noticed).toMatch(pattern)
  await page.evaluate(() => {
    const wide = document.createElement('div')
    wide.style.width = '2000px'
    const picture = document.createElement('img')
    picture.src = '/icon.svg'
    wide.append(picture)
    document.querySelector('main')?.append(wide)
  })
  await expect(expectAccessible(page)).rejects.toThrow(/image-alt/)
  await expect(expectNoSidewaysScroll(page, 1280)).rejects.toThrow(/at 1280 px/)
  await visitor.close()
})
