/** The manifest of column choices: what was said about the columns of files, by sender. */
import type { Capability } from '../platform/capability.ts'
import { columnChoicesContract } from './contract.ts'

export const columnChoicesCapability: Capability = {
  name: 'column-choices',
  apiName: 'columnChoices',
  contracts: [columnChoicesContract],
  menu: [],
  limits: { columnChoices: { variable: 'LIMIT_COLUMN_CHOICES', points: 300, seconds: 3600 } },
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
