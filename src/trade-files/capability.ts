/** The manifest of trade files: DATANORM and BMEcat files of the whole catalogue. */
import type { Capability } from '../platform/capability.ts'
import { tradeFilesContract } from './contract.ts'

export const tradeFilesCapability: Capability = {
  name: 'trade-files',
  apiName: 'tradeFiles',
  contracts: [tradeFilesContract],
  menu: [],
  limits: { tradeFiles: { variable: 'LIMIT_TRADE_FILES', points: 30, seconds: 3600 } },
  queryParameters: [],
  cacheTags: [],
  settings: [],
}
