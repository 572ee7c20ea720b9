/** Texts of pictures: accepted files, reasons for refusal, and the progress of an upload. */
import { displayNumber } from '../../platform/money/money.ts'

const supportedFormats = 'JPEG, PNG, WebP or AVIF'
const megabytes = (bytes: number): string => displayNumber(Math.ceil(bytes / 1e6))

export const picturesMessages = {
  problems: {
    unusable: 'This file cannot be used as a picture',
    unavailable: 'Pictures cannot be stored at the moment. Try again later',
  },
  noFile: 'The request contains no file. Send the picture as the body of the request.',
  empty: 'The file is empty. Choose another file.',
  unknownFormat: `This picture cannot be read. Add a ${supportedFormats} file.`,
  wrongFormat: (kind: string) =>
    `The ${kind} format cannot be used. Save the picture as JPEG or PNG, then add the new file.`,
  kinds: { gif: 'GIF', svg: 'SVG', heic: 'HEIC', tiff: 'TIFF', bmp: 'BMP', pdf: 'PDF' },
  damaged: 'The picture is damaged or cut off. Export the picture again, then add the new file.',
  animated: 'This picture is animated. Add a still picture.',
  tooBig: (bytes: number, max: number) =>
    `The file is ${megabytes(bytes)} MB. The maximum is ${megabytes(max)} MB. ` +
    'Make the picture smaller, then add the new file.',
  tooManyPixels: (width: number, height: number, max: number) =>
    `The picture has ${displayNumber(width)} × ${displayNumber(height)} pixels. ` +
    `The maximum is ${displayNumber(max / 1e6)} million pixels. Make the picture smaller, then add the new file.`,
  tooFewPixels: (width: number, height: number, min: number) =>
    `The picture has ${displayNumber(width)} × ${displayNumber(height)} pixels. ` +
    `The longer side must be at least ${displayNumber(min)} pixels. Add a larger picture.`,
  field: {
    label: 'Picture file',
    drop: 'Drop a picture here, or choose one.',
    help: (max: number) =>
      `${supportedFormats}, up to ${megabytes(max)} MB, ideally square. ` +
      'Location and camera data are removed.',
    preview: 'Current picture',
    uploading: (percent: number) => `Uploading: ${percent} %`,
    processing: 'Creating picture sizes',
    progress: 'Upload progress',
    stop: 'Stop',
    stopped: 'Stopped. The picture is unchanged.',
    done: 'The picture was uploaded and will appear when you save.',
    onlyOne: 'Drop one picture at a time.',
    wait: 'The picture is still uploading. Wait, or stop the upload.',
  },
} as const
