/**
 * Texts that were joined from files in two encodings: some lines are UTF-8, and others are not.
 * Pure.
 */

const newline = 0x0a

/**
 * Decodes line by line: UTF-8 lines as such, and the other lines together in the most plausible
 * single-byte encoding.
 * @param decodeSingleByte keeps line ends
 * @returns undefined if no line is UTF-8: the text is in one encoding
 */
export function decodeMixed(
  bytes: Uint8Array,
  decodeSingleByte: (bytes: Uint8Array) => string,
): string | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const others: number[] = []
  let isMixed = false
  const lines = linesOf(bytes).map((line) => {
    const isPlain = line.every((byte) => byte < 0x80)
    try {
      const text = decoder.decode(line)
      isMixed ||= !isPlain
      return text
    } catch {
      for (const byte of line) others.push(byte)
      others.push(newline)
      return undefined
    }
  })
  if (!isMixed) return undefined
  const decoded = decodeSingleByte(Uint8Array.from(others)).split('\n')
  let next = 0
  return lines
    .map((line) => {
      if (line !== undefined) return line
      next += 1
      return decoded[next - 1] ?? ''
    })
    .join('\n')
    .replace(/^\uFEFF/, '')
}

function linesOf(bytes: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = []
  let start = 0
  for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, start)) {
    lines.push(bytes.subarray(start, end))
    start = end + 1
  }
  lines.push(bytes.subarray(start))
  return lines
}
