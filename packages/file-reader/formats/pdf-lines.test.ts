/**
 * A damaged PDF is reported as damaged, wherever the damage is; it is not a failure of the shop.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UnreadableFile } from '../unreadable-file.ts'
import { readPdfLines } from './pdf-lines.ts'

const plainPage = 'BT /F1 12 Tf 72 720 Td (SKU) Tj 100 0 Td (Quantity) Tj ET'
const pdfOf = (page: string): Uint8Array => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ].map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`)
  const head = '%PDF-1.4\n'
  const body = head + objects.join('')
  const places = objects.map((_, at) => head.length + objects.slice(0, at).join('').length)
  return new TextEncoder().encode(
    `${body}xref\n0 6\n0000000000 65535 f \n${places
      .map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
      .join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  )
}
const whole = pdfOf(plainPage)

/** @returns 'read', or 'damaged' with the sentence that says so; another error is one of ours */
const outcome = (bytes: Uint8Array): Promise<string> =>
  readPdfLines('order.pdf', bytes).then(
    () => 'read',
    (error: unknown) => {
      if (!(error instanceof UnreadableFile)) throw error
      return error.message
    },
  )
const damaged =
  'order.pdf cannot be read: the file is damaged or in another format. Ask the sender for the file again, or for the list as CSV.'

test('a whole one is read', async () => {
  expect(await readPdfLines('order.pdf', whole)).toMatchObject([
    { page: 1, cells: [{ text: 'SKU' }, { text: 'Quantity' }] },
  ])
})

test('one without its page is damaged', async () => {
  const text = new TextDecoder().decode(whole).replace('/Type /Page ', '/Type /Pxge ')
  const without = text.replace('3 0 obj', '9 0 obj').replace('xref', 'xrxf')
  expect(await outcome(new TextEncoder().encode(without))).toBe(damaged)
})

test('a truncated or changed PDF is either read or refused as damaged, and never causes an error', async () => {
  const at = fc.nat(whole.length - 1)
  const flips = fc.array(fc.tuple(at, fc.integer({ min: 0, max: 255 })), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(at, fc.boolean(), flips, async (end, isCut, changed) => {
      const bytes = whole.slice(0, isCut ? end : undefined)
      for (const [place, byte] of changed) if (place < bytes.length) bytes[place] = byte
      expect(['read', damaged]).toContain(await outcome(bytes))
    }),
    { numRuns: 150 },
  )
})

test.each([
  ['smaller and higher', '/F1 12 Tf (2) Tj 5 Ts /F1 7 Tf (1) Tj', '2¹'],
  ['higher', '/F1 12 Tf (2) Tj 4 Ts (14) Tj', '2¹⁴'],
  ['smaller', '/F1 12 Tf (6) Tj /F1 7 Tf (0) Tj', '6⁰'],
  ['before the number', '5 Ts /F1 7 Tf (3) Tj 0 Ts /F1 12 Tf (72) Tj', '³72'],
  ['of the same size', '/F1 12 Tf (2) Tj (4) Tj', '24'],
])('digits that are %s are no part of the number', async (_what, shown, text) => {
  const [line] = await readPdfLines('order.pdf', pdfOf(`BT 72 720 Td ${shown} ET`))
  expect(line?.cells.map((cell) => cell.text)).toEqual([text])
})
