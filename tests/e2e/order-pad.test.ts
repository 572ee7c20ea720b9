/** The order pad: a list comes in any way, is mended line by line, and goes to the cart; nothing that was written is lost. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textIn } from 'node:stream/consumers'
import { strToU8, zipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { signInAsBuyer } from './sign-in.ts'
import {
  adminToken,
  updateTool,
  createTool,
  archiveTool,
  type CreatedTool,
} from './catalogue-setup.ts'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks.ts'
import { focused, tabTo } from './keyboard.ts'
import { expectToast } from './toasts.ts'
import { demoBuyer, signUp, visiting } from './visitor.ts'
import { ask, fieldOf, storedToken, recordCalls, tokenOf } from './api-calls.ts'

const box = (page: Page) => page.getByLabel('Paste SKUs and quantities', { exact: true })
const rowOf = (page: Page, text: string) => page.locator('.pad-lines tbody tr', { hasText: text })
const states = (page: Page) => page.locator('.pad-lines .pill').allInnerTexts()
const check = (page: Page) => page.getByRole('button', { name: 'Check lines' }).click()
/** Its own SKU, which the shop made for it. */
const skuOf = async ({ id }: CreatedTool): Promise<string> =>
  String(fieldOf((await ask(`GET /tools/${id}`)).body, 'sku'))
const unique = () => `PAD-${Math.floor(Math.random() * 9e8) + 1e8}`

/** As the clipboard brings it: one event with a text. */
const paste = (page: Page, text: string) =>
  box(page).evaluate((element, said) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', said)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    if (!(element instanceof HTMLTextAreaElement)) throw new Error('no text box')
    element.focus()
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, said)
  }, text)

test.each([
  [360, 'light'],
  [1280, 'dark'],
] as const)('a list is pasted, mended and put into the cart, at %i px, %s', (width, scheme) =>
  visiting({ width, scheme }, async ({ go, page }) => {
    const rare = await createTool({ sku: unique(), minimum_quantity: 6, pack_size: 6, Stock: 18 })
    const calls = recordCalls(page)
    await go('/order-pad')
    await page.getByRole('heading', { name: 'Nothing on the pad yet' }).waitFor()
    await expectAccessible(page)
    await paste(
      page,
      `Hi Sam,\nHMR-1001 48\nPLR-4018 24\n30 x SCR-2013\nMSR-7002;50\n${await skuOf(rare)}, 48\ntin snips 24\nWRN-3011 24\nCUT-5201\t1e3\n24 PLR-4018\nThanks`,
    )
    await rowOf(page, 'HMR-1001').waitFor()
    expect(await states(page)).toEqual([
      'ready',
      'ready',
      'adjust',
      'adjust',
      'short',
      'ambiguous',
      'unknown',
      'adjust',
    ])
    expect(calls.filter(({ path }) => path === '/order-pad')).toHaveLength(1)
    await rowOf(page, 'PLR-4018').getByText('Two lines added up: 24 + 24').waitFor()
    await rowOf(page, 'SCR-2013').getByText('30 is below the minimum of 36.').waitFor()
    await rowOf(page, 'MSR-7002').getByText('50 is not a full pack of 12.').waitFor()
    await rowOf(page, 'CUT-5201').getByText('“1e3” is not a whole number of pieces.').waitFor()
    await page.getByText('2 lines without a SKU or a quantity were left out').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, width)

    await rowOf(page, 'SCR-2013').getByRole('button', { name: 'Use 36' }).click()
    await rowOf(page, 'MSR-7002').getByRole('button', { name: 'Use 60' }).click()
    await rowOf(page, rare.name).getByRole('button', { name: 'Take 18' }).click()
    await rowOf(page, '“tin snips 24”').getByRole('button', { name: 'Left' }).click()
    await rowOf(page, 'Tin Snips Left')
      .getByLabel(/^Quantity of/)
      .fill('24')
    await rowOf(page, 'Tin Snips Left')
      .getByLabel(/^Quantity of/)
      .press('Enter')
    expect(await states(page)).toEqual([
      'ready',
      'ready',
      'ready',
      'ready',
      'ready',
      'ready',
      'unknown',
      'adjust',
    ])
    expect(await box(page).inputValue()).toContain('SCR-2013\t36')

    await page.getByRole('button', { name: 'Add 6 ready lines to cart' }).click()
    await expectToast(page, '6 lines are in the cart')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Cart, 6 lines/ })
      .waitFor()
    expect(await states(page)).toEqual(['unknown', 'adjust'])

    // What stays is still there after a reload, and after signing up.
    await page.reload()
    await rowOf(page, 'WRN-3011').waitFor()
    expect(await states(page)).toEqual(['unknown', 'adjust'])
    await page.getByRole('button', { name: 'Remove line: WRN-3011 24' }).click()
    await expect.poll(() => states(page)).toEqual(['adjust'])
    await archiveTool(rare)
  }),
)

test('what stays on the pad is there after signing in, and gone after signing out', () =>
  visiting({}, async (visitor) => {
    const { go, page } = visitor
    await go('/order-pad')
    await box(page).fill('NOPE-9999 12\nHMR-1001 50')
    await check(page)
    await rowOf(page, 'HMR-1001').waitFor()
    await signUp(visitor)
    await page.getByRole('banner').getByRole('link', { name: 'Order pad' }).click()
    await rowOf(page, 'NOPE-9999').waitFor()
    expect(await box(page).inputValue()).toBe('NOPE-9999 12\nHMR-1001 50')
    expect(await storedToken(page)).not.toBeNull()
    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await expectToast(page, 'You are signed out')
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.includes('order-pad')),
      ),
    ).toEqual([])
  }))

test.each([360, 1280])('by keyboard alone, at %i px', (width) =>
  visiting({ width }, async ({ go, page }) => {
    await go('/order-pad')
    await box(page).focus()
    await page.keyboard.type('HMR-1001 48\nMSR-7002 50')
    await page.keyboard.press('Control+Enter')
    await rowOf(page, 'MSR-7002').waitFor()
    await tabTo(page, 'Use 60')
    await page.keyboard.press('Enter')
    await page.getByText('2 ready', { exact: true }).waitFor()
    // The button is gone; the focus is in its row.
    await expect.poll(() => focused(page)).toMatch(/^Quantity of Tape Measure/)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('72')
    await page.keyboard.press('Enter')
    await rowOf(page, 'MSR-7002').getByText('ready').waitFor()
    await tabTo(page, 'Add 2 ready lines to cart')
    await page.keyboard.press('Enter')
    await expectToast(page, '2 lines are in the cart')
    expect(await box(page).inputValue()).toBe('')
  }),
)

test('files are read in the browser, and what cannot be is said', () =>
  visiting({}, async ({ go, page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'ironmonger-files-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    await go('/order-pad')
    const drop = (name: string, buffer: Buffer) =>
      page
        .getByLabel('Choose a file')
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
    await drop(
      'list.csv',
      Buffer.from('Item no.;Name;Qty\r\n"HMR-1001";"Hammer; claw";48\r\nPLR-4018;;2.5\r\n'),
    )
    await expectToast(page, '2 lines read from “list.csv”')
    await rowOf(page, 'PLR-4018').getByText('“2.5” is not a whole number of pieces.').waitFor()
    await drop(
      'list.xlsx',
      workbook([
        ['SKU', 'Qty'],
        ['SCR-2013', { formula: '18*2', value: 36 }],
        ['MSR-7002', '-5'],
      ]),
    )
    await rowOf(page, 'MSR-7002').getByText('“-5” is not a whole number of pieces.').waitFor()
    expect(await states(page)).toEqual(['ready', 'adjust', 'ready', 'adjust'])
    expect(await box(page).inputValue()).toBe(
      'HMR-1001\t48\nPLR-4018\t2.5\nSCR-2013\t36\nMSR-7002\t-5',
    )

    // Of several sheets the first is read and said; another takes its place, and what was there before stays.
    await drop(
      'two.xlsx',
      workbook(
        [
          ['SKU', 'Qty'],
          ['HMR-1004', '12'],
        ],
        [['CUT-5302 12'], ['CUT-5303 24']],
      ),
    )
    await rowOf(page, 'HMR-1004').waitFor()
    await page
      .getByLabel('“two.xlsx” has 2 sheets. Lines are from:')
      .selectOption('Sheet 2 · 2 lines')
    await rowOf(page, 'CUT-5303').waitFor()
    expect(await box(page).inputValue()).toBe(
      'HMR-1001\t48\nPLR-4018\t2.5\nSCR-2013\t36\nMSR-7002\t-5\nCUT-5302\t12\nCUT-5303\t24',
    )

    const before = await box(page).inputValue()
    for (const [name, buffer, said] of [
      ['big.xlsx', Buffer.alloc(20 * 1_048_576), 'This file has 20.0 MB. Up to 5 MB can be read.'],
      [
        'scan.pdf',
        Buffer.from('%PDF-1.7 ...'),
        '“scan.pdf” cannot be read. Drop a CSV, TXT or XLSX file.',
      ],
      [
        'broken.xlsx',
        Buffer.from('PK\u0003\u0004 nothing of the kind'),
        '“broken.xlsx” cannot be read: it is damaged, protected, or no spreadsheet.',
      ],
      [
        'long.csv',
        Buffer.from(Array.from({ length: 10_001 }, (_, place) => `HMR-${place} 12`).join('\n')),
        '10,001 lines are more than the 1,000 that fit on the pad.',
      ],
    ] as const) {
      // By its path: twenty megabytes would take their time through the browser's debugger.
      const path = join(folder, name)
      writeFileSync(path, buffer)
      await page.getByLabel('Choose a file').setInputFiles(path)
      await page.getByText(said).waitFor()
      expect(await box(page).inputValue()).toBe(before)
    }
    await page.getByRole('button', { name: 'Clear' }).click()
    expect(await box(page).inputValue()).toBe('')
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await rowOf(page, 'MSR-7002').waitFor()

    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download with corrections' }).click()
    const lines = (await textIn(await (await coming).createReadStream())).split('\r\n')
    expect(lines[1]).toMatch(/^HMR-1001,Fiberglass Claw Hammer 16 oz,48,ready,/)
    expect(lines[4]).toMatch(/^MSR-7002,.*,'-5,adjust,/)
  }))

test('a thousand lines are one call, and only those in sight are drawn', () =>
  visiting({}, async ({ go, page }) => {
    const calls = recordCalls(page)
    await go('/order-pad')
    const skus = [...new Set(await demoSkus())]
    const lines = Array.from(
      { length: 1000 },
      (_, place) =>
        `${skus[place % skus.length]?.replace('-', place < skus.length ? '-' : ' ')}\t${place < skus.length ? 12 : 'x1'}`,
    )
    await paste(page, lines.join('\n'))
    await page.getByRole('heading', { level: 1 }).getByText(/lines/).waitFor()
    await rowOf(page, 'HMR-1001').first().waitFor()
    expect(calls.filter(({ path }) => path === '/order-pad')).toHaveLength(1)
    expect(await page.locator('.pad-lines tbody tr').count()).toBeLessThan(100)
    await page.keyboard.press('Control+End')
    await page.getByRole('status').getByText(/ready/).waitFor()
    await paste(page, `\n${lines.join('\n')}`)
    await page.getByText('2,000 lines are more than the 1,000 that fit on the pad.').waitFor()
  }))

test.each([360, 1280])(
  'an order is opened again, and what has changed stands beside it, at %i px',
  async (width) =>
    visiting({ width, as: await signInAsBuyer() }, async (visitor) => {
      const { go, page } = visitor
      const [kept, gone] = [
        await createTool({ sku: unique() }),
        await createTool({ sku: unique() }),
      ]
      const token = await tokenOf(demoBuyer)
      const placed = await ask('POST /orders', {
        token,
        key: crypto.randomUUID(),
        body: {
          lines: [
            { toolId: kept.id, quantity: 24, unitPrice: '$12.50' },
            { toolId: gone.id, quantity: 12, unitPrice: '$12.50' },
          ],
          phoneNum: '+1 512 555 0199',
          address: '7 Planer Row, Austin',
        },
      })
      expect(placed.status, JSON.stringify(placed.body)).toBe(201)
      const number = Number(fieldOf(placed.body, 'number'))
      await updateTool(kept, { price: '$13.00' })
      await archiveTool(gone)
      await go(`/order-pad?order=${number}`)
      await page
        .getByRole('heading', { level: 1, name: new RegExp(`^Order ${number} again`) })
        .waitFor()
      await rowOf(page, kept.name).getByText('Was $12.50, now $13.00').waitFor()
      await page.getByText('No longer sold').waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Add 1 ready line to cart' }).click()
      await expectToast(page, '1 line is in the cart')
      visitor.expecting(/404 .*\/api\/order\/999999999/)
      await go('/order-pad?order=999999999')
      await page.getByText('Order 999999999 is not one of yours.').waitFor()
      expect(await adminToken()).not.toBe('')
    }),
)

async function demoSkus(): Promise<string[]> {
  const { body } = await ask('GET /tools')
  return Array.isArray(body) ? body.map((tool) => String(fieldOf(tool, 'sku'))) : []
}

type Cell = string | { readonly formula: string; readonly value: number }

/** The smallest workbook that a spreadsheet program would open. */
function workbook(...sheets: readonly (readonly (readonly Cell[])[])[]): Buffer {
  const xml = (text: string) =>
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`)
  const cell = (value: Cell) =>
    typeof value === 'string'
      ? `<c t="inlineStr"><is><t>${value}</t></is></c>`
      : `<c><f>${value.formula}</f><v>${value.value}</v></c>`
  const data = (rows: readonly (readonly Cell[])[]) =>
    rows
      .map(
        (row, at) =>
          `<row r="${at + 1}">${row.map((value, place) => cell(value).replace('<c', `<c r="${String.fromCharCode(65 + place)}${at + 1}"`)).join('')}</row>`,
      )
      .join('')
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relations = (text: string) =>
    xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${text}</Relationships>`,
    )
  const each = (show: (number: number) => string) => sheets.map((_, at) => show(at + 1)).join('')
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': xml(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${each((one) => `<Override PartName="/xl/worksheets/sheet${one}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`)}</Types>`,
      ),
      '_rels/.rels': relations(
        `<Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>`,
      ),
      'xl/workbook.xml': xml(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each((one) => `<sheet name="Sheet ${one}" sheetId="${one}" r:id="r${one}"/>`)}</sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': relations(
        each(
          (one) =>
            `<Relationship Id="r${one}" Type="${office}/worksheet" Target="worksheets/sheet${one}.xml"/>`,
        ),
      ),
      ...Object.fromEntries(
        sheets.map((rows, at) => [
          `xl/worksheets/sheet${at + 1}.xml`,
          xml(`<worksheet xmlns="${main}"><sheetData>${data(rows)}</sheetData></worksheet>`),
        ]),
      ),
    }),
  )
}
