/** What a mail says beside the orders in its files. */
import { expect, test } from 'vitest'
import { readMail, type ReadMail } from '../../../packages/file-reader/mails/read-mail.ts'
import { readParts } from './read-parts.server.ts'
import { mail as mailText } from './test-mails.ts'

const mail = (subject: string, text: string): ReadMail => ({
  from: 'buyer@example.com',
  fromName: '',
  subject,
  thread: { id: '', references: [] },
  isOfProgram: false,
  isGenerated: false,
  results: [],
  texts: [text],
  says: [],
  colored: new Map(),
  files: [{ name: 'order.csv', bytes: new TextEncoder().encode('SKU;Qty\nHAM-16;12\n') }],
  unread: [],
  unsure: [],
})
const unreadOf = async (subject: string, text: string) =>
  (await readParts(mail(subject, text))).flatMap(({ drafts }) =>
    drafts.flatMap(({ unread = [] }) => unread),
  )

test.each([
  ['Order 4711', 'Hello,\nonly a quote please.\nBest, Ann', ['only a quote please.']],
  [
    'Bestellung 4711',
    'Bitte stornieren wir die Position 2.',
    ['Bitte stornieren wir die Position 2.'],
  ],
  ['Anfrage 4711', 'Siehe Anlage.', ['Anfrage 4711']],
  ['Order 4711', 'Please find our order attached.', []],
  ['Order 4711', 'If you are not the intended recipient, delete this mail.', []],
  ['Order 4711', 'As agreed.\n> Please cancel the old one.', []],
])(
  'a sentence in an e-mail that contradicts its order is reported: %j and %j',
  async (subject, text, unread) => {
    expect(await unreadOf(subject, text)).toEqual(unread)
  },
)

test('a text of a mail is not cut off where its last line ends without a line end', async () => {
  const text = 'Artikel\tMenge\nHMR-1001\t24\nHMR-1002\t12\n36'
  const parts = await readParts({ ...mail('Bestellung', text), files: [] })
  const lines = parts.flatMap(({ drafts }) => drafts.flatMap((draft) => draft.lines))
  expect(lines.map(({ quantity }) => quantity).slice(0, 2)).toEqual(['24', '12'])
  expect(lines.flatMap(({ cutOff }) => cutOff ?? [])).toEqual([])
})

const doubtsOf = async (html: string, text = '') => {
  const part = (type: string, content: string) =>
    content === '' ? [] : ['--x', `Content-Type: text/${type}`, '', content]
  const source = [
    'From: buyer@example.com',
    'Content-Type: multipart/alternative; boundary=x',
    '',
    ...part('plain', text),
    ...part('html', html),
    '--x--',
  ].join('\r\n')
  const parts = await readParts(await readMail(new TextEncoder().encode(source)))
  return parts.flatMap(({ drafts }) =>
    drafts.flatMap(({ lines }) =>
      lines.map(({ sellerNumber, doubt }) => [sellerNumber, doubt?.kind]),
    ),
  )
}
const plain = [
  ['HMR-1001', undefined],
  ['HMR-1002', undefined],
  ['HMR-1003', undefined],
]
const second = plain.map(([sku], at) => [sku, at === 1 ? 'other-color' : undefined])
test.each<[what: string, styles: readonly string[], found: typeof second]>([
  ['red letters', ['', 'color:red', ''], second],
  ['a background', ['', 'background-color:#ffff00', ''], second],
  ['gray letters beside dark ones', ['color:#222', 'color:#999999', 'color:black'], second],
  ['nearly black letters', ['color:#222222', 'color:rgb(34,34,34)', ''], plain],
  ['one color of all', ['color:#1F497D', 'color:#1f497d', 'color:#1F497D'], plain],
  ['pale stripes', ['background:#eee', '', 'background:#eee'], plain],
])('a line of a mail in another color asks: %s', async (_what, styles, found) => {
  const lines = styles.map((style, at) => ({ style, said: `24 x HMR-100${at + 1}` }))
  const rows = lines.map(
    ({ style, said }) => `<tr><td style="${style}">${said.replace(' x ', '</td><td>')}</td></tr>`,
  )
  const paragraphs = lines.map(({ style, said }) => `<p style="${style}">${said}</p>`).join('')
  expect(await doubtsOf(paragraphs)).toEqual(found)
  expect(await doubtsOf(paragraphs, lines.map(({ said }) => said).join('\n'))).toEqual(found)
  if (found === plain) expect(await doubtsOf(`<table>${rows.join('')}</table>`)).toEqual(found)
})

test('if the sender may see another text than the one that is read, every line asks', async () => {
  const asks = [
    ['HMR-1001', 'seen-otherwise'],
    ['HMR-1002', 'seen-otherwise'],
  ]
  const rows = '<table><tr><td>HMR-1001<td>24<tr><td>HMR-1002<td>48</table>'
  const style = '<style>tr:nth-child(2){text-decoration:line-through}</style>'
  expect(await doubtsOf(`${style}${rows}`)).toEqual(asks)
  const html = '<p>36 x HMR-1001</p><p>48 x HMR-1002</p>'
  expect(await doubtsOf(html, '24 x HMR-1001\r\n48 x HMR-1002')).toEqual(asks)
})

test.each(['Cancel the hammers please', 'HMR-1001 36', 'Deliver everything to Boise'])(
  'an attached e-mail that says “%s” is shown, and makes each line ask',
  async (said) => {
    const attached = { ...mail('PO 4711', 'HMR-1001 24'), texts: ['HMR-1001 24', said], files: [] }
    const withFile = { ...mail('PO 4711', ''), texts: ['', said] }
    for (const one of [attached, withFile]) {
      const [draft] = (await readParts(one)).flatMap(({ drafts }) => drafts)
      expect(draft?.notes).toContain(said)
      expect(draft?.lines.map(({ doubt }) => doubt)).toEqual([
        { kind: 'attached-mail', text: said },
      ])
    }
  },
)

test('an order in an attached e-mail is read as before', async () => {
  const texts = ['Please find attached our order.', 'HMR-1001 24']
  const [draft] = (await readParts({ ...mail('PO 4711', ''), texts, files: [] })).flatMap(
    ({ drafts }) => drafts,
  )
  expect(draft?.lines.map(({ quantity, doubt }) => [quantity, doubt])).toEqual([['24', undefined]])
})

test('if subject and text state different order numbers, none is taken, and both are named', async () => {
  const one = { ...mail('PO 4712', ''), texts: ['PO number: 4711\nHMR-1001 24'], files: [] }
  const [draft] = (await readParts(one)).flatMap(({ drafts }) => drafts)
  expect([draft?.number, draft?.unread]).toEqual(['', ['PO 4712', '4711']])
  const same = { ...one, subject: 'Order PO-4711' }
  const [again] = (await readParts(same)).flatMap(({ drafts }) => drafts)
  expect([again?.number, again?.unread ?? []]).toEqual(['4711', []])
})

const gmail = `<div>Please order this for Tom. PO 45001310.<br><br><div class="gmail_quote"><div>---------- Forwarded message ---------<br>From: <strong>Tom Baker</strong> &lt;tom@navarro.example&gt;<br>Date: Mon, Nov 30, 2026 at 7:50 AM<br>Subject: stuff<br>To: Celia Navarro &lt;buyer@navarro.example&gt;<br></div><br><div>24 HMR-1001<div>48 WRN-3010</div></div></div></div>`
const apple = `Please book this in as PO 45001310<br><div><blockquote type="cite"><div>Begin forwarded message:</div><div><b>From: </b>Sam Lee &lt;sam@navarro.example&gt;<br></div><div><b>Subject: </b>tools<br></div><div><b>Date: </b>November 30, 2026 at 8:14:09 AM CST<br></div><div><b>To: </b>Celia Navarro<br></div><br><div>24 HMR-1001<br>48 WRN-3010<br><br>Sam</div></blockquote></div>`
const answer = `<div>Please order this. PO 45001310.</div><div>On Mon, Nov 30, 2026 at 7:50 AM Jo wrote:</div><blockquote>24 HMR-1001<br>48 WRN-3010</blockquote>`
test.each([
  ['Gmail', gmail, undefined],
  ['Apple Mail', apple, undefined],
  ['an answer, whose lines ask', answer, 'quoted'],
])('a forwarded order below an introduction is read: %s', async (_program, html, doubt) => {
  const source = new TextEncoder().encode(mailText({ subject: 'Fwd: stuff', html }))
  const [draft] = (await readParts(await readMail(source))).flatMap(({ drafts }) => drafts)
  expect(draft?.number).toBe('45001310')
  const ordered = draft?.lines.filter(({ sellerNumber }) => /^(?:HMR|WRN)/.test(sellerNumber))
  expect(ordered?.map((line) => [line.sellerNumber, line.quantity, line.doubt?.kind])).toEqual([
    ['HMR-1001', '24', doubt],
    ['WRN-3010', '48', doubt],
  ])
  // The introduction may say more: it is shown, and makes the lines ask.
  const { near = [], titles = [] } = draft?.says ?? {}
  expect([...near, ...titles.map(({ text }) => text)].join()).toContain('Please')
})

test('an answer that orders by the positions of a quoted offer is a draft with its sentence', async () => {
  const text =
    'please go ahead with items 1 and 3 of your quote. Item 2 we take elsewhere.\nFrom: Jo Mason\nSent: Friday, November 27, 2026 3:12 PM\n#\tSKU\tItem\tQty\n1\tHMR-1001\tHammer\t24\n'
  const one = { ...mail('RE: Quote', ''), texts: [text], files: [] }
  const [part] = await readParts(one)
  expect(part?.fault).toBe('')
  expect(part?.drafts[0]?.lines.map(({ prose, from }) => [prose ?? false, from])).toEqual([
    [false, 1],
  ])
})
