/** Texts of the pages on which the pictures of tools are arranged and added. */
import { displayNumber } from '../../platform/money/money.ts'

const pictures = (count: number): string => (count === 1 ? 'One picture' : `${count} pictures`)

export const picturesPageMessages = {
  title: 'Pictures',
  titleOf: (name: string) => `Pictures: ${name}`,
  description: 'Arrange the pictures and documents of a tool, and add further ones.',
  back: 'Edit product',
  see: 'See its page',
  gone: 'This tool is not on sale',
  goneDetail: 'It was deleted, or the address is mistyped.',
  products: 'Manage Products',
  arrange: {
    heading: 'Pictures',
    lead: 'The first one stands for the tool everywhere. Drag them into order, or use the arrows.',
    first: 'First picture',
    nth: (nth: number) => `Picture ${nth}`,
    alt: 'What it shows',
    altHelp: "Read out to who cannot see it. Left empty: the tool's name.",
    altHint: (name: string) => name,
    earlier: (nth: number) => `Move picture ${nth} forward`,
    later: (nth: number) => `Move picture ${nth} back`,
    remove: (nth: number) => `Remove picture ${nth}`,
    moved: (nth: number, of: number) => `Picture is now number ${nth} of ${of}.`,
    saved: 'The words are saved',
    removed: 'The picture is removed',
    onlyOne: 'A tool has at least one picture. Add another one first.',
    full: (max: number) => `A tool has at most ${max} pictures. Remove one to add another.`,
    dragHint: 'Drag to move',
  },
  add: {
    heading: 'Add pictures',
    files: 'Picture files',
    filesHelp: 'JPEG, PNG, WebP or AVIF, up to 15 MB each. Several at once, or drop them here.',
    sending: (name: string, nth: number, of: number) =>
      of === 1 ? `Sending ${name}` : `Sending ${name}: ${nth} of ${of}`,
    added: (count: number) => `${pictures(count)} added`,
    failed: (name: string, why: string) => `${name}: ${why}`,
    addresses: 'Addresses of pictures',
    addressesHelp:
      'One in each line, each beginning with https://. They are fetched once and kept.',
    addressesHint: 'https://supplier.example/pictures/…',
    fetch: 'Fetch them',
    queued: (count: number) => `${pictures(count)} will be fetched`,
    none: 'Write at least one address.',
  },
  queue: {
    heading: 'On their way',
    caption: 'Pictures and documents that wait or have failed',
    picture: 'file',
    document: 'PDF document',
    tool: 'tool',
    state: 'state',
    waiting: 'waits',
    again: (why: string) => `Tried again soon. ${why}`,
    retry: 'Try again',
    retryOf: (source: string) => `Try again: ${source}`,
    giveUp: 'Give up',
    giveUpOf: (source: string) => `Give up: ${source}`,
    retried: 'It is tried again',
    givenUp: 'It is left out',
    progress: (waiting: number, done: number, failed: number) =>
      [
        waiting === 0 ? 'Nothing waits' : `${displayNumber(waiting)} on their way`,
        `${displayNumber(done)} added in the last week`,
        ...(failed === 0 ? [] : [`${displayNumber(failed)} failed`]),
      ].join(' · '),
  },
  archive: {
    title: 'Pictures of many tools',
    description: 'Add the pictures of many tools at once, and see how far they are.',
    lead:
      'Drop a ZIP file whose pictures are named by SKU: HAM-16.jpg is the first picture of HAM-16, ' +
      'HAM-16_2.jpg the second. What stands there is replaced.',
    label: 'ZIP file',
    help: 'Up to 100 MB and 2,000 pictures.',
    sending: (percent: number) => `Sending: ${percent} %`,
    reading: 'Reading the archive',
    queued: (count: number) =>
      count === 0 ? 'None of its files is added.' : `${pictures(count)} of it will be added.`,
    refused: 'Left out',
    file: 'file',
    why: 'why',
    tooBig: 'The file has more than 100 MB. Make several of it.',
    empty: 'Nothing is on its way',
    emptyDetail: 'Pictures by address and from ZIP files are listed here until they are done.',
  },
} as const
