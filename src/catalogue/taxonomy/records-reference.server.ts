/** The API reference texts of categories, brands and families. */
import type { ContractReference } from '../../../packages/contract/server/reference.server.ts'
import { deletedOne, exampleIds } from '../../platform/reference-examples.server.ts'
import type { taxonomyContract } from './records-contract.ts'

const party = { name: '', address: '', contact: '' }
const change = {
  name: 'Hammers',
  slug: 'hammers',
  position: 10,
  sentence: 'Claw, club and ball pein hammers in full cartons.',
  image: '',
  parent: null,
  maker: party,
  responsible: party,
  revision: 3,
}
const record = {
  ...change,
  id: exampleIds.tool,
  picture: null,
  brand: '',
  tools: 42,
  texts: [{ language: 'de', name: 'Hämmer', sentence: 'Geschmiedete Köpfe auf Hickory.' }],
  formerSlugs: ['hammers-and-mallets'],
}
const kind = 'categories, brands or families'
const parameters = { kind, id: 'The id of the record.' }
const request = { kind: 'categories', id: exampleIds.tool } as const

type Reference = ContractReference<typeof taxonomyContract>
export const recordsOperationsReference: Reference['operations'] = {
  records: {
    description: '`tools` counts those on sale.',
    parameters: { kind },
    request: { kind: 'categories' },
    response: [record],
  },
  record: {
    description:
      '`parent` is set for categories, `brand` for families, maker and so on for brands.',
    parameters,
    request,
    response: record,
  },
  addRecord: {
    description: 'Names that tools have become records automatically.',
    parameters: { kind },
    request: { kind: 'categories', name: 'Hammers' },
    response: { ...record, tools: 0, formerSlugs: [], revision: 0 },
  },
  saveRecord: {
    description:
      'All tools of the record get a new name at once. The former address leads to the new one; so ' +
      'does a list of the former name. `revision` is the one that was read.',
    parameters,
    request: { ...request, ...change },
    response: { ...record, revision: 4 },
  },
  mergeRecord: {
    description:
      'The tools get the name of the other one, what stood within a category stands within the ' +
      'other, and all its addresses lead there. Families merge within one brand.',
    parameters,
    request: { ...request, into: exampleIds.address },
    response: { ...record, id: exampleIds.address },
  },
  removeRecord: {
    description: 'Refused while any tool, an archived one too, or another record has it.',
    parameters,
    request,
    response: deletedOne,
  },
}
