/**
 * A buyer's whole way from an empty profile: sign up, browse, order 24 of a tool, review it, see
 * the order.
 */
import { expect, test } from 'vitest'
import {
  fillOrder,
  phoneInput,
  placeButton,
  placedOrderNumber,
  quantityInput,
  defaultOrder,
} from './order-form-actions.ts'
import { createTool, stockOf, archiveTool } from './catalogue-setup.ts'
import { jsonLdOn, profileLine } from './page-checks.ts'
import { expectToast } from './toasts.ts'
import { signUp, withBrowser } from './visitor.ts'
import { callApi, findCall, fieldOf, storedToken, recordCalls, expectRows } from './api-calls.ts'

test('signs up, browses, orders 24 of a tool, reviews it and sees the order; each API call as specified', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const tool = await createTool()
    const calls = recordCalls(page)

    const { email, name } = await signUp(visitor, 'Rosa Lindqvist')
    const token = (await storedToken(page)) ?? ''
    expect(token.length).toBeGreaterThanOrEqual(40)
    const entering = findCall(calls, 'PUT', `/user/${email}`)
    expect(entering.payload).toEqual({ email })
    expect(entering.bearer, "the identity provider's proof").not.toBe(token)
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.getByText('Rosa', { exact: true }).waitFor()
    expect(await bar.getByRole('link').allInnerTexts()).toEqual([
      'Home',
      'Dashboard',
      'Purchase',
      'Blogs',
      'My Portfolio',
    ])

    await page.getByLabel('Search tools').fill(tool.name)
    await page.getByLabel('Search tools').press('Enter')
    await page.getByRole('link', { name: `place order: ${tool.name}` }).click()
    await page.waitForURL(`**/purchase/${tool.id}`)
    await page.getByRole('heading', { level: 1, name: tool.name }).waitFor()
    expect(findCall(calls, 'GET', `/tools/${tool.id}`).bearer).toBe(token)
    expect(findCall(calls, 'GET', `/users/${email}`).bearer).toBe(token)
    expect(await jsonLdOn(page)).toEqual({
      Name: name,
      Email: email,
      'Available quantity': '240',
      'Minimum order': '12, in packs of 12',
    })
    expect(await quantityInput(page).getAttribute('placeholder')).toBe('12 or more')
    expect(await page.locator('main').innerText()).toContain('Made for a journey.')

    await fillOrder(page)
    await placeButton(page).click()
    const number = await placedOrderNumber(page)
    await expectToast(page, 'Order is successful')
    const order = findCall(calls, 'POST', '/addorder')
    expect(order.payload).toMatchObject({
      email,
      name,
      phoneNum: defaultOrder.phone,
      OrderQuentuty: 24,
      address: defaultOrder.address,
      toolId: tool.id,
    })
    expect(order.bearer).toBe(token)
    expect(order.key).toMatch(/^[\w-]{8,64}$/)
    expect(new URL(page.url()).pathname).toBe(`/dashboard/orders/${number}`)
    await page.getByRole('heading', { name: 'Next steps' }).waitFor()
    for (const part of [tool.name, '24', '$12.50', '$300.00'])
      expect(await page.locator('.order-sheet').innerText()).toContain(part)
    expect(await jsonLdOn(page)).toMatchObject({
      Address: defaultOrder.address,
      Phone: defaultOrder.phone,
    })
    expect(await stockOf(tool)).toBe(216)

    await go(`/tools/${tool.slug}`)
    await page.getByText('216 pieces; up to').waitFor()
    await page.getByText('No ratings yet').first().waitFor()
    await page.getByRole('link', { name: 'Add a review' }).click()
    await page.waitForURL(`**/dashboard/addreview?tool=${tool.id}`)
    expect(await jsonLdOn(page)).toMatchObject({
      Name: name,
      Email: expect.stringContaining(email),
    })
    await page.getByRole('radio', { name: /^4 stars/ }).check({ force: true })
    await page
      .getByLabel('Review', { exact: true })
      .fill('Twenty-four of them, a week on site, none came back.')
    await page.getByRole('button', { name: 'Add review' }).click()
    await expectToast(page, 'Review added')
    const review = findCall(calls, 'POST', '/addreview')
    expect(review.payload).toMatchObject({
      name,
      email,
      review: 'Twenty-four of them, a week on site, none came back.',
      toolId: tool.id,
      rating: 4,
    })
    expect(review.bearer).toBe(token)

    await page.getByRole('link', { name: 'View your review' }).click()
    await page.waitForURL(`**/tools/${tool.slug}#reviews`)
    await page.locator('.opinions .score').getByText('4.0').waitFor()
    const shown = await page.locator('.opinions .review').innerText()
    for (const part of ['Rosa Lindqvist', 'none came back', 'Verified buyer', 'r•••@example.com'])
      expect(shown).toContain(part)
    await go('/')
    await page.locator('#reviews .review').first().getByText('none came back').waitFor()

    await bar.getByRole('link', { name: 'Dashboard' }).click()
    await expect
      .poll(() =>
        page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link').allInnerTexts(),
      )
      .toEqual([
        'My Orders',
        'Lists',
        'Order by file',
        'Quotes',
        'Add A Review',
        'Open a trade account',
        'My Profile',
      ])
    await page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: 'My Orders' })
      .click()
    await page.waitForURL('**/dashboard/myorders')
    const row = page.getByRole('row').nth(1)
    await row.waitFor()
    expect(findCall(calls, 'GET', `/orders/${email}`).bearer).toBe(token)
    expect(await page.getByRole('row').count()).toBe(2)
    for (const part of [String(number), tool.name, '24', '$300.00', 'placed'])
      expect(await row.innerText()).toContain(part)
    await row.getByRole('link', { name: `Order again: ${tool.name}` }).click()
    await expect.poll(() => quantityInput(page).inputValue()).toBe('24')
    await archiveTool(tool)
  }))

test('saves a profile, whose phone number pre-fills the next order', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const { email, name } = await signUp(visitor)
    await go('/dashboard')
    await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor()
    expect(await profileLine(page)).toBe(`${name} · ${email}`)
    expect(await page.getByText('Wellcome Admin').count()).toBe(0)
    await page.getByLabel('Education').fill('Joiner, 1998')
    await page.getByLabel('Location').fill('Austin')
    await page.getByLabel('Phone Number').fill('12')
    await page.getByLabel('LinkedIn profile link').fill('linkedin.com/in/jane')
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByText('Enter a phone number with at least 5 digits.').waitFor()
    await page.getByText('Enter a web address that begins with https://.').waitFor()
    await page.getByLabel('Phone Number').fill('+1 512 555 0101')
    await page.getByLabel('LinkedIn profile link').fill('https://www.linkedin.com/in/jane')
    await page.getByRole('button', { name: 'Update' }).click()
    await expectToast(page, 'Your profile is saved')
    await page.reload()
    await expect.poll(() => page.getByLabel('Education').inputValue()).toBe('Joiner, 1998')
    const [tool] = expectRows(await callApi('GET /tools?in_stock=true&limit=1'))
    await go(`/Purchase/${String(fieldOf(tool, '_id'))}`)
    await expect.poll(() => phoneInput(page).inputValue()).toBe('+1 512 555 0101')
  }))

test('Sign Out removes the token from the browser and revokes it on the server', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const { email } = await signUp(visitor)
    const token = (await storedToken(page)) ?? ''
    expect((await callApi(`GET /users/${encodeURIComponent(email)}`, { token })).status).toBe(200)
    await go('/dashboard')
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expectToast(page, 'You are signed out')
    expect(
      await page.evaluate(() => [localStorage.getItem('accessToker'), Object.keys(localStorage)]),
    ).toEqual([null, []])
    expect((await callApi(`GET /users/${encodeURIComponent(email)}`, { token })).status).toBe(401)
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.getByRole('link', { name: 'Log In' }).click()
    await page.getByRole('button', { name: 'Login' }).waitFor()
    expect(new URL(page.url()).pathname, 'the provider signed out as well').toBe('/login')
  }))

test('a review of the shop as a whole needs no tool; an empty text is refused beside its field', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    await signUp(visitor, 'Olof Berg')
    await go('/dashboard/addreview')
    await page.getByRole('button', { name: 'Add review' }).click()
    await page.getByText('Fill this in.').waitFor()
    await page
      .getByLabel('Review', { exact: true })
      .fill('A counter where people know what they sell.')
    expect(await page.getByText('Fill this in.').count(), 'checked again on change').toBe(0)
    await page.getByRole('button', { name: 'Add review' }).click()
    await expectToast(page, 'Review added')
    await page.getByRole('link', { name: 'View the home page' }).click()
    const newest = page.locator('#reviews .review').first()
    await newest.getByText('A counter where people know').waitFor()
    expect(await newest.innerText()).toContain('Olof Berg · o•••@example.com')
  }))
