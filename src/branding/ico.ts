/** Writes a Windows icon file: a header around one PNG, which all browsers support. */

const headerLength = 22

/** @param side pixels, below 256 */
export function toIco(png: Uint8Array, side: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(headerLength)
  // Type 1: icon; one picture.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(side, 6)
  header.writeUInt8(side, 7)
  // One plane, 32 bits per pixel, then the length and offset of the picture.
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(headerLength, 18)
  return Buffer.concat([header, png])
}
