/** Reference texts for the API of branding. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import type { brandingContract } from './contract.ts'

export const brandingReference: ContractReference<typeof brandingContract> = {
  description: 'The shop’s logo, icon and home page picture.',
  operations: {
    add: {
      description:
        'The body is the file. An SVG is converted to bitmaps and is never served as an SVG; an ' +
        'SVG with a script is refused. The picture becomes visible once `picture` from the ' +
        'response is saved as the setting `logo`, `icon` or `hero`. A picture that is not saved ' +
        'within a day is deleted.',
      parameters: { kind: 'Where the picture is used.' },
      request: { kind: 'logo' },
      response: {
        picture: 'logo-3f786850e387550fdab836ed7e6dc881de23001b-480x120-light',
        width: 480,
        height: 120,
      },
    },
  },
}
