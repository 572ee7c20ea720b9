/** The API reference texts of tools' texts. */
import type { ContractReference } from '../../../packages/contract/server/reference.server.ts'
import { exampleIds } from '../../platform/reference-examples.server.ts'
import type { toolTextsContract } from './tool-texts-contract.ts'

const text = {
  name: 'Ringmaulschlüssel 13 mm',
  family: 'Ringmaulschlüssel',
  description: 'Maul und Ring mit gleicher Schlüsselweite.',
  specs: [{ name: 'Schlüsselweite', value: '13 mm' }],
}
const nothing = { name: '', family: '', description: '', specs: [] }
const response = { texts: [{ language: 'de', ...text }] }

type Reference = ContractReference<typeof toolTextsContract>
export const toolTextsOperationsReference: Reference['operations'] = {
  toolTexts: {
    description:
      'If a text is empty, the text of the tool itself is shown. The cart, saved lists, the order ' +
      'pad and reorder lists use the language of the request; all other API responses use the ' +
      'texts of the tool itself.',
    parameters: { id: 'The id of the tool.' },
    request: { id: exampleIds.tool },
    response,
  },
  saveToolTexts: {
    description:
      'Replaces all texts in this language and clears the empty ones. `seen` are the texts that ' +
      'the caller has read: if they have changed since, the call is refused. Without `seen`, they ' +
      'are replaced in any case.',
    parameters: {
      id: 'The id of the tool.',
      language: 'A further language of the shop, such as `de`.',
    },
    request: { id: exampleIds.tool, language: 'de', ...text, seen: nothing },
    response,
  },
}
