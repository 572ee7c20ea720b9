/** Texts about pictures by address and from archives: why one was refused or has failed. */
import { displayNumber } from '../../platform/money/money.ts'

export const toolPicturesMessages = {
  problems: { archive: 'This file is not an archive of pictures' },
  changedMeanwhile: 'The pictures have changed since you opened them. Check the pictures again.',
  notOwn:
    'Add this picture by its web address so that the shop stores it. Only stored pictures can be arranged.',
  toolGone: 'The tool is no longer in the shop.',
  full: (max: number) => `The tool already has ${max} pictures. Remove a picture, then try again.`,
  interrupted: 'The processing of this picture was interrupted several times. Try again.',
  broken: 'The picture could not be stored.',
  failed: 'A picture could not be added',
  queueUnreadable: 'The picture queue could not be read',
  archive: {
    noFile: 'The request contains no file. Send the archive as the request body.',
    notZip:
      'This is not a ZIP archive, or it is damaged. Create the archive again, then upload it.',
    tooManyFiles: (max: number) =>
      `The archive has more than ${displayNumber(max)} files. Split the archive into smaller ones.`,
    tooLargeInside: (megabytes: number) =>
      `The archive unpacks to more than ${displayNumber(megabytes)} MB. Split the archive into smaller ones.`,
    empty: 'The archive contains no pictures. Add pictures named by SKU, such as HAM-16.jpg.',
    bomb: 'Unpacked, the picture is much larger than allowed. Add the picture as a separate file.',
    tooBig: (megabytes: number) =>
      `The picture is larger than ${displayNumber(megabytes)} MB. Make the picture smaller.`,
    broken:
      'The picture cannot be unpacked: it is damaged or password-protected. Create the archive again without a password.',
    noTool: (sku: string) => `No tool has the SKU ${sku}. Check the file name.`,
    severalTools: (sku: string) =>
      `Several tools have an SKU similar to ${sku}. Use the exact SKU as the file name.`,
  },
} as const
