/** Reads the texts of a PDF file that pdfkit has written, with their places on each page. */
import { inflateSync } from 'node:zlib'

/** A piece of text; points from the left and from the top of the page to its baseline. */
export type PlacedText = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
}
export type PdfPage = {
  readonly width: number
  readonly height: number
  readonly texts: readonly PlacedText[]
}

type Objects = ReadonlyMap<string, string>

/** The bodies of all objects of a file by their numbers; streams unpacked. */
export function pdfObjects(file: Buffer): Objects {
  const objects = new Map<string, string>()
  const raw = file.toString('latin1')
  for (const [, id = '', body = ''] of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, head, packed] = /^([\s\S]*?)stream\n([\s\S]*)\nendstream$/.exec(body) ?? []
    objects.set(
      id,
      head === undefined || packed === undefined || !head.includes('FlateDecode')
        ? body
        : head + inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
    )
  }
  return objects
}

const referenced = (objects: Objects, body: string, key: string): string =>
  objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? '') ?? ''

const hexText = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join('')

/** From the glyphs of a font to characters, by its ToUnicode map. */
function readGlyphs(map: string): ReadonlyMap<string, string> {
  const glyphs = new Map<string, string>()
  const ranges = /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi
  for (const [, first = '', targets = ''] of map.matchAll(ranges))
    for (const [index, [, hex = '']] of [...targets.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      glyphs.set(
        (parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        hexText(hex.replaceAll(' ', '')),
      )
  return glyphs
}

/** Each page with its texts in the order in which they were drawn. */
export function readPdf(file: Buffer): readonly PdfPage[] {
  const objects = pdfObjects(file)
  const fonts = new Map<string, ReadonlyMap<string, string>>()
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g))
      if (!fonts.has(name))
        fonts.set(name, readGlyphs(referenced(objects, objects.get(id) ?? '', 'ToUnicode')))
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b(?!s)/.test(body))
    .map((page) => {
      const [, width = 0, height = 0] = (
        /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? []
      ).map(Number)
      const content = referenced(objects, page, 'Contents')
      return { width, height, texts: readTexts(content, height, fonts) }
    })
}

const block =
  /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\n\/(F\d+) ([\d.]+) Tf\n(?:[\d.-]+ (?:Tr|Tc|Tw)\n)*\[([^\]]*)\] TJ/g

const readTexts = (
  content: string,
  height: number,
  fonts: ReadonlyMap<string, ReadonlyMap<string, string>>,
): readonly PlacedText[] =>
  [...content.matchAll(block)].map(([, x, y, font = '', size, pieces = '']) => ({
    text: [...pieces.matchAll(/<([0-9a-f]*)>/gi)]
      .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      .map((glyph) => fonts.get(font)?.get(glyph.toLowerCase()) ?? '')
      .join(''),
    x: Number(x),
    y: height - Number(y),
    size: Number(size),
  }))

/** The text of a file as somebody reads it: in the order in which it was drawn, single spaces. */
export const pdfText = (file: Uint8Array): string =>
  readPdf(Buffer.from(file))
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
