/** Other names of tools in the German trade: Inbus, Franzose, Zollstock. Pure. */
import file from './german-trade-words.json' with { type: 'json' }
import { editDistance } from './edit-distance.ts'
import { germanForms, germanKey } from './german.ts'
import { tokenize } from './tokenize.ts'

/** Names of one thing: words and phrases, each as its keys. */
type TradeGroup = readonly (readonly string[])[]

const keysOf = (text: string): readonly string[] =>
  tokenize(text).map(({ text: word }) => germanKey(word))
const groups: readonly TradeGroup[] = file.map((names) => names.map(keysOf))

const groupsByWord = new Map<string, TradeGroup[]>()
for (const group of groups)
  for (const [word, ...others] of group)
    if (word !== undefined && others.length === 0)
      for (const form of germanForms(word))
        groupsByWord.set(form, [...(groupsByWord.get(form) ?? []), group])

const single = (group: TradeGroup): readonly string[] =>
  group.flatMap(([word, ...others]) => (word === undefined || others.length > 0 ? [] : [word]))

/**
 * Trade words whose letters also end the name of something else: a Cutter is a knife, and a bolt
 * cutter is none; a Rollgabelschlüssel is no Gabelschlüssel.
 */
const ambiguous: ReadonlySet<string> = new Set(['cutter', 'gabelschlussel'])
export const isAmbiguous = (key: string): boolean => ambiguous.has(key)

/** Synonyms of a word; empty if there are none. */
export const otherNames = (key: string): readonly string[] => {
  const forms = new Set(germanForms(key))
  const names = (groupsByWord.get(key) ?? []).flatMap(single)
  return [...new Set(names)].filter((name) => !forms.has(name) && !isAmbiguous(name))
}

export const isTradeWord = (key: string): boolean => groupsByWord.has(key)

/** The first trade word that an unfinished one may become: `inb` Inbus; undefined of other letters. */
export const tradeWordBegunBy = (text: string): string | undefined => {
  const key = germanKey(text)
  return tradeWords.find(({ word }) => word.startsWith(key))?.word
}

/** All words of the trade, to compare a misspelt one with. */
export const tradeWords: readonly { readonly word: string }[] = [
  ...new Set(groups.flatMap(single)),
].map((word) => ({ word }))

const minSlipLength = 8

/**
 * The trade word that differs from a long word by one typing error, not in the first letter;
 * otherwise undefined.
 */
export const withOneSlip = (key: string): string | undefined =>
  key.length < minSlipLength || isTradeWord(key)
    ? undefined
    : tradeWords.find(
        ({ word }) =>
          word[0] === key[0] &&
          Math.abs(word.length - key.length) < 2 &&
          editDistance(word, key) === 1,
      )?.word

const sameWord = (a: string, b: string | undefined): boolean =>
  b !== undefined && germanForms(a).includes(b)

/** The names for the phrase of several words with which these begin; undefined if there is none. */
export function phraseNames(
  keys: readonly string[],
): { readonly length: number; readonly names: readonly string[] } | undefined {
  for (const group of groups)
    for (const phrase of group)
      if (phrase.length > 1 && phrase.every((word, index) => sameWord(word, keys[index])))
        return { length: phrase.length, names: single(group) }
  return undefined
}
