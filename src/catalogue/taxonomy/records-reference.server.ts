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
    description: '`tools` is the number of published tools.',
    parameters: { kind },
    request: { kind: 'categories' },
    response: [record],
  },
  record: {
    description:
      '`parent` is set only for categories, `brand` only for families, and `maker` and ' +
      '`responsible` only for brands.',
    parameters,
    request,
    response: record,
  },
  addRecord: {
    description: 'Records are created automatically for the names that tools use.',
    parameters: { kind },
    request: { kind: 'categories', name: 'Hammers' },
    response: { ...record, tools: 0, formerSlugs: [], revision: 0 },
  },
  saveRecord: {
    description:
      'All tools of the record get the new name immediately. The former web address redirects to ' +
      'the new one, and a list filtered by the former name redirects to the list filtered by the ' +
      'new name. `revision` is the revision that the ' +
      'caller has read.',
    parameters,
    request: { ...request, ...change },
    response: { ...record, revision: 4 },
  },
  mergeRecord: {
    description:
      'The tools get the other record’s name, subcategories move to the other category, and all ' +
      'web addresses redirect to the other record. Families can be merged only within one brand.',
    parameters,
    request: { ...request, into: exampleIds.address },
    response: { ...record, id: exampleIds.address },
  },
  removeRecord: {
    description:
      'The call is refused while any tool, including an archived one, or another record uses the ' +
      'record.',
    parameters,
    request,
    response: deletedOne,
  },
}
