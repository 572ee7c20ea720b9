/** What a stranger left in an account whose address they never confirmed, once its owner comes. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import {
  auth,
  exchange,
  idTokenOf,
  resetTokenOf,
  signUp,
} from '../../../tests/identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../../../tests/identity/listening-shop.ts'

let site: ListeningShop
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
beforeAll(async () => {
  site = await listeningShop()
})
afterAll(() => site.close())

const newPassword = 'anvil-and-tongs-9'

/** Somebody who signed up with an address of another's, and used the account. */
async function usedByStranger() {
  const { shop } = site
  const { visitor, person } = await signUp(site)
  const { token } = await exchange(site, person.email, await idTokenOf(visitor))
  const actor = await shop.accounts.findActor(token)
  if (!actor) throw new Error('the stranger is not signed in')
  const { id: toolId } = await shop.tool()
  await shop.accounts.saveAddress({ actor }, { address: '1 Thief Row', phone: '+1 555 0100' })
  await shop.cart.change({ actor }, { how: 'set', lines: [{ toolId, quantity: 7 }] })
  await shop.savedLists.create(
    { actor },
    { name: 'Monthly', shared: false, lines: [{ toolId, quantity: 3 }] },
  )
  const company = await shop.companies.request(
    { actor },
    { name: 'Thief & Co', address: '1 Thief Row', vatId: '', taxNumber: '' },
  )
  return { email: person.email, company: company.id, mailbox: await site.mailTo(person.email) }
}

/** All that the account holds for anybody who signs in. */
async function holdingsOf(email: string) {
  const { accounts, cart, companies, savedLists } = site.shop
  const browser = site.visitor()
  await browser.post(`${auth}/sign-in/email`, { email, password: newPassword })
  const { token } = await exchange(site, email, await idTokenOf(browser))
  const actor = await accounts.findActor(token)
  if (!actor) throw new Error('the owner is not signed in')
  return {
    name: actor.name,
    addresses: await accounts.listAddresses({ actor }, {}),
    cart: (await cart.read({ actor }, {})).lines,
    companies: await companies.memberships({ actor }, {}),
    lists: await savedLists.list({ actor }, {}),
  }
}

const nothing = { name: 'Customer', addresses: [], cart: [], companies: [], lists: [] }

describe('an account that is taken over', () => {
  it('content left by a stranger is deleted when the owner of the mailbox confirms the address', async () => {
    const { email, mailbox } = await usedByStranger()
    const link = /login\?verify=([\w-]+)/.exec(mailbox)?.[1] ?? ''
    const owner = site.visitor()
    const { json } = await owner.get(`${auth}/verify-email?token=${link}`)
    await owner.post(`${auth}/reset-password`, { token: json['resetToken'], newPassword })
    expect(await holdingsOf(email)).toEqual(nothing)
  })

  it('content left by a stranger is deleted when the owner of the mailbox resets the password, and the open company request is closed', async () => {
    const { email, company } = await usedByStranger()
    await site.visitor().post(`${auth}/request-password-reset`, { email })
    const token = await resetTokenOf(site, email)
    await site.visitor().post(`${auth}/reset-password`, { token, newPassword })
    expect(await holdingsOf(email)).toEqual(nothing)
    const admin: Actor = await site.shop.person('The Desk', 'admin')
    expect(await site.shop.companies.read({ actor: admin }, { id: company })).toMatchObject({
      state: 'closed',
    })
  })
})

it('leaves an account without a name, whose owner writes one into the profile', async () => {
  const { email } = await usedByStranger()
  await site.visitor().post(`${auth}/request-password-reset`, { email })
  const token = await resetTokenOf(site, email)
  await site.visitor().post(`${auth}/reset-password`, { token, newPassword })
  const browser = site.visitor()
  await browser.post(`${auth}/sign-in/email`, { email, password: newPassword })
  const signedIn = await exchange(site, email, await idTokenOf(browser))
  const save = async (body: object) => {
    const answer = await fetch(`${site.origin}/api/users/${email}/profile`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${signedIn.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(200)
  }
  const profile = { education: '', location: 'Austin', phone: '', linkedin: '' }
  const nameOf = async () => (await site.shop.accounts.findActor(signedIn.token))?.name
  await save(profile)
  expect(await nameOf(), 'who writes none keeps what they are called').toBe('Customer')
  await save({ ...profile, displayName: 'Olga Owner' })
  expect(await nameOf()).toBe('Olga Owner')
  await save({ ...profile, displayName: '' })
  expect(await nameOf()).toBe('Olga Owner')
})

it('content of an account stays when the person who signed up confirms the address, or resets the password later', async () => {
  const { visitor, person } = await signUp(site)
  const { token } = await exchange(site, person.email, await idTokenOf(visitor))
  const actor = await site.shop.accounts.findActor(token)
  if (!actor) throw new Error('nobody is signed in')
  await site.shop.accounts.saveAddress({ actor }, { address: '1 Own Row', phone: '+1 555 0100' })
  const link = /login\?verify=([\w-]+)/.exec(await site.mailTo(person.email))?.[1] ?? ''
  await visitor.get(`${auth}/verify-email?token=${link}`)
  await visitor.post(`${auth}/request-password-reset`, { email: person.email })
  const reset = await resetTokenOf(site, person.email)
  await visitor.post(`${auth}/reset-password`, { token: reset, newPassword })
  expect(await holdingsOf(person.email)).toMatchObject({
    name: person.name,
    addresses: [{ address: '1 Own Row' }],
  })
})
