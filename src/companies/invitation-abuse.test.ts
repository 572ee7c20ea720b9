/** What owners of a company could do with invitations, and cannot. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { tooManyRequests } from '../../packages/contract/standard-problems.ts'
import { openOrderShop, rejection } from '../../tests/order-shop.ts'

type Shop = Awaited<ReturnType<typeof openOrderShop>>
let shop: Shop
let now = new Date('2026-11-22T09:00:00Z')
beforeAll(async () => {
  // Mails are queued, and never sent: nothing is started.
  const smtp = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'shop@example.com' }
  shop = await openOrderShop(smtp, () => now)
})
afterAll(() => shop.close())

let companies = 0
async function openCompany(name = `Open Joinery ${(companies += 1)}`) {
  const owner = await shop.person(`Owner ${(companies += 1)}`)
  const request = { name, address: '', vatId: '', taxNumber: '' }
  const { id, number } = await shop.companies.request({ actor: owner }, request)
  await shop.companies.move({ actor: shop.admin }, { id, state: 'approved' })
  return { id, number, owner }
}

/** The mails to somebody, subject and text, the newest first. */
async function mailsTo(email: string): Promise<readonly string[]> {
  const { rows } = await sql<{ mail: string }>`
    select subject || body as mail from mail_outbox
    where recipient = ${email} order by created_at desc, id desc`.execute(shop.database.handle)
  return rows.map(({ mail }) => mail)
}
const linkTo = async (email: string): Promise<string> =>
  /invitation\?token=([\w-]+)/.exec((await mailsTo(email))[0] ?? '')?.[1] ?? ''
const accept = (actor: Actor, token: string) =>
  shop.companies.acceptInvitation({ actor }, { token })
const problemOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await rejection(work)
  return isProblem(error) ? error.body.type : String(error)
}

test('an invitation ends when the owner who mailed it may invite no longer, and not when staff mailed it', async () => {
  const { id, owner } = await openCompany()
  const second = await shop.person('Second Owner')
  const asStaff = { actor: shop.admin }
  await shop.companies.setMember(asStaff, { id, email: second.email, role: 'owner' })
  const invite = async (actor: Actor, name: string) => {
    const invited = await shop.person(name)
    await shop.companies.invite({ actor }, { id, email: invited.email, role: 'owner' })
    return { invited, token: await linkTo(invited.email) }
  }
  const byRemoved = await invite(owner, 'Back Door')
  const byDemoted = await invite(second, 'Side Door')
  const byStaff = await invite(shop.admin, 'Front Door')
  await shop.companies.removeMember(asStaff, { id, userId: owner.id })
  await shop.companies.setMember(asStaff, { id, email: second.email, role: 'buyer' })
  for (const { invited, token } of [byRemoved, byDemoted])
    expect(await problemOf(accept(invited, token))).toBe('invitation-withdrawn')
  expect((await accept(byStaff.invited, byStaff.token)).id).toBe(id)
})

test('an invitation of an owner whose account is deleted ends, too', async () => {
  const { id, owner } = await openCompany()
  const invited = await shop.person('Late Guest')
  await shop.companies.invite({ actor: owner }, { id, email: invited.email, role: 'buyer' })
  const token = await linkTo(invited.email)
  await shop.accounts.remove({ actor: shop.admin }, { id: owner.id })
  expect(await problemOf(accept(invited, token))).toBe('invitation-withdrawn')
})

test('the mail of an invitation has no name that shows as a link', async () => {
  const { id, number, owner } = await openCompany('Win 1000 at evil.example')
  const email = 'never.heard.of.you@example.com'
  await shop.companies.invite({ actor: owner }, { id, email, role: 'buyer' })
  const [mail] = await mailsTo(email)
  expect(mail).toContain(`no. ${number}`)
  expect(mail).not.toContain('evil')
})

test('an owner fills no mailbox: three mails an hour to one address, also after taking back; staff may', async () => {
  const { id, owner } = await openCompany()
  const email = 'not.interested@example.com'
  const invite = (actor: Actor) => shop.companies.invite({ actor }, { id, email, role: 'buyer' })
  for (let mail = 1; mail <= 3; mail += 1) {
    const { id: invitationId } = await invite(owner)
    await shop.companies.withdrawInvitation({ actor: owner }, { id, invitationId })
  }
  now = new Date('2026-11-22T09:20:00Z')
  const error = await rejection(invite(owner))
  expect(isProblem(error, tooManyRequests) && error.retryAfter).toBe(2400)
  expect(await mailsTo(email)).toHaveLength(3)
  await invite(shop.admin)
  now = new Date('2026-11-22T10:00:00Z')
  await invite(owner)
  expect(await mailsTo(email)).toHaveLength(5)
})
