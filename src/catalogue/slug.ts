/** The slug of a tool: the part of its address that is made from its name. Pure. */

// Letters that do not decompose into a plain letter and a mark.
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  þ: 'th',
}

const romanize = (letters: string, latin: string): readonly (readonly [string, string])[] => {
  const spelled = latin.split(' ')
  return Array.from(letters).map((letter, place) => [letter, spelled[place] ?? ''])
}
/** Alphabets letter by letter, as transliterated on signs and passports. */
const romanized = new Map([
  ...Object.entries(spelledOut),
  ...romanize(
    'абвгдежзиклмнопрстуфхцчшщыэюяіїєґђјљњћџ',
    'a b v g d e zh z i k l m n o p r s t u f kh ts ch sh shch y e yu ya i i ye g dj j lj nj c dz',
  ),
  ...romanize('αβγδεζηθικλμνξοπρσςτυφχψω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'),
  ...romanize(
    'ابتثجحخدذرزسشصضطظعغفقكلمنهويةىءؤئپچژگکی',
    'a b t th j h kh d dh r z s sh s d t z a gh f q k l m n h w y a a a w y p ch zh g k y',
  ),
  ...romanize(
    'אבגדהוזחטיכךלמםנןסעפףצץקרשת',
    'a b g d h v z ch t y k k l m m n n s a p p ts ts k r sh t',
  ),
])

/** The maximum number of characters, in a script without an alphabet, that represent a name. */
const maxSigns = 12

/**
 * 'Tape Measure 8 m / 26 ft' → 'tape-measure-8-m-26-ft'; other alphabets are written in Latin
 * letters. A name in a script such as Chinese becomes the code points of its characters, so that
 * two names stay different. 'tool' if there is no letter.
 */
export function slugify(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
  const plain = Array.from(letters)
    .map((letter) => romanized.get(letter) ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 200)
    .replace(/-+$/, '')
  const signs = Array.from(letters.normalize('NFC')).filter(
    (letter) => /[^a-z\P{Letter}]/u.test(letter) && !romanized.has(letter),
  )
  const latin = plain.replace(/[^a-z]/g, '').length
  if (signs.length === 0 || latin > signs.length) return plain || 'tool'
  const numbers = signs.slice(0, maxSigns).map((sign) => sign.codePointAt(0)?.toString(36) ?? '')
  return [numbers.join(''), plain].filter(Boolean).join('-').slice(0, 200).replace(/-+$/, '')
}

/** How German spells its special letters in plain ones. */
const germanLetters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
}

/** `slugify` of a name in a language: 'Gummihämmer' → 'gummihaemmer' in German. */
export const slugIn = (language: string, name: string): string =>
  slugify(
    language === 'de'
      ? name.normalize('NFC').replace(/[äöü]/gi, (letter) => germanLetters[letter] ?? letter)
      : name,
  )

/** The slug, or the first of slug-2, slug-3, ... that is not in use. */
export function uniqueSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  let next = 2
  while (taken.has(`${slug}-${next}`)) next += 1
  return `${slug}-${next}`
}
