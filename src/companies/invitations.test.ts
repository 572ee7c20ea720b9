/** Invitations to companies: who is invited, by which link, for how long, and files of customers. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forbidden, notFound } from '../../packages/contract/standard-problems.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { openOrderShop, rejection } from '../../tests/order-shop.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { ImportRow } from './invitations-contract.ts'

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
async function openCompany() {
  const name = `Invited Joinery ${(companies += 1)}`
  const owner = await shop.person(`${name} Owner`)
  const request = { name, address: '', vatId: '', taxNumber: '' }
  const { id } = await shop.companies.request({ actor: owner }, request)
  await shop.companies.move({ actor: shop.admin }, { id, state: 'approved' })
  return { id, name, owner }
}

/** The links that were mailed to somebody, the newest first. */
async function linksTo(email: string): Promise<readonly string[]> {
  const { rows } = await sql<{ token: string }>`
    select substring(body from 'token=([A-Za-z0-9_-]+)') as token from mail_outbox
    where recipient = ${email} and body like '%/invitation?token=%' order by created_at desc`.execute(
    shop.database.handle,
  )
  return rows.map(({ token }) => token)
}
const linkTo = async (email: string): Promise<string> => (await linksTo(email))[0] ?? ''
const accept = (actor: Actor, token: string) =>
  shop.companies.acceptInvitation({ actor }, { token })
const problemOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await rejection(work)
  return isProblem(error) ? error.body.type : String(error)
}

describe('an invitation', () => {
  test('makes the invited a member in the role, once, by the link that was mailed', async () => {
    const { id, name, owner } = await openCompany()
    const anna = await shop.person('Anna Invited')
    const invited = await shop.companies.invite(
      { actor: owner },
      { id, email: anna.email, role: 'approver' },
    )
    expect(invited).toMatchObject({ state: 'sent', expiresAt: '2026-12-22T09:00:00.000Z' })
    const token = await linkTo(anna.email)
    expect(await shop.companies.readInvitation({ actor: undefined }, { token })).toEqual({
      company: name,
      email: anna.email,
      role: 'approver',
      expiresAt: '2026-12-22T09:00:00.000Z',
    })
    expect(await accept(anna, token)).toMatchObject({ id, name, role: 'approver' })
    expect(await problemOf(accept(anna, token))).toBe('invitation-used')
    const { members } = await shop.companies.read({ actor: owner }, { id })
    expect(members.map(({ email }) => email)).toContain(anna.email)
    const [row] = await shop.companies.invitations({ actor: owner }, { id })
    expect(row).toMatchObject({ state: 'accepted', acceptedAt: '2026-11-22T09:00:00.000Z' })
  })

  test('is kept as a hash alone', async () => {
    const { id, owner } = await openCompany()
    await shop.companies.invite({ actor: owner }, { id, email: 'hash@example.com', role: 'buyer' })
    const token = await linkTo('hash@example.com')
    expect(token).toHaveLength(43)
    const { rows } = await sql<{ text: string }>`
      select company_invitations::text as text from company_invitations
      where email = 'hash@example.com'`.execute(shop.database.handle)
    expect(rows[0]?.text).not.toContain(token)
    expect(rows[0]?.text).not.toContain(Buffer.from(token).toString('hex'))
  })

  test('is refused to somebody else, who stays no member', async () => {
    const { id, owner } = await openCompany()
    const [ben, eve] = [await shop.person('Ben Bound'), await shop.person('Eve Elsewhere')]
    await shop.companies.invite({ actor: owner }, { id, email: ben.email, role: 'owner' })
    const token = await linkTo(ben.email)
    expect(await problemOf(accept(eve, token))).toBe('invitation-of-another')
    expect(await shop.companies.memberships({ actor: eve }, {})).toEqual([])
    expect((await accept(ben, token)).role).toBe('owner')
  })

  test('is good for 30 days, and sending it again renews it', async () => {
    const { id, owner } = await openCompany()
    const carl = await shop.person('Carl Later')
    const invitation = { id, email: carl.email, role: 'buyer' } as const
    await shop.companies.invite({ actor: owner }, invitation)
    const first = await linkTo(carl.email)
    now = new Date('2026-12-22T09:00:00Z')
    expect(await problemOf(accept(carl, first))).toBe('invitation-expired')
    await shop.companies.invite({ actor: owner }, invitation)
    expect(await problemOf(accept(carl, first))).toBe('invitation-unknown')
    expect((await accept(carl, await linkTo(carl.email))).id).toBe(id)
    now = new Date('2026-11-22T09:00:00Z')
  })

  test('can be taken back, and is accepted by one of two presses', async () => {
    const { id, owner } = await openCompany()
    const [dora, emil] = [await shop.person('Dora Dropped'), await shop.person('Emil Eager')]
    const { id: invitationId } = await shop.companies.invite(
      { actor: owner },
      { id, email: dora.email, role: 'buyer' },
    )
    const withdraw = () => shop.companies.withdrawInvitation({ actor: owner }, { id, invitationId })
    expect([await withdraw(), await withdraw()].map(({ deletedCount }) => deletedCount)).toEqual([
      1, 0,
    ])
    expect(await problemOf(accept(dora, await linkTo(dora.email)))).toBe('invitation-withdrawn')
    await shop.companies.invite({ actor: owner }, { id, email: emil.email, role: 'buyer' })
    const token = await linkTo(emil.email)
    const pressed = await Promise.allSettled([accept(emil, token), accept(emil, token)])
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('does not take away the role that somebody was given meanwhile', async () => {
    const { id, owner } = await openCompany()
    const fay = await shop.person('Fay Faster')
    await shop.companies.invite({ actor: owner }, { id, email: fay.email, role: 'buyer' })
    const member = { id, email: fay.email, role: 'owner' } as const
    await shop.companies.setMember({ actor: shop.admin }, member)
    expect((await accept(fay, await linkTo(fay.email))).role).toBe('owner')
    expect(
      await problemOf(
        shop.companies.invite({ actor: owner }, { id, email: fay.email, role: 'buyer' }),
      ),
    ).toBe('already-member')
  })

  test('is for staff and owners of the company: what belongs to another does not exist', async () => {
    const [ours, theirs] = [await openCompany(), await openCompany()]
    const buyer = await shop.person('Gus Buyer')
    const member = { id: ours.id, email: buyer.email, role: 'buyer' } as const
    await shop.companies.setMember({ actor: shop.admin }, member)
    const invitation = { id: ours.id, email: 'new@example.com', role: 'buyer' } as const
    for (const [actor, problem] of [
      [buyer, forbidden],
      [theirs.owner, notFound],
    ] as const) {
      expect(await problemOf(shop.companies.invite({ actor }, invitation))).toBe(problem.type)
      expect(await problemOf(shop.companies.invitations({ actor }, { id: ours.id }))).toBe(
        problem.type,
      )
    }
    expect(await linksTo('new@example.com')).toEqual([])
  })

  test('a member who is no longer an owner is told whom to ask', async () => {
    const { id } = await openCompany()
    const buyer = await shop.person('Gil Demoted')
    const member = { id, email: buyer.email, role: 'buyer' } as const
    await shop.companies.setMember({ actor: shop.admin }, member)
    const by = { actor: buyer }
    for (const act of [
      () => shop.companies.invite(by, { ...member, email: 'new@example.com' }),
      () => shop.companies.invitations(by, { id }),
      () => shop.companies.setMember(by, { ...member, role: 'owner' }),
    ])
      await expect(act()).rejects.toMatchObject({
        body: {
          detail: 'Only an owner of the company can perform this action. Ask one of the owners.',
        },
      })
  })

  test('of a company that is closed is neither sent nor accepted', async () => {
    const { id, owner } = await openCompany()
    const hal = await shop.person('Hal Halted')
    await shop.companies.invite({ actor: owner }, { id, email: hal.email, role: 'buyer' })
    const token = await linkTo(hal.email)
    await shop.companies.move({ actor: shop.admin }, { id, state: 'closed' })
    expect(await problemOf(accept(hal, token))).toBe('company-not-open')
    const again = { id, email: hal.email, role: 'buyer' } as const
    expect(await problemOf(shop.companies.invite({ actor: shop.admin }, again))).toBe(
      'company-not-open',
    )
  })
})

describe('a file of customers', () => {
  const rows = (lines: readonly object[]) => lines.map((line) => ImportRow.parse({ ...line }))
  const load = (lines: readonly object[], apply = true) =>
    shop.companies.importRows({ actor: shop.admin }, { rows: rows(lines), apply })

  test('adds two companies of one name with two numbers, and refuses a row that may be of both', async () => {
    const lines = [
      { company: 'Kern Twins', number: 60_002, email: 'max@kern.example' },
      { company: 'Kern Twins', number: 60_003, email: 'uli@kern.example' },
      { company: 'Kern Twins', number: 60_002, email: 'eva@kern.example' },
    ]
    expect(await load(lines)).toMatchObject({ companies: 2, people: 3 })
    expect(await load(lines)).toMatchObject({ companies: 0, people: 0 })
    const found = await shop.companies.list({ actor: shop.admin }, { q: 'Kern Twins' })
    expect(found.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([60_002, 60_003])
    await expect(load([...lines, { company: 'Kern Twins' }])).rejects.toMatchObject({
      body: { errors: [{ pointer: '#/rows/3/number' }] },
    })
  })
  test('adds each company once, approved, with its people, and nothing the second time', async () => {
    const lines = [
      { company: 'Filed & Sons', email: 'one@filed.example', name: 'One', role: 'owner' },
      { company: 'FILED & sons', email: 'Two@Filed.example', terms: 'never read' },
      { company: 'Filed & Sons', email: 'one@filed.example' },
      { company: 'Nobody Yet Ltd', paymentTerms: 'net 14', minimumOrder: '$25.00' },
    ]
    const planned = {
      companies: 2,
      people: 2,
      rows: [
        { company: 'new', person: 'new' },
        { company: 'known', person: 'new' },
        { company: 'known', person: 'invited' },
        { company: 'new', person: 'none' },
      ],
    }
    expect(await load(lines, false)).toMatchObject({ ...planned, applied: false })
    expect(await shop.companies.list({ actor: shop.admin }, { q: 'Filed' })).toEqual([])
    expect(await load(lines)).toMatchObject({ ...planned, applied: true })
    const [company] = await shop.companies.list({ actor: shop.admin }, { q: 'Filed & Sons' })
    expect(company).toMatchObject({ state: 'approved', members: 0 })
    const invitations = await shop.companies.invitations(
      { actor: shop.admin },
      { id: company?.id ?? '' },
    )
    expect(invitations.map(({ email, role, state }) => [email, role, state])).toEqual([
      ['one@filed.example', 'owner', 'prepared'],
      ['two@filed.example', 'buyer', 'prepared'],
    ])
    expect(await linksTo('one@filed.example')).toEqual([])
    expect(await load(lines)).toMatchObject({ companies: 0, people: 0 })
    const [nobody] = await shop.companies.list({ actor: shop.admin }, { q: 'Nobody Yet' })
    expect(
      await shop.companies.read({ actor: shop.admin }, { id: nobody?.id ?? '' }),
    ).toMatchObject({ paymentTerms: 'net 14', minimumOrder: 2_500 })
  })

  test('brings where goods of a company may go, which its members and staff are offered', async () => {
    const deliveryAddresses = ['Gate 3\n4 Dock Street', '9 Quay', '9 Quay']
    await load([{ company: 'Several Sites Ltd', phone: '+1 617 5550100', deliveryAddresses }])
    const [{ id } = expect.unreachable('no company')] = await shop.companies.list(
      { actor: shop.admin },
      { q: 'Several Sites' },
    )
    const company = await shop.companies.read({ actor: shop.admin }, { id })
    expect(company.deliveryAddresses).toEqual(['Gate 3\n4 Dock Street', '9 Quay'])
    const actor = await shop.person('Site Buyer')
    await shop.companies.setMember({ actor: shop.admin }, { id, email: actor.email, role: 'buyer' })
    expect((await shop.companies.read({ actor }, { id })).deliveryAddresses).toHaveLength(2)
    const terms = await shop.companies.buyer(
      { actor: shop.admin },
      { userId: actor.id, company: id },
    )
    expect(terms.addresses).toEqual([
      { address: 'Gate 3\n4 Dock Street', phone: '+1 617 5550100' },
      { address: '9 Quay', phone: '+1 617 5550100' },
    ])
    const record = {
      name: company.name,
      address: '',
      vatId: '',
      taxNumber: '',
      taxStatus: 'standard',
      terms: 'as before',
      minimumOrder: 0,
      representative: '',
      notes: '',
    } as const
    const { deliveryAddresses: kept } = await shop.companies.save(
      { actor: shop.admin },
      { id, revision: company.revision, ...record },
    )
    expect(kept, 'left out, they stay').toHaveLength(2)
  })

  test('brings how a company is billed, and its number, which nobody else gets', async () => {
    const billed = {
      billingEmail: 'books@billed.example',
      invoiceForm: 'xrechnung',
      buyerReference: '04011000-12345-03',
      ledgerAccount: '10023',
    }
    await load([{ company: 'Billed GmbH', number: '70023', ...billed }])
    const read = async (q: string) => {
      const [found] = await shop.companies.list({ actor: shop.admin }, { q })
      return shop.companies.read({ actor: shop.admin }, { id: found?.id ?? '' })
    }
    expect(await read('Billed GmbH')).toMatchObject({ number: 70_023, ...billed })
    await load([{ company: 'Next GmbH' }])
    expect((await read('Next GmbH')).number).toBe(70_024)
    await load([{ company: 'Lower GmbH', number: '60000' }])
    expect((await read('Lower GmbH')).number).toBe(60_000)
    const taken = [
      { company: 'Taken GmbH', number: '70023' },
      { company: 'Twice GmbH', number: '80000' },
      { company: 'Twice AG', number: '80000' },
      { company: 'Billed GmbH', number: '70023' },
    ]
    for (const apply of [false, true]) {
      const problem = await rejection(load(taken, apply))
      expect(isProblem(problem) && problem.body.errors?.map(({ pointer }) => pointer)).toEqual([
        '#/rows/0/number',
        '#/rows/2/number',
      ])
    }
  })

  test('is mailed by one press, 300 at once, and read by state', async () => {
    const lines = Array.from({ length: 300 }, (_, index) => ({
      company: `Mass ${index % 10}`,
      email: `mass${index}@example.com`,
    }))
    for (const part of [0, 100, 200]) await load(lines.slice(part, part + 100))
    const prepared = await shop.companies.allInvitations(
      { actor: shop.admin },
      { q: 'mass', state: 'prepared', limit: 1000 },
    )
    expect(prepared).toHaveLength(300)
    const ids = prepared.map(({ id }) => id)
    const press = () => shop.companies.sendInvitations({ actor: shop.admin }, { ids })
    expect(await press()).toEqual({ acknowledged: true, sent: 300, skipped: 0 })
    const { rows: mails } = await sql<{ count: number }>`
      select count(distinct substring(body from 'token=([A-Za-z0-9_-]+)'))::int as count
      from mail_outbox where recipient like 'mass%@example.com'`.execute(shop.database.handle)
    expect(mails[0]?.count).toBe(300)
    const mia = await shop.person('mass7')
    await accept(mia, await linkTo('mass7@example.com'))
    expect(await press()).toMatchObject({ sent: 299, skipped: 1 })
    const accepted = await shop.companies.allInvitations(
      { actor: shop.admin },
      { q: 'mass', state: 'accepted' },
    )
    expect(accepted.map(({ email }) => email)).toEqual(['mass7@example.com'])
  })

  test('with a price list that is gone adds nothing', async () => {
    const lines = [
      { company: 'Half A File', email: 'half@example.com' },
      { company: 'Other Half', priceList: '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6079' },
    ]
    expect(await problemOf(load(lines))).toBe('not-valid')
    expect(await shop.companies.list({ actor: shop.admin }, { q: 'Half' })).toEqual([])
  })
})

test('a deleted account leaves no invitation with its address', async () => {
  const { id, owner } = await openCompany()
  const ina = await shop.person('Ina Gone')
  await shop.companies.invite({ actor: owner }, { id, email: ina.email, role: 'buyer' })
  await shop.accounts.remove({ actor: shop.admin }, { id: ina.id })
  expect(await shop.companies.invitations({ actor: owner }, { id })).toEqual([])
})
