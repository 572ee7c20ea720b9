/** The units of suppliers' lists by the words that they are written with. Pure. */
import { isUnit, type Unit } from '../../catalogue/units/units.ts'

const words: Readonly<Partial<Record<Unit, string>>> = {
  piece:
    'pc pcs pce pces piece pieces ea each st stk stck stuck stueck pi piece pieces ud uds unidad unidades pz pezzo pezzi stuks un u unite unites c62 h87 szt sztuka sztuki ks kus kusu styck stykk unidade unidades',
  pair: 'pr pair pairs paar paire paires par pares paio paia para pary par',
  set: 'set sets satz satze jeu jeux juego juegos kit serie kpl komplet zestaw sada sats saet sett conjunto',
  metre: 'm mtr metre metres meter lfm lfdm metro metri metros mt ml mb metr metry',
  square_metre: 'm2 qm sqm mtk',
  gram: 'g gr gram gramm gramme grammes gramo',
  kilogram: 'kg kgm kilo kilogram kilogramm kilogramme',
  litre: 'l ltr lt litre litres liter litro litri',
  roll: 'rl roll rolls rolle rollen rouleau rouleaux rollo rollos rotolo rotoli rol rolka rolki role rulle',
  box: 'bx box boxes karton ktn boite boites caja cajas scatola scatole doos',
  pack: 'pk pkg pack packs packung pck pak paket paquet paquete pacco confezione conf pakje blister op opak opakowanie bal baleni balenie forp pakke pakning embalagem emb',
  bag: 'bag bags beutel btl sac sachet bolsa sacco busta zak',
  sheet: 'sheet sheets blatt bogen feuille feuilles hoja foglio vel',
  tube: 'tube tubes tubo koker',
  can: 'can cans dose dosen bidon lata lattina blik',
  bottle: 'bottle bottles flasche flaschen bouteille botella bottiglia fles',
}
const byWord = new Map(
  Object.entries(words).flatMap(([unit, text]) =>
    isUnit(unit) ? text.split(' ').map((word) => [word, unit] as const) : [],
  ),
)

/** @returns undefined for a word that names no unit */
export const unitOfWord = (text: string): Unit | undefined => {
  const word = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^1\s+/, '')
    .replace(/[^a-z0-9_]/g, '')
  return isUnit(word) ? word : byWord.get(word)
}
