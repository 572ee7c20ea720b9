/** The demo shop's PDF files, one page each, generated here. Pure. */

/** The tool that has it, and its file name. */
export const demoDocument = { sku: 'WRN-3402', name: 'Operating manual.pdf' } as const

/** The text of a file: a line of one word is a heading. */
type Text = { readonly title: string; readonly lines: readonly string[] }

const manual: Text = {
  title: 'Torque wrench, 1/2 in drive: operating manual',
  lines: [
    'Setting',
    '1. Pull the lock ring at the end of the handle.',
    '2. Turn the handle until its edge is at the required torque.',
    '3. Release the lock ring.',
    '',
    'Tightening',
    '1. Pull slowly at the middle of the handle, until the wrench clicks.',
    '2. Stop at the click: pulling further overtightens the fastener.',
    '',
    'Care',
    '- Turn the handle back to the lowest mark before storage.',
    '- Do not loosen fasteners with the wrench, and do not take it apart.',
    '- Have the wrench checked once a year, or after 5,000 clicks.',
  ],
}

const certificate: Text = {
  title: 'Resale certificate ST-120 (specimen)',
  lines: [
    'Purchaser',
    'Orlov Machine Works, 33 Dock Street, Brooklyn, NY 11201',
    '',
    'Property',
    'Hand tools, bought for resale or as components of goods for sale.',
  ],
}

/** The objects of a page with text in it (ISO 32000-2, 7.3 and 7.7). */
const objects = ({ title, lines }: Text): readonly string[] => {
  const text = [
    'BT /F2 18 Tf 72 760 Td 22 TL',
    `(${escaped(title)}) Tj T* /F1 11 Tf 17 TL T*`,
    ...lines.map((line) =>
      /^[A-Z][a-z]+$/.test(line)
        ? `/F2 12 Tf (${line}) Tj T* /F1 11 Tf`
        : `(${escaped(line)}) Tj T*`,
    ),
    'ET',
  ].join('\n')
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  return [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(title)}) >>`,
  ]
}

const escaped = (text: string): string => text.replace(/[\\()]/g, String.raw`\$&`)

/** The document of the tool. */
export const demoDocumentFile = (): Uint8Array => toPdf(manual)
/** The exemption certificate of a company. */
export const demoCertificateFile = (): Uint8Array => toPdf(certificate)

/** @param text contains only ASCII characters */
function toPdf(text: Text): Uint8Array {
  const offsets: number[] = []
  let file = '%PDF-1.7\n'
  for (const [index, object] of objects(text).entries()) {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = offsets.length + 1
  const end =
    `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}` +
    `trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(file + end)
}
