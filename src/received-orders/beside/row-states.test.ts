/** Columns of a state, a kind or a supplier make a row ask; a key of colors makes all of them ask. */
import { expect, test } from 'vitest'
import { readFile } from '../read-file.server.ts'

const draftOf = async (text: string) => {
  const { drafts } = await readFile('order.csv', new TextEncoder().encode(`${text}\n`))
  return drafts[0]
}
const doubtsIn = async (heading: string, cells: readonly string[]) => {
  const rows = cells.map((cell, at) => `HMR-100${at + 1};24;${cell}`)
  const draft = await draftOf([`Part No;Qty;${heading}`, ...rows].join('\n'))
  return draft?.lines.map(({ doubt }) => doubt?.text)
}

test.each([
  ['Type', ['Item', 'Option', 'Alternative'], [undefined, 'Type: Option', 'Type: Alternative']],
  ['Status', ['open', 'X', ''], [undefined, 'Status: X', undefined]],
  ['Art', ['Artikel', 'Textzeile'], [undefined, 'Art: Textzeile']],
  ['Statut', ['nouveau', 'en attente'], [undefined, 'Statut: en attente']],
  ['Stato', ['aperto', 'sospeso'], [undefined, 'Stato: sospeso']],
  ['Order?', ['yes', 'no'], [undefined, 'Order?: no']],
  ['Lieferant', ['Ironmonger', 'Acme'], ['Lieferant: Ironmonger', 'Lieferant: Acme']],
  ['Fournisseur', ['Acme', 'Acme'], [undefined, undefined]],
])('%s %o', async (heading, cells, doubts) => {
  expect(await doubtsIn(heading, cells)).toEqual(doubts)
})

test.each([
  ['X', ['x', ''], ['X: x', 'X: x']],
  ['Wunsch', ['', '✓', ''], ['Wunsch: ✓', 'Wunsch: ✓', 'Wunsch: ✓']],
  ['Wunsch', ['✓', '✓'], [undefined, undefined]],
])('%s marks some rows only: %o', async (heading, cells, doubts) => {
  expect(await doubtsIn(heading, cells)).toEqual(doubts)
})

test('a state, a supplier and a missing mark have sentences of their own', async () => {
  const kindsIn = async (text: string) =>
    (await draftOf(text))?.lines.map((line) => line.doubt?.kind)
  expect(await kindsIn('Part No;Qty;Status\nHMR-1001;24;parked\nHMR-1002;24;open')).toEqual([
    'row-state',
    undefined,
  ])
  expect(await kindsIn('Part No;Qty;Supplier\nHMR-1001;24;Acme\nHMR-1002;24;Us')).toEqual([
    'row-supplier',
    'row-supplier',
  ])
  expect(await kindsIn('Part No;Qty;X\nHMR-1001;24;x\nHMR-1002;24;')).toEqual([
    'row-state',
    'unmarked',
  ])
})

test('below no heading, a row with fewer numbers than another one asks', async () => {
  const draft = await draftOf('Part No;Ordered 2025;Order 2026\nHMR-1001;48;24\nHMR-1002;36;')
  expect(draft?.lines.find(({ sellerNumber }) => sellerNumber === 'HMR-1002')?.doubt).toEqual({
    kind: 'no-heading',
    text: 'HMR-1001 48 24',
  })
  const plain = await draftOf('HMR-1001;48;24\nHMR-1002;36;12')
  expect(plain?.lines.map(({ doubt }) => doubt?.kind)).not.toContain('no-heading')
})

test('a key beside the headings is said', async () => {
  const draft = await draftOf('Part No;Qty;;red = cancelled\nHMR-1001;24;;')
  expect(draft?.says?.file).toEqual(['red = cancelled'])
})

test('a value in a column that is not read asks in every form, and the column is named', async () => {
  const rows = (heading: string, value: string) =>
    `SKU\tName\tQty\t${heading}\nHAM-16\tHammer\t12\t${value}\nSAW-1\tSaw\t5\t\n`
  const read = async (name: string, heading: string, value: string) => {
    const { drafts } = await readFile(name, new TextEncoder().encode(rows(heading, value)))
    const [draft] = drafts
    return [draft?.unread, ...(draft?.lines ?? []).map(({ doubt }) => doubt?.text)]
  }
  for (const name of ['order.tsv', 'order.txt'])
    for (const [heading, value] of [
      ['Ship to', 'Waco'],
      ['Need date', '01/15/2027'],
      ['Alt. item', 'HMR-1002'],
      ['On hand', '3'],
    ] as const)
      expect(await read(name, heading, value)).toEqual([
        [heading],
        `${heading}: ${value}`,
        undefined,
      ])
  expect(await read('order.txt', 'Brand', 'Acme')).toEqual([['Brand'], undefined, undefined])
})
