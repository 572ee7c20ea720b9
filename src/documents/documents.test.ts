/**
 * Documents: numbers without gaps, the same file every time, and only for those who may have them.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { isProblem } from '../../packages/contract/problem.ts'
import { notFound, forbidden } from '../../packages/contract/standard-problems.ts'
import { notIssued } from './contract.ts'
import type { OrderDocumentKind, PageSize } from './rules.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: TestShop
let admin: Actor
let buyer: Actor
beforeAll(async () => {
  shop = await openTestShop({
    SHOP_NAME: 'Ada & Sons',
    SHOP_ADDRESS: '1 Anvil Lane; Austin, TX',
    SHOP_VAT_ID: 'US123',
    SHOP_BANK: 'First Bank, 4711',
  })
  admin = await shop.person('Document Admin', 'admin')
  buyer = await shop.person('Document Buyer')
})
afterAll(() => shop.close())

let keys = 0
let toolCount = 0
const placeOrder = async (lines = 1): Promise<number> => {
  const orderedTools = await Promise.all(
    Array.from({ length: lines }, (_, row) =>
      shop.tool({ name: `Document Hammer ${(toolCount += 1)} ${row}`, stock: 1000 }),
    ),
  )
  const { number } = await shop.orders.placeCart(
    { actor: buyer, idempotencyKey: `documents-test-${(keys += 1)}` },
    {
      lines: orderedTools.map(({ id }) => ({ toolId: id, quantity: 3 })),
      phone: '555 0142',
      address: 'Żółć Joinery\nAustin',
      note: 'Mind the step',
      poNumber: 'PO-1',
    },
  )
  return number
}
const transition = (number: number, status: 'confirmed' | 'cancelled') =>
  shop.orders.step({ actor: admin }, { number, status })
const placeConfirmed = async (lines?: number): Promise<number> => {
  const number = await placeOrder(lines)
  await transition(number, 'confirmed')
  return number
}
const issue = (
  number: number,
  {
    actor = buyer,
    kind = 'invoice',
    size = 'a4',
  }: { actor?: Actor; kind?: OrderDocumentKind; size?: PageSize } = {},
) => shop.documents.issue({ actor }, { number, kind, size })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable('it was accepted'),
    (error: unknown) => error,
  )
const numberIn = (name: string): number => Number(/^INV-(\d{6})\.pdf$/.exec(name)?.[1])

describe('an invoice', () => {
  test('is a PDF, in A4 or Letter, and the same bytes whenever it is requested', async () => {
    const number = await placeConfirmed()
    const first = await issue(number)
    const file = Buffer.from(first.pdf, 'base64')
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.toString('latin1')).toContain('595.28')
    await shop.orders.step({ actor: admin }, { number, status: 'picking' })
    expect(await issue(number, { actor: admin })).toEqual(first)
    expect(
      Buffer.from((await issue(number, { size: 'letter' })).pdf, 'base64').toString('latin1'),
    ).toContain('612 792')
  })

  test('has the number after the last, without gaps, also when many are requested at once', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => placeConfirmed()))
    const last = numberIn((await issue(await placeConfirmed())).name)
    const refused = await placeOrder()
    const names = await Promise.all(
      [...orders, ...orders].flatMap((number) => [issue(number), refusal(issue(refused))]),
    )
    const numbers = new Set(
      names.flatMap((result) =>
        typeof result === 'object' &&
        result !== null &&
        'name' in result &&
        typeof result.name === 'string' &&
        result.name.endsWith('.pdf')
          ? [numberIn(result.name)]
          : [],
      ),
    )
    expect([...numbers].toSorted((a, b) => a - b)).toEqual(orders.map((_, row) => last + 1 + row))
  })

  test('has as many pages as it needs', async () => {
    const { pdf } = await issue(await placeConfirmed(60))
    expect(Buffer.from(pdf, 'base64').toString('latin1')).toMatch(/\/Count [2-9]/)
  })

  test('is not issued before the order is confirmed, nor when it was cancelled; once issued it stays', async () => {
    const number = await placeOrder()
    expect(isProblem(await refusal(issue(number)), notIssued)).toBe(true)
    await transition(number, 'confirmed')
    const first = await issue(number)
    await transition(number, 'cancelled')
    expect(await issue(number)).toEqual(first)
    const other = await placeOrder()
    await transition(other, 'cancelled')
    expect(isProblem(await refusal(issue(other)), notIssued)).toBe(true)
  })

  test("is nobody else's, and the packing slip is the shop's", async () => {
    const number = await placeConfirmed()
    const stranger = await shop.person('Document Stranger')
    expect(isProblem(await refusal(issue(number, { actor: stranger })), notFound)).toBe(true)
    expect(isProblem(await refusal(issue(number, { kind: 'packing-slip' })), forbidden)).toBe(true)
    expect((await issue(number, { actor: admin, kind: 'packing-slip' })).name).toMatch(
      /^PS-\d{6}\.pdf$/,
    )
  })
})
