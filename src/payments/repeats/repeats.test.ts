/**
 * Whatever a file or an archive contains twice is read once and said; two equal payments of a day in
 * one statement are both read.
 */
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readStatements } from '../read-statements.server.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const shop = { currency: 'EUR', own: undefined }

async function read(file: string | Readonly<Record<string, string>>) {
  const packed =
    typeof file === 'string'
      ? bytes(file)
      : zipSync(Object.fromEntries(Object.entries(file).map(([name, text]) => [name, bytes(text)])))
  const { statements } = await readStatements('bank', packed, shop)
  return {
    entries: statements.flatMap(({ entries }) =>
      entries.map(({ bookedOn, amount, reference }) => `${bookedOn} ${amount} ${reference}`),
    ),
    outgoing: statements.flatMap(({ outgoing }) => outgoing.map(({ amount }) => amount)),
    doubts: statements.flatMap(({ doubts = [] }) => doubts),
  }
}

type Mt = {
  readonly number?: string
  readonly day?: string
  readonly from?: string
  readonly to?: string
  readonly payments?: readonly (readonly [string, string])[]
}
const mt940 = ({
  number = '5/1',
  day = '261125',
  from = '1000,00',
  to = '1100,00',
  payments = [
    ['50,00', 'INV-1'],
    ['50,00', 'INV-1'],
  ],
}: Mt = {}) =>
  [
    ':20:STARTUMS',
    ':25:37040044/0532013000',
    `:28C:${number}`,
    `:60F:C${day}EUR${from}`,
    ...payments.flatMap(([amount, text]) => [
      `:61:${day}1125C${amount}NTRFNONREF`,
      `:86:166?00GUTSCHRIFT?20${text}?32Huber`,
    ]),
    `:62F:C${day}EUR${to}`,
    '-',
    '',
  ].join('\r\n')
const both = ['2026-11-25 50.00 INV-1', '2026-11-25 50.00 INV-1']

describe('MT940', () => {
  test('two equal payments of a statement are both read', async () => {
    expect(await read(mt940())).toEqual({ entries: both, outgoing: [], doubts: [] })
  })
  test.each([
    ['the same statement twice', mt940() + mt940()],
    ['a copy with another reference', mt940() + mt940().replace('STARTUMS', 'COPY')],
    ['a copy with another number', mt940() + mt940({ number: '00006/1' })],
    [
      'an interim statement before the whole one',
      mt940({ number: '0', to: '1050,00', payments: [['50,00', 'INV-1']] }) + mt940(),
    ],
  ])('%s is read once', async (_, file) => {
    const { entries, doubts } = await read(file)
    expect(entries).toEqual(both)
    expect(doubts).toEqual([expect.stringMatching(/^Some statements appear twice in the file/)])
  })
  test('pages that follow each other are read', async () => {
    const pages =
      mt940({ to: '1050,00', payments: [['50,00', 'INV-1']] }) +
      mt940({ number: '5/2', from: '1050,00', payments: [['50,00', 'INV-1']] })
    expect(await read(pages)).toEqual({ entries: both, outgoing: [], doubts: [] })
    expect(
      await read({
        'a.sta': mt940({ to: '1050,00', payments: [['50,00', 'INV-1']] }),
        'b.sta': mt940({ number: '5/2', from: '1050,00', payments: [['50,00', 'INV-1']] }),
      }),
    ).toEqual({ entries: both, outgoing: [], doubts: [] })
  })
})

const camt = (id: string) =>
  `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Id>${id}</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${['OPBD', 'CLBD'].map((code) => `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${code === 'OPBD' ? '1000.00' : '1100.00'}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-25</Dt></Dt></Bal>`).join('')}${'<Ntry><Amt Ccy="EUR">50.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-25</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>INV-1</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>'.repeat(2)}</Stmt></BkToCstmrStmt></Document>`
const head = 'Buchungstag;Name;Verwendungszweck;Betrag;Währung'
const csv = (...rows: readonly string[]) => `${[head, ...rows].join('\n')}\n`
const one = '25.11.2026;Huber;INV-1;50,00;EUR'
const other = '26.11.2026;Stahl AG;INV-2;-20,00;EUR'

test('equal entries of two camt statements that are no copies are read and asked about', async () => {
  const [first, second] = [camt('1').replaceAll(/<Bal>.*<\/Bal>/g, ''), camt('2')]
  const { entries, doubts } = await read(first + second)
  expect(entries).toEqual([...both, ...both])
  expect(doubts).toEqual([
    expect.stringMatching(/^Several statements in the file contain the same entries: /),
  ])
})

describe('an archive', () => {
  test.each<[string, Record<string, string>]>([
    ['the same MT940 twice', { 'a.sta': mt940(), 'b.sta': mt940() }],
    ['the same camt statement twice', { 'a.xml': camt('1'), 'b.xml': camt('1') }],
    ['camt under another number', { 'a.xml': camt('1'), 'b.xml': camt('2') }],
    ['a statement in two formats', { 'a.sta': mt940(), 'b.csv': csv(one, one) }],
    ['a list twice', { 'a.csv': csv(one, one), 'b.csv': csv(one, one) }],
  ])('with %s is read once, and both files are named', async (_, files) => {
    const { entries, doubts } = await read(files)
    expect(entries).toEqual(both)
    expect(doubts).toEqual([
      expect.stringMatching(/^“a\.\w+” and “b\.\w+” contain the same statement/),
    ])
  })
  test('of lists that overlap reads each entry once', async () => {
    expect(
      await read({
        'a.csv': csv(one, one, other),
        'b.csv': csv(other, '27.11.2026;Huber;INV-3;70,00;EUR'),
      }),
    ).toEqual({
      entries: [...both, '2026-11-27 70.00 INV-3'],
      outgoing: ['20.00'],
      doubts: [
        expect.stringMatching(/^Several files in the archive contain the same entries: .*Stahl AG/),
      ],
    })
  })
  test('of lists of different days is read without a question', async () => {
    expect(await read({ 'a.csv': csv(one), 'b.csv': csv(other) })).toEqual({
      entries: ['2026-11-25 50.00 INV-1'],
      outgoing: ['20.00'],
      doubts: [],
    })
  })
})

describe('a list', () => {
  const twice = expect.stringMatching(/^The file contains some rows twice: /)
  test('with two equal payments of a day has both', async () => {
    expect(await read(csv(one, one, other))).toEqual({
      entries: both,
      outgoing: ['20.00'],
      doubts: [],
    })
    expect(await read(csv(one, one))).toEqual({ entries: both, outgoing: [], doubts: [] })
  })
  test.each([
    ['pasted twice with its headings', csv(one, one, other) + csv(one, one, other)],
    ['pasted twice without them', csv(one, one, other, one, one, other)],
    ['of one day, pasted twice with its headings', csv(one, one) + csv(one, one)],
    ['pasted three times', csv(one, one, other) + csv(one, one, other) + csv(one, one, other)],
    ['whose last rows are pasted again', csv(one, one, other, one, one)],
    ['newest first, pasted twice', csv(other, one, one, other, one, one)],
    [
      'pasted twice with a title',
      `Konto;4711;;;\n${csv(one, one, other)}Konto;4711;;;\n${csv(one, one, other)}`,
    ],
  ])('%s is read once', async (_, file) => {
    const { entries, doubts } = await read(file)
    expect(entries).toEqual(both)
    expect(doubts).toContainEqual(twice)
  })
  const balanced = (...rows: readonly string[]) =>
    `Date,Description,Amount,Balance\n${rows.join('\n')}\n`
  test('of one day is read once if the balances or the numbers of the entries prove it', async () => {
    const day = ['2026-11-25,INV-1 A,50.00,1050.00', '2026-11-25,INV-2 B,20.00,1070.00']
    const isOnce = {
      entries: ['2026-11-25 50.00 INV-1 A', '2026-11-25 20.00 INV-2 B'],
      outgoing: [],
      doubts: [twice],
    }
    expect(await read(balanced(...day, ...day))).toEqual(isOnce)
    const numbered = ['2026-11-25,INV-1 A,50.00,T-1', '2026-11-25,INV-2 B,20.00,T-2']
    expect(
      await read(
        `Date,Description,Amount,Transaction ID\n${[...numbered, ...numbered].join('\n')}\n`,
      ),
    ).toEqual(isOnce)
  })
  test('of one day without such a proof is asked about', async () => {
    const day = ['25.11.2026;Huber;INV-1;50,00;EUR', '25.11.2026;Maier;INV-2;20,00;EUR']
    const { entries, doubts } = await read(csv(...day, ...day))
    expect(entries).toHaveLength(4)
    expect(doubts).toEqual([expect.stringMatching(/^The file may contain some rows twice: /)])
  })
})

test('entries of two files with the same day and amount, and other texts, are asked about', async () => {
  const { entries, doubts } = await read({
    'a.csv': csv(one),
    'b.csv': csv('25.11.2026;Huber Max;Zahlung INV-1;50,00;EUR'),
  })
  expect(entries).toHaveLength(2)
  expect(doubts).toEqual([
    expect.stringMatching(
      /^Several files in the archive contain entries with the same day and amount/,
    ),
  ])
})

test('a statement that is missing between two others is asked about', async () => {
  const monday = mt940({ to: '1050,00', payments: [['50,00', 'INV-1']] })
  const tuesday = (from: string, to: string) =>
    mt940({ number: '6/1', day: '261126', from, to, payments: [['70,00', 'INV-2']] })
  expect((await read(monday + tuesday('1050,00', '1120,00'))).doubts).toEqual([])
  expect((await read(tuesday('1050,00', '1120,00') + monday)).doubts).toEqual([])
  expect((await read(monday + tuesday('1092,00', '1162,00'))).doubts).toEqual([
    expect.stringMatching(/^The statements of 0532013000 do not follow one another/),
  ])
})
