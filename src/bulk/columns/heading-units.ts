/**
 * Units in the headings of a stock, a minimum, a pack or a weight, which are not converted: 'Pack
 * (doz)', 'MOQ kg', 'Weight kg/m'. Pure.
 */
import { fieldOfHeading } from '../../../packages/file-reader/headings/article-headings.ts'
import { currencyIn } from '../../../packages/file-reader/headings/currency-names.ts'
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import { isEmptyCell } from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { packIn } from './counted-packs.ts'
import type { Finding, Mapping } from './mapping.ts'
import type { RowDoubts } from './remarks.ts'
import { countsOtherwise } from './stock-terms.ts'
import { unitOfWord } from './unit-words.ts'
import { weighedPieces } from './weighed-pieces.ts'

const packs: ReadonlySet<string | undefined> = new Set(['pack_size', 'inner', 'carton', 'pallet'])
const counts: ReadonlySet<string | undefined> = new Set([
  ...packs,
  'minimum_quantity',
  'Stock',
  'reorder_level',
])
/** The last word of a heading, which may be in brackets: 'VPE x 10', 'Inner/Outer'. */
const lastWord =
  /^(.*?)(?:\s+(?:in|en|w|v|i)(?=\s))?(\s*[/([]\s*|\s+)((?:x\s*)?[^\s()[\]/]+)\s*[)\]]?\s*$/iu
const several = /^(?:[chk]|000|tsd|gross|gros|x ?\d{2,4}|10|12|100|1000|1[.,]000)$/u
const money =
  /^(?:value|wert|amount|betrag|valeur|valore|valor|importe|importo|bedrag|waarde|varde)$/u

type Kind = 'several' | 'packs' | 'measure' | 'money'

/** What a word after the name of a quantity says it counts; undefined for pieces, and for no unit. */
function kindOf(word: string): Kind | undefined {
  const key = headingKey(word)
  const [field, unit] = [fieldOfKey('unit', key), unitOfWord(word)]
  if (currencyIn(word) !== '' || money.test(key)) return 'money'
  if (field === 'pack' || field === 'container' || unit === 'pack' || unit === 'box') return 'packs'
  if (several.test(key) || ['dozen', 'gross', 'hundred', 'thousand'].includes(field ?? ''))
    return 'several'
  return unit === undefined || unit === 'piece' ? undefined : 'measure'
}

type Asked = { readonly column: number; readonly word: string; readonly finding: Finding }

type Quantity = Pick<Asked, 'word' | 'finding'>

/** 'Weight kg/m'. */
function weightOfMeasure(heading: string): Quantity | undefined {
  const [, , sign = '', word = ''] = lastWord.exec(heading) ?? []
  const isOfMeasure =
    sign.includes('/') && kindOf(word) === 'measure' && weighedPieces(heading).pieces !== undefined
  return isOfMeasure
    ? { word, finding: { field: 'weight', why: messages.why.weightOf(heading, word) } }
    : undefined
}

/** 'Inner/Outer'. */
function isOfTwoPacks(heading: string): boolean {
  const [first, second] = heading.split('/').map((part) => fieldOfHeading(part))
  return packs.has(first) && packs.has(second) && first !== second
}

/** 'Pack (doz)'. */
function otherUnit(heading: string, target: string): Quantity | undefined {
  const [, rest = '', , word = ''] = lastWord.exec(heading) ?? []
  if (!counts.has(target) || !counts.has(fieldOfHeading(rest))) return undefined
  const kind = kindOf(word)
  const isOther = packs.has(target)
    ? isOfTwoPacks(heading) || kind === 'several' || kind === 'measure'
    : kind !== undefined && packIn(heading) === undefined && !isRefused(heading, target)
  return isOther
    ? { word, finding: { field: target, why: messages.why.headingUnit(heading, word) } }
    : undefined
}

/** A stock per 100 is an error. */
const isRefused = (heading: string, target: string): boolean =>
  target === 'Stock' && countsOtherwise(heading)

/** A minimum or a pack whose unit keeps it from being used. */
function isUnusedQuantity(heading: string): boolean {
  const [, rest = '', , word = ''] = lastWord.exec(heading) ?? []
  if (fieldOfHeading(heading) !== undefined) return false
  const [field, kind] = [fieldOfHeading(rest), kindOf(word)]
  return field === 'minimum_quantity'
    ? kind !== undefined
    : field === 'pack_size' && kind === 'several'
}

/** A doubt in each row with a value in such a column. */
export function headingUnits(
  { columns }: Pick<Mapping, 'columns'>,
  headings: readonly string[],
): RowDoubts {
  const isOpen = !isOfRecords(headings)
  const used = columns.flatMap((target, column): Asked[] => {
    const heading = isOpen ? (headings[column] ?? '') : ''
    const asked = target === 'weight' ? weightOfMeasure(heading) : otherUnit(heading, target)
    return asked ? [{ column, ...asked }] : []
  })
  const unused = headings.flatMap((heading, column) =>
    isOpen && (columns[column] ?? '') === '' && isUnusedQuantity(heading)
      ? [{ heading, column }]
      : [],
  )
  return ({ cells }, { fields: { unit } }) => ({
    errors: [],
    warnings: [
      ...used.flatMap(({ column, word, finding }) =>
        isEmptyCell(cells[column]) || (unit !== undefined && unit === unitOfWord(word))
          ? []
          : [finding],
      ),
      ...unused.flatMap(({ heading, column }) => {
        const text = String(cells[column] ?? '').trim()
        return /[1-9]/.test(text)
          ? [
              {
                field: 'minimum_quantity',
                why: messages.why.unusedOrder(heading, text.slice(0, 40)),
              },
            ]
          : []
      }),
    ],
  })
}
