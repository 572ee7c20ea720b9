/** Categories and brands in the page's language; missing texts are replaced by the record's own. */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { currentLanguage } from '../../platform/languages/current-language.ts'
import { shopLanguages } from '../../platform/languages/languages.ts'
import { inShopLanguage, type InLanguages } from '../../platform/languages/text-languages.ts'
import { recordTextsIn } from './record-text-store.server.ts'
import type { RecordKind } from './records.ts'

type Worded = { readonly name: string; readonly sentence: string; readonly slug?: string }

/** Converts records to the page's language. They are still identified by their own names. */
export type RecordWords = {
  of<T extends Worded>(record: T): T & InLanguages<'name' | 'sentence'>
  /** The name on the page of the record with this name. */
  name(name: string): string
  /** Those of these names that differ on the page, with their names there. */
  names(of: readonly string[]): Readonly<Record<string, string>>
}

/** The language of replaced texts; names of brands are the same in all languages. */
const fallbackOf = (
  kind: RecordKind,
  record: Worded,
  text: { readonly name: string; readonly sentence: string } = { name: '', sentence: '' },
): InLanguages<'name' | 'sentence'> =>
  inShopLanguage([
    ...(kind === 'categories' && text.name === '' ? (['name'] as const) : []),
    ...(record.sentence !== '' && text.sentence === '' ? (['sentence'] as const) : []),
  ])

const ownWords = (kind: RecordKind): RecordWords => ({
  of: (record) => ({ ...record, ...fallbackOf(kind, record) }),
  name: (name) => name,
  names: () => ({}),
})

/** A shop in English needs no query. */
export async function readRecordWords(db: Handle, kind: RecordKind): Promise<RecordWords> {
  const { main, all } = shopLanguages()
  if (all.length === 1 && main === 'en') return ownWords(kind)
  const rows = await recordTextsIn(db, kind, currentLanguage())
  if (rows.length === 0) return ownWords(kind)
  const texts = new Map(rows.map((row) => [row.of, row]))
  const isMain = currentLanguage() === main
  const slugOf = (name: string) => (isMain ? '' : (texts.get(name)?.slug ?? ''))
  const nameOf = (name: string) => texts.get(name)?.name || name
  return {
    of: (record) => ({
      ...record,
      name: nameOf(record.name),
      ...(record.slug === undefined ? {} : { slug: slugOf(record.name) || record.slug }),
      sentence: texts.get(record.name)?.sentence || record.sentence,
      ...fallbackOf(kind, record, texts.get(record.name)),
    }),
    name: nameOf,
    names: (of) =>
      Object.fromEntries(
        of.flatMap((name) => (nameOf(name) === name ? [] : [[name, nameOf(name)] as const])),
      ),
  }
}
