/** XML that is attached to a PDF, as in Order-X. Pure, except for unpacking, which is limited. */
import { inflateSync, unzlibSync } from 'fflate'

/** Maximum streams of a PDF that are examined, and maximum bytes that one may unpack to. */
const maxStreams = 5000
const maxUnpacked = 6_000_000

/** Whether a PDF is locked with a password: its streams cannot be read. */
export const isLockedPdf = (bytes: Uint8Array): boolean =>
  /\/Encrypt\s+\d+\s+\d+\s+R/.test(latin(bytes))

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

export type AttachedXml = {
  /** The last order among them, else the first attachment. */
  readonly xml: Uint8Array
  /**
   * The number of different attachments: programs that change a PDF leave the earlier one in it.
   */
  readonly count: number
}

/**
 * Attached files that begin like XML. A stream is never within another object, so all of them are
 * found by their keywords, regardless of the file's table.
 */
export function xmlInPdf(bytes: Uint8Array): AttachedXml | undefined {
  const found = new Map<string, Uint8Array>()
  for (const content of streamsOf(bytes)) if (isXml(content)) found.set(latin(content), content)
  const orders = [...found].filter(([text]) => orderRoots.test(text.slice(0, 5000)))
  const [, xml] = orders.at(-1) ?? [...found][0] ?? []
  return xml && { xml, count: found.size }
}

/** Root elements of orders in the supported formats. */
const orderRoots = /<(?:\w+:)?(?:SCRDMCCBDACIOMessageStructure|Order\w*|ORDER\w*|cXML)[\s>]/

const isXml = (content: Uint8Array): boolean =>
  /^\s*(?:\uFEFF|\xEF\xBB\xBF)?<\?xml|^\s*<rsm:/.test(latin(content.subarray(0, 60))) &&
  !/^[\s\S]{0,200}<x:xmpmeta|<\?xpacket/.test(latin(content.subarray(0, 300)))

function* streamsOf(bytes: Uint8Array): Generator<Uint8Array> {
  const text = latin(bytes)
  const opening = /stream\r?\n/g
  for (let looked = 0; looked < maxStreams; looked += 1) {
    const found = opening.exec(text)
    if (!found) return
    const from = found.index + found[0].length
    const end = text.indexOf('endstream', from)
    if (end < 0) return
    opening.lastIndex = end + 'endstream'.length
    const dictionary = text.slice(text.lastIndexOf('obj', found.index), found.index)
    if (/\/Subtype\s*\/(?:Image|Type1C|CIDFontType0C|OpenType)/.test(dictionary)) continue
    const content = unpacked(bytes.subarray(from, end), dictionary)
    if (content) yield content
  }
}

function unpacked(stream: Uint8Array, dictionary: string): Uint8Array | undefined {
  if (!/\/FlateDecode/.test(dictionary)) return /\/Filter/.test(dictionary) ? undefined : stream
  // The unpacked size of a stream is unknown, so a buffer of limited size is used.
  const out = new Uint8Array(Math.min(maxUnpacked, Math.max(stream.length * 40, 4096)))
  try {
    return unzlibSync(stream, { out })
  } catch {
    try {
      return inflateSync(stream, { out })
    } catch {
      return undefined
    }
  }
}
