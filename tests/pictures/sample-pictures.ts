/** Pictures to send: drawn here, in whatever format, size and state a test wants. */
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A hammer's worth of grey on a ground. */
export const drawn = (width = 600, height = 600, ground = '#808890'): Sharp =>
  sharp({ create: { width, height, channels: 3, background: ground } }).composite([
    {
      input: {
        create: {
          width: Math.max(1, Math.floor(width / 3)),
          height: Math.max(1, Math.floor(height / 2)),
          channels: 3,
          background: '#b0241b',
        },
      },
      gravity: 'centre',
    },
  ])

let count = 0
/** A JPEG that no test has sent before. */
export const freshJpeg = (): Promise<Buffer> =>
  drawn(600 + (count += 1), 500)
    .jpeg()
    .toBuffer()

/** A valid PNG of one colour and one bit a pixel: 50 kB for 20,000 × 20,000, which decode to over a gigabyte. */
export function bomb(side = 20_000): Buffer {
  const chunk = (type: string, content: Buffer): Buffer => {
    const [length, sum, named] = [
      Buffer.alloc(4),
      Buffer.alloc(4),
      Buffer.concat([Buffer.from(type), content]),
    ]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((1 + side / 8) * side), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
