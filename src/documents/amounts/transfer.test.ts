/** How an invoice is paid by transfer: what is frozen, printed as a code, and written for machines. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'
import { transferCode } from './transfer.ts'

// Drawing takes its time on a machine that is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

describe('the code that banks scan', () => {
  const redCross = {
    iban: 'BE72000000001616',
    name: 'Red Cross of Belgium',
    cents: 100,
    currency: 'EUR',
    number: 'INV-000042',
  }
  // Source: EPC069-12, its example ('BCD', 'Red Cross of Belgium', EUR1), here in version 002, which
  // needs no BIC, with a reference in place of purpose and text.
  test('has one line for each element of a SEPA credit transfer, in their order', () => {
    expect(transferCode({ ...redCross, reference: 'RF18539007547034' })?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Red Cross of Belgium',
      'BE72000000001616',
      'EUR1.00',
      '',
      'RF18539007547034',
    ])
    expect(transferCode(redCross)?.split('\n').slice(8)).toEqual(['', '', 'INV-000042'])
  })
  test('is none without euros, without anything to pay, and where a BIC is needed', () => {
    expect(transferCode({ ...redCross, currency: 'USD' })).toBeUndefined()
    expect(transferCode({ ...redCross, cents: 0 })).toBeUndefined()
    expect(transferCode({ ...redCross, cents: 100_000_000_000 })).toBeUndefined()
    expect(transferCode({ ...redCross, iban: 'GB82WEST12345698765432' })).toBeUndefined()
  })
  test('stays below the 331 bytes of the guideline, whatever the name', () => {
    const name = `Schmiede\n${'Ü'.repeat(200)}`
    const text = transferCode({ ...redCross, name, reference: `RF18${'A'.repeat(21)}` }) ?? ''
    expect(text.split('\n')[5]).toBe(`Schmiede ${'Ü'.repeat(61)}`)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(331)
  })
})

describe('an invoice', () => {
  let shop: OrderShop
  beforeAll(async () => {
    shop = await openOrderShop()
  })
  afterAll(() => shop.close())

  const setBank = async (bank: string) => {
    const { revision } = await shop.settings.read({ actor: shop.admin }, {})
    await shop.settings.save({ actor: shop.admin }, { revision, bank })
  }
  const invoice = async () => {
    const { order } = await shop.placeNewTool()
    await shop.transition(order.number, 'confirmed')
    const request = { number: order.number, kind: 'invoice', size: 'a4' } as const
    const { pdf } = await shop.documents.issue({ actor: shop.buyer }, request)
    const { rows } = await sql<{ content: { readonly transfer?: object } }>`
      select content from documents where order_number = ${order.number}`.execute(
      shop.database.handle,
    )
    return { transfer: rows[0]?.content.transfer, pdf }
  }

  test('freezes account and reference once the shop has an IBAN that checks', async () => {
    expect((await invoice()).transfer).toBeUndefined()
    expect(await rejection(setBank('DE88 3704 0044 0532 0130 00'))).toMatchObject({
      body: { errors: [{ pointer: '#/bank', detail: expect.stringContaining('check digits') }] },
    })
    expect((await invoice()).transfer).toBeUndefined()
    await setBank('Sparkasse, DE89 3704 0044 0532 0130 00')
    const { transfer, pdf } = await invoice()
    // The third invoice; 182331000003271500 leaves 83 of 97, and 98 less 83 is 15.
    expect(transfer).toEqual({ iban: 'DE89370400440532013000', reference: 'RF15INV000003' })
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  })
})
