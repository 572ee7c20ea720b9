/** Answers by mail: from a mailbox on the wire, over the outbox, to a mail server on the wire. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openNumbersShop, type NumbersShop } from '../../customer-part-numbers/test-shop.ts'
import { isDovecotMissing, startDovecot, type TestMailbox } from '../../../tests/mail/dovecot.ts'
import { startSmtpServer, type TestSmtpServer } from '../../../tests/mail/smtp-server.ts'
import { readMail } from '../../../packages/file-reader/mails/read-mail.ts'
import { contact, rejection } from '../../../tests/order-shop.ts'
import type { ReceivedOrder } from '../contract.ts'
import { mail, mailServer } from '../mailbox/test-mails.ts'
import { ublChange, ublOrder } from '../test-files.ts'

let mailbox: TestMailbox
let smtp: TestSmtpServer
let shop: NumbersShop
beforeAll(async () => {
  mailbox = await startDovecot()
  smtp = await startSmtpServer()
  shop = await openNumbersShop({
    ORDER_MAILBOX: mailbox.url,
    ORDER_MAILBOX_SERVER: mailServer,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'shop@shop.example',
  })
  await shop.tool({ sku: 'HAM-16', name: 'Claw Hammer', price: 1250, stock: 500 })
  await shop.tool({ sku: 'SAW-1', name: 'Panel Saw', price: 2000, stock: 90 })
  await shop.mail.start()
}, 120_000)
afterAll(async () => {
  await shop.close()
  await smtp.close()
  await mailbox.close()
})

const mailed = { orderAnswers: 'mail' } as const
let companies = 0
async function company(values: object = mailed) {
  const made = await shop.company(`Answered ${(companies += 1)}`)
  await shop.saveCompany(made.id, values)
  return made
}
const ubl = (number: string, price = '12.50') => ({
  name: 'order.xml',
  content: ublOrder({ number, note: '', lines: [{ sku: 'HAM-16', quantity: 5, price }] }),
})
const csv = (number: string) => ({
  name: 'order.csv',
  content: `Order no.:;${number}\nSKU;Quantity\nHAM-16;5\nSAW-1;2\n`,
})

/** @returns what a mail became, found by the number of its order */
async function take(number: string, given: Parameters<typeof mail>[0]): Promise<ReceivedOrder> {
  await mailbox.deliver(mail({ subject: `Order ${number}`, ...given }))
  await shop.receivedOrders.readMailbox()
  const [row] = await shop.receivedOrders.list({ actor: shop.admin }, { q: number })
  return readOrder(row?.id ?? '')
}
const readOrder = (id: string) => shop.receivedOrders.read({ actor: shop.admin }, { id })
const place = async ({ id }: ReceivedOrder) => {
  const { revision } = await readOrder(id)
  return shop.receivedOrders.place({ actor: shop.admin }, { id, revision, ...contact })
}
const isAnswerTo = (number: string) => (one: { readonly subject: string }) =>
  one.subject === `Re: Order ${number}`
/** Waits for the answer. @returns it as a mail program reads it, with its head */
async function answerTo(number: string) {
  const { to, text } = await smtp.arrival(isAnswerTo(number))
  const found = await readMail(new TextEncoder().encode(text))
  const [file] = found.files
  return { to, raw: text, ...found, file: new TextDecoder().decode(file?.bytes) }
}
const answersTo = (number: string) => smtp.received.filter(isAnswerTo(number)).length

describe.skipIf(isDovecotMissing())('an order that came by mail', () => {
  test('is answered in the form in which it came, in its thread, once', async () => {
    const { buyer } = await company()
    const draft = await take('AM-1', {
      from: buyer.email,
      id: 'first@buyer.example',
      head: ['References: <root@buyer.example>'],
      files: [ubl('AM-1')],
    })
    const { order } = await place(draft)
    await Promise.all([shop.receivedOrders.sendAnswers(), shop.receivedOrders.sendAnswers()])
    const { to, raw, texts, file, thread } = await answerTo('AM-1')
    expect(to).toBe(buyer.email)
    expect(raw).toMatch(/^In-Reply-To: <first@buyer\.example>/m)
    expect(thread.references).toEqual(['<root@buyer.example>', '<first@buyer.example>'])
    expect(raw).toMatch(/^Auto-Submitted: auto-replied/m)
    expect(texts[0]).toContain(`Your order AM-1 is accepted. Our order number is ${order}.`)
    expect(file).toContain('<cbc:OrderResponseCode>AP</cbc:OrderResponseCode>')
    expect(await readOrder(draft.id)).toMatchObject({ answer: { state: 'sent' } })
    const again = shop.receivedOrders.sendAnswer({ actor: shop.admin }, { id: draft.id })
    expect(await rejection(again)).toMatchObject({ body: { type: 'no-order-answer' } })
    expect(answersTo('AM-1')).toBe(1)
  })
  test('that was a table is answered as a text, line by line', async () => {
    const { buyer } = await company()
    const { id, revision } = await take('AM-2', { from: buyer.email, files: [csv('AM-2')] })
    const lines = [
      { line: 0, quantity: 6 },
      { line: 1, leftOut: true },
    ]
    await place(await shop.receivedOrders.correct({ actor: shop.admin }, { id, revision, lines }))
    await shop.receivedOrders.sendAnswers()
    const { texts, files } = await answerTo('AM-2')
    expect(files).toEqual([])
    expect(texts[0]).toContain('is accepted with changes')
    expect(texts[0]).toContain('- HAM-16 Claw Hammer: 6 × $12.50, changed (you ordered 5)')
    expect(texts[0]).toContain('- SAW-1: not ordered')
  })
  test('and is rejected, is answered with the reason', async () => {
    const { buyer } = await company()
    const { id } = await take('AM-3', { from: buyer.email, files: [ubl('AM-3')] })
    await shop.receivedOrders.reject({ actor: shop.admin }, { id, reason: 'Sold out' })
    await shop.receivedOrders.sendAnswers()
    const { texts, file } = await answerTo('AM-3')
    expect(texts[0]).toContain('Your order AM-3 is not accepted.\nReason: Sold out')
    expect(file).toContain('<cbc:OrderResponseCode>RE</cbc:OrderResponseCode>')
  })
  test('and is replaced by a newer one, is not answered: that one is', async () => {
    const { buyer } = await company()
    const from = buyer.email
    const first = await take('AM-9', { from, files: [ubl('AM-9')] })
    const content = ublChange('AEN-9', 'AM-9', [['HAM-16', 6, '12.50']])
    const change = await take('AEN-9', { from, files: [{ name: 'change.xml', content }] })
    await shop.receivedOrders.replace({ actor: shop.admin }, { id: change.id })
    await place(change)
    await shop.receivedOrders.sendAnswers()
    expect((await answerTo('AEN-9')).texts[0]).toContain('is accepted')
    expect(answersTo('AM-9')).toBe(0)
    expect(await readOrder(first.id)).toMatchObject({ answer: { state: 'never' } })
    const { sendAnswer, answer } = shop.receivedOrders
    for (const call of [sendAnswer, answer])
      expect(await rejection(call({ actor: shop.admin }, { id: first.id }))).toMatchObject({
        body: {
          type: 'no-order-answer',
          detail: expect.stringContaining('newer file has replaced'),
        },
      })
  })
  test('and whose order waits, is answered once it no longer waits', async () => {
    const { buyer } = await company({ ...mailed, creditLimit: 100 })
    const draft = await take('AM-4', { from: buyer.email, files: [ubl('AM-4')] })
    const { order } = await place(draft)
    await shop.receivedOrders.sendAnswers()
    expect(await readOrder(draft.id)).toMatchObject({
      state: 'ordered',
      answer: { state: 'waits' },
    })
    expect(answersTo('AM-4')).toBe(0)
    await shop.orders.releaseHold({ actor: shop.admin }, { number: order ?? 0 })
    await shop.receivedOrders.sendAnswers()
    expect((await answerTo('AM-4')).texts[0]).toContain('is accepted')
  })
  test('with another one is answered when both are decided, by one mail', async () => {
    const { buyer } = await company()
    const files = [ubl('AM-5'), { ...ubl('AM-5b'), name: 'b.xml' }]
    await take('AM-5', { from: buyer.email, files })
    const rows = await shop.receivedOrders.list({ actor: shop.admin }, { q: 'AM-5' })
    const [one, two] = await Promise.all(rows.map(({ id }) => readOrder(id)))
    if (!one || !two) throw new Error('The mail did not become two drafts')
    await place(one)
    await shop.receivedOrders.sendAnswers()
    expect(answersTo('AM-5')).toBe(0)
    await place(two)
    await shop.receivedOrders.sendAnswers()
    expect((await answerTo('AM-5')).files).toHaveLength(2)
    expect(answersTo('AM-5')).toBe(1)
  })
  test('is not answered automatically without the setting, or where nothing proves its sender', async () => {
    const silent = await company({})
    const asks = await company()
    const drafts = [
      await take('AM-6', { from: silent.buyer.email, files: [ubl('AM-6')] }),
      await take('AM-7', { from: asks.buyer.email, results: [], files: [ubl('AM-7')] }),
    ]
    const [, unproven] = drafts
    await shop.receivedOrders.correct(
      { actor: shop.admin },
      {
        id: unproven?.id ?? '',
        revision: 1,
        buyer: { userId: asks.buyer.id, company: asks.id },
        lines: [],
      },
    )
    for (const draft of drafts) await place(draft)
    await shop.receivedOrders.sendAnswers()
    for (const { id } of drafts)
      expect(await readOrder(id)).toMatchObject({ state: 'ordered', answer: { state: 'ready' } })
    expect(answersTo('AM-6') + answersTo('AM-7')).toBe(0)
  })
  test('is answered by a person where it says more than is read, and by setting where that is rejected', async () => {
    const { buyer } = await company()
    const file = (number: string) => ({
      name: 'order.xml',
      content: new TextDecoder()
        .decode(ublOrder({ number, note: '', lines: [{ sku: 'HAM-16', quantity: 5 }] }))
        .replace('</cac:BuyerCustomerParty>', '</cac:BuyerCustomerParty><cac:AllowanceCharge/>'),
    })
    const draft = await take('AM-10', { from: buyer.email, files: [file('AM-10')] })
    expect(draft).toMatchObject({ unread: ['AllowanceCharge'], answer: { isBySetting: false } })
    await place(draft)
    const rejected = await take('AM-11', { from: buyer.email, files: [file('AM-11')] })
    await shop.receivedOrders.reject({ actor: shop.admin }, { id: rejected.id, reason: 'Ask us' })
    await shop.receivedOrders.sendAnswers()
    expect((await answerTo('AM-11')).texts[0]).toContain('is not accepted')
    expect(answersTo('AM-10')).toBe(0)
    expect(await readOrder(draft.id)).toMatchObject({ answer: { state: 'ready' } })
  })
  test('is answered by a person, who may take that back for 8 seconds', async () => {
    const { buyer } = await company({})
    const draft = await take('AM-8', { from: buyer.email, files: [ubl('AM-8')] })
    const one = { id: draft.id }
    const early = shop.receivedOrders.sendAnswer({ actor: shop.admin }, one)
    expect(await rejection(early)).toMatchObject({ body: { type: 'no-order-answer' } })
    await place(draft)
    const due = await shop.receivedOrders.sendAnswer({ actor: shop.admin }, one)
    expect(due.answer?.state).toBe('due')
    await shop.receivedOrders.sendAnswers()
    expect(answersTo('AM-8')).toBe(0)
    const back = await shop.receivedOrders.takeBackAnswer({ actor: shop.admin }, one)
    expect(back.answer?.state).toBe('ready')
    await shop.receivedOrders.sendAnswer({ actor: shop.admin }, one)
    await expect
      .poll(
        async () => {
          await shop.receivedOrders.sendAnswers()
          return (await readOrder(draft.id)).answer?.state
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBe('sent')
    expect((await answerTo('AM-8')).raw).not.toMatch(/^Auto-Submitted/m)
  }, 40_000)
  test('that a program of the buyer made is answered once; where it sends the order again, not at all', async () => {
    const { buyer } = await company()
    const head = ['Auto-Submitted: auto-generated']
    const first = await take('AM-9', { from: buyer.email, head, files: [ubl('AM-9')] })
    await place(first)
    await shop.receivedOrders.sendAnswers()
    expect((await answerTo('AM-9')).raw).toMatch(/^Auto-Submitted: auto-replied/m)
    // The same order in another mail, as if the program did not know what an answer is.
    const again = await take('AM-9', {
      from: buyer.email,
      head,
      files: [ubl('AM-9')],
      text: 'Again',
    })
    expect(again).toMatchObject({ isRepeated: true })
    const { revision } = await readOrder(again.id)
    await shop.receivedOrders.place(
      { actor: shop.admin },
      { id: again.id, revision, ...contact, again: true },
    )
    await shop.receivedOrders.sendAnswers()
    expect((await readOrder(again.id)).answer?.state).not.toBe('sent')
    expect(answersTo('AM-9')).toBe(1)
  })
  test.each([
    ['AM-20', 'Auto-Submitted: auto-replied'],
    ['AM-27', 'Auto-Submitted: auto-notified'],
    ['AM-28', 'Auto-Submitted: auto-generated\r\nX-Auto-Response-Suppress: All'],
    ['AM-21', 'Precedence: bulk'],
    ['AM-22', 'Return-Path: <>'],
    ['AM-23', 'List-Id: <all.example.com>'],
    ['AM-24', 'X-Auto-Response-Suppress: All'],
    ['AM-25', 'X-Autoreply: yes'],
    ['AM-26', 'X-Autorespond: re: your order'],
  ])('%s from a program (%s) is never answered', async (number, head) => {
    const { buyer } = await company()
    const draft = await take(number, { from: buyer.email, head: [head], files: [ubl(number)] })
    await place(draft)
    await shop.receivedOrders.sendAnswers()
    expect(await readOrder(draft.id)).toMatchObject({ answer: { state: 'never' } })
    const byHand = shop.receivedOrders.sendAnswer({ actor: shop.admin }, { id: draft.id })
    expect(await rejection(byHand)).toMatchObject({ body: { type: 'no-order-answer' } })
    expect(answersTo(number)).toBe(0)
  })
})

test.each([
  ['no-reply@example.com', true],
  ['donotreply@example.com', true],
  ['MAILER-DAEMON@example.com', true],
  ['bounces+7=x@example.com', true],
  ['noreen@example.com', false],
  ['purchasing@example.com', false],
])('whether nobody reads %s: %s', async (from, isOfProgram) => {
  const read = await readMail(new TextEncoder().encode(mail({ from, text: '5 x HAM-16' })))
  expect(read.isOfProgram).toBe(isOfProgram)
})

test('what a mail says of its thread cannot write into the head of the answer', async () => {
  const source = mail({
    text: 'x',
    id: 'a b@x.example',
    head: ['References: <a@x.example> <b@x.example\r\n Bcc: all@x.example>'],
  })
  const { thread } = await readMail(new TextEncoder().encode(source))
  expect(thread).toEqual({ id: '', references: ['<a@x.example>'] })
})
