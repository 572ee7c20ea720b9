/** Which way money went: what a bank says of it in words, signs and columns, and what it does not. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

/** What a file brings: the references of its payments, and how many rows are none or refused. */
const bytesOf = (text: string) => new TextEncoder().encode(text)
const readWhole = (text: string, name: string) =>
  shop.payments.readBankFile({ actor: shop.admin, fileBytes: bytesOf(text) }, { name })
async function read(text: string, name = 'bank.csv') {
  const file = await readWhole(text, name)
  return {
    payments: file.entries.map(({ reference, amount }) => `${reference} ${amount}`),
    skipped: file.skipped,
    refused: file.refused.map(({ why }) => why),
  }
}
const lines = (...rows: readonly string[]): string => `${rows.join('\n')}\n`
const only = { payments: ['INV-000002 8841'], skipped: 1, refused: [] }

test.each([
  [
    'C/A',
    'Fecha;Importe;Tipo;Concepto',
    ['26/11/2026;88,41;A;INV-000002', '26/11/2026;5,00;C;INV-1', '25/11/2026;9,00;C;luz'],
  ],
  [
    'MD/D',
    'Datum;Částka;Kód;Popis',
    ['26.11.2026;88,41;D;INV-000002', '26.11.2026;5,00;MD;INV-1', '25.11.2026;9,00;MD;x'],
  ],
  [
    'KL/TR',
    'Date;Amount;Code;Text',
    ['26.11.2026;88.41;TR;INV-000002', '26.11.2026;5.00;KL;INV-1', '25.11.2026;9.00;KL;x'],
  ],
])('letters that are understood in part say nothing: %s', async (_name, heading, rows) => {
  const { payments, refused } = await read(lines(heading, ...rows))
  expect([payments, refused.length]).toEqual([[], 3])
})

test('a minus beside a word for what came refuses its row with both', async () => {
  const rows = ['11/26/2026,Fee,33.50,D', '11/26/2026,INV-000002,-88.41,C']
  const { payments, skipped, refused } = await read(lines('Date,Label,Amount,D/C', ...rows))
  expect({ payments, skipped }).toEqual({ payments: [], skipped: 0 })
  expect(refused).toEqual([
    expect.stringContaining('“D”'),
    '“C” indicates money in, but the sign of the amount indicates money out. Compare the entry with the bank’s records.',
  ])
})

describe('amounts without a sign go the way in which the balance went', () => {
  const newest = ['26.11.2026;5,00;93,41;INV-1', '25.11.2026;88,41;98,41;INV-000002']
  const heading = 'Datum;Betrag;Saldo;Verwendungszweck'
  test('from the first day on', async () => {
    const rows = ['24.11.2026;1,00;10,00;x', ...newest.toReversed()]
    const { payments, skipped, refused } = await read(lines(heading, ...rows))
    expect({ payments, skipped }).toEqual({ payments: ['INV-000002 8841'], skipped: 1 })
    expect(refused, 'nothing is before the first').toHaveLength(1)
  })
  test('from the last day on', async () => {
    const rows = [...newest, '24.11.2026;1,00;10,00;x']
    const { payments, skipped, refused } = await read(lines(heading, ...rows))
    expect({ payments, skipped }).toEqual({ payments: ['INV-000002 8841'], skipped: 1 })
    expect(refused).toHaveLength(1)
  })
  test('and where all of it came, so did the first', async () => {
    const rows = ['25.11.2026;1,00;10,00;INV-1', '26.11.2026;88,41;98,41;INV-000002']
    expect((await read(lines(heading, ...rows))).payments).toHaveLength(2)
  })
})

describe('of two entries without a sign, one came', () => {
  test.each([
    ['Credit/Debit', 'Debit', 'Credit'],
    ['S/H', 'S', 'H'],
    ['Soll/Haben', 'Soll', 'Haben'],
    ['D/K', 'D', 'K'],
    ['Af Bij', 'Af', 'Bij'],
    ['CdtDbtInd', 'DBIT', 'CRDT'],
    ['DR/CR', 'Dr.', 'Cr.'],
    ['+/-', '-', '+'],
    ['+/-', '–', '+'],
    ['In/Out', 'out', 'in'],
    ['Type', 'Debit', 'Credit'],
    ['Transaction Type', 'Withdrawal', 'Deposit'],
    ['Type', 'ACH_DEBIT', 'ACH_CREDIT'],
    ['Typ', 'Ausgang', 'Eingang'],
    ['Umsatzart', 'SEPA-Lastschrift', 'SEPA-Gutschrift'],
    ['Sens', 'Débit', 'Crédit'],
    ['Type', 'Virement émis', 'Virement reçu'],
    ['Soort', 'Afschrijving', 'Bijschrijving'],
    ['Segno', 'Dare', 'Avere'],
    ['Tipo', 'Addebito', 'Accredito'],
    ['Tipo', 'Cargo', 'Abono'],
    ['Typ', 'Obciążenie', 'Uznanie'],
    ['Strona', 'Wn', 'Ma'],
    ['Typ', 'Uttag', 'Insättning'],
    ['', 'S', 'H'],
    ['Whatever', 'DEBIT', 'CREDIT'],
  ])('where the column “%s” says %s and %s', async (heading, out, came) => {
    expect(
      await read(
        lines(
          `Date;Amount;${heading};Reference`,
          `2026-11-20;119.00;${out};Supplier INV-000001`,
          `2026-11-21;88.41;${came};INV-000002`,
        ),
      ),
    ).toEqual(only)
  })

  test.each([
    ['119.00 DR', '88.41 CR'],
    ['DR 119.00', 'CR 88.41'],
    ['119.00Dr.', '88.41Cr.'],
    ['119,00 S', '88,41 H'],
    ['119,00 D', '88,41 K'],
    ['EUR 119.00 DB', 'EUR 88.41'],
    ['-119.00', '88.41'],
    ['119.00-', '88.41'],
    ['–119.00', '88.41'],
    ['119.00–', '88.41'],
    ['—119.00', '88.41'],
    ['−119.00', '88.41'],
    ['‑119.00', '88.41'],
    ['- 119.00', '88.41'],
    ['$ -119.00', '$ 88.41'],
    ['-$119.00', '$88.41'],
    ['(119.00)', '88.41'],
    ['($119.00)', '$88.41'],
    ['-119.00', '+88.41'],
    ['119.00 Debit', '88.41 Credit'],
  ])('where the amounts are %s and %s', async (out, came) => {
    expect(
      await read(
        lines(
          'Date;Amount;Reference',
          `2026-11-20;${out};Supplier INV-000001`,
          `2026-11-21;${came};INV-000002`,
        ),
      ),
    ).toEqual(only)
  })

  test.each([
    ['119.00', ''],
    ['-119.00', ''],
    ['(119.00)', ''],
    ['119.00', '0.00'],
    ['119.00 DR', ''],
  ])('where the columns of what went and came have %s and “%s”', async (debit, credit) => {
    expect(
      await read(
        lines(
          'Date;Debit;Credit;Reference',
          `2026-11-20;${debit};${credit};Supplier INV-000001`,
          '2026-11-21;;88.41;INV-000002',
        ),
      ),
    ).toEqual(only)
  })
})

describe('what is not understood is no payment', () => {
  test.each([
    [
      'a word in the column of the direction',
      'Date;Amount;S/H;Reference',
      '2026-11-20;119.00;X;INV-000001',
    ],
    [
      'nothing in that column',
      'Date;Amount;Credit/Debit;Reference',
      '2026-11-20;119.00;;INV-000001',
    ],
    [
      'a kind that says nothing of it',
      'Date;Amount;Type;Reference',
      '2026-11-20;119.00;CARD;INV-000001',
    ],
    ['a word behind the amount', 'Date;Amount;Reference', '2026-11-20;119.00 XY;INV-000001'],
    ['a sign before it', 'Date;Amount;Reference', '2026-11-20;~119.00;INV-000001'],
    ['a sign and a word that differ', 'Date;Amount;Reference', '2026-11-20;-119.00 CR;INV-000001'],
    [
      'a plus and a word that differ',
      'Date;Amount;Type;Reference',
      '2026-11-20;+119.00;Debit;INV-000001',
    ],
    ['both columns', 'Date;Debit;Credit;Reference', '2026-11-20;119.00;119.00;INV-000001'],
  ])('%s', async (_, ...rows) => {
    const { payments, refused } = await read(lines(...rows))
    expect(payments).toEqual([])
    expect(refused).toHaveLength(1)
  })

  test('an entry without a sign, where those that came have one', async () => {
    const { payments, refused } = await read(
      lines(
        'Date;Amount;Reference',
        '2026-11-20;119.00;INV-000001',
        '2026-11-21;88.41 CR;INV-000002',
      ),
    )
    expect(payments).toEqual(['INV-000002 8841'])
    expect(refused).toEqual([expect.stringContaining('other entries have one. Compare')])
  })

  test('entries beside a column of two words that nobody knows', async () => {
    const { payments, refused } = await read(
      lines(
        'Date;Amount;Foo;Reference',
        '2026-11-20;119.00;Ulos;INV-000001',
        '2026-11-21;88.41;Sisaan;INV-000002',
        '2026-11-22;5.00;Ulos;INV-000003',
      ),
    )
    expect(payments).toEqual([])
    expect(refused[0]).toBe(
      'It is not clear whether money came in or went out: the amount has no plus or minus sign, and the “Foo” column contains “Ulos”.',
    )
  })
})

test.each([
  'Opening balance',
  'Closing balance',
  'Turnover credit',
  'Balance b/f',
  'Anfangssaldo',
  'Kontostand am 20.11.2026',
  'Beginsaldo',
  'Nouveau solde',
  'Saldo finale',
  'Saldo końcowe',
  'Summe',
  'Total credits',
])('a row that names “%s” is no entry', async (name) => {
  expect(
    await read(
      lines('Date,Details,Amount', `2026-11-20,${name},10374.04`, '2026-11-21,INV-000002,88.41'),
    ),
  ).toMatchObject({ payments: ['INV-000002 8841'], skipped: 1, refused: [] })
})

test('a payment whose reference speaks of a balance is one', async () => {
  const list = lines('Date;Amount;Reference', '2026-11-20;88.41;Balance of INV-000002')
  expect((await read(list)).payments).toEqual(['Balance of INV-000002 8841'])
})

/** A camt.053 file with one entry. */
const camt = (entry: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>1</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct><Ntry>${entry}<BookgDt><Dt>2026-11-20</Dt></BookgDt></Ntry></Stmt></BkToCstmrStmt></Document>`
const amount = '<Amt Ccy="USD">119.00</Amt>'
const details = (sum: string, way: string, reference: string) =>
  `<TxDtls><Amt Ccy="USD">${sum}</Amt>${way}<RmtInf><Ustrd>${reference}</Ustrd></RmtInf></TxDtls>`
const came = '<CdtDbtInd>CRDT</CdtDbtInd>'
const went = '<CdtDbtInd>DBIT</CdtDbtInd>'

describe('an entry of camt.053', () => {
  test.each(['true', '1'])('that takes another back (%s) brings no money', async (flag) => {
    const entry = `${amount}${came}<RvslInd>${flag}</RvslInd><Sts><Cd>BOOK</Cd></Sts>`
    expect(await read(camt(entry), 'bank.xml')).toMatchObject({ payments: [], skipped: 1 })
  })

  test.each(['<Sts>PDNG</Sts>', '<Sts><Cd>INFO</Cd></Sts>', '<Sts><Prtry>FUTR</Prtry></Sts>'])(
    'of the status %s is not booked yet',
    async (status) => {
      const entry = `${amount}${came}${status}`
      expect(await read(camt(entry), 'bank.xml')).toMatchObject({ payments: [], skipped: 1 })
    },
  )

  test('of a batch brings what came of it, and names nothing of what went', async () => {
    const batch = `${details('150.00', came, 'INV-000001')}${details('31.00', went, 'INV-000002')}`
    const entry = `${amount}${came}<Sts>BOOK</Sts><NtryDtls>${batch}</NtryDtls>`
    expect((await read(camt(entry), 'bank.xml')).payments).toEqual(['INV-000001 15000'])
    const unsaid = `${details('150.00', '', 'INV-000001')}${details('31.00', '', 'INV-000002')}`
    const other = `${amount}${came}<Sts>BOOK</Sts><NtryDtls>${unsaid}</NtryDtls>`
    expect((await read(camt(other), 'bank.xml')).payments).toEqual(['INV-000001 INV-000002 11900'])
  })

  test.each([
    ['150.00', '31.00', came],
    ['31.00', '150.00', went],
  ])('that is %s that came less %s that went brings one and lists the other', async (i, o, way) => {
    const batch = `${details(i, came, 'INV-000001')}${details(o, went, 'Fee 7')}`
    const entry = `${amount}${way}<Sts>BOOK</Sts><NtryDtls>${batch}</NtryDtls>`
    const file = await readWhole(camt(entry), 'bank.xml')
    expect(file).toMatchObject({ entries: [{ amount: Number(i) * 100 }], skipped: 1 })
    expect(file.unrelated.entries).toMatchObject([
      { amount: Number(o) * 100, reference: 'Fee 7', bookedOn: '2026-11-20' },
    ])
    const other = entry.replace(`>${i}<`, '>999.00<')
    expect(await read(camt(other), 'bank.xml')).toMatchObject({
      payments: [],
      refused: [expect.stringContaining('its payments add up to')],
    })
  })

  test('of a batch with a payment that is given back doubts it, and lists it not as paid', async () => {
    const back = details('31.00', went, 'INV-000002').replace(
      '</TxDtls>',
      '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls>',
    )
    const batch = `${details('150.00', came, 'INV-000001')}${back}`
    const entry = `${amount}${came}<Sts>BOOK</Sts><NtryDtls>${batch}</NtryDtls>`
    expect(await readWhole(camt(entry), 'bank.xml')).toMatchObject({
      entries: [{ amount: 15_000 }],
      unrelated: { count: 0 },
      doubts: [expect.stringContaining('31.00 USD INV-000002')],
    })
  })

  test.each([
    ['with directions', `${details('100.00', came, 'x')}${details('31.00', came, 'y')}`, '131.00'],
    ['without directions', `${details('100.00', '', 'x')}${details('31.00', '', 'y')}`, '131.00'],
    ['alone', details('100.00', came, 'x'), '100.00'],
  ])(
    'whose payments, %s, come to another amount is refused with both sums',
    async (_, batch, sum) => {
      const reference = '<AcctSvcrRef>REF-77</AcctSvcrRef>'
      const entry = `${amount}${came}<Sts>BOOK</Sts>${reference}<NtryDtls>${batch}</NtryDtls>`
      const file = await read(camt(entry), 'bank.xml')
      expect(file).toMatchObject({ payments: [], skipped: 0 })
      expect(file.refused).toEqual([
        `The entry “REF-77” is 119.00 USD, but its payments add up to ${sum} USD. Ask the bank which amount is right, and record the payment by hand.`,
      ])
    },
  )

  test.each([
    '<Chrgs><Amt Ccy="USD">6.00</Amt></Chrgs>',
    '<Chrgs><TtlChrgsAndTaxAmt Ccy="USD">6.00</TtlChrgsAndTaxAmt></Chrgs>',
    '<Chrgs><Rcrd><Amt Ccy="USD">2.00</Amt></Rcrd><Rcrd><Amt Ccy="USD">4.00</Amt></Rcrd></Chrgs>',
  ])('is what came of a payment where the bank names what it kept: %s', async (charges) => {
    const batch = details('125.00', came, 'INV-000001')
    const entry = `${amount}${came}<Sts>BOOK</Sts>${charges}<NtryDtls>${batch}</NtryDtls>`
    expect((await read(camt(entry), 'bank.xml')).payments).toEqual(['INV-000001 11900'])
  })

  test('that says CRDT of itself and DBIT of its only payment is refused', async () => {
    const one = `<NtryDtls>${details('119.00', went, 'INV-000001')}</NtryDtls>`
    const file = await read(camt(`${amount}${came}<Sts>BOOK</Sts>${one}`), 'bank.xml')
    expect(file).toMatchObject({ payments: [], skipped: 0, refused: [expect.any(String)] })
  })

  test('is read of each document of a file that has several, and of half a one is none', async () => {
    const one = camt(`${amount}${came}<AddtlNtryInf>INV-000001</AddtlNtryInf>`)
    const two = `${one}\n${one.replace('000001', '000002')}`
    expect((await read(two, 'bank.xml')).payments.join()).toBe('INV-000001 11900,INV-000002 11900')
    await expect(read(two.slice(0, -200), 'bank.xml')).rejects.toMatchObject({
      body: { detail: expect.stringContaining('incomplete') },
    })
  })

  test('of neither CRDT nor DBIT is refused', async () => {
    const entry = `${amount}<CdtDbtInd>C</CdtDbtInd><Sts>BOOK</Sts>`
    expect(await read(camt(entry), 'bank.xml')).toMatchObject({
      payments: [],
      skipped: 0,
      refused: ['The direction “C” is neither CRDT (money in) nor DBIT (money out).'],
    })
  })
})

test.each(['1.234', '1,234'])(
  'an amount of %s, which is the only one of its file, is refused with both readings',
  async (sum) => {
    const file = await read(lines('Date;Amount;Reference', `2026-11-20;${sum};x`))
    expect(file).toMatchObject({ payments: [], skipped: 0 })
    expect(file.refused).toEqual([
      `“${sum}” can mean 1234 or 1.234, and the file does not show which. Download a file with more days from the bank, or record the payment by hand.`,
    ])
  },
)

test('three digits behind a sign are thousands, unless the file proves that they are decimals', async () => {
  const amounts = async (...sums: readonly string[]) =>
    (
      await read(lines('Date;Amount;Reference', ...sums.map((sum) => `2026-11-20;${sum};x`)))
    ).payments.map((payment) => payment.slice(2))
  expect(await amounts('1.190', '5')).toEqual(['119000', '500'])
  expect(await amounts('1.190', '5,00')).toEqual(['119000', '500'])
  expect(await amounts('1,190', '5.00')).toEqual(['119000', '500'])
  expect(await amounts('1 190,00', '1\u00A0190,00', '1\u202F190,00', "1'190.00")).toEqual([
    '119000',
    '119000',
    '119000',
    '119000',
  ])
})
