/** Reference texts for the API of pictures. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import type { picturesContract } from './contract.ts'

export const picturesReference: ContractReference<typeof picturesContract> = {
  description: 'Pictures of tools, uploaded once and stored in every size that pages show.',
  operations: {
    add: {
      description:
        'The body is the file itself. Its format is detected from its content, not from the ' +
        '`Content-Type` header. Save `image` from the response in a tool; a picture that no tool uses is ' +
        'deleted later.',
      response: { image: '/pictures/0190a0b0-800.webp', width: 1600, height: 1200 },
    },
  },
}
