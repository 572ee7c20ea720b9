/** The words of mails about accounts, as the shopkeeper writes them. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { safeDecode } from 'zod/mini'
import {
  auth,
  exchange,
  goodPassword,
  idTokenOf,
  newAccount,
  signUp,
} from '../../../tests/identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../../../tests/identity/listening-shop.ts'
import { SettingsChange } from '../../settings/contract.ts'

let site: ListeningShop
let owner: { readonly email: string; readonly token: string }
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
beforeAll(async () => {
  site = await listeningShop()
  const { visitor, person } = await signUp(site, { ...newAccount(), name: 'Olga Owner' })
  const { token } = await exchange(site, person.email, await idTokenOf(visitor))
  await site.shop.accounts.grantAdminRole(person.email)
  owner = { email: person.email, token }
})
afterAll(() => site.close())

async function call(route: string, body: object = {}) {
  const [method = '', path] = route.split(' ')
  const response = await fetch(`${site.origin}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: Object(await response.json()) }
}
async function save(words: object) {
  const { body } = await call('GET /settings')
  expect(await call('PUT /settings', { ...words, revision: body.revision })).toMatchObject({
    status: 200,
  })
}
async function newestMail(email: string) {
  const { rows } = await sql<{ subject: string; body: string }>`
    select subject, body from mail_outbox where recipient = ${email}
    order by created_at desc, id desc limit 1`.execute(site.shop.database.handle)
  return rows[0]
}
const link = (path: string) => new RegExp(`^${site.origin}${path}[\\w-]+$`, 'm')

describe('until they are written again', () => {
  test('a mail to confirm an address is the one of the program', async () => {
    const { person } = await signUp(site)
    const mail = await newestMail(person.email)
    expect(mail?.subject).toBe('Confirm your e-mail address for Ironmonger')
    expect(mail?.body.replace(link('/login\\?verify='), 'LINK')).toBe(`Hello,

An account at Ironmonger was opened with this address. If that was you, confirm the address here:

LINK

The link can be used once and expires in 24 hours. Until you confirm the address, you will not receive
e-mails about your orders and cannot sign in with Google. If you are not logged in when you open the
link, you will be asked to choose a new password. If you did not request
this, ignore this e-mail.

Ironmonger · hand tools in bulk
`)
  })

  test('an invitation says who invites, to which shop and where it is', async () => {
    await call('POST /staff-invitations', { email: 'first@example.net', permissions: ['read'] })
    const mail = await newestMail('first@example.net')
    expect(mail?.subject).toBe('You are invited to work at Ironmonger')
    const host = site.origin.replace('http://', '')
    expect(mail?.body).toContain(`Olga Owner invites you to work at Ironmonger, ${host}.

Sign up or log in with this e-mail address, and confirm it:

${site.origin}/signup

The invitation is valid for 14 days.`)
  })
})

describe('words of one’s own', () => {
  test('stand before the link and what must be said, which stay', async () => {
    await save({
      resetSubject: 'Neues Passwort für {shop}',
      resetOpening: 'Grüß Gott,\n\nhier wählen Sie ein neues Passwort:',
    })
    const name = 'Pay at https://evil.example'
    const { visitor, person } = await signUp(site, { ...newAccount(), name })
    await visitor.post(`${auth}/request-password-reset`, { email: person.email })
    await expect
      .poll(async () => (await newestMail(person.email))?.subject)
      .toBe('Neues Passwort für Ironmonger')
    const { body = '' } = (await newestMail(person.email)) ?? {}
    expect(body.replace(link('/reset-password\\?token='), 'LINK')).toBe(`Grüß Gott,

hier wählen Sie ein neues Passwort:

LINK

The link is valid for 30 minutes and can be used once. If you did not request this, ignore this e-mail:
your password will not change.

Ironmonger · hand tools in bulk
`)
    expect(body).not.toContain('evil')
  })

  test('stand in the mails about a changed password and an invitation, with its fields', async () => {
    await save({
      passwordChangedSubject: '{shop}: new password',
      passwordChangedOpening: 'The password for {shop} is another one now.',
      invitationSubject: '{from} needs you at {shop}',
      invitationOpening: 'Come to {address}.',
    })
    const { visitor, person } = await signUp(site)
    const { token } = await exchange(site, person.email, await idTokenOf(visitor))
    const changed = await fetch(`${site.origin}/api/password`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ current_password: goodPassword, new_password: 'rasp-and-vise-99' }),
    })
    expect(changed.status).toBe(200)
    expect(await newestMail(person.email)).toEqual({
      subject: 'Ironmonger: new password',
      body: `The password for Ironmonger is another one now.

If this wasn't you, choose a new password on the login page (“Forget Password?”) and contact the shop.

Ironmonger · hand tools in bulk
`,
    })
    await call('POST /staff-invitations', { email: 'next@example.net', permissions: ['read'] })
    expect(await newestMail('next@example.net')).toMatchObject({
      subject: 'Olga Owner needs you at Ironmonger',
      body: expect.stringContaining(`Come to ${site.origin.replace('http://', '')}.\n\nSign up`),
    })
  })

  test('are sent to who writes them, for every kind', async () => {
    for (const [kind, subject] of [
      ['confirmation', 'Confirm your e-mail address for Ironmonger'],
      ['reset', 'Neues Passwort für Ironmonger'],
      ['invitation', 'Olga Owner needs you at Ironmonger'],
      ['passwordChanged', 'Ironmonger: new password'],
      ['newSignIn', 'A new device logged in to your account'],
      ['emailChanged', 'The e-mail address of your account was changed'],
    ] as const) {
      expect(await call(`POST /account-mails/${kind}/sample`)).toMatchObject({ status: 200 })
      expect(await newestMail(owner.email)).toMatchObject({ subject })
    }
    expect(await call('POST /account-mails/welcome/sample')).toMatchObject({ status: 422 })
  })

  test('are shown and sent in the language that is chosen, with what the program adds to them', async () => {
    const words = new URLSearchParams({ subject: 'Passwort bei {shop}', opening: 'Guten Tag,' })
    expect(await call(`GET /account-mails/reset/preview?language=de&${words}`)).toMatchObject({
      status: 200,
      body: {
        subject: 'Passwort bei Ironmonger',
        text: expect.stringMatching(/^Guten Tag,\n\nhttp.*\n\nDer Link ist 30 Minuten gültig/),
      },
    })
    await call('POST /account-mails/newSignIn/sample', { language: 'de' })
    expect((await newestMail(owner.email))?.body).toContain('Wenn Sie das nicht waren')
  })
})

test('a name cannot stand in them, since strangers choose it', () => {
  const issuesOf = (words: object) =>
    safeDecode(SettingsChange, { revision: 0, ...words }).error?.issues
  expect(issuesOf({ confirmationOpening: 'Dear {name}' })).toMatchObject([
    {
      path: ['confirmationOpening'],
      message: "There is no field '{name}'. The only available field is {shop}.",
    },
  ])
  expect(issuesOf({ invitationSubject: 'For {email}' })).toMatchObject([
    {
      message:
        "There is no field '{email}'. The available fields are {shop}, {address} and {from}.",
    },
  ])
  for (const words of ['', 'x'.repeat(121), 'two\nlines'])
    expect(issuesOf({ resetSubject: words })).toHaveLength(1)
  expect(issuesOf({ resetOpening: 'x'.repeat(1001) })).toHaveLength(1)
})
