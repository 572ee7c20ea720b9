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
      'If a text is empty, the tool’s own text is shown. The cart, saved lists, the order pad and ' +
      'reorder lists use the language of the request. All other API responses use the tool’s own ' +
      'text.',
    parameters: { id: 'The id of the tool.' },
    request: { id: exampleIds.tool },
    response,
  },
  saveToolTexts: {
    description:
      'Replaces the tool’s entire text in this language. `seen` is the text that the caller has ' +
      'read: if the text has changed since then, the call is refused. Without `seen`, the text is ' +
      'always replaced.',
    parameters: {
      id: 'The id of the tool.',
      language: 'An additional language of the shop, such as `de`.',
    },
    request: { id: exampleIds.tool, language: 'de', ...text, seen: nothing },
    response,
  },
}
