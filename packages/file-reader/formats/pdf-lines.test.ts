/** A PDF that is damaged is named so, wherever the damage is: it is no failure of the shop. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UnreadableFile } from '../unreadable-file.ts'
import { readPdfLines } from './pdf-lines.ts'

const page = 'BT /F1 12 Tf 72 720 Td (SKU) Tj 100 0 Td (Quantity) Tj ET'
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
const whole = new TextEncoder().encode(
  `${body}xref\n0 6\n0000000000 65535 f \n${places
    .map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
    .join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
)

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

test('one that is cut off, or of which bytes are changed, is read or damaged, and never fails', async () => {
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
