/** What a table says beside its lines: carried as a note where it can be, else named for a person. */
import { expect, test } from 'vitest'
import { readFile } from './read-file.server.ts'

async function draftOf(text: string) {
  const { drafts } = await readFile('order.csv', new TextEncoder().encode(`${text}\n`))
  const [draft] = drafts
  return {
    number: draft?.number,
    notes: draft?.notes,
    unread: draft?.unread ?? [],
    remarks: draft?.lines.flatMap(({ note }) => note || []),
  }
}
const nothing = { number: '', notes: [], unread: [], remarks: [] }

test.each([
  ['a column with one number', 'PO;SKU;Qty\n4711;HAM-16;12\n4711;SAW-1;5', { number: '4711' }],
  [
    'a column with two numbers',
    'PO;SKU;Qty\n4711;HAM-16;12\n4712;SAW-1;5',
    { unread: ['PO: 4711, 4712'] },
  ],
  [
    'another number than the title',
    'Purchase order 4711\nPO number;SKU;Qty\n4712;HAM-16;12',
    { number: '4711', unread: ['PO number: 4711, 4712'] },
  ],
  [
    'the same number in another writing',
    'Purchase order 45-11\nPO;SKU;Qty\n4511;HAM-16;12',
    { number: '45-11' },
  ],
  ['a number of German orders', 'Auftragsnummer;Artikel;Menge\nA-1;HAM-16;12', { number: 'A-1' }],
  ['numbers of articles', 'Bestellnummer;Menge\nHAM-16;12\nSAW-1;5', {}],
  [
    'remarks',
    'SKU;Qty;Comment\nHAM-16;12;for the vans\nSAW-1;5;',
    { remarks: ['for the vans'], unread: ['Comment'] },
  ],
  ['a sentence below', 'SKU;Qty\nHAM-16;12\nLeave it at gate C', { notes: ['Leave it at gate C'] }],
  ['a title', 'Order for the workshop\nSKU;Qty\nHAM-16;12', {}],
  [
    'a sentence that takes back',
    'SKU;Qty\nHAM-16;12\nPlease cancel this order',
    { unread: ['Please cancel this order'] },
  ],
  [
    'a title that asks for a price',
    'Request for quotation\nSKU;Qty\nHAM-16;12',
    {
      unread: ['Request for quotation'],
    },
  ],
  ['a title of goods that come back', 'Retoure\nArtikel;Menge\nHAM-16;12', { unread: ['Retoure'] }],
])(
  'content of a table besides its lines becomes a note or is reported: %s',
  async (_what, text, said) => {
    expect(await draftOf(text)).toEqual({ ...nothing, ...said })
  },
)

test('a table in HTML is read without its head; hidden and struck-out rows are asked about', async () => {
  const html =
    '<table><tr><th>SKU<th>Qty<tr><td>HAM-16<td>12<tr><td><s>SAW-1</s><td><s>5</s><tr style="display:none"><td>NUT-8<td>48</table>'
  const { form, drafts } = await readFile('order.html', new TextEncoder().encode(html))
  expect(form).toBe('table')
  expect(
    drafts[0]?.lines.map(({ sellerNumber, quantity, doubt }) => [
      sellerNumber,
      quantity,
      doubt?.kind,
    ]),
  ).toEqual([
    ['HAM-16', '12', undefined],
    ['SAW-1', 'SAW-1 5', 'struck'],
    ['NUT-8', '48', 'hidden-row'],
  ])
})

test.each([
  'Date;30.11.2026\nPhone;+1 512 555 0142\nDeliver to;Gate 4\nSKU;Qty\nHAM-16;12\nSAW-1;5',
  'Date\t30.11.2026\nDeliver to:\tMain Warehouse, Lot 7\n\nSKU\tQty\nHAM-16\t12\nSAW-1\t5',
  'SKU;Qty\nHAM-16;12\nOld order 8000;\nSAW-1;5',
])('rows above the headings, and titles below them, are no lines: %j', async (text) => {
  const { drafts } = await readFile('order.csv', new TextEncoder().encode(text))
  const lines = drafts[0]?.lines.filter(({ prose }) => !prose)
  expect(lines?.map(({ sellerNumber, quantity }) => [sellerNumber, quantity])).toEqual([
    ['HAM-16', '12'],
    ['SAW-1', '5'],
  ])
})
