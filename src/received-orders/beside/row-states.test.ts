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

test('a key beside the headings is said', async () => {
  const draft = await draftOf('Part No;Qty;;red = cancelled\nHMR-1001;24;;')
  expect(draft?.says?.file).toEqual(['red = cancelled'])
})
