/** Which encoding a text is in, and the text. Pure. */

/** Bytes that are looked at to tell one encoding of single bytes from another. */
const sampleBytes = 200_000

/**
 * UTF-8 with and without its mark, UTF-16 with its mark or known by its zero bytes; else
 * Windows-1252, or the one of Windows-1250 (Polish, Czech) and Macintosh that makes more sense.
 * @returns undefined for a file that is no text
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const startsWith = (...signature: readonly number[]) =>
    signature.every((byte, index) => bytes[index] === byte)
  if (startsWith(0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  const sample = bytes.subarray(0, 2000)
  const zerosAt = (parity: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === parity).length
  if (zerosAt(1) > sample.length / 4 && zerosAt(0) === 0)
    return new TextDecoder('utf-16le').decode(bytes)
  if (zerosAt(0) > sample.length / 4 && zerosAt(1) === 0)
    return new TextDecoder('utf-16be').decode(bytes)
  const isOther = [
    [0x25, 0x50, 0x44, 0x46],
    [0x89, 0x50, 0x4e, 0x47],
    [0xff, 0xd8, 0xff],
    [0xd0, 0xcf, 0x11, 0xe0],
    [0x47, 0x49, 0x46, 0x38],
    [0x1f, 0x8b],
  ].some((signature) => startsWith(...signature))
  if (isOther || sample.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(singleByteEncoding(bytes)).decode(bytes)
  }
}

/** The encoding in which fewest letters stand where words cannot have them; the first of equals. */
function singleByteEncoding(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, sampleBytes)
  const strangeIn = (encoding: string): number =>
    new TextDecoder(encoding).decode(sample).match(strange)?.length ?? 0
  const encodings = ['windows-1252', 'windows-1250', 'macintosh'].map((encoding) => ({
    encoding,
    strange: strangeIn(encoding),
  }))
  return encodings.toSorted((a, b) => a.strange - b.strange)[0]?.encoding ?? 'windows-1252'
}

/** Signs inside words ('m³otek'), capitals after small letters ('SchlŸssel'), control characters. */
const strange =
  /(?<=[a-z])[^\p{L}\p{M}\x00-\x7F\s](?=[a-z])|(?<=[a-z])[À-ÞŸŠŽĄĘŁŚŹŻĆŃ](?=[a-z])|[\x80-\x9F]/gu
