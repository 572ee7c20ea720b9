/** Texts of pictures: which files can be used, why one cannot, and the progress of an upload. */
import { displayNumber } from '../../platform/money/money.ts'

const supportedFormats = 'JPEG, PNG, WebP or AVIF'
const megabytes = (bytes: number): string => displayNumber(Math.ceil(bytes / 1e6))

export const picturesMessages = {
  problems: {
    unusable: 'This file cannot be used as a picture',
    unavailable: 'Pictures cannot be kept at the moment. Try again later',
  },
  noFile: 'No file came along. Send the picture as the body of the request.',
  empty: 'The file is empty. Choose the picture again.',
  unknownFormat: `This is no picture that can be read. Add a ${supportedFormats}.`,
  wrongFormat: (kind: string) => `This is a ${kind} file. Save it as JPEG or PNG and add that.`,
  kinds: { gif: 'GIF', svg: 'SVG', heic: 'HEIC', tiff: 'TIFF', bmp: 'BMP', pdf: 'PDF' },
  damaged: 'The picture is damaged or cut off. Export it again, then add that.',
  animated: 'This picture moves. Add a still one.',
  tooBig: (bytes: number, max: number) =>
    `The file has ${megabytes(bytes)} MB. At most ${megabytes(max)} MB: ` +
    'save it smaller, then add that.',
  tooManyPixels: (width: number, height: number, max: number) =>
    `The picture has ${displayNumber(width)} × ${displayNumber(height)} pixels. ` +
    `At most ${displayNumber(max / 1e6)} million: save it smaller, then add that.`,
  tooFewPixels: (width: number, height: number, min: number) =>
    `The picture has ${displayNumber(width)} × ${displayNumber(height)} pixels. ` +
    `The longer side needs at least ${displayNumber(min)}.`,
  field: {
    label: 'Picture file',
    drop: 'Drop a picture here, or choose one.',
    help: (max: number) =>
      `${supportedFormats}, up to ${megabytes(max)} MB, best square. ` +
      'Location and camera data are taken out.',
    preview: 'The picture as it is now',
    uploading: (percent: number) => `Sending: ${percent} %`,
    processing: 'Making its sizes',
    progress: 'How much of the picture has been sent',
    stop: 'Stop',
    stopped: 'Stopped. The picture is as it was.',
    done: 'The picture is here. It shows when you save the tool.',
    onlyOne: 'Drop one picture at a time.',
    wait: 'The picture is still on its way. Wait until it is here, or stop it.',
  },
} as const
