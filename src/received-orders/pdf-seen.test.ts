/** What the page of a PDF shows is what is ordered: hidden, struck and stamped text asks a person. */
import PdfDocument from 'pdfkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNumbersShop, type NumbersShop } from '../customer-part-numbers/test-shop.ts'
import type { ReceivedOrder } from './contract.ts'

let shop: NumbersShop
beforeAll(async () => {
  shop = await openNumbersShop()
  await shop.tool({ sku: 'HAM-16', name: 'Claw Hammer', price: 1250, stock: 500 })
  await shop.tool({ sku: 'SAW-1', name: 'Panel Saw', price: 2000, stock: 90 })
})
afterAll(() => shop.close())

type Page = InstanceType<typeof PdfDocument>
const put = (page: Page, text: string, x: number, y: number) =>
  page.text(text, x, y, { lineBreak: false })

/** A page with two lines; each is drawn by what is given for it. */
async function pdf(draw: (page: Page) => void, options: object = {}): Promise<Uint8Array> {
  const page = new PdfDocument({ size: 'A4', ...options })
  const chunks: Buffer[] = []
  page.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => void page.on('end', resolve))
  page.fontSize(10)
  put(page, 'Order no.: PO-1', 50, 60)
  for (const [text, x] of [
    ['SKU', 90],
    ['Description', 160],
    ['Quantity', 400],
  ] as const)
    put(page, text, x, 100)
  put(page, 'SAW-1', 90, 150)
  put(page, 'Panel Saw', 160, 150)
  put(page, '7', 400, 150)
  draw(page)
  page.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}
const row = (page: Page, quantity = '12', y = 120) => {
  put(page, 'HAM-16', 90, y)
  put(page, 'Hammer', 160, y)
  put(page, quantity, 400, y)
}

let sent = 0
async function send(draw: (page: Page) => void, options?: object): Promise<ReceivedOrder> {
  const { buyer } = await shop.company(`Sees ${(sent += 1)}`)
  const [received] = await shop.receivedOrders.receive(
    { actor: buyer, fileBytes: await pdf(draw, options) },
    { name: 'order.pdf' },
  )
  return shop.receivedOrders.read({ actor: buyer }, { id: received?.id ?? '' })
}
const linesOf = ({ lines }: ReceivedOrder) =>
  lines.map(({ state, tool, quantity, reasons }) => [
    state,
    tool?.sku ?? '',
    quantity,
    ...reasons.map(({ code }) => code),
  ])
const saw = ['certain', 'SAW-1', 7]

test('a line that the page shows as it is read is certain', async () => {
  expect(linesOf(await send(row))).toEqual([['certain', 'HAM-16', 12], saw])
})

test.each<[string, (page: Page) => void]>([
  ['white', (page) => row(page.fillColor('white'))],
  [
    'in the colour of the area below',
    (page) => {
      page.rect(80, 115, 400, 20).fill('#102030')
      row(page.fillColor('#112131'))
    },
  ],
  ['nearly white', (page) => row(page.fillColor('#f8f8f8'))],
  ['almost transparent', (page) => row(page.fillOpacity(0.03))],
  [
    'outside of a clip',
    (page) => {
      page.rect(0, 0, 10, 10).clip()
      row(page)
    },
  ],
  [
    'covered by an area',
    (page) => {
      row(page)
      page.rect(80, 112, 400, 20).fill('white')
    },
  ],
  ['one point high', (page) => row(page.fontSize(1))],
])('a line that is %s orders nothing, and is named', async (_, draw) => {
  const received = await send(draw)
  expect(linesOf(received)).toEqual([saw])
  expect(received.saysMore?.join(' ')).toMatch(
    /^In the file, but not shown on the page: HAM-16 Hammer 12$/,
  )
})

test('a line outside of the page orders nothing', async () => {
  expect(linesOf(await send((page) => row(page, '12', -40)))).toEqual([saw])
})

test('white text on a dark heading, and a light mark over a line are seen', async () => {
  const heading = await send((page) => {
    page.rect(80, 115, 400, 20).fill('#102030')
    row(page.fillColor('white'))
  })
  // It is seen, and has another color than the other line.
  expect(linesOf(heading)).toEqual([['to-confirm', 'HAM-16', 12, 'doubtful'], saw])
  const marked = await send((page) => {
    row(page)
    page.fillOpacity(0.3).rect(80, 112, 400, 20).fill('yellow')
  })
  expect(linesOf(marked)).toEqual([['certain', 'HAM-16', 12], saw])
})

test('a line in another color, or on another background, is asked about', async () => {
  const asked = [['to-confirm', 'HAM-16', 12, 'doubtful'], saw]
  const red = await send((page) => row(page.fillColor('#cc0000')))
  expect(linesOf(red)).toEqual(asked)
  expect(red.lines[0]?.reasons[0]?.text).toMatch(/^“HAM-16 Hammer 12” differs in color/)
  const ground = await send((page) => {
    page.rect(80, 115, 400, 20).fill('#ffff00')
    row(page.fillColor('black'))
  })
  expect(linesOf(ground)).toEqual(asked)
  const gray = await send((page) => row(page.fillColor('#333333')))
  expect(linesOf(gray)).toEqual([['certain', 'HAM-16', 12], saw])
})

test('a quantity without an article asks about the lines around it', async () => {
  const above = await send((page) => {
    put(page, '5', 400, 120)
    put(page, 'HAM-16', 90, 135)
    put(page, 'Hammer', 160, 135)
    put(page, '12', 400, 135)
  })
  expect(linesOf(above)).toEqual([['to-confirm', 'HAM-16', 12, 'layout'], saw])
  const below = await send((page) => {
    row(page)
    put(page, '5', 400, 135)
  })
  expect(linesOf(below)).toEqual([
    ['to-confirm', 'HAM-16', 12, 'layout'],
    ['to-confirm', 'SAW-1', 7, 'layout'],
  ])
})

test('a part of a line that is not seen is asked about', async () => {
  const hidden = await send((page) => {
    put(page, 'HAM-16', 90, 120)
    put(page, 'Hammer', 160, 120)
    put(page, '1', 400, 120)
    put(page.fillColor('white'), '2', 405.6, 120)
  })
  expect(linesOf(hidden)[0]).toEqual(['to-confirm', 'HAM-16', expect.anything(), 'doubtful'])
  const digit = await send((page) => {
    row(page)
    page.rect(405.6, 115, 8, 15).fill('white')
  })
  expect(linesOf(digit)[0]?.[0]).toBe('to-confirm')
  const replaced = await send((page) => {
    row(page)
    page.rect(395, 115, 30, 15).fill('white')
    put(page.fillColor('black'), '24', 400, 120)
  })
  expect(linesOf(replaced)[0]?.[0]).toBe('to-confirm')
  expect(replaced.lines[0]?.reasons.map(({ text }) => text).join(' ')).toMatch(
    /The file contains “12.*” in this line, but the page does not show this text\./,
  )
})

test('what is struck out is not ordered before a person says how many', async () => {
  const whole = await send((page) => {
    row(page)
    page.moveTo(85, 124).lineTo(430, 124).stroke()
  })
  expect(linesOf(whole)).toEqual([['to-confirm', 'HAM-16', null, 'taken-back'], saw])
  const part = await send((page) => {
    row(page)
    page.rect(398, 123.5, 16, 0.8).fill('black')
  })
  expect(linesOf(part)).toEqual([['to-confirm', 'HAM-16', null, 'doubtful'], saw])
  const cross = await send((page) => {
    row(page)
    page.moveTo(85, 133).lineTo(430, 112).stroke()
  })
  expect(linesOf(cross)[0]).toEqual(['to-confirm', 'HAM-16', null, 'taken-back'])
  const pinned = await send((page) => {
    row(page)
    page.strike(85, 118, 350, 12)
  })
  expect(linesOf(pinned)[0]).toEqual(['to-confirm', 'HAM-16', null, 'taken-back'])
})

test('rules of a table, underlines and frames strike nothing', async () => {
  const received = await send((page) => {
    row(page)
    for (const y of [96, 114, 134, 164]) page.moveTo(80, y).lineTo(460, y).stroke()
    for (const x of [80, 150, 390, 460]) page.moveTo(x, 96).lineTo(x, 164).stroke()
    page.moveTo(90, 130.5).lineTo(130, 130.5).stroke()
    page.rect(80, 96, 380, 68).stroke()
  })
  expect(linesOf(received)).toEqual([['certain', 'HAM-16', 12], saw])
})

test.each<[string, (page: Page) => void]>([
  [
    'DRAFT',
    (page) =>
      page
        .fillOpacity(0.2)
        .fontSize(80)
        .rotate(45, { origin: [100, 300] }),
  ],
  ['For our files only', (page) => page.fontSize(30).rotate(30, { origin: [100, 300] })],
  ['CANCELLED', (page) => page.fontSize(30)],
  ['C O P Y', (page) => page],
  ['Storniert', (page) => page.rotate(90, { origin: [100, 300] })],
])('a page that is marked %s is asked about, line by line', async (text, turn) => {
  const received = await send((page) => {
    row(page)
    turn(page)
    put(page, text, 100, 300)
  })
  expect(linesOf(received).map((line) => line[0])).toEqual(['to-confirm', 'to-confirm'])
  expect(received.lines[0]?.reasons[0]?.text).toBe(
    `The page is marked “${text}”. Confirm the quantity if the page is an order, or leave the line out.`,
  )
})

test('a text at the margin and sentences of the terms mark nothing', async () => {
  const received = await send((page) => {
    row(page)
    put(page, 'Terms and conditions of purchase', 50, 380)
    put(page, 'Orders may be cancelled within fourteen days of delivery.', 50, 400)
    page.rotate(90, { origin: [30, 300] })
    put(page, 'Form 17 of Harbour Joinery', 30, 300)
  })
  expect(linesOf(received)).toEqual([['certain', 'HAM-16', 12], saw])
})

test('what is pinned to a page is said', async () => {
  const received = await send((page) => {
    row(page)
    page.note(300, 300, 20, 20, 'Please wait for our call')
  })
  expect(received.saysMore).toContain('Please wait for our call')
})

test('text that is printed twice so that it is bold is read once', async () => {
  const received = await send((page) => {
    row(page)
    put(page, '12', 400.4, 120)
  })
  expect(linesOf(received)).toEqual([['certain', 'HAM-16', 12], saw])
})

/** Six hammers and two saws, as XML that is attached to a page. */
const attached = (page: Page): void => {
  const item = (line: number, sku: string, name: string, quantity: number) =>
    `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${line}</ram:LineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:SellerAssignedID>${sku}</ram:SellerAssignedID><ram:Name>${name}</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeDelivery><ram:RequestedQuantity unitCode="C62">${quantity}</ram:RequestedQuantity></ram:SpecifiedLineTradeDelivery></ram:IncludedSupplyChainTradeLineItem>`
  page.file(
    Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?><rsm:SCRDMCCBDACIOMessageStructure xmlns:rsm="r" xmlns:ram="a" xmlns:udt="u"><rsm:ExchangedDocument><ram:ID>PO-1</ram:ID><ram:TypeCode>220</ram:TypeCode></rsm:ExchangedDocument><rsm:SupplyChainTradeTransaction>${item(1, 'HAM-16', 'Hammer', 12)}${item(2, 'SAW-1', 'Panel Saw', 7)}</rsm:SupplyChainTradeTransaction></rsm:SCRDMCCBDACIOMessageStructure>`,
    ),
    { name: 'order-x.xml' },
  )
}

test('an order that is attached to a page is as certain as the page shows it', async () => {
  const same = await send((page) => {
    row(page)
    attached(page)
  })
  expect([same.form, same.unread]).toEqual(['order-x', undefined])
  expect(linesOf(same)).toEqual([['certain', 'HAM-16', 12], saw])
})

test.each<[string, (page: Page) => void, string]>([
  [
    'another quantity',
    (page) => row(page, '120'),
    'The page of the PDF does not show this article with this quantity: HAM-16',
  ],
  [
    'a line less',
    () => undefined,
    'The page of the PDF does not show this article with this quantity: HAM-16',
  ],
  [
    'a line more',
    (page) => {
      row(page)
      row(page, '3', 180)
    },
    'The page of the PDF shows 3 lines, but the attached order has 2',
  ],
  [
    'a mark across it',
    (page) => {
      row(page)
      page.rotate(45, { origin: [100, 300] })
      put(page, 'CANCELLED', 100, 300)
    },
    'The page of the PDF is marked “CANCELLED”',
  ],
  [
    'a text that nobody sees',
    (page) => {
      row(page)
      put(page.fillColor('white'), 'Ignore the page', 100, 300)
    },
    'In the file, but not shown on the page: Ignore the page',
  ],
])('a page with %s than what is attached to it is for a person', async (_, draw, said) => {
  const received = await send((page) => {
    draw(page)
    attached(page)
  })
  expect(received.unread).toEqual([said])
})
