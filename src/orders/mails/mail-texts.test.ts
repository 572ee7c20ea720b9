/** The words of mails to buyers, as the shopkeeper writes them. */
import { inLanguage } from '../../platform/languages/in-language.server.ts'
import { sql } from 'kysely'
import { safeDecode } from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderShop, type OrderShop } from '../../../tests/order-shop.ts'
import { SettingsChange } from '../../settings/contract.ts'
import { fillMailFields } from '../../settings/mail-texts.ts'
import { buyerMail } from './order-mails.ts'
import { sampleOrder } from './sample-order.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop({ DEMO: 'on' })
})
afterAll(() => shop.close())

const mails = async () => {
  const { rows } = await sql<{ recipient: string; subject: string; body: string; html: string }>`
    select recipient, subject, body, html from mail_outbox order by created_at`.execute(
    shop.database.handle,
  )
  return rows
}

test('are those of the program until they are written again, and then stand in the next mail', async () => {
  const { order } = await shop.placeNewTool()
  await shop.settings.save(
    { actor: shop.admin },
    {
      revision: (await shop.settings.read({ actor: shop.admin }, {})).revision,
      confirmedSubject: '{shop}: we have your order {number}',
      confirmedOpening: 'Thank you, {name}.\n\nThat makes {total} <b>in all</b>.',
    },
  )
  await shop.transition(order.number, 'confirmed')
  const sent = await mails()
  const placed = sent.find(({ subject }) => subject === `Order ${order.number} is placed`)
  expect(placed?.body).toContain(
    'Thank you for your order. We will check the order and confirm it.',
  )
  const confirmed = sent.find(
    ({ subject }) => subject === `Ironmonger: we have your order ${order.number}`,
  )
  expect(confirmed?.body).toContain(
    'Hello Celia Navarro,\n\nThank you, Celia Navarro.\n\nThat makes $50.00 <b>in all</b>.',
  )
  expect(confirmed?.html).not.toContain('<b>in all')
})

test('are sent to who writes them, about a made-up order', async () => {
  await shop.orders.sampleMail({ actor: shop.admin }, { kind: 'confirmed' })
  const own = (await mails()).filter(({ recipient }) => recipient === shop.admin.email)
  expect(own.map(({ subject }) => subject)).toContain('Ironmonger: we have your order 10042')
})

test('are sent in the language that is chosen, with its words', async () => {
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  const german = { languages: 'de', 'shippedSubject:de': 'Unterwegs: {number}' }
  await shop.settings.save({ actor: shop.admin }, { revision, ...german })
  await shop.orders.sampleMail({ actor: shop.admin }, { kind: 'shipped', language: 'de' })
  await shop.orders.sampleMail({ actor: shop.admin }, { kind: 'shipped' })
  const subjects = (await mails()).map(({ subject }) => subject)
  expect(subjects.slice(-2)).toEqual(['Unterwegs: 10042', 'Order 10042 is on its way'])
  expect((await mails()).at(-2)?.html).toContain('<html lang="de">')
})

test('are shown in another language before they are saved', async () => {
  const preview = (subject: string) =>
    shop.orders.previewMail(
      { actor: shop.admin },
      { kind: 'shipped', language: 'de', subject, opening: 'Die Ware {number} rollt.' },
    )
  const written = await preview('Versand an {name}')
  expect(written.subject).toBe('Versand an Celia Navarro')
  expect(written.text).toContain('Guten Tag Celia Navarro,\n\nDie Ware 10042 rollt.')
  expect((await preview('Order {number} is on its way')).subject).toBe(
    'Ihre Bestellung 10042 ist unterwegs',
  )
})

test('a field that there is none of is refused with those that there are', () => {
  const result = safeDecode(SettingsChange, { revision: 0, placedOpening: 'Dear {customer}' })
  expect(result.error?.issues).toMatchObject([
    {
      path: ['placedOpening'],
      message:
        "There is no field '{customer}'. The available fields are {number}, {name}, {shop} and {total}.",
    },
  ])
})

test('a value is not looked through for fields', () => {
  const values = { number: '1', name: '{total}', shop: '$&', total: '$5.00' }
  expect(fillMailFields('{name} at {shop}: {total}', values)).toBe('{total} at $&: $5.00')
})

test('the order of a German preview is a German one', () => {
  const { text } = inLanguage('de', () =>
    buyerMail('shipped', sampleOrder('Amboss', 'https://amboss.example'), ''),
  )
  expect(text).toContain('Klauenhammer 450 g')
  expect(text).not.toMatch(/Claw Hammer|Mill Street/)
})

test('the program brings the words of every mail', () => {
  const order = sampleOrder('Anvil & Sons', 'https://anvil.example')
  expect(buyerMail('shipped', order, '')).toMatchObject({
    subject: 'Order 10042 is on its way',
    text: expect.stringContaining('Your order has been shipped and is on its way to you.'),
  })
})
