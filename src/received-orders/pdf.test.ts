/** Orders in PDFs: rows below their headings are certain, all else is looked at by a person. */
import PdfDocument from 'pdfkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNumbersShop, type NumbersShop } from '../customer-part-numbers/test-shop.ts'
import { rejection } from '../../tests/order-shop.ts'
import type { ReceivedOrder } from './contract.ts'
import { requireText } from './pdf-table.ts'

let shop: NumbersShop
beforeAll(async () => {
  shop = await openNumbersShop()
  await shop.tool({ sku: 'HAM-16', name: 'Claw Hammer', price: 1250, stock: 500 })
  await shop.tool({ sku: 'SAW-1', name: 'Panel Saw', price: 2000, stock: 90 })
})
afterAll(() => shop.close())

/** A text at a place: points from the left and from the top; `right` ends there instead. */
type Put = readonly [text: string, x: number, y: number, right?: 'right']

async function pdf(pages: readonly (readonly Put[])[], options: object = {}): Promise<Uint8Array> {
  const document = new PdfDocument({ size: 'A4', autoFirstPage: false, ...options })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => void document.on('end', resolve))
  for (const puts of pages) {
    document.addPage()
    document.fontSize(10)
    for (const [text, x, y, side] of puts)
      document.text(text, side ? x - document.widthOfString(text) : x, y, { lineBreak: false })
    if (puts.length === 0) document.rect(50, 50, 200, 200).fill('black')
  }
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

async function send(bytes: Uint8Array): Promise<ReceivedOrder> {
  const { buyer } = await shop.company(`Of PDF ${(sent += 1)}`)
  const [received] = await shop.receivedOrders.receive(
    { actor: buyer, fileBytes: bytes },
    { name: 'order.pdf' },
  )
  return shop.receivedOrders.read({ actor: buyer }, { id: received?.id ?? '' })
}
let sent = 0
const linesOf = ({ lines }: ReceivedOrder) =>
  lines.map(({ state, tool, quantity, reasons }) => [
    state,
    tool?.sku ?? '',
    quantity,
    ...reasons.map(({ code }) => code),
  ])

const heading = (y: number): readonly Put[] => [
  ['Pos', 50, y],
  ['SKU', 90, y],
  ['Description', 160, y],
  ['Quantity', 437, y, 'right'],
  ['Unit price', 530, y, 'right'],
]
const row = (
  y: number,
  pos: string,
  sku: string,
  name: string,
  count: string,
  price: string,
): readonly Put[] => [
  [pos, 50, y],
  [sku, 90, y],
  [name, 160, y],
  [count, 437, y, 'right'],
  [price, 530, y, 'right'],
]

test('rows below headings are certain, over several pages; addresses, sums and second lines order nothing', async () => {
  const received = await send(
    await pdf([
      [
        ['Harbour Joinery, 1 Anvil Row, 43604 Toledo, phone 555 0100', 50, 40],
        ['Order no.: PO-77', 50, 60],
        ...heading(100),
        ...row(
          120,
          '1',
          'HAM-16',
          'Claw hammer, a hand tool of professional quality',
          '12',
          '12.50',
        ),
        ['for the trade', 160, 132],
        ['Carried over', 160, 160],
        ['150.00', 530, 160, 'right'],
      ],
      [
        ...heading(60),
        ...row(80, '2', 'SAW-1', '', '1,000', '20.00'),
        ['Total', 160, 110],
        ['20,150.00', 530, 110, 'right'],
        ['Deliver until 4 December, gate 7', 50, 140],
      ],
    ]),
  )
  expect(received).toMatchObject({ form: 'pdf', number: 'PO-77' })
  expect(linesOf(received).map((line) => line.slice(0, 3))).toEqual([
    ['certain', 'HAM-16', 12],
    ['to-confirm', 'SAW-1', 1000],
  ])
  const [first] = received.lines
  expect(received.text.split('\n')[(first?.written.from ?? 0) - 1]).toContain('HAM-16')
})

test.each(['red', 'x2', '2 of these to Waco', 'hold', '(12)', 'KW 50', 'for Bob', '^ double', '?'])(
  'a second line below a row belongs to it: %s',
  async (note) => {
    const received = await send(
      await pdf([
        [
          ...heading(100),
          ...row(120, '1', 'HAM-16', 'Claw hammer', '12', '12.50'),
          [note, 160, 132],
          ...row(150, '2', 'SAW-1', '', '12', '20.00'),
        ],
      ]),
    )
    expect(linesOf(received).map((line) => line.slice(0, 3))).toEqual([
      ['to-confirm', 'HAM-16', 12],
      ['certain', 'SAW-1', 12],
    ])
  },
)

test('a number that stands below two headings, and an order without headings, are confirmed by a person', async () => {
  const between = await send(
    await pdf([[...heading(100), ['HAM-16', 90, 120], ['Hammer', 160, 120], ['12', 470, 120]]]),
  )
  expect(between.lines.map(({ state }) => state)).toEqual(['to-confirm'])
  const across = await send(
    await pdf([
      [
        ...heading(100),
        ['HAM-16', 90, 120],
        ['A name that runs on until it stands below the number 7', 160, 120],
        ['12', 437, 120, 'right'],
      ],
    ]),
  )
  expect(across.lines.map(({ state }) => state)).not.toContain('certain')
  const plain = await send(await pdf([[['Please send 5 x HAM-16', 50, 100]]]))
  expect(linesOf(plain)).toEqual([['to-confirm', 'HAM-16', 5, 'layout']])
})

test('a second column of quantities is asked about, also where nothing is open', async () => {
  const open = (y: number, text: string): readonly Put[] => [
    ['Open', 330, y],
    [text, 345, y + 20, 'right'],
  ]
  const page = (count: string) => [
    ...heading(100),
    ...open(100, count),
    ...row(120, '1', 'HAM-16', 'Hammer', '12', '12.50'),
  ]
  const nothing = await send(await pdf([page('0')]))
  expect(nothing.lines).toMatchObject([
    {
      state: 'to-confirm',
      quantity: null,
      reasons: [
        {
          code: 'doubtful',
          text: 'The line has several quantities: Open 0, Quantity 12. Enter the quantity to order.',
        },
      ],
    },
  ])
  expect(linesOf(await send(await pdf([page('12')])))).toEqual([['certain', 'HAM-16', 12]])
})

test('a stamp across a row is no part of it, and asks about the line', async () => {
  const document = new PdfDocument({ size: 'A4' })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => void document.on('end', resolve))
  document.fontSize(10)
  for (const [text, x, y, side] of [
    ...heading(100),
    ...row(120, '1', 'HAM-16', 'Hammer', '12', '12.50'),
  ])
    document.text(text, side ? x - document.widthOfString(text) : x, y, { lineBreak: false })
  document.rotate(30).text('99 COPY 99', 300, 0, { lineBreak: false })
  document.end()
  await ended
  expect(linesOf(await send(new Uint8Array(Buffer.concat(chunks))))).toEqual([
    ['to-confirm', 'HAM-16', 12, 'doubtful'],
  ])
})

test('a scan, a PDF with a password, a damaged PDF and a PDF that is too long are refused with the reason', async () => {
  const refused = async (bytes: Uint8Array) => String(await rejection(send(bytes)))
  expect(await refused(await pdf([[]]))).toMatch(/PDF without text: a scan or a picture/)
  expect(await refused(await pdf([heading(100)], { userPassword: 'secret' }))).toMatch(/password/)
  expect(await refused((await pdf([heading(100)])).slice(0, 300))).toMatch(
    /cannot be read|without text/,
  )
  expect(await refused(await pdf(Array.from({ length: 51 }, () => heading(100))))).toMatch(
    /51 pages; the maximum is 50/,
  )
})

test('a PDF with turned text only is refused with that reason', () => {
  const turned = {
    page: 1,
    cells: [{ text: '24 HMR-1001', from: 0, to: 0 }],
    aside: 'upright',
  } as const
  const level = { page: 1, cells: [{ text: '24 HMR-1001', from: 0, to: 50 }] }
  expect(() => requireText('a.pdf', [turned])).toThrow('The text of a.pdf is rotated on the page')
  expect(() => requireText('a.pdf', [turned, level])).not.toThrow()
  expect(() => requireText('a.pdf', [])).toThrow('a.pdf is a PDF without text')
})

test('a number in brackets before the name is the article number, also without another heading', async () => {
  const order = await send(
    await pdf([
      [
        ['Description', 50, 100],
        ['Qty', 300, 100],
        ['Unit price', 400, 100],
        ['[HAM-16] Claw Hammer', 50, 120],
        ['24', 300, 120],
        ['12.50', 400, 120],
        ['[SAW-1] Panel Saw', 50, 140],
        ['20.00', 400, 140],
      ],
    ]),
  )
  expect(order.lines.map(({ tool, quantity }) => [tool?.sku, quantity])).toEqual([
    ['HAM-16', 24],
    ['SAW-1', null],
  ])
})

test('a PDF with headings, but no row in which number and quantity are together, is not refused', async () => {
  const order = await send(
    await pdf([
      [
        ['Pos', 50, 100],
        ['Artikel', 90, 100],
        ['Menge', 400, 100],
        ['ME', 480, 100],
        ['HAM-16', 90, 120],
        ['1', 60, 134],
        ['Claw Hammer', 90, 134],
        ['24 ST', 480, 134],
      ],
    ]),
  )
  expect(order.lines.some(({ tool }) => tool?.sku === 'HAM-16')).toBe(true)
  expect(order.lines.filter(({ state }) => state === 'certain')).toEqual([])
})
