/** A payment whose amount goes out again in the same file may have been returned by the bank. */
import { describe, expect, test } from 'vitest'
import { matchEntries } from './bank-entries.ts'
import { toEntries } from './bank-file-key.server.ts'
import { readBankCsv } from './bank-lists/read-bank-csv.server.ts'
import { readCamt } from './read-camt.server.ts'

const items = [
  { id: '5', number: 'INV-000005', customer: { key: 'o', name: 'Nikolai Orlov' }, open: 45_840 },
]
const judge = (statement: Parameters<typeof toEntries>[0] | undefined) => {
  if (!statement) throw new Error('no statement')
  const { entries } = toEntries(statement)
  const matches = matchEntries(entries, items, { currency: 'EUR', booked: new Set() })
  return entries.map(({ returned }, index) => [matches[index]?.certainty, returned])
}
const read = async (...lines: readonly string[]) => {
  const text = ['Date;Name;Text;Amount', ...lines, ''].join('\n')
  const [list] = await readBankCsv('list.csv', new TextEncoder().encode(text), { currency: 'EUR' })
  return { judged: judge(list), doubts: list?.doubts ?? [] }
}
const paid = '2026-11-20;Nikolai Orlov;INV-000005;458.40'

describe('is only likely', () => {
  test.each([
    'ACH RETURN R01',
    'RETURNED ITEM',
    'Retoure',
    'Rückgabe',
    'Chq Return',
    'NSF',
    'Bounced cheque',
    'Rejet prélèvement',
    'Impayé',
    'Storno',
    'Devolución',
    'Teruggeboekt',
    'Payment reversal',
    'Zwrot',
    'Retur',
    'Takaisinkutsu',
  ])('with “%s” and its number', async (word) => {
    const { judged } = await read(paid, `2026-11-23;;${word} INV-000005;-458.40`)
    expect(judged).toEqual([
      [
        'likely',
        `2026-11-20 458.40 EUR Nikolai Orlov INV-000005 (2026-11-23 458.40 EUR ${word} INV-000005)`,
      ],
    ])
  })
  test('with its payer', async () => {
    const { judged } = await read(paid, '2026-11-20;NIKOLAI ORLOV;Auftrag 7;-458.40')
    expect(judged).toMatchObject([['likely', expect.stringContaining('NIKOLAI ORLOV Auftrag 7')]])
  })
  test('with its text and more around it', async () => {
    const { judged } = await read(
      '2026-11-20;;Nikolai Orlov INV 5;458.40',
      '2026-11-23;;Lastschrift Nikolai Orlov INV 5;-458.40',
    )
    expect(judged).toMatchObject([['likely', expect.stringContaining('Lastschrift')]])
  })
  test('in camt, where a code says that it was returned', () => {
    const entry = (way: string, more = '') =>
      `<Ntry><Amt Ccy="EUR">458.40</Amt><CdtDbtInd>${way}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>${more}<NtryDtls><TxDtls><RmtInf><Ustrd>INV-000005</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
    const code =
      '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RDDT</Cd><SubFmlyCd>UPDD</SubFmlyCd></Fmly></Domn></BkTxCd>'
    const [statement] = readCamt(
      `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE2</IBAN></Id></Acct>${entry('CRDT')}${entry('DBIT', code)}</Stmt></BkToCstmrStmt></Document>`,
    )
    expect(judge(statement)).toMatchObject([['likely', expect.stringContaining('INV-000005')]])
  })
})

test.each([
  ['another amount', '2026-11-23;Nikolai Orlov;INV-000005;-458.00'],
  ['another day before', '2026-11-19;Nikolai Orlov;INV-000005;-458.40'],
  ['another person and number', '2026-11-23;Stahl AG;INV-77;-458.40'],
  ['only the same date in the text', '2026-11-23;Stahl AG;20.11.2026 458.40;-458.40'],
])('is certain beside %s', async (_, out) => {
  expect((await read(paid, out)).judged).toEqual([['sure', '']])
})

test('of what went, the words of banks for a return are reported', async () => {
  for (const word of ['ACH RETURN R01', 'Chq Return', 'Payment reversal', 'Teruggeboekt'])
    expect((await read(`2026-11-23;;${word} INV-000005;-458.40`)).doubts).toEqual([
      expect.stringContaining('The bank has reversed these entries'),
    ])
})
