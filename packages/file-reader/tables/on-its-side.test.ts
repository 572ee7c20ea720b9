/** Tables whose articles are next to each other are refused, with the reason. */
import { expect, test } from 'vitest'
import { readTable } from '../read-table.ts'

const read = (of: 'tools' | 'prices', ...lines: readonly string[]) =>
  readTable('list.csv', new TextEncoder().encode(lines.join('\n')), { of })

const sentence =
  'The articles are next to each other, one in each column. Swap rows and columns (in a spreadsheet: paste with “Transpose”), then save the list again.'

const tables = [
  [
    'Artikelnummer;T-1;T-2;T-3',
    'Bezeichnung;Hammer;Säge;Zange',
    'Preis;4,50;5,50;6,50',
    'VPE;6;6;12',
  ],
  [
    'Article,HX-1,HX-2,HX-3',
    'Description,Hammer,Saw,Chisel',
    'Price,4.50,9.50,6.40',
    'Pack,6,4,12',
  ],
  ['Listino 2027', 'Codice;T-1;T-2', 'Prezzo;4,50;5,50'],
  ['SKU;T-1', 'Name;Hammer', 'Price;4.50', 'Colour;red'],
]
test.each(tables)('%s', async (...lines) => {
  for (const of of ['tools', 'prices'] as const)
    await expect(read(of, ...lines)).rejects.toThrow(sentence)
})

test.each([
  [['SKU;Name;Price', 'T-1;Hammer;4.50', 'T-2;Saw;5.50']],
  [['Price list', 'SKU;Name;Price', 'Name;Price;4.50', 'T-2;Saw;5.50']],
  [['SKU;Price', 'T-1;4.50']],
])('%s has a row of headings', async (lines) => {
  expect((await read('tools', ...lines)).headings[0]).toBe('SKU')
})
