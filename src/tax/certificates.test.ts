/** Exemption certificates: added, proven, verified, and what orders bear by them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'

const start = new Date('2026-11-22T12:00:00Z')
let time = start
let shop: OrderShop
let member: Actor
let company: string
beforeAll(async () => {
  shop = await openOrderShop({}, () => time)
  await save({ country: 'DE' })
  await save({ tax: 'vat' })
  const added = await shop.companies.add(
    { actor: shop.admin },
    {
      name: 'Embassy',
      address: '',
      vatId: '',
      taxNumber: '',
      taxStatus: 'exempt',
      terms: '',
      minimumOrder: 0,
      representative: '',
      notes: '',
    },
  )
  company = added.id
  await shop.companies.setMember(
    { actor: shop.admin },
    { id: company, email: shop.buyer.email, role: 'buyer' },
  )
  const acting = await shop.companies.actingFor(shop.database.handle, shop.buyer.id, company)
  member = { ...shop.buyer, company: acting }
})
afterAll(() => shop.close())

const save = async (values: object) => {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  return shop.settings.save({ actor: shop.admin }, { revision, ...values })
}
const problemOf = (error: unknown) =>
  expect.objectContaining({ body: expect.objectContaining(error) })
const pdf = Buffer.from('%PDF-1.7\nA certificate\n%%EOF\n')
const certificate = {
  kind: 'diplomatic' as const,
  number: 'DE-7',
  states: [],
  from: '2026-01-01',
  until: '2026-12-01',
}
const by = (fileBytes?: Uint8Array) => ({
  actor: shop.admin,
  ...(fileBytes ? { fileBytes } : {}),
})
const orderOf = async () => {
  const tool = await shop.tool({ price: 1000 })
  return shop.placeTool(tool.id, 5, { actor: member, country: 'DE' })
}

describe('a company with a certificate', () => {
  test('is charged tax until somebody has verified it by its file', async () => {
    const { id } = await shop.tax.addCertificate(by(), { id: company, ...certificate })
    expect(await rejection(shop.tax.verifyCertificate(by(), { id }))).toEqual(
      problemOf({ status: 409, detail: expect.stringContaining('PDF file first') }),
    )
    expect(await rejection(shop.tax.setCertificateFile(by(Buffer.from('MZ')), { id }))).toEqual(
      problemOf({ status: 422, detail: expect.stringContaining('not a PDF file') }),
    )
    await shop.tax.setCertificateFile(by(pdf), { id })
    expect((await orderOf()).tax).toMatchObject({ amount: 950, lines: [{ category: 'S' }] })
    const { verified, state } = await shop.tax.verifyCertificate(by(), { id })
    expect([verified?.by, state]).toEqual([shop.admin.name, 'ending'])
    const order = await orderOf()
    expect(order.tax).toMatchObject({
      amount: 0,
      gross: 5000,
      lines: [{ category: 'E', reason: 'Exempt: certificate DE-7, valid until 2026-12-01.' }],
    })
    const file = await shop.tax.certificateFile(by(), { id })
    expect(Buffer.from(file.bytes)).toEqual(pdf)
    expect(await rejection(shop.tax.setCertificateFile(by(pdf), { id }))).toEqual(
      problemOf({ status: 409 }),
    )
  })
  test('is on the desk of staff before the end, and charged from the day after', async () => {
    const [due] = await shop.tax.dueCertificates(by(), {})
    expect(due).toMatchObject({ company: 'Embassy', certificate: { state: 'ending' } })
    time = new Date('2026-12-02T12:00:00Z')
    const { tax } = await orderOf()
    expect(tax).toMatchObject({ amount: 950, lines: [{ category: 'S' }] })
    expect(tax?.lines[0]?.reason).toContain('certificate DE-7 was valid until 2026-12-01')
    const { saidExempt, certificates } = await shop.tax.certificates(by(), { id: company })
    expect([saidExempt, certificates[0]?.state]).toEqual([true, 'ended'])
  })
  test('needs nobody any longer when a later one is verified', async () => {
    const { id } = await shop.tax.addCertificate(by(), {
      id: company,
      ...certificate,
      number: 'DE-8',
      from: '2026-12-02',
      until: '2028-12-01',
    })
    await shop.tax.setCertificateFile(by(pdf), { id })
    await shop.tax.verifyCertificate(by(), { id })
    expect(await shop.tax.dueCertificates(by(), {})).toEqual([])
    expect((await orderOf()).tax).toMatchObject({ amount: 0 })
    await shop.tax.withdrawCertificate(by(), { id })
    expect((await orderOf()).tax).toMatchObject({ amount: 950 })
    expect((await shop.tax.dueCertificates(by(), {})).length).toBe(1)
    time = new Date('2027-06-01T12:00:00Z')
    // Long ended; the record of the company says still that it is exempt.
    const due = await shop.tax.dueCertificates(by(), {})
    expect(due).toEqual([{ companyId: company, company: 'Embassy' }])
    time = start
  })
  test('of which only its members and staff read', async () => {
    const other = await shop.person('Somebody Else')
    expect(
      (await shop.tax.certificates({ actor: shop.buyer }, { id: company })).certificates,
    ).toHaveLength(2)
    expect(await rejection(shop.tax.certificates({ actor: other }, { id: company }))).toEqual(
      problemOf({ status: 404 }),
    )
  })
})
