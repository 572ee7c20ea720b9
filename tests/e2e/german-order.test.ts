/**
 * From order to money in a German shop: ordered above a limit, approved by a colleague, confirmed,
 * shipped, paid and returned. What buyer and clerk read and hear, what documents are called, and what
 * mails say, is German.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfText } from '../pdf-text.ts'
import { scratchFolder } from '../scratch-folder.ts'
import { callApi, expectRows, fieldOf } from './api-calls.ts'
import { foreignTexts, prepareGermanShop } from './german-shop.ts'
import { startShop, type StartedShop } from './global-setup.ts'
import { expectPageQuality } from './page-checks.ts'
import { confirmEmail, signInAsAdmin, signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { withBrowser, type SignedIn, type Visitor } from './visitor.ts'

const dataDir = mkdtempSync(join(scratchFolder(), 'ironmonger-german-order-'))
const tool = { slug: 'claw-hammer-16-oz', name: '' }
let shop: StartedShop
let people: Readonly<Record<'buyer' | 'approver' | 'clerk', SignedIn>>

beforeAll(async () => {
  await prepareGermanShop(dataDir)
  shop = await startShop({ DATA_DIR: dataDir })
  const { origin } = shop
  const [buyer, approver, clerk] = await Promise.all([
    signUpThroughApi('Jörg Tischler', origin),
    signUpThroughApi('Käthe Weiß', origin),
    signInAsAdmin(origin),
  ])
  await confirmEmail(buyer, origin)
  await confirmEmail(approver, origin)
  people = { buyer, approver, clerk }
  await asClerk('PUT /settings', {
    revision: fieldOf(
      (await callApi('GET /settings', { token: clerk.token, origin })).body,
      'revision',
    ),
    legalName: 'Schmiede GmbH',
    address: 'Am Markt 1\n20095 Hamburg',
    vatId: 'DE136695976',
    tax: 'vat',
    bank: 'DE02 1203 0000 0000 2020 51',
    invoicing: 'when-shipped',
    paymentsSince: '2020-01-01',
  })
  await openCompany()
  const [row] = expectRows(await callApi('GET /tools?sku=HMR-1001', { origin }))
  Object.assign(tool, { slug: String(fieldOf(row, 'slug')) })
})
afterAll(async () => {
  await shop.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function asClerk(call: Parameters<typeof callApi>[0], body: unknown): Promise<unknown> {
  const { token } = people.clerk
  const answer = await callApi(call, { token, body, origin: shop.origin })
  if (answer.status >= 300) throw new Error(`${call}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** The buyer's company, in which everything above one euro is approved by a colleague. */
async function openCompany(): Promise<void> {
  const company = await asClerk('POST /companies', {
    name: 'Tischlerei Weiß',
    address: '',
    vatId: '',
    taxNumber: '',
    taxStatus: 'standard',
    terms: '',
    minimumOrder: '€0.00',
    representative: '',
    notes: '',
  })
  const path = `/companies/${String(fieldOf(company, '_id'))}/members` as const
  await asClerk(`PUT ${path}`, { email: people.approver.email, role: 'owner' })
  const withBuyer = await asClerk(`PUT ${path}`, { email: people.buyer.email, role: 'buyer' })
  const members = fieldOf(withBuyer, 'members')
  const buyer = (Array.isArray(members) ? members : []).find(
    (member) => fieldOf(member, 'email') === people.buyer.email,
  )
  await asClerk(`PUT ${path}/${String(fieldOf(buyer, 'userId'))}/limits`, {
    orderLimit: '€1.00',
    monthLimit: null,
  })
}

const visit = (who: keyof typeof people, journey: (visitor: Visitor) => Promise<void>) =>
  withBrowser({ origin: shop.origin, signedInAs: people[who] }, journey)

const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true })

/** Presses a button, and again the one of the same name in the dialog that asks. */
async function pressTwice(page: Page, name: string): Promise<void> {
  await button(page, name).click()
  await button(page.getByRole('dialog'), name).click()
}

/** The page is German in every word and every day, and whole on the narrowest phone. */
async function expectGerman(visitor: Visitor): Promise<void> {
  expect(await foreignTexts(visitor, 'de')).toBe('')
  expect(await visitor.page.locator('main').innerText()).not.toMatch(/\d{4}-\d\d-\d\d/)
  await expectPageQuality(visitor)
}

/** A phone shows the whole number of the order beside its status. */
async function expectWholeHeading(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 900 })
  const heading = page.getByRole('heading', { level: 1 })
  const isCut = await heading.evaluate(
    (it) => it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight,
  )
  expect(isCut, await heading.innerText()).toBe(false)
  await page.setViewportSize({ width: 1280, height: 900 })
}

/** @returns the order's number */
async function order(visitor: Visitor): Promise<number> {
  const { go, page } = visitor
  await go('/dashboard/company')
  await page.getByLabel('Einkauf für').selectOption({ label: 'Tischlerei Weiß' })
  await expectToast(page, 'Tischlerei Weiß')
  await go(`/tools/${tool.slug}`)
  tool.name = await page.getByRole('heading', { level: 1 }).innerText()
  await expectGerman(visitor)
  await button(page.locator('.buy'), 'In den Warenkorb').click()
  await expectToast(page, `× ${tool.name} in den Warenkorb gelegt`)
  await go('/cart')
  await page.getByLabel('Straße und Hausnummer').fill('Große Bleichen 5')
  await page.getByLabel('Postleitzahl').fill('20354')
  await page.getByLabel('Ort', { exact: true }).fill('Hamburg')
  await page.getByLabel('Land', { exact: true }).selectOption({ label: 'Deutschland' })
  await page.getByLabel('Telefon', { exact: true }).fill('040 555 01 99')
  await expectGerman(visitor)
  await button(page, 'Zahlungspflichtig bestellen').click()
  await page.getByText('Diese Bestellung wartet auf die Freigabe durch Ihre Firma.').waitFor()
  await expectGerman(visitor)
  return Number(/\d+$/.exec(page.url())?.[0])
}

/** Saves a document under its German name. @returns its text */
async function savedText(page: Page, name: string | RegExp): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).first().click()
  const file = join(dataDir, 'saved.pdf')
  await (await download).saveAs(file)
  return pdfText(readFileSync(file))
}

test('ordered, approved, confirmed, shipped, paid and returned in German', async () => {
  let number = 0
  await visit('buyer', async (visitor) => {
    number = await order(visitor)
  })
  await visit('approver', async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/approvals')
    await page.getByRole('heading', { name: `Bestellung ${number}` }).waitFor()
    await expectGerman(visitor)
    await button(page, `Freigeben: Bestellung ${number}`).click()
    await expectToast(page, `Bestellung ${number} wurde freigegeben`)
  })
  await visit('clerk', async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/orders/${number}`)
    await page.getByText('Freigegeben von Käthe Weiß').first().waitFor()
    await button(page, 'Bestätigen').click()
    await expectToast(page, `Bestellung ${number} ist jetzt bestätigt`)
    await button(page, 'Kommissionieren').click()
    await expectToast(page, `Bestellung ${number} ist jetzt in Kommissionierung`)
    await expectWholeHeading(page)
    await button(page, `Mehr zur Bestellung ${number}`).click()
    await pressTwice(page, 'Versenden')
    await expectToast(page, `Bestellung ${number} ist jetzt versandt`)
    await page.getByRole('heading', { name: 'Belege', exact: true }).waitFor()
    await expectGerman(visitor)
    await go('/dashboard/payments?q=Tischlerei')
    await page
      .getByRole('link', { name: /^Zahlung zu INV-\d+ buchen$/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Zahlung buchen' }).waitFor()
    await expectGerman(visitor)
    const open = await page
      .getByRole('row')
      .getByText(/\d,\d\d\s€$/)
      .first()
      .innerText()
    await page.getByLabel('Betrag', { exact: true }).fill(open.slice(0, -2))
    await page.getByLabel(/^Zugeordneter Betrag für INV-\d+/).fill(open.slice(0, -2))
    await button(page, 'Zahlung buchen').click()
    await page.getByText(/^Zahlung \d+ wurde gebucht$/).waitFor()
  })
  await visit('buyer', async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/orders/${number}`)
    await page.getByText(/^INV-\d+ ist bezahlt\.$/).waitFor()
    expect(await savedText(page, 'Rechnung, PDF')).toContain('Rechnung')
    expect(await savedText(page, /^Lieferschein DN-\d+, PDF$/)).toContain('Lieferschein')
    await button(page, 'Ware zurücksenden').click()
    await page.getByLabel(`Zurückzusendende Stückzahl: ${tool.name}`).fill('2')
    await page.getByLabel('Grund').fill('Stiele gerissen')
    await button(page, 'Rücksendung anmelden').click()
    await expectToast(page, 'Die Rücksendung wurde angemeldet')
    await expectGerman(visitor)
  })
  await visit('clerk', async (visitor) => {
    const { go, page } = visitor
    await go(`/dashboard/orders/${number}`)
    await button(page, 'Genehmigen: Rücksendung 1').click()
    await button(page, 'Eingetroffen, ins Lager: Rücksendung 1').click()
    const text = await savedText(page, /^Rechnungskorrektur CN-\d+, PDF$/)
    expect(text).toContain('Rechnungskorrektur')
    await expectGerman(visitor)
    await go('/dev/mailbox')
    expect(await foreignTexts(visitor, 'de')).toBe('')
    const subjects = await page.getByRole('article').getByRole('heading').allInnerTexts()
    const ofOrder = subjects.filter((subject) => subject.includes(String(number)))
    expect([...new Set(ofOrder)].toSorted()).toEqual([
      `Bestellung ${number} wartet auf Freigabe`,
      `Ihre Bestellung ${number} ist eingegangen`,
      `Ihre Bestellung ${number} ist unterwegs`,
      `Ihre Bestellung ${number} wurde bestätigt`,
      `Ihre Rücksendung zur Bestellung ${number}: eingetroffen`,
      `Ihre Rücksendung zur Bestellung ${number}: genehmigt, bitte absenden`,
      `Jörg Tischler bittet um Freigabe der Bestellung ${number}`,
      `Neue Bestellung ${number}: 127,09 € von Jörg Tischler`,
      `Rechnung INV-000001 zur Bestellung ${number}`,
      `Rechnungskorrektur CN-000001 zur Bestellung ${number}`,
    ])
  })
})
