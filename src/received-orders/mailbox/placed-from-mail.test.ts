/** Which orders by mail are placed without a person: only those whose mail says nothing beside them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openNumbersShop, type NumbersShop } from '../../customer-part-numbers/test-shop.ts'
import { isDovecotMissing, startDovecot, type TestMailbox } from '../../../tests/mail/dovecot.ts'
import { mail, mailServer } from './test-mails.ts'

type Company = Awaited<ReturnType<NumbersShop['company']>>
let mailbox: TestMailbox
let shop: NumbersShop
let company: Company
beforeAll(async () => {
  mailbox = await startDovecot()
  shop = await openNumbersShop({ ORDER_MAILBOX: mailbox.url, ORDER_MAILBOX_SERVER: mailServer })
  await shop.tool({ sku: 'HAM-16', name: 'Claw Hammer', price: 1250, stock: 9000 })
  company = await shop.company('Navarro Framing')
  await shop.saveCompany(company.id, {
    address: '418 Mill Street, Austin',
    orderFiles: 'place',
    phone: '+1 512 555 0142',
  })
}, 120_000)
afterAll(async () => {
  await shop.close()
  await mailbox.close()
})

let count = 0
type Sent = Omit<Parameters<typeof mail>[0], 'from'> & { readonly fileName?: string }

/** An order of two hammers that would be placed, in a mail. @returns what its reason says; '' where it is placed */
async function reasonOf({ fileName = 'order.csv', files = [], ...sent }: Sent): Promise<string> {
  count += 1
  const number = `PO-${count}`
  const content = `PO number;${number}\n\nArticle;Quantity\nHAM-16;2\n`
  const withNumber = (text: string) =>
    text.replaceAll('PO-123', number).replaceAll('NAME', company.buyer.name)
  await mailbox.deliver(
    mail({
      ...sent,
      from: company.buyer.email,
      subject: withNumber(sent.subject ?? 'Order PO-123'),
      ...(sent.text === undefined ? {} : { text: withNumber(sent.text) }),
      files: [{ name: fileName, content, type: 'text/csv' }, ...files],
    }),
  )
  await shop.receivedOrders.readMailbox()
  await shop.receivedOrders.placeDue()
  const rows = await shop.receivedOrders.list({ actor: shop.admin }, { limit: 100 })
  const row = rows.find((one) => one.number === number && one.form === 'table')
  return row?.state === 'ordered' ? '' : (row?.placementReason ?? 'missing')
}

describe.skipIf(isDovecotMissing())('an order by mail', () => {
  test.each([
    'Dear Sir or Madam, please find attached our order PO-123. Kind regards, NAME, Navarro Framing',
    'Please see attached order.',
    'Hello,\n\nplease find our purchase order no. PO-123 attached.\n\nMany thanks and best regards\nNavarro Framing\n418 Mill Street, Austin\nTel. +1 512 555 0142',
    'Sehr geehrte Damen und Herren,\n\nanbei erhalten Sie unsere Bestellung PO-123.\n\nMit freundlichen Grüßen\nNAME\nNavarro Framing',
    'Madame, Monsieur,\n\nVeuillez trouver ci-joint notre commande PO-123.\n\nCordialement\nNAME',
    'Buongiorno,\n\nin allegato il nostro ordine PO-123.\n\nCordiali saluti\nNAME',
    'Buenos días:\n\nAdjuntamos nuestro pedido PO-123.\n\nSaludos cordiales\nNAME',
    'Geachte heer, mevrouw,\n\nBijgaand vindt u onze bestelling PO-123.\n\nMet vriendelijke groet\nNAME',
  ])('an order whose e-mail is only a cover note is placed: %s', async (text) => {
    expect(await reasonOf({ text })).toBe('')
  })

  test('that a program of the buyer made is placed: Auto-Submitted: auto-generated', async () => {
    const text = 'Please see attached order.'
    expect(await reasonOf({ text, head: ['Auto-Submitted: auto-generated'] })).toBe('')
    const quiet = ['Auto-Submitted: auto-generated', 'X-Auto-Response-Suppress: All']
    expect(await reasonOf({ text, head: quiet })).toBe('')
  })

  test.each([
    ['Hi, could you let me know the price? Not buying yet.'],
    ['Anbei vorab zur Info unsere geplante Bestellung.'],
    ['Bitte liefern Sie erst in KW 51.'],
    ['Ship this to our yard, 77 Canal Road, Dallas.'],
    ['Bei den Hämmern bitte doch nur 12 statt 24.'],
    ['Bonjour, merci de ne pas tenir compte du fichier joint.'],
    ['I am out of office.'],
    ['Please find attached our order PO-9999.'],
    ['Please no order'],
    ['> Bitte nur anbieten, nicht liefern.'],
    ['Please process the order on 15.01.2027'],
  ])(
    'an order stays a draft if its e-mail contains more than a cover note: %s',
    async (sentence) => {
      const reason = await reasonOf({ text: `Hello,\n${sentence}\nKind regards` })
      expect(reason).toMatch(/^The e-mail contains text besides the order: “/)
      expect(reason).toContain(sentence.split(/(?<=[?])\s/)[0])
      expect(reason).toMatch(/Read this text before you place the order\.$/)
    },
  )

  test.each([
    ['Retoure PO-123 - Ware geht zurück', {}, 'Retoure'],
    ['STORNO: PO-123', {}, 'STORNO'],
    ['AW: Preisanfrage', {}, 'Preisanfrage'],
    ['Order PO-123', { fileName: 'OLD_do_not_use_order.csv' }, 'OLD_do_not_use_order.csv'],
    [
      'Order PO-123',
      {
        text: 'Please see attached.',
        html: '<p>Please see attached - but <b>do not process yet</b>.</p>',
      },
      'do not process yet',
    ],
    ['Order PO-123', { head: ['Auto-Submitted: auto-replied'] }, 'sent automatically'],
    ['Order PO-123', { head: ['Precedence: bulk'] }, 'sent automatically'],
    [
      'Order PO-123',
      { head: ['Auto-Submitted: auto-generated', 'List-Id: <all.example.com>'] },
      'sent automatically',
    ],
    ['Order PO-123', { head: ['Return-Path: <>'] }, 'sent automatically'],
    [
      'Our order',
      { files: [{ name: 'readme.txt', content: '2 x HAM-16\nNo, do not', type: 'text/plain' }] },
      'readme.txt',
    ],
    [
      'Order PO-123',
      { files: [{ name: 'deliver.ics', content: 'BEGIN:VCALENDAR', type: 'text/calendar' }] },
      'deliver.ics',
    ],
    [
      'Order PO-123',
      {
        files: [
          {
            name: 'mail.eml',
            content: mail({ subject: 'Cancel this order', text: 'Hello' }),
            type: 'message/rfc822',
          },
        ],
      },
      'Cancel this order',
    ],
  ] as const)(
    'an order stays a draft if anything else in its e-mail contains more: %s %j',
    async (subject, more, said) => {
      expect(await reasonOf({ subject, ...more })).toContain(said)
    },
  )
})
