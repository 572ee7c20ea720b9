/** The messages of pictures by address and from archives: why one is refused or has failed. */
import { displayNumber } from '../../platform/money/money.ts'

export const toolPicturesMessages = {
  problems: { archive: 'This file is no archive of pictures' },
  changedMeanwhile: 'The pictures have changed since you opened them. Look at them again.',
  notOwn:
    'Add this picture by its address: it is then kept here. Only pictures of this shop can be arranged.',
  toolGone: 'The tool is not on sale any more.',
  full: (max: number) => `The tool has ${max} pictures already. Remove one, then try again.`,
  interrupted: 'The shop was interrupted at this picture several times.',
  broken: 'The picture could not be kept.',
  failed: 'A picture could not be added',
  queueUnreadable: 'The pictures that wait cannot be read',
  archive: {
    noFile: 'No file came along. Send the archive as the body of the request.',
    notZip: 'This is no ZIP archive, or it is damaged.',
    tooManyFiles: (max: number) =>
      `The archive has more than ${displayNumber(max)} files. Make several of it.`,
    tooLargeInside: (megabytes: number) =>
      `The archive unpacks to more than ${displayNumber(megabytes)} MB. Make several of it.`,
    empty: 'The archive has no picture in it.',
    bomb: 'It unpacks to far more than it should.',
    tooBig: (megabytes: number) => `It has more than ${displayNumber(megabytes)} MB.`,
    broken: 'It cannot be unpacked: it is damaged, or protected by a password.',
    noTool: (sku: string) => `No tool has the SKU ${sku}.`,
    severalTools: (sku: string) =>
      `Several tools are spelled like ${sku}. Name the file exactly by the SKU.`,
  },
} as const
