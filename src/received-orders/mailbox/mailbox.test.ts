/** Orders by mail, from a mailbox on the wire: each mail becomes drafts once, and is only read. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '../../platform/access/endpoint.ts'
import { openNumbersShop, type NumbersShop } from '../../customer-part-numbers/test-shop.ts'
import { isDovecotMissing, startDovecot, type TestMailbox } from '../../../tests/mail/dovecot.ts'
import { contact, rejection } from '../../../tests/order-shop.ts'
import type { ReceivedOrder } from '../contract.ts'
import { ublOrder } from '../test-files.ts'
import { mail, mailServer, passed } from './test-mails.ts'

let mailbox: TestMailbox
let shop: NumbersShop
beforeAll(async () => {
  mailbox = await startDovecot()
  shop = await openNumbersShop({ ORDER_MAILBOX: mailbox.url, ORDER_MAILBOX_SERVER: mailServer })
  await shop.tool({ sku: 'HAM-16', name: 'Claw Hammer', price: 1250, stock: 500 })
  await shop.tool({ sku: 'SAW-1', name: 'Panel Saw', price: 2000, stock: 90 })
}, 120_000)
afterAll(async () => {
  await shop.close()
  await mailbox.close()
})

/** The received orders that staff see since the last call, the oldest first. */
let seen = new Set<string>()
async function fresh(): Promise<readonly ReceivedOrder[]> {
  const rows = await shop.receivedOrders.list({ actor: shop.admin }, { limit: 100 })
  const news = rows.filter(({ id }) => !seen.has(id)).toReversed()
  for (const { id } of news) seen.add(id)
  return Promise.all(news.map(({ id }) => shop.receivedOrders.read({ actor: shop.admin }, { id })))
}
beforeEach(() => fresh())

/** Lays these mails into the mailbox, and has it read. @returns what they became */
async function send(...mails: readonly (string | Uint8Array)[]): Promise<readonly ReceivedOrder[]> {
  for (const one of mails) await mailbox.deliver(one)
  await shop.receivedOrders.readMailbox()
  return fresh()
}
const linesOf = ({ lines }: ReceivedOrder) =>
  lines.map(({ state, tool, quantity }) => [state, tool?.sku ?? '', quantity])
const csv = (number: string, quantity = 5) => ({
  name: 'order.csv',
  content: `Order no.:;${number}\nSKU;Quantity\nHAM-16;${quantity}\n`,
  type: 'text/csv',
})

describe.skipIf(isDovecotMissing())('a mail', () => {
  test('with a file becomes a draft of the buyer whom their server has proven, and an order by a person', async () => {
    const { buyer } = await shop.company('Mailed')
    const [draft] = await send(
      mail({ from: buyer.email, text: 'Gate 4, please.', files: [csv('M-1')] }),
    )
    expect(draft).toMatchObject({
      state: 'open',
      number: 'M-1',
      buyer: { email: buyer.email },
      company: { name: 'Mailed' },
      notes: ['Gate 4, please.'],
      mail: { from: buyer.email, proof: 'pass' },
      fault: '',
    })
    expect(draft && linesOf(draft)).toEqual([['certain', 'HAM-16', 5]])
    expect(await mailbox.count()).toEqual({ all: 1, read: 1 })
    const { id, revision } = draft ?? { id: '', revision: 0 }
    const placed = await shop.receivedOrders.place({ actor: buyer }, { id, revision, ...contact })
    expect(placed.state).toBe('ordered')
  })
  test('without a file is read as a text', async () => {
    const [draft] = await send(
      mail({
        subject: 'Order no. 4711',
        text: 'Hello,\n\nplease send\n5 x HAM-16\n2 x SAW-1\n\nThanks',
      }),
    )
    expect(draft).toMatchObject({ form: 'text', number: '4711', sender: 'buyer@example.com' })
    expect(draft && linesOf(draft)).toEqual([
      ['certain', 'HAM-16', 5],
      ['certain', 'SAW-1', 2],
    ])
  })
  test('that is only HTML is read row by row', async () => {
    const [draft] = await send(
      mail({
        html: '<style>p{}</style><p>Our order:</p><table><tr><td>SKU</td><td>Quantity</td></tr><tr><td>HAM-16</td><td>5</td></tr></table><script>alert(1)</script>',
      }),
    )
    expect(draft && linesOf(draft)).toEqual([['certain', 'HAM-16', 5]])
    expect(draft?.text).not.toContain('alert')
  })
  test('with several orders becomes several drafts', async () => {
    const drafts = await send(
      mail({
        files: [
          csv('M-2'),
          {
            name: 'b.xml',
            content: ublOrder({ number: 'M-3', lines: [{ sku: 'SAW-1', quantity: 1 }] }),
          },
        ],
      }),
    )
    expect(drafts.map(({ number, form }) => [number, form]).toSorted()).toEqual([
      ['M-2', 'table'],
      ['M-3', 'ubl'],
    ])
  })
})

describe.skipIf(isDovecotMissing())('whose mail it is', () => {
  let buyer: Actor
  beforeAll(async () => {
    ;({ buyer } = await shop.company('Proven'))
  })
  const owner = async (mailed: Parameters<typeof mail>[0]) => {
    const [draft] = await send(mail({ files: [csv(`W-${seen.size}`)], ...mailed }))
    return [draft?.buyer?.email, draft?.mail?.proof]
  }
  test('a draft belongs to nobody if the sender is not verified, or only by another server or domain', async () => {
    const from = buyer.email
    const nobody = [undefined, 'none']
    expect(await owner({ from, results: [] })).toEqual(nobody)
    expect(
      await owner({ from, results: [passed(from).replace(mailServer, 'mx.evil.example')] }),
    ).toEqual(nobody)
    expect(await owner({ from, results: [passed('a@evil.example')] })).toEqual(nobody)
    expect(await owner({ from, results: [`${mailServer}; dkim=pass header.d=ample.com`] })).toEqual(
      nobody,
    )
    expect(
      await owner({ from, results: [`${mailServer}; none (dmarc=pass header.from=example.com)`] }),
    ).toEqual(nobody)
    expect(
      await owner({
        from,
        results: [`${mailServer}; dmarc=fail header.from=example.com`, passed(from)],
      }),
    ).toEqual([undefined, 'fail'])
  })
  test('a draft belongs to nobody if the e-mail names two senders', async () => {
    const from = buyer.email
    expect(await owner({ from, head: ['From: other@example.com'] })).toEqual([undefined, 'none'])
    expect(await owner({ from: `x@evil.example, ${from}`, results: [passed(from)] })).toEqual([
      undefined,
      'none',
    ])
  })
  test('nobody’s, where the address is of no account, or of staff', async () => {
    expect(await owner({ from: 'stranger@example.com' })).toEqual([undefined, 'pass'])
    expect(await owner({ from: shop.admin.email })).toEqual([undefined, 'pass'])
  })
  test('staff say for whom it is; then it counts for that company, and nobody else sees it', async () => {
    const [draft] = await send(mail({ from: 'stranger@example.com', files: [csv('W-100')] }))
    const { id, revision } = draft ?? { id: '', revision: 0 }
    expect(await rejection(shop.receivedOrders.read({ actor: buyer }, { id }))).toMatchObject({
      body: { status: 404 },
    })
    const company = buyer.company?.id ?? ''
    await shop.receivedOrders.correct(
      { actor: shop.admin },
      { id, revision, buyer: { userId: buyer.id, company }, lines: [] },
    )
    expect(await shop.receivedOrders.read({ actor: buyer }, { id })).toMatchObject({
      number: 'W-100',
    })
  })
})

describe.skipIf(isDovecotMissing())('nothing is lost, nothing doubled', () => {
  test('the same order in a second e-mail becomes a marked draft, and the same e-mail is processed only once', async () => {
    const { buyer } = await shop.company('Twice')
    const first = mail({ from: buyer.email, files: [csv('T-1')] })
    expect(await send(first)).toHaveLength(1)
    expect(await send(first)).toEqual([])
    const [again] = await send(mail({ from: buyer.email, files: [csv('T-1')] }))
    expect(again?.isRepeated).toBe(true)
    const stranger = await send(mail({ from: 'other@example.com', files: [csv('T-1', 7)] }))
    expect(stranger.map(({ isRepeated }) => isRepeated)).toEqual([false])
  })
  test('a crash after it was written and before it was marked doubles nothing', async () => {
    const two = [mail({ files: [csv('C-1')] }), mail({ files: [csv('C-2')] })]
    for (const one of two) await mailbox.deliver(one)
    // Two instances at once, each as if the other had crashed.
    await Promise.all([shop.receivedOrders.readMailbox(), shop.receivedOrders.readMailbox()])
    await shop.receivedOrders.readMailbox()
    expect((await fresh()).map(({ number }) => number)).toEqual(['C-1', 'C-2'])
  })
  test('a mail that somebody has opened is read all the same', async () => {
    await mailbox.deliver(mail({ files: [csv('O-1')] }), 'INBOX')
    await mailbox.markAllRead()
    await shop.receivedOrders.readMailbox()
    expect((await fresh()).map(({ number }) => number)).toEqual(['O-1'])
  })
  test('a server that is set up again, and numbers its mails from 1, loses none', async () => {
    const kept = mail({ files: [csv('S-1')] })
    await send(kept)
    await mailbox.setUpAgain()
    expect((await send(kept, mail({ files: [csv('S-2')] }))).map(({ number }) => number)).toEqual([
      'S-2',
    ])
  })
  test('a mail server that is away is named, and what waited is read when it is back', async () => {
    await mailbox.deliver(mail({ files: [csv('A-1')] }))
    await mailbox.stop()
    await expect(shop.receivedOrders.readMailbox()).rejects.toThrow(/ECONNREFUSED/)
    expect(await shop.receivedOrders.mailbox({ actor: shop.admin }, {})).toMatchObject({
      fault: 'unreachable',
    })
    await mailbox.start()
    await shop.receivedOrders.readMailbox()
    expect(await shop.receivedOrders.mailbox({ actor: shop.admin }, {})).toMatchObject({
      address: 'orders@shop.example',
      fault: null,
    })
    expect((await fresh()).map(({ number }) => number)).toEqual(['A-1'])
  })
})

describe.skipIf(isDovecotMissing())('bad mails are named, and those behind them are read', () => {
  const cases: readonly (readonly [string, () => string | Uint8Array, RegExp])[] = [
    [
      'an e-mail that is too large',
      () => mail({ files: [{ name: 'big.csv', content: 'x'.repeat(8_000_000) }] }),
      /The e-mail is 11 MB/,
    ],
    [
      'an e-mail with a file of more than 5 MB',
      () => mail({ files: [{ name: 'big.csv', content: 'x'.repeat(5_100_000) }] }),
      /big\.csv is 6 MB/,
    ],
    [
      'an e-mail without text or file',
      () => 'From: a@example.com\r\nSubject: Empty\r\n\r\n',
      /neither text nor a file/,
    ],
    [
      'an e-mail that only greets',
      () => mail({ text: 'Hello, how are you?' }),
      /contains an article/,
    ],
    [
      'an e-mail with a picture of an order',
      () =>
        mail({
          files: [{ name: 'scan.jpg', content: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2]) }],
        }),
      /scan\.jpg is a picture/,
    ],
    [
      'an e-mail with entities in XML',
      () =>
        mail({
          files: [
            {
              name: 'bomb.xml',
              content:
                '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]><Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2">&d;</Order>',
            },
          ],
        }),
      /defines entities/,
    ],
    [
      'an e-mail wrapped by Outlook',
      () =>
        mail({
          files: [
            {
              name: 'winmail.dat',
              content: new Uint8Array([0x78, 0x9f, 0x3e, 0x22, 1, 0, 9, 9, 9]),
              type: 'application/ms-tnef',
            },
          ],
        }),
      /Outlook's own format/,
    ],
    ['an e-mail that is nested too deeply', () => nested(60), /E-mails inside e-mails/],
    [
      'an encrypted e-mail',
      () => mail({ files: [{ name: 'smime.p7m', content: 'x', type: 'application/pkcs7-mime' }] }),
      /is encrypted/,
    ],
  ]
  test.each(cases)(
    '%s becomes a draft without lines that states the reason',
    async (_what, write, said) => {
      const [bad, good] = await send(write(), mail({ text: '5 x HAM-16' }))
      expect(bad).toMatchObject({ form: 'unread', state: 'open', lines: [] })
      expect(bad?.fault).toMatch(said)
      expect(good && linesOf(good)).toEqual([['certain', 'HAM-16', 5]])
    },
  )
  test('what cannot be read in it is rejected, never ordered', async () => {
    const { buyer } = await shop.company('Unread')
    const [bad] = await send(mail({ from: buyer.email, text: 'Hello!' }))
    const { id, revision } = bad ?? { id: '', revision: 0 }
    const placing = shop.receivedOrders.place({ actor: buyer }, { id, revision, ...contact })
    expect(await rejection(placing)).toMatchObject({ body: { type: 'lines-not-certain' } })
    const ended = await shop.receivedOrders.reject(
      { actor: shop.admin },
      { id, reason: 'A greeting' },
    )
    expect(ended.state).toBe('rejected')
  })
})

describe.skipIf(isDovecotMissing())('what mail programs do', () => {
  test('files in an attached winmail.dat are read', async () => {
    const [draft] = await send(
      mail({
        files: [
          {
            name: 'winmail.dat',
            content: tnef('order.csv', 'SKU;Quantity\nHAM-16;5\n'),
            type: 'application/ms-tnef',
          },
        ],
      }),
    )
    expect(draft).toMatchObject({ fileName: 'order.csv', form: 'table' })
  })
  test('a mail that is passed on as a file is read; the person who passed it on is its sender', async () => {
    const inner = mail({ from: 'inner@example.com', files: [csv('P-1')] })
    const [draft] = await send(
      mail({ files: [{ name: 'fwd.eml', content: inner, type: 'message/rfc822' }] }),
    )
    expect(draft).toMatchObject({ number: 'P-1', mail: { from: 'buyer@example.com' } })
  })
  test('an answer orders what it says, not what it quotes', async () => {
    const [draft] = await send(
      mail({
        text: '2 x SAW-1\n\nOn Fri, 27 Nov 2026, Shop <orders@shop.example> wrote:\n> 5 x HAM-16\n',
      }),
    )
    expect(draft && linesOf(draft)).toEqual([['certain', 'SAW-1', 2]])
  })
  test('a text in another charset than it says changes no line to another tool', async () => {
    const latin = Buffer.from(
      'From: a@example.com\r\nSubject: x\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\nGr\xfc\xdfe\r\n5 x HAM-16\r\n3 x B\xfcgel\r\n',
      'latin1',
    )
    const [draft] = await send(latin)
    expect(
      draft?.lines.filter(({ state }) => state === 'certain').map(({ tool }) => tool?.sku),
    ).toEqual(['HAM-16'])
  })
  test('pictures of a signature, cards and calendars are no files of the order', async () => {
    const [draft] = await send(
      mail({
        text: '5 x HAM-16',
        files: [
          { name: 'card.vcf', content: 'BEGIN:VCARD', type: 'text/vcard' },
          { name: 'invite.ics', content: 'BEGIN:VCALENDAR', type: 'text/calendar' },
          { name: 'smime.p7s', content: 'x', type: 'application/pkcs7-signature' },
        ],
      }),
    )
    expect(draft).toMatchObject({ notes: [], form: 'text' })
  })
})

/** A mail in a mail, so many times. */
function nested(depth: number): string {
  let inner = mail({ text: '5 x HAM-16' })
  for (let at = 0; at < depth; at += 1)
    inner = [
      'From: a@example.com',
      'MIME-Version: 1.0',
      `Content-Type: multipart/mixed; boundary="n${at}"`,
      '',
      `--n${at}`,
      'Content-Type: message/rfc822',
      '',
      inner,
      `--n${at}--`,
      '',
    ].join('\r\n')
  return inner
}

/** A file as Outlook wraps it, by the records of MS-OXTNEF. */
function tnef(name: string, content: string): Uint8Array {
  const record = (id: number, bytes: Buffer): Buffer => {
    const head = Buffer.alloc(9)
    head.writeUInt8(2)
    head.writeUInt32LE(id, 1)
    head.writeUInt32LE(bytes.length, 5)
    const sum = Buffer.alloc(2)
    sum.writeUInt16LE(bytes.reduce((all, byte) => (all + byte) % 65_536, 0))
    return Buffer.concat([head, bytes, sum])
  }
  const head = Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0])
  return Buffer.concat([
    head,
    record(0x0006_9002, Buffer.alloc(14)),
    record(0x0001_8010, Buffer.from(`${name}\0`)),
    record(0x0006_800f, Buffer.from(content)),
  ])
}
