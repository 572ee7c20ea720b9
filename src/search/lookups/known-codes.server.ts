/**
 * Which texts are codes of tools on sale, character by character: the order pad asks before it
 * splits a line.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { foldSku } from '../../catalogue/model/sku.ts'
import { codeKey } from '../words/code-key.ts'
import { toolsByCodes, toolsBySkuKeys } from './lookup-store.server.ts'
import type { OwnNumber } from './own-numbers.server.ts'
import { skuKey } from '../words/sku-key.ts'

/** Two statements for all texts. */
export async function areCodes(
  db: Handle,
  texts: readonly string[],
  own: ReadonlyMap<string, OwnNumber>,
): Promise<boolean[]> {
  const unknown = texts.filter((text) => text !== '' && !own.has(text))
  const tools = await toolsBySkuKeys(db, [...new Set(unknown.map(skuKey))].filter(Boolean))
  const skus = new Set(tools.map(({ sku }) => foldSku(sku)))
  const keys = [...new Set(unknown.map(codeKey))].filter(Boolean)
  const codes = new Set((await toolsByCodes(db, keys)).map(({ key }) => key))
  return texts.map(
    (text) => text !== '' && (own.has(text) || skus.has(foldSku(text)) || codes.has(codeKey(text))),
  )
}
