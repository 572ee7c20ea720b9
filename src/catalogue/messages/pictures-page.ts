/** Texts of the pages on which the pictures of tools are arranged and added. */
import { displayNumber } from '../../platform/money/money.ts'

const pictures = (count: number): string => (count === 1 ? 'One picture' : `${count} pictures`)

export const picturesPageMessages = {
  title: 'Pictures',
  titleOf: (name: string) => `Pictures: ${name}`,
  description: 'Add and arrange a tool’s pictures and documents.',
  back: 'Edit product',
  see: 'View the tool’s page',
  gone: 'This tool is not in the shop',
  goneDetail: 'The tool was deleted, or the link is wrong. Choose a tool from the list.',
  products: 'Manage Products',
  arrange: {
    heading: 'Pictures',
    lead: 'The first picture is the tool’s main picture. To change the order, drag the pictures or use the arrows.',
    first: 'First picture',
    nth: (nth: number) => `Picture ${nth}`,
    alt: 'Alt text',
    altHelp: 'Read aloud by screen readers. Leave empty to use the tool’s name.',
    altHint: (name: string) => name,
    earlier: (nth: number) => `Move picture ${nth} forward`,
    later: (nth: number) => `Move picture ${nth} back`,
    remove: (nth: number) => `Remove picture ${nth}`,
    moved: (nth: number, of: number) => `The picture is now number ${nth} of ${of}.`,
    saved: 'The alt text was saved',
    removed: 'The picture was removed',
    onlyOne: 'A tool needs at least one picture. Add another picture first.',
    full: (max: number) =>
      `A tool can have at most ${max} pictures. Remove a picture to add another.`,
    dragHint: 'Drag to move',
  },
  add: {
    heading: 'Add pictures',
    files: 'Picture files',
    filesHelp:
      'JPEG, PNG, WebP or AVIF, up to 15 MB each. Choose one or more files, or drop them here.',
    sending: (name: string, nth: number, of: number) =>
      of === 1 ? `Sending ${name}` : `Sending ${name}: ${nth} of ${of}`,
    added: (count: number) => `${pictures(count)} added`,
    failed: (name: string, why: string) => `${name}: ${why}`,
    addresses: 'Web addresses of pictures',
    addressesHelp:
      'Enter one web address per line, each beginning with https://. Each picture is downloaded once and stored.',
    addressesHint: 'https://supplier.example/pictures/…',
    fetch: 'Download',
    queued: (count: number) => `${pictures(count)} will be downloaded`,
    none: 'Enter at least one web address.',
  },
  queue: {
    heading: 'Waiting and failed files',
    caption: 'Waiting and failed pictures and documents',
    picture: 'file',
    document: 'PDF document',
    tool: 'tool',
    state: 'status',
    waiting: 'waiting',
    again: (why: string) => `Retrying soon. ${why}`,
    retry: 'Try again',
    retryOf: (source: string) => `Try again: ${source}`,
    giveUp: 'Remove from the queue',
    giveUpOf: (source: string) => `Remove from the queue: ${source}`,
    retried: 'Retrying',
    givenUp: 'Removed from the queue',
    progress: (waiting: number, done: number, failed: number) =>
      [
        waiting === 0 ? 'Nothing is waiting' : `${displayNumber(waiting)} waiting`,
        `${displayNumber(done)} added in the last 7 days`,
        ...(failed === 0 ? [] : [`${displayNumber(failed)} failed`]),
      ].join(' · '),
  },
  archive: {
    title: 'Bulk pictures',
    description: 'Add pictures for many tools at once and track their progress.',
    lead:
      'Drop a ZIP file whose pictures are named by SKU: HAM-16.jpg is the first picture of HAM-16, ' +
      'HAM-16_2.jpg the second. Existing pictures in the same positions will be replaced.',
    label: 'ZIP file',
    help: 'Up to 100 MB and 2,000 pictures.',
    sending: (percent: number) => `Sending: ${percent}%`,
    reading: 'Reading the archive',
    queued: (count: number) =>
      count === 0
        ? 'None of the files in the archive will be added.'
        : `${pictures(count)} will be added.`,
    refused: 'Skipped',
    file: 'file',
    why: 'reason',
    tooBig: 'The file is larger than 100 MB. Split the file into several ZIP files.',
    empty: 'Nothing is waiting',
    emptyDetail:
      'Pictures from web addresses and ZIP files are listed here until they are processed.',
  },
} as const
