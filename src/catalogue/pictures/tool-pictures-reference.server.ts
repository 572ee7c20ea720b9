/** The API reference texts of the pictures of tools. */
import type { ContractReference } from '../../../packages/contract/server/reference.server.ts'
import { deletedOne, exampleIds, exampleMoment } from '../../platform/reference-examples.server.ts'
import type { toolPicturesContract } from './tool-pictures-contract.ts'

const fetch = {
  id: exampleIds.address,
  kind: 'picture',
  toolId: exampleIds.tool,
  sku: 'HAM-16',
  name: 'Claw Hammer 16 oz',
  source: 'https://pictures.example.com/claw-hammer-side.jpg',
  state: 'waiting',
  reason: '',
  createdAt: exampleMoment,
} as const
const image = '/pictures/p-0190a0b00190a0b00190a0b00190a0b00190a0b0-800.webp'
const pictures = {
  name: 'Claw Hammer 16 oz',
  slug: 'claw-hammer-16-oz',
  pictures: [
    { image, picture: 'p-0190a0b00190a0b00190a0b00190a0b00190a0b0', alt: 'From the left' },
  ],
  fetches: [fetch],
}
const parameters = { id: 'The id of the tool.' }
const fetchParameters = { id: 'The id of the picture in the queue.' }

type Reference = ContractReference<typeof toolPicturesContract>
export const toolPicturesOperationsReference: Reference['operations'] = {
  pictures: {
    description: 'The first picture is the tool’s main image.',
    parameters,
    request: { id: exampleIds.tool },
    response: pictures,
  },
  arrangePictures: {
    description:
      'The first picture becomes the tool’s main image. `seen` lists the images that the caller ' +
      'has read: if the pictures have changed since then, the call is refused. To use a picture ' +
      'from another site, first add it by its web address.',
    parameters,
    request: {
      id: exampleIds.tool,
      pictures: [{ image, alt: 'From the left' }],
      seen: ['https://pictures.example.com/claw-hammer.webp', image],
    },
    response: { ...pictures, fetches: [] },
  },
  addPictureAddresses: {
    description:
      'Each web address must begin with `https:` and be on the public internet. A picture can ' +
      'be at most 15 MB, and its download can take at most 30 seconds. The stored picture is added at the end; if the ' +
      'web address is that of the tool’s main image, the stored picture replaces the image.',
    parameters,
    request: { id: exampleIds.tool, addresses: [fetch.source] },
    response: pictures,
  },
  addPictureArchive: {
    description:
      'Send a ZIP file of at most 100 MB (500 MB unpacked) with at most 2,000 files. ' +
      '`HAM-16.jpg` is the first picture of the tool HAM-16, `HAM-16_2.jpg` the second, and so ' +
      'on; an existing picture in that position is replaced. Files that match no tool are ' +
      'skipped and listed in the response.',
    parameters: { name: 'The name of the file.' },
    request: { name: 'pictures.zip' },
    response: {
      queued: 240,
      refused: [{ file: 'X-1.jpg', why: 'No tool has the SKU X-1. Check the file name.' }],
    },
  },
  pictureFetches: {
    description: 'Failed pictures come first. Completed pictures are counted for seven days.',
    parameters: { limit: 'The maximum number of rows, up to 1,000; 200 by default.' },
    response: { waiting: 1, done: 240, failed: 0, fetches: [fetch] },
  },
  retryPictureFetch: {
    description: 'The call has no effect on a picture that is waiting or done.',
    parameters: fetchParameters,
    request: { id: exampleIds.address },
    response: fetch,
  },
  removePictureFetch: {
    description: 'If the picture has already been added, the tool keeps it.',
    parameters: fetchParameters,
    request: { id: exampleIds.address },
    response: deletedOne,
  },
}
