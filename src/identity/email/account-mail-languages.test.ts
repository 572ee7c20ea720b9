/** Mails about an account are in the language of its person, not in that of the request. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { auth, exchange, idTokenOf, signUp } from '../../../tests/identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../../../tests/identity/listening-shop.ts'

let site: ListeningShop
vi.setConfig({ testTimeout: 60_000 })
beforeAll(async () => {
  site = await listeningShop()
  const actor = await site.shop.person('Olga Amboss', 'admin')
  const { revision } = await site.shop.settings.read({ actor }, {})
  await site.shop.settings.save({ actor }, { revision, languages: 'de' })
})
afterAll(() => site.close())

/** Somebody who has chosen this language ('' none), asking from an English browser. */
async function person(language: string): Promise<string> {
  const { visitor, person: account } = await signUp(site)
  await exchange(site, account.email, await idTokenOf(visitor))
  await sql`update users set language = ${language} where email = ${account.email}`.execute(
    site.shop.database.handle,
  )
  return account.email
}
const askForReset = async (email: string, language: string) => {
  await fetch(`${site.origin}${auth}/request-password-reset`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      origin: site.origin,
    },
    body: JSON.stringify({ email }),
  })
  return site.mailTo(email)
}

it('a German gets the link in German from an English browser, and the other way round', async () => {
  expect(await askForReset(await person('de'), 'en')).toMatch(/Passwort/)
  const english = await askForReset(await person('en'), 'de')
  expect(english).toMatch(/password/)
  expect(english).not.toMatch(/Passwort/)
})

it('who has chosen none gets that of their company, else that of the shop', async () => {
  const email = await person('')
  expect(await askForReset(email, 'de')).not.toMatch(/Passwort/)
  const { handle } = site.shop.database
  const found = await sql<{ id: string }>`
    select id from users where email = ${email}`.execute(handle)
  const [row] = found.rows
  if (!row) throw new Error(`${email} is no user`)
  const { id } = await site.shop.companies.request(
    { actor: { ...row, email, name: 'Jana Baumann', role: 'customer' } },
    { name: 'Baumann KG', address: 'Am Markt 1, 20095 Hamburg', vatId: '', taxNumber: '' },
  )
  await sql`update companies set language = 'de' where id = ${id}`.execute(handle)
  expect(await askForReset(email, 'en')).toMatch(/Passwort/)
})
