/** Files of banks as the trade meets them: each brings what it says, or is refused with the reason. */
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openOrderShop, type OrderShop } from '../../tests/order-shop.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const folder = 'tests/field-cases'
const fileOf = (id: string): string =>
  readdirSync(folder).find((name) => name.startsWith(`${id}-`)) ?? expect.unreachable(id)

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop({ SHOP_CURRENCY: 'EUR', SHOP_TIME_ZONE: 'Europe/Berlin' })
  const { revision } = await shop.settings.read({ actor: shop.admin }, {})
  const bank = 'IBAN: DE89 3704 0044 0532 0130 00'
  await shop.settings.save({ actor: shop.admin }, { revision, bank })
  const actor = await shop.person('Müller & Söhne GmbH')
  for (const price of [11_900, 8841, 7535, 1190]) {
    const { id } = await shop.tool({ price })
    const order = await shop.placeCart([{ toolId: id, quantity: 1 }], { actor })
    await shop.transition(order.number, 'confirmed')
    const request = { number: order.number, kind: 'invoice', size: 'a4' } as const
    await shop.documents.issue({ actor: shop.admin }, request)
  }
})
afterAll(() => shop.close())

const read = async (name: string, fileBytes: Uint8Array) => {
  const { entries, skipped, refused } = await shop.payments.readBankFile(
    { actor: shop.admin, fileBytes },
    { name },
  )
  return {
    skipped,
    refused: refused.length,
    entries: entries.map(
      ({ bookedOn, amount, certainty, allocations }) =>
        `${bookedOn} ${amount} ${certainty} ${allocations.map(({ number }) => number).join(' ')}`,
    ),
  }
}
const readCase = (id: string) => {
  const name = fileOf(id)
  return read(name, readFileSync(join(folder, name)))
}
const first = '2026-11-26 11900 sure INV-000001'
const second = '2026-11-26 8841 sure INV-000002'

test.each([
  ['F01', 'a column Credit/Debit', second, 1],
  ['F02', 'a column S/H', second, 1],
  ['F04', 'DR and CR behind the amount', second, 1],
  ['F05', 'a column of types', second, 1],
  ['F07', 'rows of balances', first, 3],
  ['F62', 'the number of a referred document', first, 0],
  ['F63', 'additional remittance information', first, 0],
  ['F64', 'additional information of the entry', first, 0],
  ['F67', 'a number that is cut into two parts', first, 0],
  ['F68', 'camt.052', first, 0],
  ['F69', 'camt.054', first, 0],
  ['F6A', 'MT940', first, 0],
  ['F6B', 'zeros before the amount', first, 0],
  ['F70', 'all texts in a column of the booking', first, 0],
  ['F71', 'Details, Debit, Credit', first, 0],
  ['F73', 'Zahlungsreferenz', first, 0],
  ['F75', 'days without signs', first, 0],
  ['F77', 'Withdrawals and Deposits', first, 0],
  ['F78', 'French headings', first, 0],
  ['F80', 'a second number without its series', '2026-11-26 20741 sure INV-000001 INV-000002', 0],
])('%s, %s: one payment is sure', async (id, _what, entry, skipped) => {
  expect(await readCase(id)).toEqual({ entries: [entry], skipped, refused: 0 })
})

test('F79, a row of sums: one payment came, and the sum is none', async () => {
  expect((await readCase('F79')).entries).toEqual([first])
})

test('F66, a reversal: nothing came', async () => {
  expect(await readCase('F66')).toEqual({ entries: [], skipped: 1, refused: 0 })
})

test('F60, Latin letters in the declared encoding: the payer is known by his name', async () => {
  const name = fileOf('F60')
  const { entries } = await shop.payments.readBankFile(
    { actor: shop.admin, fileBytes: readFileSync(join(folder, name)) },
    { name },
  )
  expect(entries).toMatchObject([{ payer: 'Müller & Söhne GmbH', certainty: 'likely' }])
})

const list = (headings: string, row: string) => new TextEncoder().encode(`${headings}\n${row}\n`)
test.each([
  ['Fecha operación;Concepto;Importe;Divisa', '26/11/2026;INV-000001;119,00;EUR'],
  ['Data operacji;Opis operacji;Kwota', '2026-11-26;INV-000001;119,00'],
  ['Datum;Naam / Omschrijving;Mededelingen;Bedrag (EUR)', '20261126;X;INV-000001;119,00'],
  ['Data contabile;Descrizione;Dare;Avere', '26/11/2026;INV-000001;;119,00'],
  ['Datum zaúčtování;Zpráva pro příjemce;Částka', '26.11.2026;INV-000001;119,00'],
  ['Könyvelés dátuma;Közlemény;Összeg', '2026.11.26;INV-000001;119,00'],
  ['Bokföringsdag;Text;Belopp', '2026-11-26;INV-000001;119,00'],
  ['Bogføringsdato;Tekst;Beløb', '26-11-2026;INV-000001;119,00'],
  ['Data movimento;Descrição;Débito;Crédito', '26-11-2026;INV-000001;;119,00'],
  [
    'Buchungsdatum;Avisierungstext;Gutschrift in EUR;Lastschrift in EUR',
    '26.11.2026;INV-000001;119.00;',
  ],
])('a list with the headings %s is read', async (headings, row) => {
  expect(await read('list.csv', list(headings, row))).toEqual({
    entries: [first],
    skipped: 0,
    refused: 0,
  })
})

test('in MT940 a credit that is taken back did not come, nor a debit that is', async () => {
  const line = (mark: string) => `:61:2611261126${mark}119,00NTRFNONREF\r\n:86:INV-000001\r\n`
  const file = `:20:S\r\n:25:37040044/0532013000\r\n:28C:1/1\r\n:60F:C261125EUR100,00\r\n${['RC', 'RD', 'D'].map(line).join('')}:62F:C261126EUR100,00\r\n-\r\n`
  expect(await read('a.sta', new TextEncoder().encode(file))).toEqual({
    entries: [],
    skipped: 3,
    refused: 0,
  })
})

test('what an earlier version booked of a list of which it read less is known again', async () => {
  // The key of versions before 0.3: account, day, cents, currency, payer, reference, id, count.
  const content = ['', '2026-11-26', 5000, 'EUR', '', '', '', 1]
  const bankEntry = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const known = list('Date;Reference;Amount', '2026-11-26;INV-000003;50,00')
  const request = { actor: shop.admin, fileBytes: known }
  const [entry] = (await shop.payments.readBankFile(request, { name: 'known.csv' })).entries
  await shop.payments.record(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    {
      paidOn: '2026-11-26',
      amount: 5000,
      method: 'transfer',
      reference: '',
      bankEntry,
      allocations: [{ document: entry?.allocations[0]?.document ?? '', amount: 5000 }],
    },
  )
  const file = list('Date,Details,Debit,Credit', '2026-11-26,INV-000003 in part,,50.00')
  expect((await read('list.csv', file)).entries).toEqual(['2026-11-26 5000 booked '])
})

test('another format is refused by its name, with what to choose at the bank', async () => {
  const qif = new TextEncoder().encode('!Type:Bank\nD11/26/2026\nT119.00\n^\n')
  await expect(read('bank.csv', qif)).rejects.toMatchObject({
    body: {
      detail: 'The file is a QIF file. Download a camt.053, MT940 or CSV file from the bank.',
    },
  })
})

const bytesOf = (text: string) => new TextEncoder().encode(text)
const oneIn = { entries: [first], skipped: 0, refused: 0 }

test.each([
  [
    'PayPal, in which the fee is another amount',
    'Datum;Name;Typ;Status;Währung;Brutto;Gebühr;Netto;Rechnungsnummer;Auswirkung auf Guthaben',
    '26.11.2026;Kim;Zahlung;Abgeschlossen;EUR;119,00;-3,20;115,80;INV-000001;Haben',
  ],
  [
    'Stripe',
    'id,Created (UTC),Amount,Currency,Description',
    'ch_1,2026-11-26 09:12,119.00,eur,INV-000001',
  ],
  [
    'currencies in the headings of both columns',
    'Transaction date,Description,Withdrawals (EUR),Deposits (EUR)',
    '26/11/2026,INV-000001,,119.00',
  ],
  [
    'Hungarian, with words for the direction',
    'Tranzakció dátuma,Partner neve,Tranzakció összege,Bevétel/Kiadás,Közlemény',
    '2026.11.26.,Kim,119,Bevétel,INV-000001',
  ],
  [
    'Dutch, of a card',
    'datum verrichting;credit;debet;munt;toelichting',
    '26/11/2026;119,00;;EUR;INV-000001',
  ],
])('a list of %s is read', async (_what, headings, row) => {
  expect(await read('list.csv', list(headings, row))).toEqual(oneIn)
})

test('a text that goes on in the next line belongs to the entry above', async () => {
  const file = list(
    'Transaction date,Description,Withdrawals (EUR),Deposits (EUR)',
    '26/11/2026,TRANSFER,,119.00\n,INV-000001 thank you,,\n25/11/2026,CARD,7.00,',
  )
  expect(await read('list.csv', file)).toEqual({ entries: [first], skipped: 1, refused: 0 })
})

test('a balance in place of the day is no entry, nor is what is pending', async () => {
  const file = list(
    'Date,Description,Debit,Credit',
    'Pending,INV-000002,,88.41\n26/11/2026,INV-000001,,119.00\nBalance at start of period,,,30000.77',
  )
  expect(await read('list.csv', file)).toEqual({ entries: [first], skipped: 2, refused: 0 })
})

test.each([
  [
    'signed amounts',
    '26.11.2026;INV-000001;26.11.2026;119,00;EUR;\n25.11.2026;Rent;25.11.2026;-500,00;EUR;',
    1,
  ],
  ['what went and what came', '26.11.2026;INV-000001;;119,00;\n25.11.2026;Rent;-500,00;;', 1],
])(
  'a list without headings is read where %s say which way money went',
  async (_what, rows, skipped) => {
    expect(await read('list.csv', bytesOf(`${rows}\n`))).toEqual({ ...oneIn, skipped })
  },
)

test.each([
  ['one column of two', '26.11.2026;INV-000001;119,00;1.000,00\n25.11.2026;Rent;500,00;881,00'],
  ['amounts without a sign', '26.11.2026;INV-000001;119,00;EUR\n25.11.2026;Rent;500,00;EUR'],
])('a list without headings is refused where %s may be what came', async (_what, rows) => {
  await expect(read('list.csv', bytesOf(`${rows}\n`))).rejects.toMatchObject({
    body: { detail: expect.stringContaining('The list has no headings') },
  })
})

const statement = (lines: string, account = '37040044/0532013000') =>
  `:20:S\r\n:25:${account}\r\n:28C:1/1\r\n:60F:C261125EUR100,00\r\n${lines}:62F:C261126EUR100,00\r\n-\r\n`
test.each([
  ['an amount without decimals', ':61:2611261126C119NTRFNONREF\r\n:86:INV-000001\r\n'],
  ['no day of booking', ':61:261126    C119,00NTRFNONREF\r\n:86:INV-000001\r\n'],
  ['a letter of the currency', ':61:2611261126CR119,00NTRFNONREF\r\n:86:INV-000001\r\n'],
  ['the reference of the customer', ':61:2611261126C119,00NTRFINV-000001//B4711\r\n:86:X\r\n'],
  [
    'a blank before the parts',
    ':61:2611261126C119,00N051NONREF\r\n:86: 020?00X?20INV-0000?2101?32KIM\r\n',
  ],
])('MT940 with %s is read', async (_what, lines) => {
  expect(await read('a.sta', bytesOf(statement(lines)))).toEqual(oneIn)
})

test('an account that MT940 fills with zeros, or names with its currency, is the shop’s', async () => {
  const line = ':61:2611261126C119,00NTRFNONREF\r\n:86:INV-000001\r\n'
  for (const account of ['000532013000', 'COBADEFF/532013000/EUR'])
    expect(await read('a.sta', bytesOf(statement(line, account)))).toEqual(oneIn)
})

test('an entry over nothing is left out, and the file is read', async () => {
  const lines =
    ':61:2611261126C0,00NTRFNONREF\r\n:61:2611261126C119,00NTRFNONREF\r\n:86:INV-000001\r\n'
  expect(await read('a.sta', bytesOf(statement(lines)))).toEqual({ ...oneIn, skipped: 1 })
})

test('a customer whom only the text names is found by name and amount', async () => {
  const lines =
    ':61:2611261126C11,90NTRFNONREF\r\n:86:GUTSCHRIFT AUFTRAGGEBER: MUELLER & SOEHNE GMBH BERLIN\r\n'
  expect(await read('a.sta', bytesOf(statement(lines)))).toEqual({
    entries: ['2026-11-26 1190 likely INV-000004'],
    skipped: 0,
    refused: 0,
  })
})

test('an archive of statements is read as one, in whatever formats they are', async () => {
  const file = zipSync({
    'days/2026-11-26.xml': readFileSync(join(folder, fileOf('F62'))),
    '__MACOSX/days/._2026-11-26.xml': bytesOf('x'),
    'days/2026-11-25.sta': bytesOf(
      statement(':61:2611251125C88,41NTRFNONREF\r\n:86:INV-000002\r\n'),
    ),
  })
  const { entries } = await shop.payments.readBankFile(
    { actor: shop.admin, fileBytes: file },
    { name: 'statements.zip' },
  )
  expect(entries.map(({ amount, certainty }) => [amount, certainty])).toEqual([
    [8841, 'sure'],
    [11_900, 'sure'],
  ])
})

test('what is no statement in an archive is left out, and said with the reason', async () => {
  const file = zipSync({
    'a.pdf': bytesOf('%PDF-1.7 …'),
    'b.sta': bytesOf(
      statement(':61:2611251125C88,41NTRFNONREF\r\n:86:INV-000002\r\n').replace(
        ':62F:C261126EUR100,00',
        ':62F:C261126EUR188,41',
      ),
    ),
  })
  const { entries, doubts } = await shop.payments.readBankFile(
    { actor: shop.admin, fileBytes: file },
    { name: 'statements.zip' },
  )
  expect(entries.map(({ amount }) => amount)).toEqual([8841])
  expect(doubts).toEqual([expect.stringMatching(/“a\.pdf”.*skipped.*a PDF/)])
  const nothing = zipSync({ 'a.pdf': bytesOf('%PDF-1.7 …') })
  await expect(read('a.zip', nothing)).rejects.toMatchObject({
    body: { detail: expect.stringMatching(/“a\.pdf”.*a PDF/) },
  })
})

test.each([
  [
    'another archive in it',
    zipSync({ 'a.zip': zipSync({ 'b.xml': bytesOf('<a/>') }) }),
    /another archive/,
  ],
  ['nothing in it', zipSync({ '__MACOSX/a.xml': bytesOf('x') }), /is empty/],
  ['a broken end', zipSync({ 'a.sta': bytesOf('x'.repeat(99)) }).subarray(0, 60), /damaged/],
])('an archive with %s is refused', async (_what, file, why) => {
  await expect(read('a.zip', file)).rejects.toMatchObject({
    body: { detail: expect.stringMatching(why) },
  })
})

test('the first version of camt, which says so in its element, is read', async () => {
  const xml = readFileSync(join(folder, fileOf('F68')), 'utf8').replaceAll(
    'BkToCstmrAcctRpt>',
    'BkToCstmrAcctRptV01>',
  )
  expect(await read('a.xml', bytesOf(xml))).toEqual(oneIn)
})

test.each([
  [
    'behind',
    '26.11.2026;INV-000001;119,00;1.119,00\n25.11.2026;Rent;-500,00;1.000,00\n24.11.2026;Fee;-1,00;1.500,00',
  ],
  [
    'before',
    '24.11.2026;Fee;1.501,00;-1,00\n25.11.2026;Rent;1.500,00;-500,00\n26.11.2026;INV-000001;1.000,00;119,00',
  ],
])('a list without headings whose balances stand %s the amounts is read', async (_what, rows) => {
  expect(await read('list.csv', bytesOf(`${rows}\n`))).toEqual({ ...oneIn, skipped: 2 })
})

test.each([
  [
    'Lithuanian',
    'Data;Gavėjas;Paaiškinimai;Suma;Valiuta;D/K',
    ['Likutis pradžiai', 'Apyvarta', 'Likutis pabaigai'],
  ],
  [
    'Latvian',
    'Datums;Partneris;Details;Summa;Valuta;D/K',
    ['Sākuma atlikums', 'Beigu atlikums', 'Apgrozījums'],
  ],
  [
    'Czech',
    'Datum;Protistrana;Zpráva;Částka;Měna;D/K',
    ['Počáteční zůstatek', 'Konečný zůstatek', 'Obraty'],
  ],
  [
    'Hungarian',
    'Dátum;Partner;Közlemény;Összeg;Pénznem;D/K',
    ['Nyitó egyenleg', 'Záró egyenleg', 'Egyenleg'],
  ],
])('balances in %s are no payments', async (_what, headings, balances) => {
  const rows = balances.map((name) => `2026-11-26;;${name};119.00;EUR;K`)
  const file = list(headings, [...rows, '2026-11-26;Kim;INV-000001;119.00;EUR;K'].join('\n'))
  expect(await read('list.csv', file)).toEqual({ entries: [first], skipped: 3, refused: 0 })
})

test('a column of nothing but currencies is theirs, whatever its heading', async () => {
  const file = list('Date,Amount,Xyz,Description', '2026-11-26,119.00,USD,INV-000001')
  const { entries } = await shop.payments.readBankFile(
    { actor: shop.admin, fileBytes: file },
    { name: 'list.csv' },
  )
  expect(entries).toMatchObject([{ shown: '$119.00', certainty: 'foreign' }])
})
