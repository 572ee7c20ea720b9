/**
 * Files on the order pad: read in the browser, refused with a reason, and downloaded with
 * corrections.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { padInput, padRow, rowStates } from './order-pad-actions.ts'
import { expectToast } from './toasts.ts'
import { withBrowser } from './visitor.ts'
import { workbook } from './workbook.ts'

test('files are read in the browser, and unreadable ones are refused with a reason', () =>
  withBrowser({}, async ({ go, page }) => {
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
    await padRow(page, 'PLR-4018').getByText('“2.5” is not a whole number of pieces.').waitFor()
    await drop(
      'list.xlsx',
      workbook([
        ['SKU', 'Qty'],
        ['SCR-2013', { formula: '18*2', value: 36 }],
        ['MSR-7002', '-5'],
      ]),
    )
    await padRow(page, 'MSR-7002').getByText('“-5” is not a whole number of pieces.').waitFor()
    expect(await rowStates(page)).toEqual(['ready', 'adjust', 'ready', 'adjust'])
    expect(await padInput(page).inputValue()).toBe(
      'HMR-1001\t48\nPLR-4018\t2.5\nSCR-2013\t36\nMSR-7002\t-5',
    )

    // Of several sheets the first is read and said; another takes its place, and what was there
    // before stays.
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
    await padRow(page, 'HMR-1004').waitFor()
    await page
      .getByLabel('“two.xlsx” has 2 sheets. Show lines from:')
      .selectOption('Sheet 2 · 2 lines')
    await padRow(page, 'CUT-5303').waitFor()
    expect(await padInput(page).inputValue()).toBe(
      'HMR-1001\t48\nPLR-4018\t2.5\nSCR-2013\t36\nMSR-7002\t-5\nCUT-5302\t12\nCUT-5303\t24',
    )

    const before = await padInput(page).inputValue()
    for (const [name, buffer, message] of [
      [
        'big.xlsx',
        Buffer.alloc(26e6),
        'The file is larger than 25 MB. Make the file smaller, or split it.',
      ],
      [
        'scan.pdf',
        Buffer.from('%PDF-1.7 ...'),
        'scan.pdf is a PDF. Ask the sender for the list as CSV, XLSX or ODS.',
      ],
      [
        'broken.xlsx',
        Buffer.from('PK\u0003\u0004 nothing of the kind'),
        'broken.xlsx cannot be read: the file is damaged or in another format. Ask the sender for the file again, or for the list as CSV.',
      ],
      [
        'long.csv',
        Buffer.from(Array.from({ length: 10_001 }, (_, index) => `HMR-${index} 12`).join('\n')),
        'The pad holds up to 1,000 lines, but the list has 10,001.',
      ],
    ] as const) {
      // By its path: so many megabytes would take their time through the browser's debugger.
      const path = join(folder, name)
      writeFileSync(path, buffer)
      await page.getByLabel('Choose a file').setInputFiles(path)
      await page.getByText(message).waitFor()
      expect(await padInput(page).inputValue()).toBe(before)
    }
    await page.getByRole('button', { name: 'Clear' }).click()
    expect(await padInput(page).inputValue()).toBe('')
    await page.getByRole('button', { name: 'Restore' }).click()
    await padRow(page, 'MSR-7002').waitFor()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download with corrections' }).click()
    const lines = (await readText(await (await download).createReadStream())).split('\r\n')
    expect(lines[1]).toMatch(/^HMR-1001,Fiberglass Claw Hammer 16 oz,48,ready,/)
    expect(lines[4]).toMatch(/^MSR-7002,.*,'-5,adjust,/)
  }))
