/**
 * Tools and categories have a separate address in each further language, made from their name
 * there: `/de/tools/schlosserhammer-300-g`. Former slugs, and those of other languages, redirect
 * there. Without a name in a language they use the shop's own slug.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import {
  furtherLanguages,
  shopLanguages,
  type Language,
} from '../../platform/languages/languages.ts'
import type { SlugsByLanguage } from '../paths-by-language.ts'
import { slugIn, uniqueSlug } from '../slug.ts'
import {
  lockSpokenSlugs,
  ownersOfSlugs,
  presentSlugs,
  replaceSlugs,
  slugsIn,
  type SluggedKind,
  type SpokenSlug,
} from './slug-store.server.ts'

/** A record with its name in a language; empty if it has none. */
type NamedRecord = { readonly id: string; readonly name: string }

/** Saves the slugs of records' names in a language, in the transaction that writes the names. */
export async function saveSpokenSlugs(
  tx: Handle,
  kind: SluggedKind,
  language: string,
  records: readonly NamedRecord[],
): Promise<void> {
  if (language === shopLanguages().main || records.length === 0) return
  const ids = records.map(({ id }) => id)
  const before = new Map((await slugsIn(tx, kind, language, ids)).map((row) => [row.id, row]))
  const wanted = new Map(
    records.flatMap(({ id, name }) => (name === '' ? [] : [[id, slugIn(language, name)]])),
  )
  const others = records.filter(({ id }) => {
    const { own, slug } = before.get(id) ?? { own: '', slug: null }
    return !isMadeFrom(slug ?? own, wanted.get(id) ?? own)
  })
  if (others.length === 0) return
  await lockSpokenSlugs(tx, kind)
  const taken = new Map(
    (await ownersOfSlugs(tx, kind, [...wanted.values()])).map(({ slug, owner }) => [slug, owner]),
  )
  const slugs = others.map(({ id }): SpokenSlug => {
    const { own } = before.get(id) ?? { own: '' }
    const base = wanted.get(id)
    if (base === undefined || base === own) return { id, slug: null }
    const ofOthers = new Set([...taken].flatMap(([slug, owner]) => (owner === id ? [] : [slug])))
    const slug = uniqueSlug(base, ofOthers)
    taken.set(slug, id)
    return { id, slug: slug === own ? null : slug }
  })
  await replaceSlugs(tx, kind, language, slugs)
}

/** Whether a slug is this base, or this base with a number because the base was in use. */
const isMadeFrom = (slug: string, base: string): boolean =>
  slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)))

/** The slug of each record in each of the shop’s languages, keyed by its main slug. */
export async function readSlugs(
  db: Handle,
  kind: SluggedKind,
  ofOwn: readonly string[],
): Promise<ReadonlyMap<string, SlugsByLanguage>> {
  const [{ main }, further] = [shopLanguages(), furtherLanguages()]
  if (further.length === 0) return new Map()
  const rows = await presentSlugs(db, kind, ofOwn)
  const spoken = new Map(rows.map(({ own, language, slug }) => [`${language} ${own}`, slug]))
  return new Map(
    ofOwn.map((own) => {
      const slugs: Partial<Record<Language, string>> = { [main]: own }
      for (const code of further) slugs[code] = spoken.get(`${code} ${own}`) ?? own
      return [own, slugs]
    }),
  )
}
