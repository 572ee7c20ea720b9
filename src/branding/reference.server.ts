/** Reference texts for the API of branding. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import type { brandingContract } from './contract.ts'

export const brandingReference: ContractReference<typeof brandingContract> = {
  description: 'The logo, the icon and the front page’s picture of the shop.',
  operations: {
    add: {
      description:
        'The body is the file. An SVG is drawn into pictures and never served; one with a script ' +
        'is refused. Nothing shows until the answer’s `picture` is saved as the setting `logo`, ' +
        '`icon` or `hero`; what is not saved within a day is deleted.',
      parameters: { kind: 'What the picture is for.' },
      request: { kind: 'logo' },
      response: {
        picture: 'logo-3f786850e387550fdab836ed7e6dc881de23001b-480x120-light',
        width: 480,
        height: 120,
      },
    },
  },
}
