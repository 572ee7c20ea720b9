/** Mails with links: others who ask do not stop the owner, and do not fill the mailbox. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auth, resetTokenOf, signUp } from '../../../tests/identity/embedded-accounts.ts'
import { listeningShop, type ListeningShop } from '../../../tests/identity/listening-shop.ts'

let site: ListeningShop
beforeAll(async () => {
  site = await listeningShop({ TRUST_PROXY: '1', LIMIT_RESET: '3/3600' })
})
afterAll(() => site.close())

let host = 0
const somebody = () => site.visitor({ 'x-forwarded-for': `10.8.${(host += 1)}.1` })
const ask = (path: string, email: string, visitor = somebody()) =>
  visitor.post(`${auth}/${path}`, { email })

it('an asker is limited, the owner elsewhere is not; all answers are alike', async () => {
  const { person } = await signUp(site)
  const stranger = somebody()
  const statuses: number[] = []
  for (let asks = 0; asks < 4; asks += 1)
    statuses.push((await ask('request-password-reset', person.email, stranger)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await ask('request-password-reset', person.email)).toMatchObject({
    status: 200,
    json: { status: true },
  })
})

it('links to confirm the address have a budget of their own', async () => {
  const { person } = await signUp(site)
  const visitor = somebody()
  for (let asks = 0; asks < 3; asks += 1)
    await ask('send-verification-email', person.email, visitor)
  expect((await ask('send-verification-email', person.email, visitor)).status).toBe(429)
  expect((await ask('request-password-reset', person.email, visitor)).status).toBe(200)
})

it('many who ask for one account cause few mails, and the newest link works', async () => {
  const { person } = await signUp(site)
  const before = await site.mails()
  const answers: string[] = []
  for (let asks = 0; asks < 8; asks += 1) {
    const { status, text } = await ask('request-password-reset', person.email)
    answers.push(`${status} ${text}`)
  }
  expect(new Set(answers).size).toBe(1)
  expect((await site.mails()) - before).toBe(3)
  const token = await resetTokenOf(site, person.email)
  const newPassword = 'anvil-and-tongs-9'
  expect(await somebody().post(`${auth}/reset-password`, { token, newPassword })).toMatchObject({
    status: 200,
  })
  // It is used up, so the next one who asks gets a mail.
  await ask('request-password-reset', person.email)
  expect(await resetTokenOf(site, person.email)).not.toBe(token)
})

it('asking at the same moment mails no link that is dead already', async () => {
  const { person } = await signUp(site)
  const before = await site.mails()
  await Promise.all(Array.from({ length: 12 }, () => ask('request-password-reset', person.email)))
  const mails = (await site.mails()) - before
  expect([1, 2, 3]).toContain(mails)
  const token = await resetTokenOf(site, person.email)
  expect(
    await somebody().post(`${auth}/reset-password`, { token, newPassword: 'anvil-and-tongs-9' }),
  ).toMatchObject({ status: 200 })
})
