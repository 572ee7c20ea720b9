/**
 * How German words of a query are searched: their forms and spellings, compounds that contain them,
 * their parts, and other names of the trade. Does nothing in a shop without German.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { closestWords } from '../words/edit-distance.ts'
import {
  germanBeginning,
  germanForms,
  germanKey,
  germanStems,
  isCompoundLength,
  partsOf,
  possibleHeads,
  possibleParts,
  type PartUse,
} from '../words/german.ts'
import {
  isAmbiguous,
  isTradeWord,
  otherNames,
  phraseNames,
  tradeWords,
  withOneSlip,
} from '../words/german-trade-words.ts'
import {
  usesOfParts,
  wholeWords,
  wordsByBeginning,
  wordsByEnd,
  type AlikeWord,
} from '../index/german-word-store.server.ts'
import { stemOf, tokenize, type Word } from '../words/tokenize.ts'
import {
  hasGerman,
  isReadInGerman,
  noGermanWords,
  type GermanPart,
  type GermanWords,
} from './german-parts.ts'

/** Compounds are split for at most this many words; a list of the order pad may have thousands. */
const maxSplitWords = 40
const maxLexemes = 60
/** A query has at most this many words; words in lists of the order pad are not joined. */
const maxJoinedWords = 8

/** The data about these words, and about the phrases that they form. */
export async function loadGermanWords(db: Handle, words: readonly Word[]): Promise<GermanWords> {
  if (!hasGerman()) return noGermanWords
  const parts = new Map(words.flatMap(numberOf))
  const asked = new Map(
    words.filter(({ kind }) => kind === 'word').map(({ text }) => [text, germanKey(text)]),
  )
  const keys = [...new Set(asked.values())]
  if (keys.length === 0) return { parts, names: new Map() }
  const split = await splitWords(db, keys)
  const phrases = phrasesIn(words)
  const joined = joinedWords(words)
  const alike = await loadAlike(db, [
    ...keys,
    ...[...split.values()].flat(),
    ...phrases,
    ...joined.flatMap((each) => each.keys),
  ])
  for (const [text, key] of asked) {
    const found = split.get(key)?.map((part) => partOf(part, key, alike)) ?? wholeWord(key, alike)
    const whole = joined
      .filter((each) => each.texts.includes(text))
      .flatMap((each) =>
        each.keys.flatMap((one) =>
          [one, ...otherNames(one)].flatMap((name) => lexemesOf(name, alike.ends)),
        ),
      )
    if (whole.length > 0)
      parts.set(
        text,
        (found ?? [{ text, lexemes: [], others: [], further: [] }]).map((part) => ({
          text: part.text,
          lexemes: unique([...whole, ...part.lexemes]),
          others: part.others,
          further: part.further,
        })),
      )
    else if (found) parts.set(text, found)
  }
  return {
    parts,
    names: new Map(phrases.map((name) => [name, lexemesOf(name, alike.ends)])),
  }
}

type Joined = { readonly texts: readonly string[]; readonly keys: readonly string[] }

/**
 * Two words in one: `Gummi Hammer`, `Zange für Rohre`; for `Sechskant Schlüsselset` the contents of
 * the set, and a set is a Satz.
 */
const pairKeys = (a: string, b: string): readonly string[] => {
  const keys = ['', 's', 'n'].flatMap((link) => [
    a + link + b,
    ...germanStems(b).map((stem) => stem + link + a),
  ])
  const meant = withOneSlip(a + b)
  const piece = b.replace(/(?:set|satz)$/, '')
  const other = piece === '' ? [`${a}satz`] : [a + piece]
  return [...keys, ...(meant ? [meant] : []), ...(piece === b ? [] : other)]
}

/** Neighbouring words of a query joined into one: `Gummi Hammer`, `Hammer Schlosser`. */
function joinedWords(words: readonly Word[]): readonly Joined[] {
  if (words.length > maxJoinedWords) return []
  return words.flatMap((first, index) => {
    const [second, third] = words.slice(index + 1)
    if (first.kind !== 'word' || second?.kind !== 'word') return []
    const [a, b] = [germanKey(first.text), germanKey(second.text)]
    const pair = { texts: [first.text, second.text], keys: pairKeys(a, b) }
    return third?.kind === 'word'
      ? [
          pair,
          {
            texts: [first.text, second.text, third.text],
            keys: [a + b + germanKey(third.text)],
          },
        ]
      : [pair]
  })
}

/**
 * For `13er` and `SW13` the size, and for `12tlg` the number 12, as in 12-teilig. A bare number may
 * also be in centimetres: a Zwinge of 30 is one of 300 mm, if no tool has the size 30.
 */
function numberOf({ text, kind }: Word): [string, readonly GermanPart[]][] {
  const centimetres = kind === 'number' && /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (centimetres >= 5 && centimetres <= 200) {
    const others = tokenize(`${centimetres} cm`).map(({ lexeme }) => lexeme)
    return [[text, [{ text, lexemes: [text], others, further: [] }]]]
  }
  const [, ...numbers] = /^(?:(\d{1,3})er|sw(\d{1,3})|(\d{1,4})(?:tlg|teilig))$/.exec(text) ?? []
  const number = numbers.find((each) => each !== undefined)
  return number === undefined
    ? []
    : [[text, [{ text, lexemes: [text, number], others: [], further: [] }]]]
}

/** The trade words that stand for the phrases of a query. */
const phrasesIn = (words: readonly Word[]): readonly string[] => {
  const keys = words.map(({ text }) => germanKey(text))
  return keys.flatMap((_, start) => phraseNames(keys.slice(start))?.names ?? [])
}

/** The parts of the words that are compounds of known ones. */
async function splitWords(
  db: Handle,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const compounds = keys.filter((key) => isCompoundLength(key) && !isTradeWord(key))
  if (compounds.length === 0 || compounds.length > maxSplitWords) return new Map()
  const [ends, beginnings] = await Promise.all([
    wordsByEnd(db, compounds.flatMap(germanForms)),
    wordsByBeginning(db, compounds),
  ])
  const existing = new Set([...ends, ...beginnings].map(({ key }) => key))
  const isKnown = (key: string): boolean => germanForms(key).some((form) => existing.has(form))
  const known = compounds.filter(isKnown)
  // The parts of a misspelt word are accidental: a Schrauberzieher is not related to a Schrauber.
  const unknown = compounds.filter((key) => !isKnown(key) && withOneSlip(key) === undefined)
  const [wholes, uses] = await Promise.all([
    known.length === 0 ? new Set<string>() : wholeWords(db, known.flatMap(possibleParts)),
    unknown.length === 0
      ? new Map<string, PartUse>()
      : usesOfParts(db, [...new Set(unknown.flatMap(possibleParts))]),
  ])
  const wholeUse: PartUse = { whole: true, begin: false, end: false }
  const splitBy = (key: string, useOf: (part: string) => PartUse | undefined) => {
    const parts = partsOf(key, (part) => (isTradeWord(part) ? wholeUse : useOf(part)))
    return parts === undefined ? [] : [[key, parts] as const]
  }
  return new Map([
    ...known.flatMap((key) => splitBy(key, (part) => (wholes.has(part) ? wholeUse : undefined))),
    ...unknown.flatMap((key) => splitBy(key, (part) => uses.get(part))),
  ])
}

/**
 * The ends of compounds whose beginning no tool has: an Uhrmacherschraubendreher is a
 * Schraubendreher.
 * @returns the end, by the text of a word; words whose ends no tool has are left out
 */
export async function loadKnownHeads(
  db: Handle,
  texts: readonly string[],
): Promise<GermanWords['parts']> {
  const compounds = texts
    .map((text) => ({ text, heads: possibleHeads(germanKey(text)) }))
    .filter(({ text, heads }) => isCompoundLength(germanKey(text)) && heads.length > 0)
  if (compounds.length === 0) return new Map()
  const uses = await usesOfParts(db, [...new Set(compounds.flatMap(({ heads }) => heads))])
  // The end of another compound, but not the rest of a syllable.
  const isEnd = (head: string): boolean => uses.get(head)?.end === true && /^[^aeiou]/.test(head)
  const found = compounds.flatMap(({ text, heads }) => {
    const head = heads.find((each) => uses.get(each)?.whole || isTradeWord(each) || isEnd(each))
    return head === undefined ? [] : [{ text, head }]
  })
  const alike = await loadAlike(
    db,
    found.map(({ head }) => head),
  )
  return new Map(found.map(({ text, head }) => [text, [partOf(head, head, alike)]]))
}

type Alike = {
  readonly ends: ReadonlyMap<string, readonly AlikeWord[]>
  readonly begins: ReadonlyMap<string, readonly AlikeWord[]>
}

/** Words that begin or end like these keys, or like their synonyms. */
async function loadAlike(db: Handle, keys: readonly string[]): Promise<Alike> {
  const misspelt = keys.flatMap((key) => meantTradeWord(key) ?? [])
  const names = [...new Set([...keys, ...misspelt].flatMap((key) => [key, ...otherNames(key)]))]
  const [ends, begins] = await Promise.all([
    wordsByEnd(db, [...new Set(names.flatMap(germanForms))]),
    wordsByBeginning(db, [...new Set(names.map(germanBeginning).filter(isBeginning))]),
  ])
  return {
    ends: Map.groupBy(ends, ({ key }) => key),
    begins: Map.groupBy(begins, ({ key }) => key),
  }
}

const isBeginning = (key: string): boolean => key.length >= 4

/** The trade word of which an unknown word is a misspelling. */
const meantTradeWord = (key: string): string | undefined =>
  isTradeWord(key) || key.length < 5 ? undefined : closestWords(key, tradeWords)[0]?.word

const lexemesOf = (key: string, ends: Alike['ends']): readonly string[] =>
  germanForms(key).flatMap((form) => (ends.get(form) ?? []).map(({ stem }) => stem))

const beginningsOf = (key: string, { begins }: Alike): readonly string[] =>
  (begins.get(germanBeginning(key)) ?? []).map(({ stem }) => stem)

const unique = (lexemes: readonly string[]): readonly string[] =>
  [...new Set(lexemes)].slice(0, maxLexemes)

/** An undivided word; undefined if nothing is known about it. */
function wholeWord(key: string, alike: Alike): readonly GermanPart[] | undefined {
  const own = lexemesOf(key, alike.ends)
  const beginnings = beginningsOf(key, alike)
  const isSlip = own.length === 0 && beginnings.length === 0 && !isTradeWord(key)
  const meant = isSlip ? meantTradeWord(key) : undefined
  const names = meant === undefined ? otherNames(key) : [meant, ...otherNames(meant)]
  const others = names.flatMap((name) => [stemOf(name), ...lexemesOf(name, alike.ends)])
  if (own.length === 0 && others.length === 0 && beginnings.length === 0) return undefined
  const isBeginningOnly = own.length === 0 && others.length === 0
  const isBoth = isAmbiguous(key)
  const ownLexemes = [stemOf(key), ...own]
  // A German reader means the German tool; tools with that English name come after it.
  const isGermanFirst = isBoth && isReadInGerman()
  const first = isBoth ? [...(isGermanFirst ? [] : ownLexemes), ...others] : ownLexemes
  return [
    {
      text: key,
      lexemes: unique([...first, ...(isBeginningOnly ? beginnings : [])]),
      others: unique(isGermanFirst ? ownLexemes : isBoth ? [] : others),
      further: unique([...beginnings, ...names.flatMap((name) => beginningsOf(name, alike))]),
    },
  ]
}

/** A part of a compound, which the compound itself also satisfies. */
function partOf(part: string, compound: string, alike: Alike): GermanPart {
  const names = [part, ...otherNames(part)]
  return {
    text: part,
    lexemes: unique([
      stemOf(compound),
      ...lexemesOf(compound, alike.ends),
      ...names.flatMap((name) => [stemOf(name), ...lexemesOf(name, alike.ends)]),
      ...names.flatMap((name) => beginningsOf(name, alike)),
    ]),
    others: [],
    further: [],
  }
}
