/** Headings that mark a number as old or new: 'Alte Artikelnr.', 'SKU (new)'. Pure. */
import { wordsOf } from './heading-key.ts'

const old = [
  'old|former|previous|prior|obsolete|superseded|discontinued|legacy',
  'alte?[rs]?|bisherige?[rs]?|fruhere?[rs]?|vorherige?[rs]?|ehemalige?[rs]?',
  'ancien(?:ne)?s?|precedente?s?|vecchi[oa]|antig[uo]+[oa]|anterior|viej[oa]',
  'oude?|vorige|star[yae]|poprzedni[ae]?|dotychczasow[yae]|puvodni|predchozi|regi|korabbi',
  'gamm(?:al|alt|la|el|elt|le)|tidigare|tidligere|velh[oa]|vanha|entinen',
].join('|')
/** The successor of an article, whatever words are beside these. */
const following = [
  'replaced by|replaces with|successor|superseded by|substituted by|nachfolger?|ersetzt durch',
  'nachfolge ?artikel|ersatz ?artikel|remplacee? par|successeur|sostituit[oa] (?:da|con)',
  'sustituid[oa] por|reemplazad[oa] por|vervangen door|opvolger|zastapion[yae] przez|nastepca',
  'nahrazen[oay]? (?:cim|kym)|nastupce|utod|ersatts av|erstattes af|afloser|substituid[oa] por',
].join('|')
/** As a whole heading, these may also head yes or no. */
const replacing = [
  'replacement|substitute|ersatz|(?:de )?remplacement|sostitut[oaie]\\w*|sustitut[oa]|reemplazo',
  'vervang(?:er|end|ing)|zamiennik|nahrada|helyettesito|ersattnings?|erstatnings?|substitut[oa]',
  'korvaava',
].join('|')
const fresh = [
  'new|neue?[rs]?|kunftige?[rs]?|nouve(?:au|l|lle)s?|nuov[oa]|nuev[oa]|nieuwe?',
  'now[yae]|nov[yaeo]|uj|nytt?|nya|nye|uusi',
].join('|')

type Age = 'old' | 'new'
const atEither = (words: string): RegExp =>
  new RegExp(`^(?:${words})(?= |$)|(?<=^| )(?:${words})$`, 'u')

/** The words for old and new, at the beginning of a heading, at its end, or joined to it. */
const ages: readonly (readonly [Age, RegExp])[] = [
  ['new', atEither(`${following}|${replacing}|${fresh}`)],
  ['new', /^(?:ersatz|nachfolge|ersattnings?|erstatnings?)(?=art|teil|nummer|nr|produkt|vare)/u],
  ['old', atEither(old)],
]
const isFollowing = new RegExp(`^(?:${following})$`, 'u')

/**
 * The meaning of a heading, and its other words; undefined for a heading that is not about old or
 * new.
 */
function ageOf(heading: string): { readonly age: Age; readonly bare: string } | undefined {
  const key = wordsOf(heading)
  for (const [age, words] of ages)
    if (words.test(key))
      return { age, bare: key.replace(words, ' ').replaceAll(/\s+/g, ' ').trim() }
  return undefined
}

/** Whether a heading states that the values below it are no longer valid. */
export const isOldHeading = (heading: string): boolean => ageOf(heading)?.age === 'old'

const articleWords =
  '(?:sku|articles?|artikel\\w*|articul\\w*|articol\\w*|artigo|item|products?|produkt\\w*|produit|prodott\\w*|produc?to|tuote|vare|art|ref|reference|referenc[ei]a|code|codice|codigo|kod|part|no|nr|number|nummer|numero|numer|cislo|szam|id)'
const successor = new RegExp(
  `^(?:${following}|${replacing}|korvaa va|inlocuit (?:de|cu)|nahrazeno|zbozi nahrazeno|articolo sostitutivo|articolo sostituito da|article de remplacement|articulo (?:sustituto|de reemplazo)|artigo substituto|produkt zastepczy|nasledn\\w*|jogutod|erstatning|korvaaja)(?: ${articleWords})*$|^${articleWords} (?:${following}|${replacing})$|^(?:ersatz|nachfolge|vervangend|ersattnings?|erstatnings?) ?(?:art|produkt|vare|nummer|nr)\\w*(?: nr| no| nummer)?$`,
  'u',
)
/** Whether a heading means the successors of the articles: 'Nachfolger', 'Replaced by'. */
export const namesSuccessor = (heading: string): boolean => successor.test(wordsOf(heading))

/** A new number, and the plain one beside it: -1 for none. */
export type NewColumn = { readonly fresh: number; readonly plain: number }

/**
 * The columns of new numbers with one meaning.
 * @param isMeant whether the words of a heading, in the form of `wordsOf`, have that meaning
 * @returns none if no heading states that its numbers are new
 */
export function newColumn(
  headings: readonly string[],
  isMeant: (key: string) => boolean,
): NewColumn | undefined {
  const named = headings.map(ageOf)
  const plain = headings.findIndex((heading) => isMeant(wordsOf(heading)))
  const isOf = (age: Age) => (index: number) => {
    const one = named[index]
    return one?.age === age && one.bare !== '' && isMeant(one.bare)
  }
  const places = headings.map((_, index) => index)
  const hasOther = plain >= 0 || places.some(isOf('old'))
  // 'Replaced by' alone is the number that replaces the one beside it.
  const found = places.find(
    (index) => isOf('new')(index) || (hasOther && isFollowing.test(wordsOf(headings[index] ?? ''))),
  )
  return found === undefined ? undefined : { fresh: found, plain: found === plain ? -1 : plain }
}

/**
 * The headings, with new numbers in place of plain ones: 'Neue Artikelnr.' becomes the article
 * number.
 */
export function withNewNumbers(
  headings: readonly string[],
  isMeant: (key: string) => boolean,
  name: string,
): readonly string[] {
  const found = newColumn(headings, isMeant)
  if (!found) return headings
  return headings.map((heading, index) =>
    index === found.fresh ? name : index === found.plain ? '' : heading,
  )
}
