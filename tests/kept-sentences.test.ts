/**
 * What rows keep as a sentence of the day it was said, and who reads it in another language: why
 * stock moved, notes and edits of orders, delivery and tax, pictures that failed, the history, what
 * an import finds.
 */
import { randomUUID } from 'node:crypto'
import { strToU8 } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { spokenLabel } from '../src/app/spoken-labels.server.ts'
import { jobsOf } from '../src/bulk/test-jobs.ts'
import { auditMessages } from '../src/audit/messages/audit.ts'
import { spokenFetchReason } from '../src/catalogue/tool-files/spoken-fetch-reason.server.ts'
import { deliveryMessages } from '../src/delivery/messages/delivery.ts'
import { spokenDelivery } from '../src/delivery/spoken-delivery.server.ts'
import { spokenChange, spokenNote } from '../src/orders/model/spoken-order-words.server.ts'
import { fetchMessages } from '../src/pictures/messages/fetch.ts'
import { picturesMessages } from '../src/pictures/messages/pictures.ts'
import { inLanguage } from '../src/platform/languages/in-language.server.ts'
import { movementReasons } from '../src/stock/movement-reasons.ts'
import { stockMessages } from '../src/stock/messages/stock.ts'
import { openHoldShop, type HoldShop } from './hold-shop.ts'
import { contact, openOrderShop, type OrderShop } from './order-shop.ts'

const inGerman = <T>(work: () => T): T => inLanguage('de', work)

describe('a German reads in German', () => {
  test.each([
    ['order cancelled', 'Auftrag storniert'],
    ['back-order allocated', 'Rückstand zugeteilt'],
  ] as const)('why stock moved: %s', (reason, said) => {
    expect(inGerman(() => stockMessages.reasons[reason])).toBe(said)
    expect(movementReasons).toContain(reason)
  })

  test.each([
    ['Released.', 'Freigegeben.'],
    ['Approved by Dr. Max Muster.', 'Freigegeben von Dr. Max Muster.'],
    ['Refused by Eva Berg. Too much.', 'Abgelehnt von Eva Berg. Too much.'],
    ['Not released in time.', 'Nicht rechtzeitig freigegeben.'],
    ['Paid.', 'Bezahlt.'],
    ['Please call first.', 'Please call first.'],
  ])('a note of an order: %s', (note, said) => {
    expect(inGerman(() => spokenNote(note))).toBe(said)
    expect(spokenNote(inGerman(() => spokenNote(note)))).toBe(note)
  })

  test.each([
    ['quantity', '1 piece', '1,200 pieces', '1 Stück', '1.200 Stück'],
    ['price', '$14.20 per 100', '$2.10 each', '14,20 $ je 100 Stück', '2,10 $ je Stück'],
    ['added', '', '2,000 × $14.20 per 100', '', '2.000 × 14,20 $ je 100 Stück'],
    ['delivery', 'on request', '$1,012.50', 'auf Anfrage', '1.012,50 $'],
    ['address', 'Mill Street 2', '24 pieces', 'Mill Street 2', '24 pieces'],
  ] as const)('what an edit changed: %s', (kind, before, after, saidBefore, saidAfter) => {
    const said = inGerman(() => spokenChange({ kind, before, after }, 'USD'))
    const plain = (text: string) => text.replaceAll('\u{A0}', ' ')
    expect([plain(said.before), plain(said.after)]).toEqual([saidBefore, saidAfter])
    expect(inGerman(() => spokenChange({ kind, before, after }, 'EUR'))).toMatchObject({ before })
  })

  test('why delivery costs what it does', () => {
    const say = (reason: string) => inGerman(() => spokenDelivery({ reason }).reason)
    expect(say(deliveryMessages.charged('EU', ['Heavy', 'Island']))).toBe(
      'Lieferung: EU, mit Heavy und Island.',
    )
    expect(say(deliveryMessages.charged('EU', []))).toBe('Lieferung: EU.')
    expect(say(deliveryMessages.freeFrom('$500.00', 'EU')).replaceAll('\u{A0}', ' ')).toBe(
      'Versandkostenfrei ab 500,00 $ Warenwert: EU.',
    )
    expect(say(deliveryMessages.free('EU'))).toBe('Versandkostenfrei: EU.')
    expect(say(deliveryMessages.collected('Dock 2'))).toBe('Sie holen die Ware ab: Dock 2')
  })

  test('why a picture failed', () => {
    const sentences = [
      () => fetchMessages.notHttps,
      () => fetchMessages.cutOff,
      () => fetchMessages.noSuchHost('werk.example'),
      () => fetchMessages.tooSlow(20_000),
      () => fetchMessages.tooManyRedirects(5),
      () => fetchMessages.tooBig(20e6),
      () => fetchMessages.status(404),
      () => fetchMessages.status(503),
      () => picturesMessages.damaged,
      () => picturesMessages.wrongFormat('GIF'),
      () => picturesMessages.tooBig(31e6, 20e6),
      () => picturesMessages.tooManyPixels(30_000, 20_000, 50e6),
    ]
    for (const say of sentences) {
      const kept = say()
      expect(inGerman(say)).not.toBe(kept)
      expect(
        inGerman(() => spokenFetchReason(kept)),
        kept,
      ).toBe(inGerman(say))
    }
  })

  test.each([
    'The picture is damaged or cut off. Export it again, then add that.',
    'This picture is animated. Add a still one.',
    'This is a GIF file. Save it as JPEG or PNG and add that.',
    'The file has 31 MB; the maximum is 20 MB. Save it smaller, then add that.',
    'The picture has 30,000 × 20,000 pixels. At most 50 million: save it smaller, then add that.',
    'The address answered 503.',
    'werk.example did not answer.',
    'This is not a PDF file. Save it as a PDF and choose that file.',
    'The end of this PDF file is missing. Download or export it again.',
    'This file cannot be a document of a tool.',
    'The tool is no longer on sale.',
    'Processing this picture was interrupted several times.',
    'The file is empty. Choose the picture again.',
    'This picture cannot be read. Add a JPEG, PNG, WebP or AVIF.',
    'The file has 31 MB; the maximum is 20 MB. Make the picture smaller, then add the new file.',
    'The picture has 1,200 × 800 pixels. The longer side must be at least 2,400 pixels.',
    'The host werk.example was not found.',
    'There is nothing at this address (404).',
  ])('why a file failed, as earlier releases wrote it: %s', (kept) => {
    const today = spokenFetchReason(kept)
    expect(today).not.toBe(kept)
    const german = inGerman(() => spokenFetchReason(kept))
    expect(german).not.toBe(today)
    expect(german).toBe(inGerman(() => spokenFetchReason(today)))
  })

  test('what the history is about, and codes in it', () => {
    const label = (kind: 'settings' | 'payment' | 'tool', text: string) =>
      inGerman(() => spokenLabel({ operation: 'x', kind, label: text, fields: [] }))
    expect(label('payment', 'Payment 12')).toBe('Zahlung 12')
    expect(label('settings', 'Delivery charges')).toBe('Versandkosten')
    expect(label('tool', 'Payment 12')).toBe('Payment 12')
    const saved = { operation: 'settings.save', kind: 'settings', label: '' } as const
    expect(inGerman(() => spokenLabel({ ...saved, fields: ['country', 'tagline:de'] }))).toBe(
      'Land, Slogan, Deutsch',
    )
    const value = (field: string, code: string) => inGerman(() => auditMessages.value(field, code))
    expect(value('status', 'partly-shipped')).toBe('teilweise versandt')
    expect(value('permissions', 'orders; money')).toBe('Aufträge; Finanzen')
    expect(value('name', 'placed')).toBe('placed')
  })
})

describe('in an English shop that has German, too', () => {
  let shop: OrderShop
  beforeAll(async () => {
    shop = await openOrderShop({})
    const { revision } = await shop.settings.read({ actor: shop.admin }, {})
    const values = { languages: 'de', country: 'DE', currency: 'EUR', tax: 'vat' } as const
    await shop.settings.save({ actor: shop.admin }, { revision, ...values })
  })
  afterAll(() => shop.close())

  test('an order says why it bears its tax in the language of each reader', async () => {
    const { order } = await shop.placeNewTool()
    const read = () => shop.orders.read({ actor: shop.admin }, { number: order.number })
    expect((await read()).tax?.lines[0]?.reason).toBe('19 % value added tax of Germany.')
    const german = await inGerman(read)
    expect(german.tax?.lines[0]?.reason).toBe('19 % Umsatzsteuer (Deutschland).')
    const question = { ...contact, lines: [{ toolId: order.lines[0]?.toolId ?? '', quantity: 1 }] }
    const checked = await inGerman(() => shop.orders.check({ actor: shop.buyer }, question))
    expect(checked.tax?.lines[0]?.reason).toBe('19 % Umsatzsteuer (Deutschland).')
  })

  test('stock that an order gave back says so', async () => {
    const { id: toolId, order } = await shop.placeNewTool()
    await shop.transition(order.number, 'cancelled')
    const ledger = await inGerman(() => shop.stock.ledger({ actor: shop.admin }, { toolId }))
    expect(ledger[0]?.reason).toBe('Auftrag storniert')
  })

  test('an import finds in the language of who asked for it', async () => {
    await shop.bulkJobs.runner.start()
    const jobs = jobsOf(shop, shop.admin)
    const uploaded = await jobs.upload('list.csv', strToU8('SKU;Name;Price\nX-1;Hammer;zwölf\n'))
    const job = await inGerman(() => jobs.check(uploaded))
    const [row] = await jobs.rows(job)
    expect(row?.errors[0]?.why).toMatch(/Preis|Zahl|Betrag/)
  })
})

describe('a German follows what English staff and buyers do', () => {
  let shop: HoldShop
  beforeAll(async () => {
    shop = await openHoldShop({ SMTP_URL: 'smtp://127.0.0.1:9' })
    await shop.saveSettings({ languages: 'de', country: 'DE', currency: 'EUR' })
    const money = { tax: 'vat', invoicing: 'when-shipped', paymentsSince: '2026-01-01' }
    await shop.saveSettings(money)
  })
  afterAll(() => shop.close())

  test('through an order that is bought, approved, shipped, paid and returned', async () => {
    const by = { actor: shop.admin }
    const company = await shop.openCompany({ perOrder: 10_000 })
    await shop.saveCompany(company.id, { language: 'de' })
    const { id: toolId } = await shop.tool({ price: 1250, stock: 100 })
    const { number: other } = await company.order(toolId, 30)
    await shop.orders.refuseHold({ actor: company.approver }, { number: other, note: 'Zu viel.' })
    const { number } = await company.order(toolId, 20)
    const read = () => inGerman(() => shop.orders.read({ actor: company.owner }, { number }))
    const held = await read()
    expect(held.holds?.[0]?.reason.replaceAll('\u{A0}', ' ')).toMatch(/250,00 €.*100,00 €/)
    expect(held.tax?.lines[0]?.reason).toBe('19 % Umsatzsteuer (Deutschland).')

    await shop.orders.releaseHold({ actor: company.approver }, { number })
    await shop.transition(number, 'confirmed')
    await shop.shipments.create(
      { ...by, idempotencyKey: randomUUID() },
      { number, lines: [{ line: 1, quantity: 20 }], parcels: [] },
    )
    const refused = await inGerman(() =>
      shop.orders.read({ actor: company.owner }, { number: other }),
    )
    const { name } = company.approver
    expect(refused.history.at(-1)?.note).toBe(`Abgelehnt von ${name}. Zu viel.`)
    const { rows: mails } = await sql<{ body: string }>`
      select body from mail_outbox where recipient = ${company.buyer.email}`.execute(
      shop.database.handle,
    )
    const said = mails.map(({ body }) => body).join('\n')
    expect(said).toContain(`Anmerkung: Freigegeben von ${name}.`)
    expect(said).toContain(`Anmerkung: Abgelehnt von ${name}. Zu viel.`)

    const [invoice] = await shop.documents.list(by, { order: number, kind: 'invoice' })
    const amount = 29_750
    await shop.payments.record(
      { ...by, idempotencyKey: randomUUID() },
      {
        paidOn: '2026-12-05',
        amount,
        method: 'transfer',
        allocations: [{ document: invoice?.id ?? '', amount }],
      },
    )
    const { id } = await shop.shipments.requestReturn(
      { actor: company.owner },
      { number, lines: [{ line: 1, quantity: 2 }], reason: 'Stiele lose' },
    )
    await shop.shipments.moveReturn(by, { id, status: 'approved', scrapped: false })
    await shop.shipments.moveReturn(by, { id, status: 'received', scrapped: false })

    const ledger = await inGerman(() => shop.stock.ledger(by, { toolId }))
    expect(ledger.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining([
        `Rücksendung zur Bestellung ${number}: Stiele lose`,
        'Auftrag freigegeben',
      ]),
    )
    const history = await inGerman(() => shop.audit.list(by, { limit: 20 }))
    expect(history.map(({ label }) => label)).toContain('Zahlung 1')
    const documents = await shop.documents.list(by, { order: number })
    expect(documents.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['invoice', 'credit-note']),
    )
  })
})
