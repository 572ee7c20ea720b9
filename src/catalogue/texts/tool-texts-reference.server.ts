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
      'A text that is empty is shown as it is in the tool itself. The cart, saved lists, the order ' +
      'pad and what is bought again name tools in the language of the request; all other answers ' +
      'of this API have the tool’s own texts.',
    parameters: { id: 'The id of the tool.' },
    request: { id: exampleIds.tool },
    response,
  },
  saveToolTexts: {
    description:
      'Replaces all texts of this language; those that are empty are cleared. `seen` are the texts ' +
      'that were read: where others have been saved since, the call is refused. Without it, they ' +
      'are replaced.',
    parameters: {
      id: 'The id of the tool.',
      language: 'A further language of the shop, such as `de`.',
    },
    request: { id: exampleIds.tool, language: 'de', ...text, seen: nothing },
    response,
  },
}
