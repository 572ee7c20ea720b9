/** The API reference texts of missing texts. */
import type { ContractReference } from '../../../packages/contract/server/reference.server.ts'
import { exampleIds, pageParameters } from '../../platform/reference-examples.server.ts'
import type { missingTextsContract } from './missing-texts-contract.ts'

type Reference = ContractReference<typeof missingTextsContract>
export const missingTextsOperationsReference: Reference['operations'] = {
  missingTexts: {
    description:
      'Where a text is missing, buyers read the one of the shop’s own language. A part is missing ' +
      'where the record has it and the language has not; the name of a brand is the same in all. ' +
      'By kind and name.',
    parameters: {
      ...pageParameters,
      language: 'A further language of the shop; by default all.',
      kind: 'By default all.',
    },
    request: { language: 'de', kind: 'tools', limit: '100' },
    response: [
      {
        kind: 'tools',
        id: exampleIds.tool,
        name: 'Claw Hammer 16 oz',
        sku: 'HAM-16',
        language: 'de',
        missing: ['description', 'specs'],
      },
    ],
  },
  missingTextCounts: {
    description: 'Where nothing is missing there is no entry.',
    parameters: {},
    request: {},
    response: [{ language: 'de', kind: 'tools', count: 12 }],
  },
}
