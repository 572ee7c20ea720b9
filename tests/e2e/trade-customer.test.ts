/**
 * A trade customer from the first visit on: a company asks for an account and is approved, its owner
 * invites two colleagues by mail, who buy at its own prices over a limit, approve, ask for a quote and
 * accept it; and staff order for it on the telephone. In a shop of its own, whose mail goes to a
 * server; each test goes on where the one before has ended.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Visitor as Cookies } from '../identity/visitor.ts'
import { startSmtpServer, type TestSmtpServer } from '../mail/smtp-server.ts'
import { callApi, fetchToken, fieldOf } from './api-calls.ts'
import { addToCart, cartRow } from './cart-actions.ts'
import { defaultTool, type CreatedTool } from './catalogue-setup.ts'
import { startShop, type StartedShop } from './global-setup.ts'
import { defaultOrder, placeButton, writeAddressAsText } from './order-form-actions.ts'
import { expectPageQuality } from './page-checks.ts'
import { expectToast } from './toasts.ts'
import { demoAdmin, openBrowser, withBrowser, type SignedIn, type Visitor } from './visitor.ts'

type Person = { readonly name: string; readonly email: string; readonly password: string }
const person = (name: string): Person => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@staircases.example`,
  password: 'plough-and-harrow-7',
})
const company = 'Restoration of Historic Staircases Ltd'
const [owner, buyer, approver] = [person('Olive Owner'), person('Ben Buyer'), person('Ada Aye')]
const sku = 'STAIR-16'
let tool: CreatedTool

const staff = { name: 'Marta Ibarra', ...demoAdmin }

/** Quoted-printable: a line may end with '=', and '=' is '=3D'. */
/** Decodes the quoted-printable text of a mail. */
const textOf = ({ text }: { readonly text: string }): string =>
  decodeURIComponent(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('%', '%25')
      .replaceAll(/=([0-9A-F]{2})/g, '%$1'),
  )

let smtp: TestSmtpServer
let shop: StartedShop
beforeAll(async () => {
  smtp = await startSmtpServer()
  shop = await startShop({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'shop@ironmonger.example',
    DEMO: 'off',
    ADMIN_EMAIL: staff.email,
  })
  const cookies = new Cookies(shop.origin)
  await cookies.post('/api/auth/sign-up/email', staff)
  const { text } = await smtp.arrival((mail) => textOf(mail).includes('login?verify='))
  const [, link] = /verify=([\w-]+)/.exec(textOf({ text })) ?? []
  await cookies.get(`/api/auth/verify-email?token=${link}`)
  const { body } = await callApi('POST /additems', {
    ...(await asAdmin()),
    body: { ...defaultTool, name: 'Stair Hammer', sku, Stock: 480 },
  })
  const [id, slug] = [String(fieldOf(body, 'insertedId')), String(fieldOf(body, 'slug'))]
  tool = { id, slug, name: 'Stair Hammer' }
}, 180_000)
afterAll(async () => {
  await shop.stop()
  await smtp.close()
})

let token: Promise<string> | undefined
const asAdmin = async () => ({
  origin: shop.origin,
  token: await (token ??= fetchToken(demoAdmin, shop.origin)),
})
const signedIn = async ({ name, email, password }: Person): Promise<SignedIn> => ({
  name,
  email,
  token: await fetchToken({ email, password }, shop.origin),
})
const withPerson = async (
  who: Person,
  journey: (visitor: Visitor) => Promise<void>,
  scheme: 'light' | 'dark' = 'light',
): Promise<void> =>
  withBrowser({ signedInAs: await signedIn(who), origin: shop.origin, scheme }, journey)

/** Waits for a mail that holds these words. @returns its text */
async function mailTo({ email }: Person, words: string): Promise<string> {
  const find = (): string | undefined =>
    smtp.received
      .filter(({ to }) => to === email)
      .map(textOf)
      .find((text) => text.includes(words))
  await expect.poll(find, { message: `a mail to ${email}: ${words}` }).toBeDefined()
  return find() ?? ''
}
const linkIn = (mail: string, path: RegExp): string => path.exec(mail)?.[0] ?? ''

async function signUpHere({ page }: Visitor, { name, email, password }: Person): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  for (const field of ['Password', 'Confirm Password'])
    await page.getByLabel(field, { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
}

/** Confirms an address by the link of the mail. */
async function confirmAddress({ go, page }: Visitor, who: Person): Promise<void> {
  await go(linkIn(await mailTo(who, 'login?verify='), /\/login\?verify=[\w-]+/))
  await page.getByRole('button', { name: 'Confirm e-mail address' }).click()
  await expectToast(page, 'Your e-mail address is confirmed')
}

/** The stock level of the tool. */
const stockOf = async (): Promise<unknown> =>
  fieldOf((await callApi(`GET /tools/${tool.id}`, { origin: shop.origin })).body, 'Stock')

/** Chooses that the visitor buys for the company, unless that is so already. */
async function buyForCompany({ go, page }: Visitor): Promise<void> {
  await go('/dashboard/company')
  await page.getByLabel('Buying for').selectOption({ label: company })
  await expectToast(page, `You are now buying for ${company}`)
}

test('a company asks for an account after its owner’s sign-up, and staff approve it', async () => {
  const visitor = await openBrowser({ origin: shop.origin })
  const { go, page } = visitor
  await go('/signup')
  await signUpHere(visitor, owner)
  await page.waitForURL((url) => url.pathname === '/')
  await confirmAddress(visitor, owner)
  await go('/dashboard/company')
  await page.getByLabel('Company name').fill(company)
  await page.getByRole('button', { name: 'Request a trade account' }).click()
  await page.getByText('We are checking your request').waitFor()
  await expectPageQuality(visitor)

  await withPerson(staff, async (desk) => {
    const mail = await mailTo(staff, `has requested a trade account for ${company}`)
    await desk.go(linkIn(mail, /\/dashboard\/companies\/[\w-]+/))
    await desk.page.getByRole('button', { name: 'Approve' }).click()
    await expectToast(desk.page, `${company}: Approved`)
    await expectPageQuality(desk)
  })
  await go(
    linkIn(await mailTo(owner, `${company}’s trade account is open`), /\/dashboard\/company/),
  )
  await page.getByText('You are an owner.').waitFor()
  await visitor.close()
})

test('its owner invites a buyer and an approver by mail; each link works once, and confirms the address', async () => {
  await withPerson(owner, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/company')
    for (const [{ email }, role] of [
      [buyer, 'Buyer'],
      [approver, 'Approver'],
    ] as const) {
      await page.getByRole('button', { name: 'Invite somebody' }).click()
      await page.getByLabel('E-mail', { exact: true }).fill(email)
      await page.getByLabel('Role', { exact: true }).selectOption({ label: role })
      await page.getByRole('button', { name: 'Send the invitation' }).click()
      await expectToast(page, `${email} has been invited`)
    }
    await expectPageQuality(visitor)
  })
  for (const invited of [buyer, approver]) {
    const link = linkIn(await mailTo(invited, '/invitation?token='), /\/invitation\?token=[\w-]+/)
    const visitor = await openBrowser({ origin: shop.origin })
    const { go, page } = visitor
    await go(link)
    await page.getByRole('heading', { name: `Buy for ${company}` }).waitFor()
    await page.getByRole('link', { name: 'Sign up', exact: true }).last().click()
    await signUpHere(visitor, invited)
    await page.getByRole('button', { name: `Join ${company}` }).click()
    await expectToast(page, `You can now buy for ${company}`)
    visitor.expectConsoleMessage(/status of 409 .* \/api\/company-invitations\/reading/)
    await go(link)
    await page.getByRole('heading', { name: 'This invitation has already been accepted' }).waitFor()
    await visitor.close()
  }
})

test('a buyer pays the company’s prices; over the limit the order waits, and a colleague approves it', async () => {
  await givePrices()
  await withPerson(owner, async ({ go, page }) => {
    await go('/dashboard/company')
    await page.getByRole('button', { name: `Role and limits of ${buyer.email}` }).click()
    await page.getByLabel('Per order').fill('100')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast(page, `Role and limits of ${buyer.email} saved`)
  })
  const before = Number(await stockOf())
  await withPerson(buyer, async (visitor) => {
    const { go, page } = visitor
    await buyForCompany(visitor)
    await addToCart(visitor, tool, '48')
    await go('/cart')
    await cartRow(page, tool).getByText('$426.24').waitFor()
    await writeAddressAsText(page)
    await page.getByLabel('Phone', { exact: true }).fill(defaultOrder.phone)
    await placeButton(page).click()
    await page.getByText('This order is waiting for approval by your company.').waitFor()
    await page.getByText('$426.24').first().waitFor()
    await expectPageQuality(visitor)
  })
  expect(await stockOf()).toBe(before)
  // Only a confirmed address is written to: the invitation has confirmed it.
  const mail = await mailTo(approver, 'has ordered for')
  expect(mail).toContain('the limit without approval is $100.00')
  await withPerson(approver, async (visitor) => {
    await visitor.go(linkIn(mail, /\/dashboard\/approvals/))
    await visitor.page.getByText(buyer.name).first().waitFor()
    await expectPageQuality(visitor)
    await visitor.page.getByRole('button', { name: /^Approve order \d+$/ }).click()
    await visitor.page.getByText('No orders to approve').waitFor()
  })
  expect(await stockOf()).toBe(before - 48)
})

/** Staff give the company a price list. */
async function givePrices(): Promise<void> {
  const admin = await asAdmin()
  const { body } = await callApi('POST /price-lists', {
    ...admin,
    body: { name: 'Staircases', base: null },
  })
  const row = { target: 'tool', name: sku, price: '$9.99' }
  const priceBreaks = [{ min_quantity: 48, price: '$8.88' }]
  const added = await callApi(`POST /price-lists/${String(fieldOf(body, '_id'))}/rows`, {
    ...admin,
    body: { ...row, price_breaks: priceBreaks },
  })
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  await withPerson(staff, async ({ go, page }) => {
    await go(`/dashboard/companies?q=${encodeURIComponent(company)}`)
    await page.getByRole('link', { name: company }).click()
    await page.getByRole('link', { name: 'Record', exact: true }).click()
    await page.getByLabel('Price list').selectOption({ label: 'Staircases' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expectToast(page, 'Company saved')
  })
}

test('the buyer asks for a quote, staff answer, and the offer is accepted at its price', async () => {
  const before = Number(await stockOf())
  await withPerson(buyer, async (visitor) => {
    const { go, page } = visitor
    await buyForCompany(visitor)
    await addToCart(visitor, tool, '12')
    await go('/cart')
    await page.getByRole('link', { name: 'Ask for a price' }).click()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('The shop has received your request').waitFor()
  })
  await withPerson(staff, async (visitor) => {
    const { go, page } = visitor
    const asked = await mailTo(staff, 'asks for your prices')
    await go(linkIn(asked, /\/dashboard\/quotes\/[\w-]+/))
    await page.getByLabel(`Price of ${tool.name}`).fill('7.50')
    await page.getByRole('button', { name: 'Send the offer' }).click()
    await expectToast(page, 'Version 1 was sent')
    await expectPageQuality(visitor)
  })
  const offered = await mailTo(buyer, 'Here is our offer: $90.00')
  expect(await stockOf()).toBe(before)
  await withPerson(
    buyer,
    async (visitor) => {
      const { go, page } = visitor
      await go(linkIn(offered, /\/dashboard\/quotes\/[\w-]+/))
      await page.getByRole('button', { name: 'Change the delivery address' }).waitFor()
      await expectPageQuality(visitor)
      await page.getByRole('button', { name: 'Accept for $90.00' }).click()
      await page.waitForURL(/\/dashboard\/orders\/\d+$/)
      await page.getByText('$90.00').first().waitFor()
    },
    'dark',
  )
  expect(await stockOf()).toBe(before - 12)
})

test('staff order for the company on the telephone, at its prices', async () => {
  const before = Number(await stockOf())
  await withPerson(staff, async (visitor) => {
    const { go, page } = visitor
    await go('/dashboard/telephone')
    await page.getByRole('searchbox', { name: 'Find the customer' }).fill(approver.email)
    await page.getByRole('link', { name: `Choose ${approver.name}, ${company}` }).click()
    await page.getByRole('heading', { name: `For ${approver.name} of ${company}` }).waitFor()
    await page.getByLabel('Lines').fill(`${sku} 24`)
    await page.getByRole('button', { name: 'Add the lines' }).click()
    await page.getByText('$239.76').first().waitFor()
    await writeAddressAsText(page)
    await page.getByLabel('Phone', { exact: true }).fill(defaultOrder.phone)
    await expectPageQuality(visitor)
    await page.getByRole('button', { name: 'Place the order' }).click()
    await page.getByText(`Placed by Marta Ibarra for ${approver.name}`).waitFor()
    await page.getByText('$239.76').first().waitFor()
  })
  expect(await stockOf()).toBe(before - 24)
})
