/** What took money back, came back or never came is no payment, in whatever words a bank says it. */
import { describe, expect, test } from 'vitest'
import { readCamt } from '../read-camt.server.ts'
import { readMtFile } from '../read-mt940.server.ts'
import { readBankCsv } from './read-bank-csv.server.ts'
import { reversalIn } from './bank-reversals.ts'

const read = async (...lines: readonly string[]) => {
  const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`)
  const [list] = await readBankCsv('list.csv', bytes, { currency: 'EUR' })
  return {
    in: list?.entries.map(({ reference }) => reference),
    out: list?.outgoing.map(({ reference }) => reference),
    refused: list?.refused.map(({ why }) => why) ?? [],
    doubts: list?.doubts ?? [],
  }
}

const words = [
  'Rücklastschrift',
  'RUECKLASTSCHRIFT SEPA',
  'Rückbuchung',
  'SEPA-Rücküberweisung',
  'Storno',
  'Stornierung Gutschrift',
  'Lastschriftretoure',
  'Returned payment',
  'Payment reversal',
  'Reversed',
  'Unpaid cheque',
  'Direct debit returned',
  'Chargeback',
  'Extourne',
  'Rejet de prélèvement',
  'Chèque impayé',
  'Impayé',
  'Insoluto',
  'Bonifico stornato',
  'Impagado',
  'Devolución recibo',
  'Transferencia devuelta',
  'Stornering',
  'Terugboeking',
  'Zwrot przelewu',
  'Obciążenie zwrotne',
  'Vrácená platba',
  'Sztornó',
  'Áruvisszavét ellenértéke',
  'Visszautalás',
  'Returnerad betalning',
  'Tilbageført',
  'Estorno',
  'Débito direto devolvido',
]
const kinds = [
  'Retour',
  'Zwrot',
  'Refund',
  'Devolución',
  'Rimborso',
  'Remboursement',
  'Pending',
  'Vorgemerkt',
  'Declined',
  'Failed',
  'Cancelled',
  'En attente',
  'In attesa',
  'Pendiente',
  'Geweigerd',
  'Odrzucony',
  'Zamítnuto',
  'Függő',
  'Afvist',
  'Rejeitado',
  'Prel',
  'Preliminär',
  'Provisional',
  'In afwachting',
  'Reserverad',
  'Varaus',
  'Blokada',
  'In sospeso',
]

test.each([...words, ...kinds, 'CARD_REFUND', 'SEPA-Rückzahlung', 'Bonifico respinto'])(
  'an entry of the kind “%s” is no payment',
  async (word) => {
    const list = await read(
      'Date;Type;Name;Reference;Amount',
      `2026-11-26;${word};Acme;INV-1;100.00`,
      '2026-11-26;Transfer;Beta;INV-2;50.00',
      '2026-11-26;Transfer;Stahl;rent;-50.00',
    )
    expect([list.in, list.out]).toEqual([['INV-2'], ['rent']])
  },
)
test.each(words)('a text that says “%s” is asked about, wherever it says it', async (word) => {
  for (const text of [`${word} INV-1`, `INV-1 ${word}`]) {
    const list = await read(
      'Date;Name;Reference;Amount',
      `2026-11-26;Acme;${text};100.00`,
      '2026-11-26;Beta;INV-2;50.00',
    )
    expect([list.in, list.refused]).toEqual([
      ['INV-2'],
      [expect.stringContaining(`The entry contains “${text}”`)],
    ])
  }
})
test.each(kinds)('a text that begins with “%s” is asked about', (word) => {
  expect(reversalIn([`${word}: INV-1`])).toBe(`${word}: INV-1`)
})
test.each([
  'INV-1',
  'INV-1 minus return RT-2',
  'RE 12 abzgl. Retoure 3',
  'Offene Rechnungen INV-1',
  'Rechnung Rückseite INV-1',
  'Fugger INV-1',
  'Stornoway Ltd INV-1',
  'korekta FV 3',
  'Open Banking',
  'Provisional invoice INV-1',
  'Prelude Ltd INV-1',
  'Čekan INV-1',
])('“%s” says nothing of the sort', (text) => {
  expect(reversalIn([text])).toBeUndefined()
})
test('of what went, the kind of the bank says that it was taken back', async () => {
  const list = await read(
    'Date;Type;Name;Reference;Amount',
    '2026-11-25;Returned payment;Acme;INV-1;-100.00',
    '2026-11-26;Transfer;Beta;Retoure 7;-50.00',
  )
  expect(list.out).toEqual(['Retoure 7'])
  expect(list.doubts).toEqual([
    expect.stringMatching(/The bank has reversed these entries: .*INV-1\. /),
  ])
})

describe('in camt', () => {
  const file = (entry: string) =>
    `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entry}</Stmt></BkToCstmrStmt></Document>`
  const entry = (more: string, details = '', way = 'CRDT') =>
    `<Ntry><Amt Ccy="EUR">100.00</Amt><CdtDbtInd>${way}</CdtDbtInd>${more}<Sts>BOOK</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt><NtryDtls><TxDtls>${details}</TxDtls></NtryDtls></Ntry>`
  const readFile = (xml: string) => {
    const [statement] = readCamt(file(xml))
    return {
      in: statement?.entries.length,
      refused: statement?.refused.map(({ why }) => why),
      doubts: statement?.doubts,
    }
  }
  const invoice = '<RmtInf><Ustrd>INV-1</Ustrd></RmtInf>'

  test.each([
    ['AC04', entry('', `${invoice}<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>`)],
    ['closed', entry('', `${invoice}<RtrInf><AddtlInf>closed</AddtlInf></RtrInf>`)],
    [
      'RRTN',
      entry(
        '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>RRTN</SubFmlyCd></Fmly></Domn></BkTxCd>',
        invoice,
      ),
    ],
    ['Retour de virement', entry('', '<RmtInf><Ustrd>Retour de virement</Ustrd></RmtInf>')],
  ])('money that came back is asked about with its reason %s', (reason, xml) => {
    expect(readFile(xml)).toMatchObject({
      in: 0,
      refused: [expect.stringContaining(`“${reason}”`)],
    })
  })
  test.each(['CRDT', 'DBIT'])('a reversal (%s) is no payment, and is said', (way) => {
    expect(readFile(entry('<RvslInd>true</RvslInd>', invoice, way))).toEqual({
      in: 0,
      refused: [],
      doubts: [
        expect.stringMatching(/The bank has reversed these entries: 2026-11-26 100\.00 EUR.*INV-1/),
      ],
    })
  })
  test('an amount with a comma is no amount, and no sum is made of it', () => {
    const details = '<Amt Ccy="EUR">100,00</Amt>'
    expect(readFile(entry('', details))).toMatchObject({
      in: 0,
      refused: ['“100,00” is not an amount in whole cents.'],
    })
  })
})

test.each([
  ['159', 'RUECKUEBERWEISUNG'],
  ['166', 'RUECKUEBERWEISUNG'],
  ['181', 'GUTSCHRIFT'],
  ['166', 'GUTSCHRIFT?20Storno INV-1'],
])('in MT940 %s %s is asked about', (code, text) => {
  const [statement] = readMtFile(
    `:20:S\n:25:37040044/0532013000\n:28C:1/1\n:60F:C261125EUR100,00\n:61:2611261126C100,00NTRFNONREF\n:86:${code}?00${text}?21INV-1?32Acme\n:62F:C261126EUR200,00\n-\n`,
    'EUR',
  )
  expect([statement?.entries, statement?.skipped]).toEqual([[], 0])
  expect(statement?.refused).toEqual([
    { text: expect.stringContaining('INV-1'), why: expect.stringContaining('The entry contains') },
  ])
})
