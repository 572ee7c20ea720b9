/** The settings as a response: values, their revision, and the standard texts. */
import { inLanguage } from '../platform/languages/in-language.server.ts'
import { toShopLanguages } from '../platform/languages/languages.ts'
import type { CurrentSettings } from './contract.ts'
import type { ShopSettings } from './declarations.ts'
import { standardTexts } from './spoken-texts.ts'

export function toCurrent(revision: number, values: ShopSettings): CurrentSettings {
  const { all } = toShopLanguages(values.defaultLanguage, values.languages)
  if (all.length === 1) return { revision, values }
  const texts = all.map((code) => [code, inLanguage(code, standardTexts)])
  return { revision, values, standardTexts: Object.fromEntries(texts) }
}
