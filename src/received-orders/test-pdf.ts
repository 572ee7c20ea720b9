/** One page of a PDF for tests. */
import PdfDocument from 'pdfkit'

/** A text at a place: points from the left and from the top. */
type Put = readonly [text: string, x: number, y: number]

export async function pdfOf(puts: readonly Put[]): Promise<Uint8Array> {
  const pages = new PdfDocument({ size: 'A4' })
  const chunks: Buffer[] = []
  pages.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => void pages.on('end', resolve))
  pages.fontSize(10)
  for (const [text, x, y] of puts) pages.text(text, x, y, { lineBreak: false })
  pages.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}
