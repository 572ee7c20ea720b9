/** The API reference texts of missing texts. */
import type { ContractReference } from '../../../packages/contract/server/reference.server.ts'
import { exampleIds, pageParameters } from '../../platform/reference-examples.server.ts'
import type { missingTextsContract } from './missing-texts-contract.ts'

type Reference = ContractReference<typeof missingTextsContract>
export const missingTextsOperationsReference: Reference['operations'] = {
  missingTexts: {
    description:
      'Buyers see the text in the shop’s main language if a translation is missing. A text is ' +
      'missing if the record has it in the main language but not in the additional language. Brand ' +
      'names are the same in all languages. The list is sorted by kind and name.',
    parameters: {
      ...pageParameters,
      language: 'An additional language of the shop; all additional languages by default.',
      kind: 'The kind of record; all kinds by default.',
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
    description: 'Kinds and languages in which no text is missing are not listed.',
    parameters: {},
    request: {},
    response: [{ language: 'de', kind: 'tools', count: 12 }],
  },
}
