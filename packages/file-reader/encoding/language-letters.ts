/**
 * Letters, impossible positions of letters and common words of the languages of lists, which
 * distinguish single-byte encodings. Pure.
 */
import { wordsIn } from '../headings/language-words.ts'

export type LanguageLetters = {
  /** Small letters beyond A to Z that most words with such letters contain. */
  readonly common: string
  /** Letters that occur in few words. */
  readonly rare: string
  /** Positions in which its letters cannot occur. */
  readonly never?: RegExp
  /** Words without marks that identify the language. */
  readonly words: ReadonlySet<string>
}

const letters = (
  common: string,
  rare: string,
  words: string,
  more: { readonly never?: RegExp; readonly dictionary?: string } = {},
): LanguageLetters => ({
  common,
  rare,
  ...(more.never ? { never: more.never } : {}),
  words: new Set([...words.split(' '), ...wordsIn(more.dictionary ?? '')]),
})

/**
 * 'õ' occurs before 'e' in Portuguese, 'ñ' before a vowel; Italian accents are at the end of a
 * word.
 */
const romance = /õ(?!e)|ñ(?![aeiouáéíóúü])|ç(?![aouãâáóúô])|œ(?![iu])/u

export const languageLetters: Readonly<Record<string, LanguageLetters>> = {
  en: letters('', 'éëüöäñçáß', 'the and of for with ltd inc limited invoice payment from', {
    dictionary: 'en',
    never: romance,
  }),
  de: letters('äöüß', 'é', 'und der die das fur mit von stk gmbh rechnung strasse zahlung nr', {
    dictionary: 'de',
  }),
  fr: letters(
    'éèàêçâë',
    'ùîôûïœ',
    'les des pour avec sarl sas facture virement rue paiement commande et la le',
    {
      dictionary: 'fr',
      never: /ù(?=\p{L})|œ(?![iu])|ç(?![aouâ])|(?<![oaï])ë|(?<!\p{L})â(?![cgmnp])/u,
    },
  ),
  it: letters('àèéìòù', '', 'il del della per con srl spa fattura bonifico pagamento via', {
    dictionary: 'it',
    never: /[ìòù](?=\p{L})/u,
  }),
  es: letters('áéíóúñ', 'ü', 'el los del para con sl sa factura pago calle transferencia', {
    dictionary: 'es',
    never: romance,
  }),
  nl: letters('ëéïè', 'öüóê', 'het een van voor met bv factuur betaling straat overboeking', {
    dictionary: 'nl',
    never: /(?<![aeiou])[ëï]/u,
  }),
  sv: letters('åäö', 'éü', 'och att med ab faktura betalning gatan inbetalning', {
    dictionary: 'sv',
  }),
  da: letters('æøå', 'éöäü', 'og til med aps as faktura betaling vej overforsel', {
    dictionary: 'da',
  }),
  pt: letters('ãçáéíóõâêàú', 'ô', 'os para com lda sa fatura pagamento rua transferencia do da', {
    dictionary: 'pt',
    never: romance,
  }),
  pl: letters('ąćęłńóśźż', '', 'dla lub szt sp ul faktura przelew firma nr zaplata oraz', {
    dictionary: 'pl',
    never: /[ćńśź](?=[aeiouyąęó])|(?<!d)źw|(?<!\p{L})[ąęń]/u,
  }),
  cs: letters('áčďéěíňřšťúůýž', 'ó', 'pro ks faktura platba objednavka cislo spol ulice', {
    dictionary: 'cs',
    never: /(?<!\p{L})[ůě]|(?<![bpvmdtnf])ě|[ďťň](?=[ei])/u,
  }),
  sk: letters('áčďéíľňóšťúýžôä', 'ĺŕ', 'pre ks faktura platba objednavka cislo spol'),
  hu: letters('áéíóöőúüű', '', 'kft bt zrt db szamla fizetes utca es darab', { dictionary: 'hu' }),
  hr: letters('čćđšž', '', 'za kom doo racun uplata ulica datum iznos'),
  ro: letters('ăâîșțşţ', '', 'pentru buc srl factura plata strada suma'),
  tr: letters(
    'çğıöşü',
    'âî',
    've icin adet sti ltd fatura odeme cadde tarih tutar aciklama kod fiyat urun',
  ),
  lt: letters(
    'ąčęėįšųūž',
    '',
    'ir uab vnt saskaita suma data mokejimas mokejimo gatve paskirtis kodas pavadinimas kaina',
  ),
  lv: letters(
    'āčēģīķļņšūž',
    '',
    'un sia gab rekins summa datums maksajums iela maksajuma merkis kods nosaukums cena',
  ),
  et: letters('äõöü', 'šž', 'ja ou tk arve summa kuupaev makse selgitus'),
  el: letters('αοιετνσρκπλμςυηόίάήέώύ', 'βγδζθξφχψωϊϋΐΰ', ''),
  bg: letters('аеиотнрсвлкпдмзъяч', 'бгжйуфхцшщьюыэёіїєґјљњћџђѓќў', ''),
}
