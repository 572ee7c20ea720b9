/** From the charges to the invoice: what delivery costs is seen, frozen, mailed and printed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isValidatorMissing, validate } from '../../../tests/e-invoices/validator.ts'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'
import { noDelivery, type DeliveryTable, type DeliveryZone } from '../../delivery/delivery-table.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const zone: DeliveryZone = {
  name: 'Germany',
  countries: ['DE'],
  postcodes: '',
  basis: 'value',
  steps: [{ upTo: null, charge: 790 }],
  freeFrom: 50_000,
  onRequest: false,
}
const saveCharges = async (table: Partial<DeliveryTable>) => {
  const actor = shop.admin
  const { revision } = await shop.delivery.charges({ actor }, {})
  const whole = { ...noDelivery, charged: true, zones: [zone], ...table }
  return shop.delivery.saveCharges(
    { actor },
    structuredClone({ ...whole, revision }) as Parameters<typeof shop.delivery.saveCharges>[1],
  )
}
const saveSettings = async (values: object) => {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  await shop.settings.save({ actor: shop.admin }, { revision, ...values })
}
const germany = { country: 'DE', postcode: '10115' }
const problemOf = (body: object) => expect.objectContaining({ body: expect.objectContaining(body) })

describe('a shop that charges no delivery', () => {
  test('says nothing of it', async () => {
    const { order } = await shop.placeNewTool()
    expect(order).not.toHaveProperty('delivery')
    expect(
      await shop.delivery.quote({ actor: undefined }, { goods: 1000, lines: [], ...germany }),
    ).toEqual({ delivery: null, refusal: '', collection: '' })
  })
})

describe('the charges', () => {
  test('are not saved over those of somebody else', async () => {
    const { revision } = await saveCharges({ collection: 'Dock 2' })
    const late = shop.delivery.saveCharges(
      { actor: shop.admin },
      { ...noDelivery, zones: [], surcharges: [], revision: revision - 1 },
    )
    expect(await rejection(late)).toEqual(
      problemOf({ type: 'delivery-charges-changed', facts: { revision } }),
    )
    expect(await shop.delivery.charges({ actor: shop.admin }, {})).toMatchObject({
      revision,
      collection: 'Dock 2',
    })
  })
})

describe('an order', () => {
  beforeAll(async () => {
    await saveCharges({})
  })
  test('bears what was shown before it, as a part of its total', async () => {
    const tool = await shop.tool({ price: 1000 })
    const lines = [{ toolId: tool.id, quantity: 5 }]
    const quote = await shop.delivery.quote(
      { actor: undefined },
      { goods: 5000, lines, ...germany },
    )
    const frozen = {
      kind: 'charged',
      zone: 'Germany',
      charge: 790,
      reason: 'To Germany.',
      ...germany,
    }
    expect(quote.delivery).toEqual(frozen)
    const order = await shop.placeTool(tool.id, 5, {
      ...germany,
      deliveryCharge: 790,
      gross: 5790,
    })
    expect(order).toMatchObject({ total: 5790, delivery: frozen })
    expect(await shop.orders.read({ actor: shop.buyer }, { number: order.number })).toMatchObject({
      total: 5790,
      delivery: frozen,
    })
  })
  test('is free from a value on', async () => {
    const tool = await shop.tool({ price: 10_000 })
    const order = await shop.placeTool(tool.id, 5, { ...germany, deliveryCharge: 0 })
    expect(order).toMatchObject({ total: 50_000, delivery: { kind: 'free', charge: 0 } })
  })
  test('is refused when the charge is not the one that was seen, and takes no stock', async () => {
    const tool = await shop.tool({ price: 1000 })
    const order = shop.placeTool(tool.id, 5, { ...germany, deliveryCharge: 500, gross: 5500 })
    expect(await rejection(order)).toEqual(
      problemOf({
        type: 'delivery-changed',
        status: 409,
        detail: expect.stringMatching(/now costs \$7\.90, not \$5\.00.+\$57\.90/),
        facts: { deliveryCharge: '$7.90', gross: '$57.90' },
      }),
    )
    expect(await shop.stockOf(tool.id)).toBe(50)
  })
  test('keeps its charge when the charges change, and is found under its key', async () => {
    const tool = await shop.tool({ price: 1000 })
    const request = { key: 'a-key-before-the-change', ...germany, deliveryCharge: 790 }
    const order = await shop.placeTool(tool.id, 5, request)
    await saveCharges({ zones: [{ ...zone, steps: [{ upTo: null, charge: 990 }] }] })
    const again = await shop.placeTool(tool.id, 5, request)
    const later = await shop.placeTool(tool.id, 5, germany)
    await saveCharges({})
    expect([again.number, again.total, later.total]).toEqual([order.number, 5790, 5990])
  })
  test('to where nothing is delivered is refused; collected, it is taken', async () => {
    await saveCharges({ otherCountries: 'refused', collection: 'Dock 2' })
    const tool = await shop.tool({ price: 1000 })
    expect(await rejection(shop.placeTool(tool.id, 5, { country: 'FR' }))).toEqual(
      problemOf({ type: 'not-delivered', detail: expect.stringContaining('France') }),
    )
    const order = await shop.placeTool(tool.id, 5, { country: 'FR', collect: true })
    expect(order).toMatchObject({ total: 5000, delivery: { kind: 'collection' } })
    await saveCharges({})
  })
  test('is charged by what its tools say they weigh', async () => {
    const steps = [
      { upTo: 5000, charge: 790 },
      { upTo: 31_500, charge: 1490 },
    ]
    await saveCharges({ zones: [{ ...zone, basis: 'weight', steps }], usualWeight: null })
    const specs = [{ name: 'Weight', value: '1.2 kg' }]
    const heavy = await shop.tool({ price: 1000, specs })
    const unknown = await shop.tool({ price: 1000 })
    const chargeOf = async (id: string, quantity: number) =>
      (await shop.placeTool(id, quantity, germany)).delivery
    expect(await chargeOf(heavy.id, 4)).toMatchObject({ charge: 790 })
    expect(await chargeOf(heavy.id, 5)).toMatchObject({ charge: 1490 })
    expect(await chargeOf(heavy.id, 27)).toMatchObject({ kind: 'on-request', charge: 0 })
    expect(await chargeOf(unknown.id, 1)).toMatchObject({ kind: 'on-request' })
    await saveCharges({})
  })
})

describe('an order whose charge is on request', () => {
  test('gets it from staff: total, mail and lists have it, and confirmed it stays', async () => {
    await saveCharges({ zones: [{ ...zone, steps: [], onRequest: true }] })
    const tool = await shop.tool({ price: 1000 })
    const { number, delivery } = await shop.placeTool(tool.id, 5, germany)
    expect(delivery).toMatchObject({ kind: 'on-request', charge: 0 })
    // Product rule 7.3: the order waits for a charge.
    expect(await rejection(shop.transition(number, 'confirmed'))).toEqual(
      problemOf({
        type: 'step-not-allowed',
        status: 409,
        detail: expect.stringContaining('Set the charge first'),
      }),
    )
    const set = (charge: number, seen?: number | null) =>
      shop.orders.setDelivery({ actor: shop.admin }, { number, charge, seen })
    // Of two who have read the same, the second is told what the first has set.
    expect(await rejection(set(4500, 4500))).toEqual(
      problemOf({ type: 'changed-meanwhile', status: 409 }),
    )
    expect(await set(4500, null)).toMatchObject({
      total: 9500,
      delivery: { kind: 'charged', charge: 4500, reason: 'As agreed for this order.' },
    })
    expect(await rejection(set(3000, null))).toEqual(
      problemOf({ detail: expect.stringContaining('The current value is: $45.00.') }),
    )
    expect(await set(4000)).toMatchObject({ total: 9000, onHold: 'delivery' })
    const accepted = { number, deliveryCharge: 4000, gross: 9000 }
    await shop.orders.acceptDelivery({ actor: shop.buyer }, accepted)
    await shop.transition(number, 'confirmed')
    expect(await rejection(set(1))).toEqual(problemOf({ type: 'delivery-fixed', status: 409 }))
    await saveCharges({})
  })
})

describe('a German shop that charges tax', () => {
  beforeAll(async () => {
    await saveSettings({ country: 'DE' })
    await saveSettings({
      tax: 'vat',
      legalName: 'Schmiede GmbH',
      address: 'Am Markt 1\n10115 Berlin',
      vatId: 'DE123456789',
      email: 'rechnung@schmiede.example',
    })
    await saveCharges({ collection: 'Dock 2' })
  })
  test('taxes the charge as it does the goods', async () => {
    const tool = await shop.tool({ price: 1000 })
    const order = await shop.placeTool(tool.id, 5, { ...germany, deliveryCharge: 790, gross: 6890 })
    // 19 % of 57.90 is 11.001.
    expect(order.tax).toMatchObject({ amount: 1100, gross: 6890, lines: [{ base: 5790 }] })
  })
  test('taxes a charge that staff set', async () => {
    const tool = await shop.tool({ price: 1000 })
    const { number } = await shop.placeTool(tool.id, 5, germany)
    const { tax } = await shop.orders.setDelivery({ actor: shop.admin }, { number, charge: 1000 })
    // 19 % of 60.00.
    expect(tax).toMatchObject({ amount: 1140, gross: 7140, lines: [{ base: 6000 }] })
  })
  test('taxes at home what is collected, wherever its buyer is', async () => {
    const tool = await shop.tool({ price: 1000 })
    const order = await shop.placeTool(tool.id, 5, { country: 'US', collect: true })
    expect(order.tax).toMatchObject({ country: 'DE', amount: 950, gross: 5950 })
  })
  test.skipIf(isValidatorMissing())(
    'invoices it as a charge on the document, valid as UBL and CII',
    async () => {
      const tool = await shop.tool({ price: 1000 })
      const { number } = await shop.placeTool(tool.id, 5, germany)
      await shop.transition(number, 'confirmed')
      await shop.documents.issue({ actor: shop.buyer }, { number, kind: 'invoice', size: 'a4' })
      const [invoice] = await shop.documents.list({ actor: shop.buyer }, { order: number })
      const id = invoice?.id ?? expect.unreachable('no invoice')
      for (const format of ['ubl', 'cii'] as const) {
        const { bytes } = await shop.documents.xml({ actor: shop.buyer }, { id, format })
        const xml = new TextDecoder().decode(bytes)
        expect(validate(xml).failed).toEqual([])
        for (const amount of ['7.90', '50.00', '57.90', '11.00', '68.90'])
          expect(xml).toContain(`>${amount}<`)
      }
    },
  )
})
