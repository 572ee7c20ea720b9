/** Converts spoken German numbers to the spelling of catalogues: a Siebzehner is 17er. Pure. */
import { germanKey } from './german.ts'
import { plainText } from './tokenize.ts'

const ones = 'ein zwei drei vier funf sechs sieben acht neun'.split(' ')
const teens = 'zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn'
const tens = 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'.split(' ')

/** By their keys, up to 99; `ein` on its own is an article. */
const numbers: ReadonlyMap<string, number> = new Map([
  ...ones.slice(1).map((word, index) => [word, index + 2] as const),
  ...teens.split(' ').map((word, index) => [word, index + 10] as const),
  ...tens.flatMap((ten, index) => [
    [ten, (index + 2) * 10] as const,
    ...ones.map((one, unit) => [`${one}und${ten}`, (index + 2) * 10 + unit + 1] as const),
  ]),
])

const fractions: ReadonlyMap<string, string> = new Map([
  ['halb', '1/2'],
  ['viertel', '1/4'],
  ['dreiviertel', '3/4'],
  ['achtel', '1/8'],
  ['dreiachtel', '3/8'],
  ['funfachtel', '5/8'],
  ['anderthalb', '1 1/2'],
  ['eineinhalb', '1 1/2'],
  ['zweieinhalb', '2 1/2'],
])

const word = String.raw`(?<![\p{L}\p{N}])(?<spoken>\p{L}{3,20}?)`
const end = String.raw`(?![\p{L}\p{N}])`
const inches = new RegExp(
  String.raw`${word}(?:e[rsn]?)?[ -]?z(?:o|ö|oe)ll(?:ig\p{L}*)?${end}`,
  'giu',
)
const beforeUnit = new RegExp(
  String.raw`${word}(?= (?:mm|cm|m|millimeter|zentimeter|meter|g|kg|gramm|kilo|nm|newtonmeter)${end})`,
  'giu',
)
const sizes = new RegExp(String.raw`${word}er${end}`, 'giu')
const kants = /(?<![\p{L}\p{N}])([3468])[ -]?kant/giu
const shapes = new Map([
  ['3', 'dreikant'],
  ['4', 'vierkant'],
  ['6', 'sechskant'],
  ['8', 'achtkant'],
])

const keyOf = (spoken: string): string => germanKey(plainText(spoken))
const numberIn = (spoken: string): string | undefined => numbers.get(keyOf(spoken))?.toString()

/** `halb Zoll` → `1/2 zoll`, `Siebzehner` → `17er`, `zwei Kilo` → `2 Kilo`, `6-Kant` → `sechskant`. */
export const withNumbersInDigits = (text: string): string =>
  text
    .replaceAll(inches, (found, spoken: string) => {
      const amount = fractions.get(keyOf(spoken)) ?? numberIn(spoken)
      return amount === undefined ? found : `${amount} zoll`
    })
    .replaceAll(beforeUnit, (found) => numberIn(found) ?? found)
    .replaceAll(sizes, (found, spoken: string) => {
      const amount = numberIn(spoken)
      return amount === undefined ? found : `${amount}er`
    })
    .replaceAll(kants, (found, corners: string) => shapes.get(corners) ?? found)
