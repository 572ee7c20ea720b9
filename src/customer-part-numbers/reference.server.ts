/** Reference texts for the API of customer part numbers. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import {
  deletedOne,
  exampleIds,
  exampleMoment,
  pageParameters,
} from '../platform/reference-examples.server.ts'
import type { customerPartNumbersContract } from './contract.ts'

const _id = '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6090'
const number = {
  _id,
  number: 'MJ-4711',
  toolId: exampleIds.tool,
  sku: 'HAM-16',
  name: 'Claw Hammer 16 oz',
  slug: 'claw-hammer-16-oz',
  printed: true,
  addedAt: exampleMoment,
}
const parameters = { id: 'The id of the company.' }

export const customerPartNumbersReference: ContractReference<typeof customerPartNumbersContract> = {
  description:
    'Part numbers that companies use for tools. People who buy for a company can use its numbers ' +
    'in search and on the order pad, and orders and documents show the numbers. Two numbers are ' +
    'treated as equal if they differ only in case and spaces.',
  operations: {
    list: {
      description:
        'Only staff and members of the company can list its part numbers. If a tool has several ' +
        'numbers, the one that was added first is `printed`.',
      parameters: {
        ...parameters,
        ...pageParameters,
        q: 'Part of a number, or of the SKU or name of its tool.',
      },
      request: { id: exampleIds.company, q: 'hammer' },
      response: [number],
    },
    add: {
      description:
        'Only staff and owners of the company can add a number; the tool must be published.',
      parameters,
      request: { id: exampleIds.company, number: 'MJ-4711', sku: 'HAM-16' },
      response: number,
    },
    remove: {
      description: 'Existing orders keep the number.',
      parameters: { ...parameters, numberId: 'The id of the part number.' },
      request: { id: exampleIds.company, numberId: _id },
      response: deletedOne,
    },
    importRows: {
      description:
        'Each row is checked separately. `kind` shows whether the row’s number is new, moved to ' +
        'another tool or unchanged, or whether the row has an error, which `why` explains. With ' +
        '`apply`, all valid rows are saved; otherwise nothing is saved. Numbers that are not in ' +
        'the rows are kept.',
      parameters,
      request: {
        id: exampleIds.company,
        rows: [
          { row: 2, number: 'MJ-4711', sku: 'HAM-16' },
          { row: 3, number: 'MJ-4712', sku: 'NO-SUCH' },
        ],
        apply: false,
      },
      response: {
        counts: { new: 1, changed: 0, same: 0, wrong: 1 },
        rows: [
          { row: 2, kind: 'new', why: '' },
          { row: 3, kind: 'wrong', why: 'No tool in the shop has the SKU NO-SUCH. Check the SKU.' },
        ],
      },
    },
  },
}
