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
    description: 'The first is the image of the tool.',
    parameters,
    request: { id: exampleIds.tool },
    response: pictures,
  },
  arrangePictures: {
    description:
      'The first becomes the image of the tool. `seen` are the images that were read: where others ' +
      'have come since, the call is refused. A picture of another site is added by its address first.',
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
      'Only `https:`, only hosts of the public internet, at most 15 MB and 30 seconds each. Where ' +
      "the tool's image is such an address, the kept picture takes its place; else it is the last.",
    parameters,
    request: { id: exampleIds.tool, addresses: [fetch.source] },
    response: pictures,
  },
  addPictureArchive: {
    description:
      'A ZIP file of at most 100 MB, 2,000 files and 500 MB unpacked. `HAM-16.jpg` is the first ' +
      'picture of the tool HAM-16, `HAM-16_2.jpg` the second, and so on; a picture that stands ' +
      'there is replaced. Files whose name no tool has are left out and named.',
    parameters: { name: 'The name of the file.' },
    request: { name: 'pictures.zip' },
    response: { queued: 240, refused: [{ file: 'X-1.jpg', why: 'No tool has the SKU X-1.' }] },
  },
  pictureFetches: {
    description: 'What failed comes first. What was done is counted for seven days.',
    parameters: { limit: 'Rows, at most 1,000; 200 by default.' },
    response: { waiting: 1, done: 240, failed: 0, fetches: [fetch] },
  },
  retryPictureFetch: {
    description: 'One that waits or is done stays as it is.',
    parameters: fetchParameters,
    request: { id: exampleIds.address },
    response: fetch,
  },
  removePictureFetch: {
    description: 'A picture that the tool has already stays.',
    parameters: fetchParameters,
    request: { id: exampleIds.address },
    response: deletedOne,
  },
}
