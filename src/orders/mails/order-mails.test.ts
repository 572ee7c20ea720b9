/** The mails about an order: text and HTML, and no injection of markup or headers. */
import { expect, test } from 'vitest'
import { inLanguage } from '../../platform/languages/in-language.server.ts'
import {
  adminMail,
  buyerMail,
  isBuyerNotified,
  shipmentMail,
  type MailedOrder,
} from './order-mails.ts'
import { orderStatuses } from '../rules.ts'

const order: MailedOrder = {
  shop: 'Anvil & Sons',
  number: 10_042,
  name: 'Celia Navarro',
  email: 'celia@example.com',
  phone: '+1 512 555 0142',
  address: '418 Mill Street\nAustin',
  poNumber: 'PO-7',
  pieces: 24,
  total: 20_496,
  lines: [{ sku: 'HMR-1001', name: 'Claw Hammer', quantity: 24, unitPrice: 854, total: 20_496 }],
  trackingNumber: '',
  trackingLink: '',
  link: 'https://shop.example/dashboard/orders/10042',
}

test('the buyer gets a mail about every status but picking', () => {
  expect(orderStatuses.filter((status) => !isBuyerNotified(status))).toEqual(['picking'])
})

test('the mail to a buyer has lines, quantities, total and a link', () => {
  const { subject, text, html } = buyerMail('placed', order, '')
  expect(subject).toBe('Order 10042 is placed')
  for (const part of [
    'Hello Celia Navarro,',
    'Claw Hammer (HMR-1001): 24 × $8.54 = $204.96',
    'Total: $204.96',
    'PO number: PO-7',
    'Deliver to: 418 Mill Street, Austin',
    order.link,
  ])
    expect(text).toContain(part)
  for (const part of [
    'Claw Hammer',
    '$204.96',
    '418 Mill Street<br>Austin',
    `href="${order.link}"`,
  ])
    expect(html).toContain(part)
})

test('of a part its goods are named, and that their tax is not among them', () => {
  const part = (taxed: boolean) => shipmentMail('part', { ...order, part: { taxed } }, '')
  expect(part(true).text).toContain('Goods in this shipment, excluding tax: $204.96')
  expect(part(false).text).toContain('Goods in this shipment: $204.96')
  expect(part(true).text).not.toContain('Total')
  const german = inLanguage('de', () => part(true))
  expect(german.text).toContain('Warenwert dieser Lieferung ohne MwSt.: 204,96\u00a0$')
  expect(german.html).toContain('Warenwert dieser Lieferung ohne MwSt.')
})

test('a tool without a name in the language of the mail is read out in its own', () => {
  const lines = order.lines.map((line) => ({ ...line, lang: { name: 'en' } }))
  const { html, text } = inLanguage('de', () => buyerMail('placed', { ...order, lines }, ''))
  expect(html).toContain('<html lang="de">')
  expect(html).toContain('<span lang="en">Claw Hammer</span>')
  expect(text).toContain('Claw Hammer (HMR-1001)')
})

test('the subject to an admin has the sum that the buyer pays', () => {
  const line = { category: 'S', rate: 19, reason: '', base: 20_496, amount: 3894 } as const
  const tax = { country: 'DE', lines: [line], amount: 3894, gross: 24_390 }
  expect(adminMail('placed', { ...order, tax }, '').subject).toBe(
    'New order 10042: $243.90 from Celia Navarro',
  )
})

test('the mail about a shipped order has its tracking, when there is one', () => {
  const shipped = buyerMail(
    'shipped',
    { ...order, trackingNumber: '1Z 999', trackingLink: 'https://carrier.example/1Z999?a=1&b=2' },
    'Two parcels',
  )
  for (const part of [
    'Tracking number: 1Z 999',
    'Note: Two parcels',
    'https://carrier.example/1Z999?a=1&b=2',
  ])
    expect(shipped.text).toContain(part)
  expect(shipped.html).toContain('href="https://carrier.example/1Z999?a=1&#38;b=2"')
  expect(buyerMail('shipped', order, '').text).not.toContain('Tracking')
})

test('input is escaped, and a line break in a name does not reach the subject', () => {
  const hostile = {
    ...order,
    name: 'Eve <b>\nBcc: all@example.com',
    address: '<script>alert(1)</script>',
    lines: [
      {
        ...(order.lines[0] ?? { sku: '', quantity: 1, unitPrice: 1, total: 1 }),
        name: '<img src=x>',
      },
    ],
  }
  const { subject, html } = adminMail('placed', hostile, '"><i>')
  expect(subject).not.toMatch(/\n/)
  expect(html).not.toMatch(/<script|<img|<b>\n|<i>/)
})

test('the mail to admins about a cancellation has what goes back in stock', () => {
  const { subject, text } = adminMail('cancelled', order, 'Ordered twice')
  expect(subject).toBe('Order 10042 was cancelled by the buyer: $204.96, Celia Navarro')
  for (const part of [
    'Celia Navarro (celia@example.com) has cancelled an order with 1 line, 24 pieces in total. ' +
      'The goods have been returned to stock.',
    'Note: Ordered twice',
  ])
    expect(text).toContain(part)
})

test('a mail has forty of a thousand lines', () => {
  const lines = Array.from({ length: 1000 }, (_, row) => ({
    sku: `S-${row}`,
    name: 'Nail',
    quantity: 1,
    unitPrice: 1,
    total: 1,
  }))
  const { text, html } = buyerMail('confirmed', { ...order, lines }, '')
  expect(text).toContain('and 960 more lines')
  expect([text.match(/Nail/g)?.length, html.match(/Nail/g)?.length]).toEqual([40, 40])
})
