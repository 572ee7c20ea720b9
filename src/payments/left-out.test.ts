/** Whatever a file of a bank says beside payments and what went out is named: nothing is skipped silently. */
import { describe, expect, test } from 'vitest'
import { toOutgoing } from './bank-file-key.server.ts'
import { readBankCsv } from './bank-lists/read-bank-csv.server.ts'
import { readCamt } from './read-camt.server.ts'
import { readMtFile } from './read-mt940.server.ts'

const readList = async (...lines: readonly string[]) => {
  const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`)
  const [list] = await readBankCsv('list.csv', bytes, { currency: 'EUR' })
  return {
    in: list?.entries.map(({ payer }) => payer),
    out: list?.outgoing.map(({ payer }) => payer),
    refused: list?.refused.map(({ why }) => why),
    doubts: list?.doubts,
  }
}
const notBooked = (name: string) => expect.stringMatching(`does not list them as posted: .*${name}`)
const cameBack = (name: string) => expect.stringMatching(`reversed outgoing entries: .*${name}`)
const takenBack = (name: string) =>
  expect.stringMatching(`The bank has reversed these entries: .*${name}.* Reverse any payment`)
const openReversal = (name: string) =>
  expect.stringMatching(`The bank has reversed these entries: .*${name}.* The file does`)

describe('MT940 and MT942', () => {
  const doubts = (line: string) => {
    const [statement] = readMtFile(
      `:20:S\n:25:37040044/0532013000\n:28C:1/1\n${line}\n:86:166?20INV-1?32Acme\n-\n`,
      'EUR',
    )
    return [statement?.entries, statement?.outgoing, statement?.doubts]
  }
  test.each([
    ['RD', cameBack('Acme')],
    ['RC', takenBack('Acme')],
    ['EC', notBooked('Acme')],
    ['ED', notBooked('Acme')],
  ])('an entry marked %s is named', (mark, sentence) => {
    expect(doubts(`:61:2611261126${mark}100,00NTRFNONREF`)).toEqual([[], [], [sentence]])
  })
})

describe('camt', () => {
  const balance = (code: string, amount: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`
  const entry = (way: string, more: string) =>
    `<Ntry><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>${way}</CdtDbtInd>${more}<BookgDt><Dt>2026-11-26</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>INV-1</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  const read = (...parts: readonly string[]) => {
    const [statement] = readCamt(
      `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${parts.join('')}</Stmt></BkToCstmrStmt></Document>`,
    )
    const { entries, outgoing, refused, doubts } = statement ?? {}
    return [entries?.length, outgoing?.length, refused?.map(({ why }) => why), doubts]
  }
  const reversal = '<RvslInd>true</RvslInd><Sts>BOOK</Sts>'

  test.each([
    // [what the entry says, its closing balance after 100.00, what that means]
    ['CRDT', '105.00', cameBack('INV-1')],
    ['DBIT', '95.00', takenBack('INV-1')],
    ['CRDT', '95.00', takenBack('INV-1')],
    ['DBIT', '105.00', cameBack('INV-1')],
  ])('a reversal that says %s before a balance of %s', (way, closing, sentence) => {
    const balances = [balance('OPBD', '100.00'), balance('CLBD', closing)]
    expect(read(...balances, entry(way, reversal))).toEqual([0, 0, [], [sentence]])
  })
  test.each(['CRDT', 'DBIT'])('a reversal (%s) without balances is open', (way) => {
    expect(read(entry(way, reversal))).toEqual([0, 0, [], [openReversal('INV-1')]])
  })
  test.each(['<Sts>PDNG</Sts>', '<Sts><Cd>INFO</Cd></Sts>', '<Sts><Prtry>FUTR</Prtry></Sts>'])(
    'an entry that is not booked (%s) is named',
    (status) => {
      for (const way of ['CRDT', 'DBIT'])
        expect(read(entry(way, status))).toEqual([0, 0, [], [notBooked('INV-1')]])
    },
  )
  test('an entry with a status of the bank’s own is asked about', () => {
    const why = expect.stringContaining('The status of the entry is “WAIT”')
    expect(read(entry('CRDT', '<Sts><Prtry>WAIT</Prtry></Sts>'))).toEqual([0, 0, [why], []])
  })
})

describe('lists', () => {
  test.each([
    ['State', 'PENDING', '5.00', notBooked('Delta')],
    ['State', 'PENDING', '-5.00', notBooked('Delta')],
    ['Status', 'abgelehnt', '5.00', notBooked('Delta')],
    ['Captured', 'false', '5.00', notBooked('Delta')],
    ['Storniert', 'ja', '5.00', openReversal('Delta')],
    ['Storniert', 'ja', '-5.00', takenBack('Delta')],
    ['Buchungstext', 'Storno', '5.00', openReversal('Delta')],
    ['Buchungstext', 'Storno', '-5.00', takenBack('Delta')],
    ['Type', 'Currency conversion', '5.00', expect.stringMatching(/change currencies .*Delta/)],
    ['Type', 'Account hold', '-5.00', expect.stringMatching(/hold money .*Delta/)],
  ])('a row with %s “%s” over %s is named', async (heading, text, amount, sentence) => {
    const list = await readList(
      `Date;${heading};Name;Amount`,
      '2026-11-25;;Acme;100.00',
      `2026-11-26;${text};Delta;${amount}`,
      '2026-11-26;;Stahl;-20.00',
    )
    expect(list).toEqual({ in: ['Acme'], out: ['Stahl'], refused: [], doubts: [sentence] })
  })
  test('what went below a title that says that it is not booked is named', async () => {
    const list = await readList(
      'Date;Name;Amount',
      '2026-11-25;Acme;100.00',
      'Vorgemerkte Umsätze',
      '2026-11-26;Delta;-5.00',
    )
    expect([list.in, list.out, list.doubts]).toEqual([['Acme'], [], [notBooked('Delta')]])
  })
  test('what went by an amount that can be read in two ways is asked about', async () => {
    const list = await readList(
      'Date;Name;Amount',
      '2026-11-25;Delta;-1.234',
      '2026-11-26;Stahl;-2.000',
    )
    expect(list).toMatchObject({
      out: [],
      refused: [
        expect.stringContaining('“1.234” can mean'),
        expect.stringContaining('“2.000” can'),
      ],
    })
  })
  test('a row whose day and amount are both no such thing is refused, and a foot is not', async () => {
    const list = await readList(
      'Date;Name;Amount',
      '2026-11-25;Acme;100.00',
      'yesterday;Delta;about 5',
      'Downloaded by;Ann;',
    )
    expect(list).toMatchObject({
      in: ['Acme'],
      refused: [
        '“about 5” cannot be read as an amount. If the money has arrived, record the payment by hand.',
      ],
    })
  })
})

test('what went on a day that no month has is refused, and not left out', async () => {
  const list = await readList(
    'Date;Name;Amount',
    '2026-11-25;Acme;100.00',
    '2026-02-30;Stahl;-5.00',
  )
  expect(list.out).toEqual(['Stahl'])
  const [raw] = await readBankCsv(
    'list.csv',
    new TextEncoder().encode('Date;Name;Amount\n2026-11-25;Acme;100.00\n2026-02-30;Stahl;-5.00\n'),
    { currency: 'EUR' },
  )
  if (!raw) throw new Error('No statement')
  expect(toOutgoing(raw)).toMatchObject({
    outgoing: [],
    refused: [{ text: '2026-02-30 · 5.00 · EUR · Stahl', why: '“2026-02-30” is not a date.' }],
  })
})
