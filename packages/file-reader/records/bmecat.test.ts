/**
 * BMEcat 1.2 and 2005 as suppliers send it: the meaning of each element, or why it cannot be read.
 */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTable, type Reading } from '../read-table.ts'

const header = (more = '') =>
  `<HEADER><CATALOG><LANGUAGE>deu</LANGUAGE><CURRENCY>EUR</CURRENCY>${more}</CATALOG></HEADER>`
const catalogue = (articles: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<BMECAT version="1.2">${header(more)}<T_NEW_CATALOG>\n${articles}</T_NEW_CATALOG></BMECAT>`
const priced = (prices: string, order = '') =>
  catalogue(
    `<ARTICLE><SUPPLIER_AID>A1</SUPPLIER_AID><ARTICLE_ORDER_DETAILS>${order}</ARTICLE_ORDER_DETAILS><ARTICLE_PRICE_DETAILS>${prices}</ARTICLE_PRICE_DETAILS></ARTICLE>`,
  )
const price = (type: string, amount: string, more = '') =>
  `<ARTICLE_PRICE price_type="${type}"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT>${more}</ARTICLE_PRICE>`

/** Rows by their headings, without cells that are empty. */
async function read(xml: string | Uint8Array, of: Reading['of'] = 'tools') {
  const bytes = typeof xml === 'string' ? new TextEncoder().encode(xml) : xml
  const { headings, rows, currency } = await readTable('catalogue.xml', bytes, { of })
  return {
    currency,
    rows: rows.map(({ row, cells }) => ({
      row,
      ...Object.fromEntries(
        headings.flatMap((heading, column) =>
          (cells[column] ?? '') === '' ? [] : [[heading, cells[column]]],
        ),
      ),
    })),
  }
}

const article12 = `<CATALOG_GROUP_SYSTEM>
<CATALOG_STRUCTURE type="root"><GROUP_ID>1</GROUP_ID><GROUP_NAME>All</GROUP_NAME></CATALOG_STRUCTURE>
<CATALOG_STRUCTURE type="leaf"><GROUP_ID>7</GROUP_ID><GROUP_NAME>Hämmer</GROUP_NAME><PARENT_ID>1</PARENT_ID></CATALOG_STRUCTURE>
</CATALOG_GROUP_SYSTEM>
<ARTICLE mode="new">
<SUPPLIER_AID>0815</SUPPLIER_AID>
<ARTICLE_DETAILS><DESCRIPTION_SHORT>Hammer &amp; Stiel</DESCRIPTION_SHORT>
<DESCRIPTION_LONG><![CDATA[<p>Geschmiedet.</p><p>Kein </ARTICLE>Ende.</p>]]></DESCRIPTION_LONG>
<EAN>4006381333931</EAN><MANUFACTURER_AID>MF-1</MANUFACTURER_AID><MANUFACTURER_NAME>Muster</MANUFACTURER_NAME></ARTICLE_DETAILS>
<ARTICLE_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-8.0</REFERENCE_FEATURE_SYSTEM_NAME><REFERENCE_FEATURE_GROUP_ID>EC000123</REFERENCE_FEATURE_GROUP_ID>
<FEATURE><FNAME>Länge</FNAME><FVALUE>300</FVALUE><FUNIT>MMT</FUNIT></FEATURE>
<FEATURE><FNAME>Farbe</FNAME><FVALUE>rot</FVALUE><FVALUE>blau</FVALUE></FEATURE>
<FEATURE><FNAME>-</FNAME><FVALUE>Mit Schutzhülle.</FVALUE></FEATURE></ARTICLE_FEATURES>
<ARTICLE_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT><PRICE_QUANTITY>100</PRICE_QUANTITY><QUANTITY_MIN>10</QUANTITY_MIN><QUANTITY_INTERVAL>5</QUANTITY_INTERVAL></ARTICLE_ORDER_DETAILS>
<ARTICLE_PRICE_DETAILS><DATETIME type="valid_start_date"><DATE>2027-01-01</DATE></DATETIME><DATETIME type="valid_end_date"><DATE>2027-12-31</DATE></DATETIME>
${price('net_list', '18.55', '<PRICE_CURRENCY>EUR</PRICE_CURRENCY><LOWER_BOUND>1</LOWER_BOUND>')}
${price('net_list', '17.00', '<PRICE_CURRENCY>EUR</PRICE_CURRENCY><LOWER_BOUND>500</LOWER_BOUND>')}
${price('net_customer', '10.50', '<PRICE_FACTOR>0.9</PRICE_FACTOR>')}
${price('nrp', '29.90')}</ARTICLE_PRICE_DETAILS>
<MIME_INFO><MIME><MIME_TYPE>image/jpeg</MIME_TYPE><MIME_SOURCE>side.jpg</MIME_SOURCE><MIME_PURPOSE>others</MIME_PURPOSE></MIME>
<MIME><MIME_TYPE>image/jpeg</MIME_TYPE><MIME_SOURCE>front view.jpg</MIME_SOURCE><MIME_PURPOSE>normal</MIME_PURPOSE></MIME>
<MIME><MIME_TYPE>image/png</MIME_TYPE><MIME_SOURCE>logo.png</MIME_SOURCE><MIME_PURPOSE>logo</MIME_PURPOSE></MIME>
<MIME><MIME_TYPE>application/pdf</MIME_TYPE><MIME_SOURCE>sheet.pdf</MIME_SOURCE><MIME_PURPOSE>data_sheet</MIME_PURPOSE></MIME></MIME_INFO>
</ARTICLE>
<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>0815</ART_ID><CATALOG_GROUP_ID>7</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>
`
const expected = {
  'Article number': '0815',
  Name: 'Hammer & Stiel',
  Description: 'Geschmiedet.\nKein Ende.\nMit Schutzhülle.',
  Unit: 'C62',
  Category: 'Hämmer',
  'Group code': '7',
  EAN: '4006381333931',
  'Manufacturer number': 'MF-1',
  Brand: 'Muster',
  'Pack size': '5',
  'Minimum order quantity': '10',
  'List price': 18.55,
  'Net cost': 9.45,
  'Price per': 100,
  'Valid from': '2027-01-01',
  'Valid until': '2027-12-31',
  'Quantity 1': 500,
  'Price 1': 17,
  'Specification: ETIM-8.0': 'EC000123',
  'Specification: Länge': '300 mm',
  'Specification: Farbe': 'rot, blau',
}

test('1.2: an article with everything, and names of files', async () => {
  expect(await read(catalogue(article12))).toEqual({
    currency: 'EUR',
    rows: [{ row: 7, ...expected, 'File names': 'front view.jpg, side.jpg, sheet.pdf' }],
  })
})

test('2005: products, their own names of elements, and files at an address', async () => {
  const product = article12
    .replaceAll('ARTICLE', 'PRODUCT')
    .replaceAll('SUPPLIER_AID', 'SUPPLIER_PID')
    .replaceAll('MANUFACTURER_AID', 'MANUFACTURER_PID')
    .replaceAll('ART_ID', 'PROD_ID')
    .replace(
      '<EAN>4006381333931</EAN>',
      '<INTERNATIONAL_PID type="gtin">4006381333931</INTERNATIONAL_PID>',
    )
    .replace(
      '</PRODUCT>\n<PRODUCT_TO',
      '<PRODUCT_LOGISTIC_DETAILS><CUSTOMS_TARIFF_NUMBER><CUSTOMS_NUMBER>82052000</CUSTOMS_NUMBER></CUSTOMS_TARIFF_NUMBER><COUNTRY_OF_ORIGIN>DE</COUNTRY_OF_ORIGIN><PRODUCT_DIMENSIONS><WEIGHT>0.51</WEIGHT></PRODUCT_DIMENSIONS></PRODUCT_LOGISTIC_DETAILS></PRODUCT>\n<PRODUCT_TO',
    )
  const { rows } = await read(
    catalogue(product, '<MIME_ROOT>https://files.example.com/p</MIME_ROOT>'),
  )
  expect(rows).toEqual([
    {
      row: 7,
      ...expected,
      'Customs number': '82052000',
      'Country of origin': 'DE',
      'Weight (kg)': 0.51,
      Picture: 'https://files.example.com/p/front%20view.jpg\nhttps://files.example.com/p/side.jpg',
      Document: 'https://files.example.com/p/sheet.pdf',
    },
  ])
})

test('of several languages that of the catalogue is read', async () => {
  const { rows } = await read(
    catalogue(
      '<PRODUCT><SUPPLIER_PID>A1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT lang="eng">Saw</DESCRIPTION_SHORT><DESCRIPTION_SHORT lang="deu">Säge</DESCRIPTION_SHORT></PRODUCT_DETAILS></PRODUCT>',
    ),
  )
  expect(rows).toMatchObject([{ Name: 'Säge' }])
})

test('a price with tax loses it at the rate that it says, and is said to', async () => {
  expect((await read(priced(price('gros_list', '11.90', '<TAX>0.19</TAX>')))).rows).toMatchObject([
    { 'List price': 10, 'To be checked': 'The list price includes 19 % tax, which is deducted.' },
  ])
})

test('what one of it holds is said, and how its price counts from a quantity on', async () => {
  const box =
    '<ORDER_UNIT>BX</ORDER_UNIT><CONTENT_UNIT>PCE</CONTENT_UNIT><NO_CU_PER_OU>6</NO_CU_PER_OU>'
  expect((await read(priced(price('net_list', '6.00'), box))).rows).toMatchObject([
    { Unit: 'BX', 'List price': 6, 'To be checked': 'The price is for one BX of 6 PCE.' },
  ])
  const from = priced(price('net_list', '6.00', '<LOWER_BOUND>12</LOWER_BOUND>'))
  expect((await read(from)).rows).toMatchObject([
    { 'List price': 6, 'Minimum order quantity': '12' },
  ])
  expect((await read(from, 'prices')).rows).toMatchObject([
    { 'Refused because': expect.stringContaining('applies from a quantity of 12') },
  ])
})

test('T_UPDATE_PRICES as a list of prices: a net price with its ladder is said to be one', async () => {
  const xml = priced(
    price('net_customer', '14.995') + price('net_customer', '13', '<LOWER_BOUND>100</LOWER_BOUND>'),
  ).replaceAll('T_NEW_CATALOG', 'T_UPDATE_PRICES')
  expect((await read(xml, 'prices')).rows).toEqual([
    {
      row: 3,
      'Article number': 'A1',
      Price: 14.995,
      'Price per': 1,
      Ladder: '100: 13.00',
      'To be checked': expect.stringContaining('net price'),
    },
  ])
})

test.each([
  [
    'a comma before decimals',
    price('net_list', '12,50'),
    "contains '12,50', but BMEcat requires a number",
  ],
  ['a price with tax and no rate', price('gros_list', '11.90'), 'includes tax'],
  ['another currency', price('net_list', '1', '<PRICE_CURRENCY>CHF</PRICE_CURRENCY>'), 'in CHF'],
  [
    'two prices of a kind',
    price('net_list', '1') + price('net_list', '2'),
    'several prices of the same kind',
  ],
  [
    'another unit than it is ordered in',
    price('net_list', '1', '<PRICE_BASE><PRICE_UNIT>KGM</PRICE_UNIT></PRICE_BASE>'),
    'price unit is KGM',
  ],
  [
    'prices of two periods',
    `${price('net_list', '1')}</ARTICLE_PRICE_DETAILS><ARTICLE_PRICE_DETAILS><DATETIME type="valid_start_date"><DATE>2027-01-01</DATE></DATETIME>${price('net_customer', '2')}`,
    'several periods',
  ],
])('%s: the row says so', async (_what, prices, why) => {
  expect((await read(priced(prices))).rows).toMatchObject([
    { 'Refused because': expect.stringContaining(why) },
  ])
})

test('for how many a price is must be a number, and a deletion is no change', async () => {
  const { rows } = await read(
    priced(price('net_list', '1'), '<PRICE_QUANTITY>0</PRICE_QUANTITY>').replace(
      '</T_NEW',
      '<ARTICLE mode="delete"><SUPPLIER_AID>A2</SUPPLIER_AID></ARTICLE></T_NEW',
    ),
  )
  expect(rows).toMatchObject([
    { 'Refused because': expect.stringContaining("PRICE_QUANTITY is '0'") },
    { 'Refused because': expect.stringContaining('deletes') },
  ])
})

test('prices of kinds that are not known, and one on request, are named and not read', async () => {
  expect((await read(priced(price('udp_special', '1') + price('on_request', '0')))).rows).toEqual([
    {
      row: 3,
      'Article number': 'A1',
      'Price per': 1,
      'To be checked': 'Prices of the kind udp_special are not read. The price is on request.',
    },
  ])
})

test.each([
  ['<ARTICLE_STATUS type="old_article">alt</ARTICLE_STATUS>', '', 'the status “old_article alt”'],
  ['<ARTICLE_STATUS type="used">gebraucht</ARTICLE_STATUS>', '', 'the status “used gebraucht”'],
  ['<ARTICLE_STATUS type="new_article">neu</ARTICLE_STATUS>', '', undefined],
  [
    '<SPECIAL_TREATMENT_CLASS type="GEFAHRGUT">3</SPECIAL_TREATMENT_CLASS>',
    '',
    'special treatment: GEFAHRGUT 3',
  ],
  [
    '',
    '<ARTICLE_REFERENCE type="followup"><ART_ID_TO>A9</ART_ID_TO></ARTICLE_REFERENCE>',
    'names A9 as the successor',
  ],
  [
    '',
    '<ARTICLE_REFERENCE type="accessories"><ART_ID_TO>A9</ART_ID_TO></ARTICLE_REFERENCE>',
    undefined,
  ],
  ['', '<ARTICLE_PRICE_DETAILS><DAILY_PRICE>true</DAILY_PRICE></ARTICLE_PRICE_DETAILS>', 'a daily'],
])(
  'what says that an article is not sold like others is a doubt: %s%s',
  async (details, more, said) => {
    const article = `<ARTICLE><SUPPLIER_AID>A1</SUPPLIER_AID><ARTICLE_DETAILS>${details}</ARTICLE_DETAILS>${more}</ARTICLE>`
    for (const xml of [
      article,
      article
        .replaceAll('ARTICLE', 'PRODUCT')
        .replaceAll('ART_ID', 'PROD_ID')
        .replaceAll('AID', 'PID'),
    ]) {
      const [row] = (await read(catalogue(xml))).rows
      expect(row?.['To be checked' as keyof typeof row]).toEqual(
        said === undefined ? undefined : expect.stringContaining(said),
      )
    }
  },
)

const doctype = (inside: string, articles: string) =>
  catalogue(articles).replace(
    '<BMECAT',
    `<!DOCTYPE BMECAT SYSTEM "bmecat.dtd"\n[${inside}]\n>\n<BMECAT`,
  )
const plainArticle = '<ARTICLE><SUPPLIER_AID>A1</SUPPLIER_AID></ARTICLE>'

test('letters by their names in HTML are read, and what is escaped stays as it was written', async () => {
  const named =
    '<ARTICLE><SUPPLIER_AID>A1</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>S&auml;ge 2,5 mm&sup2; &amp;Oslash; 8 &amp;amp; &frac12;&quot; &unknown; &lt;x&gt;</DESCRIPTION_SHORT></ARTICLE_DETAILS></ARTICLE>'
  expect((await read(catalogue(named))).rows).toMatchObject([
    { Name: 'Säge 2,5 mm² &Oslash; 8 &amp; ½" &unknown; <x>' },
  ])
})

test('elements that a catalogue declares for itself are none of the shop, and do not stop it', async () => {
  const own = '<!ENTITY % USERDEFINES "(UDX.A?)"><!ELEMENT UDX.A (#PCDATA)>'
  expect((await read(doctype(own, plainArticle))).rows).toHaveLength(1)
})

test.each([
  [
    'its own entities',
    doctype('<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">', plainArticle),
    'defines XML entities',
  ],
  [
    'an entity of a file',
    doctype('<!ENTITY a SYSTEM "file:///etc/passwd">', plainArticle),
    'defines XML entities',
  ],
  ['half of it', catalogue(plainArticle).slice(0, -40), 'is an incomplete BMEcat'],
  ['no article', catalogue(''), 'without articles'],
  [
    'an element that is not closed',
    catalogue('<ARTICLE><SUPPLIER_AID>A1</ARTICLE>'),
    'not valid XML',
  ],
  [
    'a million elements in each other',
    catalogue(`<ARTICLE>${'<X>'.repeat(1_000_000)}${'</X>'.repeat(1_000_000)}</ARTICLE>`),
    'not valid XML',
  ],
])('a catalogue with %s is refused by its name', async (_what, xml, why) => {
  await expect(read(xml)).rejects.toThrow(why)
  await expect(read(xml)).rejects.toThrow('catalogue.xml')
})

test('a prologue that is longer than what is looked at makes no list of lines', async () => {
  const long = `<!-- ${'x'.repeat(5000)} -->`
  const xml = catalogue(plainArticle)
  await expect(read(xml.replace('<BMECAT', `${long}<BMECAT`))).rejects.toThrow('is XML')
  const named = xml.replace('<BMECAT', `<!DOCTYPE BMECAT SYSTEM "x.dtd">${long}<BMECAT`)
  expect((await read(named)).rows).toHaveLength(1)
})

test('letters are read in the encoding that the catalogue declares', async () => {
  const xml = catalogue(
    '<ARTICLE><SUPPLIER_AID>A1</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>S\u00E4ge</DESCRIPTION_SHORT></ARTICLE_DETAILS></ARTICLE>',
  ).replace('UTF-8', 'ISO-8859-1')
  expect((await read(Uint8Array.from(xml, (letter) => letter.charCodeAt(0)))).rows).toMatchObject([
    { Name: 'Säge' },
  ])
})

const written = fc.record({
  number: fc.stringMatching(/^[A-Z0-9]{3,15}$/),
  name: fc.stringMatching(/^[A-Za-zÄÖÜäöü0-9&<>"'][A-Za-zÄÖÜäöü0-9 &<>"',;]{0,20}[A-Za-z0-9]$/),
  cents: fc.integer({ min: 1, max: 99_999_999 }),
  per: fc.constantFrom(1, 10, 100, 1000),
})
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

test('articles that are written as BMEcat 1.2 or 2005 read back equal', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('ARTICLE', 'PRODUCT'),
      fc.uniqueArray(written, { minLength: 1, maxLength: 6, selector: ({ number }) => number }),
      async (element, articles) => {
        const xml = articles.map(
          ({ number, name, cents, per }) =>
            `<ARTICLE><SUPPLIER_AID>${number}</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>${escaped(name)}</DESCRIPTION_SHORT></ARTICLE_DETAILS><ARTICLE_ORDER_DETAILS><PRICE_QUANTITY>${per}</PRICE_QUANTITY></ARTICLE_ORDER_DETAILS><ARTICLE_PRICE_DETAILS>${price('net_list', (cents / 100).toFixed(2))}</ARTICLE_PRICE_DETAILS></ARTICLE>\n`,
        )
        const { rows } = await read(
          catalogue(
            xml.join('').replaceAll('ARTICLE', element).replaceAll('SUPPLIER_AID', 'SUPPLIER_PID'),
          ),
        )
        expect(rows).toEqual(
          articles.map(({ number, name, cents, per }, index) => ({
            row: index + 3,
            'Article number': number,
            Name: name,
            'List price': cents / 100,
            'Price per': per,
          })),
        )
      },
    ),
    { numRuns: 100 },
  )
})

test('25 MB of articles are read in seconds', async () => {
  const article = `<ARTICLE><SUPPLIER_AID>A#</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_LONG>${'long text '.repeat(90)}</DESCRIPTION_LONG></ARTICLE_DETAILS></ARTICLE>\n`
  const xml = Array.from({ length: 24_000 }, (_, nth) => article.replace('#', String(nth))).join('')
  const began = process.cpuUsage()
  const { rows } = await read(catalogue(xml))
  const { user, system } = process.cpuUsage(began)
  expect(rows).toHaveLength(24_000)
  expect((user + system) / 1e6).toBeLessThan(15)
})
