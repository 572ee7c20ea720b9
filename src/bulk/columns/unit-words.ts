/** Recognizes the units of suppliers' lists by words. Pure. */
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { isUnit, type Unit } from '../../catalogue/model/units.ts'

const words: Readonly<Partial<Record<Unit, string>>> = {
  piece:
    'nos kom kos kosov stuk e pc pcs pce pces piece pieces units ea each st stk stuk kom stck stuck stueck pi piece pieces ud uds unidad unidades pz pezzo pezzi stuks un u unite unites nos c62 h87 nr num cu p szt sztuka sztuki ks kus kusu styck stykk unidade unidades adet ad db darab buc bucata шт штук штука τεμ τμχ 个 只 把 件 支',
  pair: 'pr pair pairs paar paire paires par pares paio paia para pary par pa paio пара пар',
  set: 'set sets lot lots satz satze jeu jeux juego juegos kit serie kpl komplet zestaw sada компл комплект набор 套 sats saet sett conjunto',
  metre: 'm mtr metre metres meter lfm lfdm metro metri metros mt ml mb metr metry м',
  square_metre: 'm2 qm sqm mtk',
  gram: 'g gr grm gram gramm gramme grammes gramo',
  kilogram: 'kg kgm kilo kilogram kilogramm kilogramme кг',
  litre: 'l ltr lt litre litres liter litro litri л',
  roll: 'rl roll rolls rolle rollen rouleau rouleaux rollo rollos rotolo rotoli rol rolka rolki role rulle рул рулон 卷 ro',
  box: 'kar bx box boxes case cases cs carton cartons ctn kartons kiste kisten cartone cartoni krabice kartony doboz doos kartong karton ktn boite boites caja cajas scatola scatole doos кор коробка 盒 箱',
  pack: 'pk pkg pack packs packung pck pak paket paquet paquete pacco confezione conf cf cnf pakje blister op opak opakowanie bal baleni balenie forp pakke pakning embalagem emb уп упак упаковка 包',
  bag: 'bag bags bg beutel btl sac sachet bolsa sacco busta zak',
  sheet: 'sheet sheets blatt bogen feuille feuilles hoja foglio vel lef blt',
  tube: 'tube tubes tu tubo koker',
  can: 'can cans ca dose dosen bidon lata lattina blik',
  bottle: 'bottle bottles bo fla flasche flaschen bouteille botella bottiglia fles',
}
const byWord = new Map(
  Object.entries(words).flatMap(([unit, text]) =>
    isUnit(unit) ? text.split(' ').map((word) => [word, unit] as const) : [],
  ),
)

/** Units that contain other units: a number beside one states its content. */
export const containers: ReadonlySet<Unit> = new Set([
  'set',
  'roll',
  'box',
  'pack',
  'bag',
  'tube',
  'can',
])

/** @returns undefined for a word that is not a unit */
export const unitOfWord = (text: string): Unit | undefined => {
  // '% St.' means a hundred pieces.
  if (/[%‰]/.test(text)) return undefined
  const word = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^1\s+/, '')
    .replace(/[^\p{L}0-9_]/gu, '')
  return isUnit(word) ? word : byWord.get(word)
}

/** Headings in Dutch, in which 'dozen' are boxes. */
const dutch =
  /(?<!\p{L})(?:omschrijving|eenh(?:eid)?|\p{L}*prij(?:s|zen)|aantal|voorraad|verpak\p{L}*|afname|korting|inhoud)(?!\p{L})/u
/** A text of a list with 'doos' for the Dutch 'dozen', which is a number in English. */
export const withDutchBoxes = (text: string, headings: readonly string[]): string =>
  /\bdozen\b/i.test(text) && headings.some((heading) => dutch.test(headingKey(heading)))
    ? text.replace(/\bdozen\b/i, 'doos')
    : text
