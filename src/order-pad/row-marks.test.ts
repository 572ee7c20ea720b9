/** Columns and words that say that a row may not be ordered: the row is asked about. */
import { expect, test } from 'vitest'
import { parseText } from './parse-text.ts'

const entriesOf = (text: string) => {
  const parsed = parseText(text)
  if (parsed.kind !== 'parsed') throw new Error('refused')
  return parsed.entries
}

test.each([
  ['Cancelled', 'X', ''],
  ['Storniert', 'ja', 'nein'],
  ['Annulé', 'oui', ''],
  ['Done', '✓', '-'],
  ['On hold', 'yes', 'no'],
  ['Approved', 'no', 'yes'],
  ['Optional', 'yes', ''],
  ['Sample', 'yes', 'no'],
  ['Replace with', 'HMR-1003', ''],
  ['Substitute', 'HMR-1003', 'no'],
])('a row with “%s: %s” is doubtful, one with “%s” is not', (heading, text, usual) => {
  const [marked, plain] = entriesOf(`SKU,Qty,${heading}\nHMR-1001,48,${text}\nHMR-1002,24,${usual}`)
  expect(marked).toMatchObject({
    term: 'HMR-1001',
    quantity: '48',
    doubt: { kind: 'row-state', text: `${heading}: ${text}` },
  })
  expect(plain).toMatchObject({ term: 'HMR-1002', quantity: '24' })
  expect(plain?.doubt).toBeUndefined()
})

test.each([
  ['SKU,Qty,Qty received\nHMR-1001,48,48', 'Qty 48, Qty received 48'],
  ['Qty ordered|Qty shipped|Item\n48|48|HMR-1002', 'Qty ordered 48, Qty shipped 48'],
  ['Artikel;Menge;geliefert\nHMR-1001;48;48', 'Menge 48, geliefert 48'],
])('as many as have been delivered are doubtful: %j', (text, said) => {
  expect(entriesOf(text)).toMatchObject([{ doubt: { kind: 'columns', text: said } }])
})

test.each(['HMR-1002 48 (increase by 12)', 'HMR-1002 48 SAMPLE ONLY', 'HMR-1002 48 nur Muster'])(
  '“%s” has a condition',
  (text) => {
    expect(entriesOf(text)).toMatchObject([{ doubt: { kind: 'conditional' } }])
  },
)

test.each([
  'HMR-1003 12 -> backorder only',
  'HMR-1003 12 → nur Rückstand',
  'HMR-1003 12 => seulement si dispo',
  '12 HMR-1003 ==> wait for the new one',
  'HMR-1003 12 ➜ vänta',
])('words behind an arrow are a remark, so that the line is asked about: %s', (line) => {
  expect(entriesOf(line)).toMatchObject([
    { quantity: '12', doubt: { kind: expect.stringMatching(/^(?:mark|conditional)$/) } },
  ])
})

test.each(['HMR-1003 -> 12', '12 -> HMR-1003', 'HMR-1003 => 12', '12 → hammer HMR-1003'])(
  'an arrow between an article and its quantity is none: %s',
  (line) => {
    const [entry] = entriesOf(line)
    expect(entry).toMatchObject({ quantity: '12' })
    expect(entry?.doubt).toBeUndefined()
  },
)
