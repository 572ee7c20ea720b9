/** The manifest of files of the trade: DATANORM and BMEcat of the whole catalogue. */
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
