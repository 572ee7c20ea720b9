/**
 * From an empty database to a shop that is live, by the dashboard alone. What no dashboard can do
 * is done by how the shop is started: its origin is https, behind a proxy; mail has a server; the
 * owner's address, and the ceiling for newcomers, stand in the environment. The backup is the
 * operator's daily command.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { totpCode } from '../identity/totp.ts'
import { startSmtpServer, type TestSmtpServer } from '../mail/smtp-server.ts'
import { drawn } from '../pictures/sample-pictures.ts'
import { run } from '../start/run.ts'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { startShop, type StartedShop } from './global-setup.ts'
import { startHttpsFront, type HttpsFront } from './https-front.ts'
import { fillOrder, placeButton, placedOrderNumber } from './order-form-actions.ts'
import { expectAccessible } from './page-checks.ts'
import { openAllParts } from './tables.ts'
import { expectToast } from './toasts.ts'
import { withBrowser, type Visitor } from './visitor.ts'

type Person = { readonly name: string; readonly email: string; readonly password: string }
const owner: Person = {
  name: 'Olga Amboss',
  email: 'olga@amboss.example',
  password: 'drei-braune-ambosse-7',
}
const clerk: Person = {
  name: 'Carl Zange',
  email: 'carl@amboss.example',
  password: 'vier-lange-zangen-8',
}

let smtp: TestSmtpServer
let shop: StartedShop
let front: HttpsFront
let folder: string
// For each try: a shop that went live cannot do so again.
beforeEach(async () => {
  smtp = await startSmtpServer()
  const [port, shopPort] = [await freePort(), await freePort()]
  shop = await startShop({
    ORIGIN: `https://127.0.0.1:${port}`,
    PORT: String(shopPort),
    TRUST_PROXY: '1',
    DEMO: 'off',
    ADMIN_EMAIL: owner.email,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'shop@amboss.example',
    UNCONFIRMED_MAX_ORDER: '500',
  })
  front = await startHttpsFront(port, shopPort)
  folder = mkdtempSync(join(tmpdir(), 'ironmonger-live-'))
})
afterEach(async () => {
  await front.close()
  await shop.stop()
  await smtp.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Waits for a mail that holds these words. @returns its text */
async function mailTo({ email }: Person, words: string): Promise<string> {
  const find = (): string | undefined =>
    smtp.received
      .filter(({ to }) => to === email)
      // Quoted-printable: a line may end with '=', and '=' is '=3D'.
      .map(({ text }) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
      .find((text) => text.includes(words))
  await expect.poll(find, { message: `a mail to ${email}: ${words}` }).toBeDefined()
  return find() ?? ''
}

/** Opens an account on the page, and confirms its address by the link of the mail. */
async function openAccount({ go, page }: Visitor, person: Person): Promise<void> {
  await go('/signup')
  await page.getByLabel('Name', { exact: true }).fill(person.name)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  const text = await mailTo(person, 'login?verify=')
  await go(/\/login\?verify=[\w-]+/.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirm e-mail address' }).click()
  await expectToast(page, 'Your e-mail address is confirmed')
}

/** Sets up an authenticator app on My Profile. */
async function setUpSecondFactor({ go, page }: Visitor, { password }: Person): Promise<void> {
  await go('/dashboard/me')
  await page.getByRole('button', { name: 'Set up a second factor' }).click()
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const key = (await page.locator('form .copyable').innerText()).trim()
  const code = totpCode(`otpauth://totp/app?secret=${key}`, Date.now())
  await page.getByLabel('Code from the app').fill(code)
  await page.getByRole('button', { name: 'Turn on the second factor' }).click()
  await expectToast(page, 'The second factor is on')
  await page.getByRole('button', { name: 'I have saved the codes' }).click()
}

/** The points of the checklist, and whether each is done. */
async function readChecklist({ go, page }: Visitor): Promise<Readonly<Record<string, boolean>>> {
  await go('/dashboard/checklist')
  await page.getByRole('heading', { level: 1, name: 'Going live' }).waitFor()
  const points = await page
    .locator('.checklist li')
    .evaluateAll((rows) =>
      rows.map(
        (row) =>
          [row.querySelector('b')?.textContent ?? '', row.classList.contains('done')] as const,
      ),
    )
  return Object.fromEntries(points)
}

/** Fills in fields of one part of the settings, and saves it. */
async function saveSettings(
  { go, page }: Visitor,
  part: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await go(`/dashboard/settings/${part}`)
  for (const [label, value] of Object.entries(values)) {
    const field = page
      .getByLabel(label, { exact: true })
      .and(page.locator('input, select, textarea'))
    const isSelect = await field.evaluate((element) => element.tagName === 'SELECT')
    await (isSelect ? field.selectOption(value) : field.fill(value))
  }
  await pressAndSave(page, 'Save')
}

async function pressAndSave(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/api/settings'),
  )
  await page.getByRole('button', { name, exact: true }).click()
  expect((await saved).status(), name).toBe(200)
}

async function nameTheShop(visitor: Visitor): Promise<void> {
  const { go, page } = visitor
  await go('/dashboard/settings/shop')
  await page.getByLabel('Logo', { exact: true }).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await drawn(400, 400).png().toBuffer(),
  })
  await page.getByRole('button', { name: 'Remove: Logo' }).waitFor()
  await pressAndSave(page, 'Save')
  await saveSettings(visitor, 'shop', {
    'Name of the shop': 'Amboss & Söhne',
    Tagline: 'Werkzeug für Betriebe',
    'Accent color': '#ffd400',
  })
  await saveSettings(visitor, 'place', {
    Country: 'DE',
    Currency: 'EUR',
    'Time zone': 'Europe/Berlin',
  })
  await saveSettings(visitor, 'front', { Figures: '3 | Generationen' })
  await saveSettings(visitor, 'letterhead', {
    'Name on documents': 'Amboss & Söhne GmbH',
    Address: 'Schmiedegasse 7\n20095 Hamburg',
    'VAT number': 'DE136695976',
    'Bank account': 'IBAN DE02 1203 0000 0000 2020 51',
    'E-mail address on documents': 'buero@amboss.example',
  })
  await go('/dashboard/settings/tax')
  await pressAndSave(page, 'Keep it as it is')
  await go('/dashboard/settings/numbers')
  await page.getByLabel('Prefix for invoices').fill('RE')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'The next number is RE-')
  await go('/dashboard/delivery')
  await page.getByRole('button', { name: 'Keep these charges' }).click()
  await expectToast(page, 'Charges saved')
}

async function writePages({ go, page }: Visitor): Promise<void> {
  for (const [slug, title] of [
    ['imprint', 'Impressum'],
    ['terms', 'Bedingungen'],
    ['privacy', 'Datenschutz'],
    ['contact', 'Kontakt'],
  ] as const) {
    await go(`/dashboard/pages/${slug}`)
    await page.getByLabel('Title', { exact: true }).fill(title)
    await page.getByLabel('Text', { exact: true }).fill(`## ${title}\n\nAmboss & Söhne GmbH.`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast(page, 'The page was saved')
  }
}

async function addFirstTool({ go, page }: Visitor): Promise<void> {
  await go('/dashboard/addproduct')
  await openAllParts(page)
  for (const [label, text] of Object.entries({
    Name: 'Schlosserhammer 500 g',
    'Image URL': 'https://pictures.example.com/hammer.webp',
    Description: 'DIN 1041, Stiel aus Esche.',
    Price: '12.50',
    Stock: '480',
    'Minimum quantity': '12',
  }))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Add product' }).click()
  await expectToast(page, 'Schlosserhammer 500 g is published')
}

/** Invites the clerk, who signs up in another browser; staff must have a second factor. */
async function bringInStaff(visitor: Visitor, other: Visitor): Promise<void> {
  const { go, page } = visitor
  await go('/dashboard/staff')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const form = page.getByRole('dialog', { name: 'Invite somebody' })
  await form.getByLabel('E-mail').fill(clerk.email)
  await form.getByLabel(/^Orders/).check()
  await form.getByRole('button', { name: 'Invite', exact: true }).click()
  await expectToast(page, `${clerk.email} has been invited: an e-mail is on its way`)
  await saveSettings(visitor, 'access', { 'Second factor for staff': 'demanded' })
  await mailTo(clerk, 'Olga Amboss invites you to work at ')
  await openAccount(other, clerk)
  await setUpSecondFactor(other, clerk)
  await other.go('/dashboard/manageorders')
  await other.page.getByRole('heading', { level: 1, name: 'Manage Orders' }).waitFor()
}

async function orderForATest({ go, page }: Visitor): Promise<void> {
  await go('/purchase')
  const card = page.locator('.tool-card', { hasText: 'Schlosserhammer 500 g' })
  await go(`/purchase/${/[0-9a-f-]{36}/.exec(await card.locator('.id').innerText())?.[0]}`)
  await fillOrder(page, { quantity: '12' })
  await placeButton(page).click()
  expect(await placedOrderNumber(page)).toBeGreaterThan(0)
}

test('a shop goes live from an empty database, by the dashboard alone', { timeout: 300_000 }, () =>
  withBrowser({ origin: shop.origin }, (visitor) =>
    withBrowser({ origin: shop.origin, scheme: 'dark' }, async (other) => {
      const { go, page } = visitor
      for (const one of [visitor, other])
        await one.page.route('https://pictures.example.com/**', (route) =>
          route.fulfill({
            contentType: 'image/svg+xml',
            body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
          }),
        )
      await openAccount(visitor, owner)

      const before = await readChecklist(visitor)
      const done = Object.keys(before).filter((point) => before[point])
      expect(done, 'what only the start of the shop decides').toEqual([
        'The demo shop has been removed',
        'Large orders from new customers go on hold',
        'The shop has sent an e-mail',
        'All e-mails from the last day were sent',
        'The shop uses HTTPS',
      ])
      await setUpSecondFactor(visitor, owner)
      await nameTheShop(visitor)
      await writePages(visitor)
      await go('/dashboard/checklist')
      await page.getByRole('button', { name: 'Send me an e-mail' }).click()
      await mailTo(owner, 'can send e-mails')
      await addFirstTool(visitor)
      await bringInStaff(visitor, other)
      await orderForATest(other)
      const backup = await run(['shop', 'backup', join(folder, 'shop.backup')], {
        DATA_DIR: shop.dataDir,
      })
      expect(backup.code, backup.stderr).toBe(0)

      const after = await readChecklist(visitor)
      expect(Object.keys(after).filter((point) => !after[point])).toEqual([])
      await page.getByText('Everything is done: the shop can go live.').waitFor()
      await expectAccessible(page)

      await go('/')
      expect(await page.title()).toContain('Amboss & Söhne')
      await page
        .getByRole('link', { name: 'Amboss & Söhne, home' })
        .first()
        .locator('img')
        .waitFor()
      expect(await page.locator('link[href="/theme-ffd400.css"]').count()).toBe(1)
      await go('/pages/imprint')
      await page.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor()
    }),
  ),
)
