/**
 * The address of a record in the shop's own language: in a German shop, German letters are spelled
 * out.
 */
import { shopLanguages } from '../../platform/languages/languages.ts'
import { slugIn } from '../slug.ts'

/** 'Hämmer' → 'haemmer' in a shop whose own language is German, 'hammer' in an English one. */
export const ownSlug = (name: string): string => slugIn(shopLanguages().main, name)
