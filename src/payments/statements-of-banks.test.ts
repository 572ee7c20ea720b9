/** Statements as camt and MT940: who paid, for whom, and whether the balances fit the entries. */
import { describe, expect, test } from 'vitest'
import { readCamt } from './read-camt.server.ts'
import { readMtFile } from './read-mt940.server.ts'

const lines = (...texts: readonly string[]): string => `${texts.join('\r\n')}\r\n`
/** A statement from 1,000.00 to the balance that is named. */
const mt940 = (closing: string, ...entries: readonly string[]): string =>
  lines(
    ':20:1',
    ':25:37040044/0532013000',
    ':60F:C261125EUR1000,00',
    ...entries,
    `:62F:${closing}`,
    '-',
  )
const readMt = (text: string) => {
  const [statement] = readMtFile(text, 'EUR')
  return {
    doubts: statement?.doubts ?? [],
    entries: statement?.entries.map(({ payer, reference, glued }) => [payer, reference, glued]),
  }
}

describe('MT940', () => {
  test('a text of fields between strokes says name and reference, however its lines are cut', () => {
    const text =
      '/TRTP/SEPA OVERBOEKING/IBAN/NL20INGB0001234567/BIC/INGBNL2A/NAME/TIMMERBEDRIJF DE VRIES/REMI/FACTUUR 2026-42/EREF/NOTPROVIDED'
    for (const width of [63, 64, 65, 66]) {
      const cut = text.match(new RegExp(`.{1,${width}}`, 'g')) ?? []
      const details = [`:86:${cut[0] ?? ''}`, ...cut.slice(1)]
      const { entries } = readMt(
        mt940('C261126EUR1100,00', ':61:2611261126C100,00NTRFNONREF', ...details),
      )
      expect(entries?.map(([payer]) => payer)).toEqual(['TIMMERBEDRIJF DE VRIES'])
      expect(entries?.map(([_payer, _reference, glued]) => glued)).toEqual(['FACTUUR 2026-42'])
    }
  })
  test('fields without the code of the transaction before them are fields, and what was booked before is known', () => {
    const [statement] = readMtFile(
      mt940('C261126EUR1100,00', ':61:2611261126C100,00NTRFNONREF', ':86:?20SVWZ+INV-42?32ACME'),
      'EUR',
    )
    expect(statement?.entries[0]).toMatchObject({
      payer: 'ACME',
      reference: 'INV-42',
      former: { payer: '', reference: '?20SVWZ+INV-42?32ACME', id: '' },
    })
  })
  test.each(['>', '<', '^', '~'])(
    'fields behind %s without a code before them are fields, too, as Polish banks write them',
    (sign) => {
      const details = ['20FV 2026/42 ', '21za towar', '32BOOKING GROUP', '33SP Z O O']
      const [statement] = readMtFile(
        mt940(
          'C261126EUR1100,00',
          ':61:261126CN100,00FTRFNONREF',
          `:86:${details.map((text) => sign + text).join('')}`,
        ),
        'EUR',
      )
      expect(statement?.entries[0]).toMatchObject({
        payer: 'BOOKING GROUP SP Z O O',
        glued: 'FV 2026/42 za towar',
        former: { payer: '', reference: details.map((text) => sign + text).join('') },
      })
    },
  )
  test.each([
    ['000000000300.00', ['300.00'], []],
    ['1.250,00', ['1250.00'], []],
    ['1.250.000,5', ['1250000.50'], []],
    ['0.5', ['0.50'], []],
    ['300', ['300.00'], []],
    // Three digits behind a dot may be decimals, or thousands.
    ['1.250', [], [':61:'.length]],
    ['1.250.00', [], [':61:'.length]],
  ])(
    'an amount with a dot is read by what stands behind it, else it is refused: %s',
    (written, read, refused) => {
      const [statement] = readMtFile(
        [
          ':20:1',
          ':25:0532013000',
          ':60F:C261125EUR0000.00',
          `:61:2611261126C${written}NTRFNONREF`,
          `:62F:C261126EUR${written}`,
          '-',
          '',
        ].join('\n'),
        'EUR',
      )
      expect(statement?.entries.map(({ amount }) => amount.replace(/^0+(?=\d)/, ''))).toEqual(read)
      expect(statement?.refused).toHaveLength(refused.length)
      expect(statement?.doubts).toEqual([])
    },
  )
  test("lines of a bank's own field below an entry say what was written, and who paid", () => {
    const details = [':NS:01INV-42 vom', '02 12.11.2026', '15Huber ', '16GmbH', '1812345', '191000']
    const { entries } = readMt(
      mt940('C261126EUR1100,00', ':61:2611261126CM100,00S051NONREF', ...details),
    )
    expect(entries).toEqual([['Huber GmbH', 'INV-42 vom  12.11.2026', 'INV-42 vom 12.11.2026']])
  })
  test('for whom somebody paid is said', () => {
    const details = ':86:166?20SVWZ+INV-42 ABWA+Wahre Kundin?32Zahlstelle AG'
    const { entries } = readMt(
      mt940('C261126EUR1100,00', ':61:2611261126C100,00NTRFNONREF', details),
    )
    expect(entries?.map(([payer]) => payer)).toEqual(['Zahlstelle AG for Wahre Kundin'])
  })
  test.each([
    [
      'parted by words',
      '?32Huber und Söhne?33Maschinenbau GmbH',
      'Huber und Söhne Maschinenbau GmbH',
    ],
    [
      'cut at 27 letters',
      '?32Huber und Soehne Maschinenba?33u GmbH',
      'Huber und Soehne Maschinenbau GmbH',
    ],
    ['with its blank', '?32Huber ?33GmbH', 'Huber GmbH'],
  ])(
    'a name in two parts, %s, is one, and what was booked before is known',
    (_how, parts, name) => {
      const [statement] = readMtFile(
        mt940('C261126EUR1100,00', ':61:2611261126C100,00NTRFNONREF', `:86:166?20INV-42${parts}`),
        'EUR',
      )
      const [entry] = statement?.entries ?? []
      expect(entry).toMatchObject({
        payer: name,
        former: { payer: parts.replaceAll(/\?3[23]/g, ''), reference: 'INV-42', id: '' },
      })
    },
  )
  const moved = [
    ':61:2611261126C100,00NTRFNONREF',
    ':61:2611261126D30,5NTRFNONREF',
    ':61:2611261126RC20,00NTRFNONREF',
    ':61:2611261126RD5,NTRFNONREF',
  ]
  test('a closing balance that fits its entries is no doubt; what is taken back is said', () => {
    expect(readMt(mt940('C261126EUR1054,50', ...moved)).doubts).toEqual([
      expect.stringMatching(/The bank has reversed these entries: 2026-11-26 20\.00 EUR/),
      expect.stringMatching(/reversed outgoing entries: 2026-11-26 5\.00 EUR/),
    ])
    expect(readMt(mt940('D261126EUR500,', ':61:2611261126D1500,00NTRFNONREF')).doubts).toEqual([])
  })
  test('a closing balance that does not fit is said with the difference', () => {
    expect(readMt(mt940('C261126EUR1154,50', ...moved)).doubts).toEqual([
      expect.stringMatching(/0532013000.*€100\.00 more/),
      expect.stringContaining('The bank has reversed these entries'),
      expect.stringContaining('reversed outgoing entries'),
    ])
    expect(readMt(mt940('C261126EUR1000,00', ...moved)).doubts).toEqual([
      expect.stringMatching(/€54\.50 less/),
      expect.stringContaining('The bank has reversed these entries'),
      expect.stringContaining('reversed outgoing entries'),
    ])
  })
})

const balance = (code: string, amount: string, day?: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>${day === undefined ? '' : `<Dt><Dt>${day}</Dt></Dt>`}</Bal>`
const entry = (amount: string, details: string, direction = 'CRDT', further = ''): string =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${further}<Sts>BOOK</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt><NtryDtls>${details}</NtryDtls></Ntry>`
const payment = (debtor: string, ultimate: string, text: string): string =>
  `<TxDtls><RltdPties><Dbtr><Nm>${debtor}</Nm></Dbtr>${ultimate === '' ? '' : `<UltmtDbtr><Nm>${ultimate}</Nm></UltmtDbtr>`}</RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`
const camt = (...parts: readonly string[]) => {
  const xml = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${parts.join('')}</Stmt></BkToCstmrStmt></Document>`
  const [statement] = readCamt(xml)
  return {
    doubts: statement?.doubts ?? [],
    entries: statement?.entries.map(({ payer, isShared }) => [payer, isShared]),
    days: statement?.entries.map(({ bookedOn }) => bookedOn),
  }
}

describe('camt', () => {
  test('for whom somebody paid is said', () => {
    const { entries } = camt(entry('92.00', payment('Zahlstelle AG', 'Wahre Kundin GmbH', 'INV-1')))
    expect(entries).toEqual([['Zahlstelle AG for Wahre Kundin GmbH', false]])
  })
  test('an entry of two payers whose amounts the bank does not say names both', () => {
    const details = payment('Acme', '', 'INV-1') + payment('Beta', '', 'INV-2')
    expect(camt(entry('300.00', details)).entries).toEqual([['Acme, Beta', true]])
  })
  const two = entry('92.00', payment('Acme', '', 'INV-1')) + entry('12.00', '', 'DBIT')
  test('balances that fit the entries are no doubt, nor is one without the other', () => {
    expect(camt(balance('OPBD', '100.00'), balance('CLBD', '180.00'), two).doubts).toEqual([])
    expect(camt(balance('CLBD', '180.00'), two).doubts).toEqual([])
  })
  test('the balance of the day before is the opening one, said twice', () => {
    const balances = [balance('PRCD', '100.00'), balance('OPBD', '100.00')]
    expect(camt(...balances, balance('CLBD', '180.00'), two).doubts).toEqual([])
    expect(camt(...balances, balance('CLBD', '230.00'), two).doubts).toEqual([
      expect.stringMatching(/€50\.00 more/),
    ])
  })
  test('an entry without a day is of the day of both balances, and of none where these differ', () => {
    const bare = entry('80.00', payment('Acme', '', 'INV-1')).replace(/<BookgDt>.*<\/BookgDt>/, '')
    const daysFrom = (day: string) =>
      camt(balance('OPBD', '100.00', day), balance('CLBD', '180.00', '2026-11-26'), bare).days
    expect(daysFrom('2026-11-26')).toEqual(['2026-11-26'])
    expect(daysFrom('2026-11-25')).toEqual([''])
    const bareBalances = [
      balance('OPBD', '100.00', '2026-11-26'),
      balance('CLBD', '180.00', '2026-11-26'),
    ]
    const unsigned = bareBalances.map((one) => one.replace(/<CdtDbtInd>.*<\/CdtDbtInd>/, ''))
    expect(camt(...unsigned, bare)).toMatchObject({ days: ['2026-11-26'], doubts: [] })
  })
  test.each([
    ['185.00', [expect.stringMatching(/reversed outgoing entries: 2026-11-26 5\.00 EUR\./)]],
    // The balance went down: what is called a credit took one back.
    [
      '175.00',
      [expect.stringContaining('The bank has reversed these entries: 2026-11-26 5.00 EUR.')],
    ],
  ])('what is taken back may be said either way: %s', (closing, doubts) => {
    const back = entry('5.00', '', 'CRDT', '<RvslInd>true</RvslInd>')
    const file = camt(balance('PRCD', '100.00'), balance('CLBD', closing), two, back)
    expect(file.doubts).toEqual(doubts)
  })
  test('money that had come and was taken back is said, and no payment', () => {
    const back = entry('5.00', payment('', '', 'INV-9'), 'DBIT', '<RvslInd>true</RvslInd>')
    expect(camt(back)).toMatchObject({
      entries: [],
      doubts: [
        expect.stringMatching(
          /The bank has reversed these entries: 2026-11-26 5\.00 EUR INV-9\. The file does not/,
        ),
      ],
    })
    const many = camt(...Array.from({ length: 9 }, () => back))
    expect(many.doubts).toEqual([expect.stringMatching(/; 4 more\. The file/)])
  })
  test('a closing balance that does not fit is said with the difference', () => {
    expect(camt(balance('OPBD', '100.00'), balance('CLBD', '230.00'), two).doubts).toEqual([
      expect.stringMatching(/DE89370400440532013000.*€50\.00 more/),
    ])
  })
})
