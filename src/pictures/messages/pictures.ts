/** What pictures say: which files can be used, why one cannot, and how far sending has come. */
import { displayNumber } from '../../platform/money.ts'

const used = 'JPEG, PNG, WebP or AVIF'
const megabytes = (bytes: number): string => displayNumber(Math.ceil(bytes / 1e6))

export const picturesMessages = {
  problems: {
    notUsable: 'This file cannot be used as a picture',
    away: 'Pictures cannot be kept at the moment. Try again later',
  },
  nothing: 'No file came along. Send the picture as the body of the request.',
  empty: 'The file is empty. Choose the picture again.',
  unknown: `This is no picture that can be read. Add a ${used}.`,
  other: (kind: string) => `This is a ${kind} file. Save it as JPEG or PNG and add that.`,
  kinds: { gif: 'GIF', svg: 'SVG', heic: 'HEIC', tiff: 'TIFF', bmp: 'BMP', pdf: 'PDF' },
  damaged: 'The picture is damaged or cut off. Export it again, then add that.',
  moving: 'This picture moves. Add a still one.',
  tooBig: (bytes: number, most: number) =>
    `The file has ${megabytes(bytes)} MB. At most ${megabytes(most)} MB: save it smaller, then add that.`,
  tooManyPixels: (width: number, height: number, most: number) =>
    `The picture has ${displayNumber(width)} × ${displayNumber(height)} pixels. At most ${displayNumber(most / 1e6)} million: save it smaller, then add that.`,
  tooFewPixels: (width: number, height: number, least: number) =>
    `The picture has ${displayNumber(width)} × ${displayNumber(height)} pixels. The longer side needs at least ${displayNumber(least)}.`,
  field: {
    label: 'Picture file',
    drop: 'Drop a picture here, or choose one.',
    help: (most: number) =>
      `${used}, up to ${megabytes(most)} MB, best square. Location and camera data are taken out.`,
    preview: 'The picture as it is now',
    sending: (percent: number) => `Sending: ${percent} %`,
    making: 'Making its sizes',
    progress: 'How much of the picture has been sent',
    stop: 'Stop',
    stopped: 'Stopped. The picture is as it was.',
    done: 'The picture is here. It shows when you save the tool.',
    one: 'Drop one picture at a time.',
    wait: 'The picture is still on its way. Wait until it is here, or stop it.',
  },
} as const
