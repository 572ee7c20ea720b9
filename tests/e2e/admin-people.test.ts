/**
 * An admin's users and orders: promote, delete, search; the tables refresh. Source:
 * specification, points 2, 4, 7 and 9.
 */
import { expect, test } from 'vitest'
import { fillOrder, placeButton, placedOrderNumber } from './order-form-actions.ts'
import { createTool, stockOf } from './catalogue-setup.ts'
import { answerDialog, confirmDeletion, deleteRow, filterTable } from './tables.ts'
import { signUpThroughApi } from './sign-in.ts'
import { expectToast } from './toasts.ts'
import { demoAdmin, signUp, openBrowser, withBrowser } from './visitor.ts'
import { callApi, expectRows, fieldOf, findCall, storedToken, recordCalls } from './api-calls.ts'

test("promotes a user after 'are you sure?': the API call as specified, a toast with the name, no button afterwards; the user is an admin at once, and after a demotion none", () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const someone = await openBrowser()
    const { email, name } = await signUp(someone, 'Petra Motte')
    await visitor.signIn(demoAdmin)
    const calls = recordCalls(page)
    await go('/dashboard/makeadmin')
    const row = await filterTable(page, email)
    expect(await row.innerText()).toMatch(/customer/)
    expect(await row.innerText()).toMatch(/[0-9a-f]{8}-[0-9a-f-]{27}/)
    await row.getByRole('button', { name: `Make admin: ${email}` }).click()
    await answerDialog(page, 'Cancel')
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
    await row.getByRole('button', { name: `Make admin: ${email}` }).click()
    await answerDialog(page, 'Make admin')
    await expectToast(page, `${name} is now an admin`)
    const promotion = findCall(calls, 'PUT', `/user/${email}`)
    expect([promotion.payload, promotion.bearer]).toEqual([
      { role: 'admin' },
      await storedToken(page),
    ])
    await row.getByRole('button', { name: `Make admin: ${email}` }).waitFor({ state: 'detached' })
    expect(await row.innerText()).toMatch(/admin/)
    expect(findCall(calls, 'GET', '/users').bearer).toBe(await storedToken(page))
    await someone.go('/dashboard')
    await someone.page.getByRole('heading', { level: 1, name: 'Wellcome Admin' }).waitFor()
    await someone.go('/dashboard/makeadmin')
    const own = await filterTable(someone.page, demoAdmin.email)
    expect(
      await own.getByRole('button', { name: /^Make admin/ }).count(),
      'an admin has no button to be promoted',
    ).toBe(0)

    await row.getByRole('button', { name: `Make customer: ${email}` }).click()
    await answerDialog(page, 'Make customer')
    await expectToast(page, `${name} is now a customer`)
    await row.getByRole('button', { name: `Make admin: ${email}` }).waitFor()
    const self = await filterTable(page, demoAdmin.email)
    expect(await self.getByRole('button', { name: /^Make/ }).count()).toBe(0)
    await someone.go('/dashboard')
    await someone.page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor()
    await someone.close()
  }))

test('deletes a user: signed out at once, gone from the table; admins cannot delete themselves', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const someone = await openBrowser()
    const { email } = await signUp(someone, 'Delia Teed')
    const token = (await storedToken(someone.page)) ?? ''
    await visitor.signIn(demoAdmin)
    const calls = recordCalls(page)
    await go('/dashboard/makeadmin')
    const row = await filterTable(page, email)
    const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(await row.innerText())?.[0] ?? ''
    await deleteRow(row, email)
    await page.getByRole('button', { name: 'Keep it' }).click()
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
    await deleteRow(row, email)
    await confirmDeletion(page)
    await expectToast(page, 'Item deleted')
    expect(findCall(calls, 'DELETE', `/users/${id}`)).toMatchObject({
      payload: undefined,
      bearer: await storedToken(page),
    })
    await row.waitFor({ state: 'detached' })
    expect((await callApi(`GET /users/${encodeURIComponent(email)}`, { token })).status).toBe(401)
    someone.expectConsoleMessage(/status of 401 /)
    await someone.go('/dashboard')
    await someone.page.waitForURL('**/login')
    await someone.close()

    visitor.expectConsoleMessage(/status of 409 .* \/api\/users\//)
    const own = await filterTable(page, demoAdmin.email)
    await deleteRow(own, demoAdmin.email)
    await confirmDeletion(page)
    await expectToast(page, 'Ask another admin to delete your account.')
    await own.waitFor()
  }))

test('deletes an order: its pieces return to stock, and the buyer no longer sees it', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    const tool = await createTool()
    const buyer = await openBrowser()
    const { email, name } = await signUp(buyer, 'Odo Derer')
    await buyer.go(`/purchase/${tool.id}`)
    await fillOrder(buyer.page, { quantity: '36' })
    await placeButton(buyer.page).click()
    const number = await placedOrderNumber(buyer.page)
    await buyer.go(`/tools/${tool.slug}`)
    await buyer.page.getByText('204 pieces; up to').waitFor()

    await visitor.signIn(demoAdmin)
    const calls = recordCalls(page)
    await go('/dashboard/manageorders')
    const row = await filterTable(page, email)
    for (const part of [String(number), name, tool.name, '36', '$450.00'])
      expect(await row.innerText()).toContain(part)
    expect(findCall(calls, 'GET', '/orders').bearer).toBe(await storedToken(page))
    await deleteRow(row, `order ${number}`)
    await confirmDeletion(page)
    await expectToast(page, 'Item deleted')
    const deletion = calls.find(({ method }) => method === 'DELETE')
    expect(deletion).toMatchObject({
      path: expect.stringMatching(/^\/orders\/[0-9a-f-]{36}$/),
      payload: undefined,
      bearer: await storedToken(page),
    })
    await row.waitFor({ state: 'detached' })
    expect(await stockOf(tool)).toBe(240)
    await buyer.page.reload()
    await buyer.page.getByText('240 pieces; up to').waitFor()
    await buyer.go('/dashboard/myorders')
    await buyer.page.getByText('You have not ordered anything yet').waitFor()
    await buyer.close()
  }))

test('lists every order of the shop on its pages, newest first, each with its own delete', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoAdmin)
    const token = (await storedToken(page)) ?? ''
    const [{ id }, buyer] = await Promise.all([
      createTool({ Stock: '1000' }),
      signUpThroughApi('Otto Orders'),
    ])
    // More than one page of 25, beside those of the demo shop.
    for (let count = 0; count < 26; count += 1) {
      const body = { toolId: id, OrderQuentuty: 24, phoneNum: '+1 555 0100', address: 'Dock 1' }
      expect(
        await callApi('POST /addorder', { token: buyer.token, key: crypto.randomUUID(), body }),
      ).toMatchObject({ status: 201 })
    }
    const orders = expectRows(await callApi('GET /orders?limit=1000', { token }))
    const numbers = orders.map((order) => Number(fieldOf(order, 'number')))
    await go('/dashboard/manageorders')
    const seen: number[] = []
    for (let first = 1; first <= numbers.length; first += 25) {
      const last = Math.min(first + 24, numbers.length)
      const rows = page.getByRole('main').locator('tbody tr')
      await rows
        .getByRole('button', { name: `More for order ${numbers[first - 1]}`, exact: true })
        .waitFor()
      const buttons = rows.getByRole('button', { name: /^More for order \d+$/ })
      const names = await buttons.evaluateAll((found) =>
        found.map((button) => button.ariaLabel ?? button.textContent),
      )
      expect(names).toHaveLength(await rows.count())
      await buttons.last().click()
      await rows
        .last()
        .getByRole('button', { name: `Delete order ${numbers[last - 1]}`, exact: true })
        .waitFor()
      await page.keyboard.press('Escape')
      seen.push(...names.map((name) => Number(/\d+$/.exec(name ?? '')?.[0])))
      if (last < numbers.length) await page.getByRole('link', { name: 'Next', exact: true }).click()
    }
    expect(seen).toEqual(numbers)
  }))

test('searches report when nothing matches, are kept in the address, and have pages', () =>
  withBrowser({}, async (visitor) => {
    const { go, page } = visitor
    await visitor.signIn(demoAdmin)
    for (const [path, box] of [
      ['/dashboard/makeadmin', 'Search users'],
      ['/dashboard/manageorders', 'Search orders'],
      ['/dashboard/manageproducts', 'Search these products'],
    ] as const) {
      await go(path)
      const search = page.getByRole('main').getByRole('searchbox', { name: box })
      await search.fill('zzz nothing like it')
      await search.press('Enter')
      await page.getByText('Nothing matches “zzz nothing like it”').waitFor()
      await page.waitForURL(
        (url) => url.pathname === path && url.searchParams.get('q') === 'zzz nothing like it',
      )
      await page.getByRole('link', { name: 'Show all' }).click()
      await page.getByRole('row').nth(1).waitFor()
    }
    const first = await page.getByRole('row').nth(1).innerText()
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await page.getByText('26–50').waitFor()
    expect(await page.getByRole('row').nth(1).innerText()).not.toBe(first)
    await page.getByRole('link', { name: 'Previous' }).click()
    await page.getByText('1–25').waitFor()
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('price-down')
    await page.waitForURL((url) => url.searchParams.get('sort') === 'price-down')
    await expect
      .poll(async () => {
        const prices = (await page.locator('td[data-label="Price"]').allInnerTexts()).map((text) =>
          Number(text.replaceAll(/[$,]/g, '')),
        )
        return prices.every((price, at) => at === 0 || price <= (prices[at - 1] ?? 0))
      })
      .toBe(true)
  }))
