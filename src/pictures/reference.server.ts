/** Reference texts for the API of pictures. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import type { picturesContract } from './contract.ts'

export const picturesReference: ContractReference<typeof picturesContract> = {
  description: 'Pictures of tools, uploaded once and kept in every size that pages show.',
  operations: {
    add: {
      description:
        'The body is the file itself. What it is, is read from its bytes, not from the header ' +
        '`Content-Type`. Give `image` of the answer to a tool; a picture that no tool has is ' +
        'deleted some time later.',
      response: { image: '/pictures/0190a0b0-800.webp', width: 1600, height: 1200 },
    },
  },
}
