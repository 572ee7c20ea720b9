/** Why an order waits is read in the language of the reader, not of the writer. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHoldShop, type HoldShop } from '../../../tests/hold-shop.ts'
import { inLanguage } from '../../platform/languages/in-language.server.ts'
import { spokenHold } from '../model/spoken-hold.server.ts'
import type { Language } from '../../platform/languages/languages.ts'

let shop: HoldShop
beforeAll(async () => {
  shop = await openHoldShop()
})
afterAll(() => shop.close())

async function placedAboveLimit() {
  const company = await shop.openCompany({ perOrder: 10_000 })
  const { id } = await shop.tool()
  const { number } = await inLanguage('de', () => company.order(id, 11))
  const reasonIn = (language: Language) =>
    inLanguage(language, async () => {
      const { holds } = await shop.orders.read({ actor: company.buyer }, { number })
      return holds?.map(({ reason }) => reason)
    })
  return { number, reasonIn }
}

const inGerman =
  'Der Nettobetrag liegt bei 110,00\u00a0$; ohne Freigabe sind höchstens 100,00\u00a0$ erlaubt.'
const inEnglish = 'The order total excluding tax is $110.00; the limit without approval is $100.00.'

test('it is kept as facts, and as the sentence in the language of the customer that an earlier release reads', async () => {
  const { number, reasonIn } = await placedAboveLimit()
  expect([await reasonIn('de'), await reasonIn('en')]).toEqual([[inGerman], [inEnglish]])
  const { rows } = await sql`
    select reason, reason_facts -> 'reason' as facts from order_holds
    where order_id = (select id from orders where number = ${number})`.execute(shop.database.handle)
  expect(rows).toEqual([
    { reason: inEnglish, facts: { code: 'over-order-limit', total: 11_000, limit: 10_000 } },
  ])
})

test.each([
  ['The order total is $110.00; the limit without approval is $100.00.', inGerman],
  [
    'With this order the total of the month is $110.00; the limit without approval is $100.00.',
    'Mit dieser Bestellung beträgt die Monatssumme 110,00\u00a0$ netto; ohne Freigabe sind höchstens 100,00\u00a0$ erlaubt.',
  ],
  [
    'With this order your agent Restocker has ordered for $110.00 this month; its limit is $100.00.',
    'Mit dieser Bestellung hat Ihr Agent Restocker in diesem Monat für 110,00\u00a0$ netto bestellt; sein Limit beträgt 100,00\u00a0$.',
  ],
  [
    'An approver has changed it: the total is now $50.00, which needs no approval.',
    'Ein Freigeber hat die Bestellung geändert: Der Nettobetrag liegt jetzt bei 50,00\u00a0$; dafür ist keine Freigabe nötig.',
  ],
])('%s, as earlier releases wrote it, is read in German', (written, german) => {
  expect(inLanguage('de', () => spokenHold(written))).toBe(german)
})

test.each([
  [
    'With this order the total of the month without tax is $110.00; the limit without approval is $100.00.',
    'With this order, the month’s total excluding tax is $110.00; the limit without approval is $100.00.',
  ],
  [
    'The order total without tax is $110.00; the limit of your agent Restocker for an order is $100.00.',
    'The order total excluding tax is $110.00; the limit per order of your agent Restocker is $100.00.',
  ],
  [
    'With this order your agent Restocker has ordered for $110.00 without tax this month; its limit is $100.00.',
    'With this order, your agent Restocker has ordered for $110.00 excluding tax this month; its limit is $100.00.',
  ],
  [
    'The order total without tax is $720.00. Until the shop has confirmed a first order of an account, orders above $700.00 go on hold.',
    'The order total excluding tax is $720.00. Until the shop has confirmed the first order of an account, orders above $700.00 go on hold.',
  ],
  [
    'The order has more than 10 % of the stock of Claw hammer. Until the shop has confirmed a first order of an account, such orders go on hold.',
    'The order takes more than 10 % of the stock of Claw hammer. Until the shop has confirmed the first order of an account, such orders go on hold.',
  ],
  [
    'An approver has changed it: the total without tax is now $50.00, which needs no approval.',
    'An approver has changed the order: its total excluding tax is now $50.00, so the order needs no approval.',
  ],
  [
    'With this order Acme owes $110.00; its credit limit is $100.00.',
    'With this order, Acme owes $110.00; its credit limit is $100.00.',
  ],
  [
    'Acme pays in advance: $110.00. The invoice comes in a separate mail.',
    'Acme pays in advance: $110.00. The invoice will be sent in a separate e-mail.',
  ],
  [
    '$110.00 is payable by card on the page of the order.',
    '$110.00 is payable by card on the order page.',
  ],
  [
    'The open amount is credited, but there is no longer enough stock.',
    'The outstanding amount was credited, but there is no longer enough stock.',
  ],
])('%s is read in the words of today, also in German', (written, today) => {
  expect(spokenHold(written)).toBe(today)
  const german = inLanguage('de', () => spokenHold(written))
  expect(german).not.toBe(today)
  expect(german).toBe(inLanguage('de', () => spokenHold(today)))
})

test('a sentence that an instance of an earlier release has written since counts, and is said again', async () => {
  const { number, reasonIn } = await placedAboveLimit()
  await sql`
    update order_holds set reason = 'Delivery costs $40.00 without tax. The order total is then $150.00.'
    where order_id = (select id from orders where number = ${number})`.execute(shop.database.handle)
  expect(await reasonIn('en')).toEqual([
    'Delivery costs $40.00 excluding tax, so the order total is $150.00.',
  ])
  const [german = ''] = (await reasonIn('de')) ?? []
  expect(german).toContain('40,00\u00a0$')
  expect(german).not.toContain('Delivery')
})
