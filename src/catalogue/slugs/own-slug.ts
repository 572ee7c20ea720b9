/** The address of a record in the shop's own language: German letters are written out in a German shop. */
import { shopLanguages } from '../../platform/languages/languages.ts'
import { slugIn } from '../slug.ts'

/** 'Hämmer' → 'haemmer' in a shop whose own language is German, 'hammer' in an English one. */
export const ownSlug = (name: string): string => slugIn(shopLanguages().main, name)
