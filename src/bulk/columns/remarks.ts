/**
 * Rows of a list that are not articles and qualify the prices where no heading does: 'Prices per
 * 100', 'Preise in USD', 'inkl. MwSt.'. Such a remark applies to the rows below it, and a remark
 * below all articles applies to all of them. Pure.
 */
import {
  scaleOfHeading,
  termOfHeading,
} from '../../../packages/file-reader/headings/article-headings.ts'
import { daysOfHeading, slashedDaysIn } from '../../../packages/file-reader/headings/heading-day.ts'
import { baseOfHeading, isPerSeveral } from '../../../packages/file-reader/headings/price-base.ts'
import { measureOfHeading } from '../../../packages/file-reader/headings/price-measure.ts'
import { isAmountTarget } from '../../../packages/file-reader/numbers/decimal-signs.ts'
import { parseDecimal, splitAmount } from '../../../packages/file-reader/numbers/numbers.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import {
  currencyOf,
  isEmptyCell,
  namesPrices,
  type Cell,
  type NumberedRow,
  type Row,
} from '../../../packages/file-reader/tables/table.ts'
import { shopCurrency } from '../../platform/money/money.ts'
import type { Day } from '../../platform/time/time-zone.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { Finding, MappedRow, Mapping } from './mapping.ts'
import { isSameCurrency } from './price-currency.ts'
import { losesTax, taxNote, withoutTaxRates } from './tax-included.ts'
import { titleDay } from './unused-days.ts'

/** What one text states about prices, as far as it does. */
type Terms = {
  /** The quantity that they are for; 0 if it may be several numbers. */
  readonly base?: number
  readonly currencies?: readonly string[]
  readonly tax?: 'with' | 'without' | 'gross'
  /** Whether they are cents, or thousands. */
  readonly isScaled?: boolean
  /** A discount or surcharge, or a number of pieces that may not be about prices. */
  readonly isChange?: boolean
  /** The first and the last day on which they are valid, as 'YYYY-MM-DD'. */
  readonly from?: Day
  readonly until?: Day
  /** Whether it has a day that may be one of two. */
  readonly isOpenDay?: boolean
  /** The signs that it explains: 'B' of 'B = per 100'. */
  readonly legend?: readonly string[]
  /** Whether it gives a colour a meaning. */
  readonly isOfColor?: boolean
}
type Kind = keyof Terms
type Remark = {
  readonly row: number
  readonly text: string
  readonly terms: Terms
  readonly isTitle: boolean
}

/** 'per 100', 'je Tsd.', '/C': a number of pieces that is not the content of a pack. */
const perNumber =
  /(?:[/@]|(?<!\p{L})(?:per|pro|je|por|pour|les|le|al|il|za|na|voor|pr|à|cada|ogni)(?!\p{L})\.?)\s*(?:\d|\p{L}{1,9}\.?\s*$)/iu
/** A cash discount does not change the price. */
const payment =
  /skonto|zahlung|zahlbar|payment|cash|days|tagen?(?!\p{L})|giorni|jours|escompte|dagen|d[ií]as|dni/iu
const signedPercent = /(?:^|\s)[-+–−]\s*\d{1,2}(?:[.,]\d+)?\s*%/

/** The currencies that a text names; a foot sign is not one. */
function currenciesIn(text: string): readonly string[] {
  const named = text.split(/[\s,;:/()|]+/).map((word) => currencyOf([word]))
  const isFoot = !namesPrices(text) && !/huf/i.test(text)
  return [...new Set(named)].filter((one) => one !== '' && !(one === 'HUF' && isFoot))
}

/** The quantity that prices are for, according to a text; 0 if it may be several numbers. */
function baseIn(text: string): number | undefined {
  const { quantity, isUnsure } = baseOfHeading(text)
  const isOfPrices = namesPrices(text)
  if (isUnsure || (isOfPrices && measureOfHeading(text))) return isOfPrices ? 0 : undefined
  return isOfPrices || quantity === 1 || perNumber.test(text) ? quantity : undefined
}

/** A percentage, whatever the words around it say, except all of something. */
const anyPercent = /(?<![\d.,])\d{1,2}(?:[.,]\d+|\s+\d\/\d)?\s*%/
/** 'Multiply by 0.55', 'Faktor 0,55'. */
const factor =
  /(?<!\p{L})(?:multipl\p{L}*|fa[ck]t(?:or|eur)\p{L}*|fattore|coef\p{L}*|koef\p{L}*|mno[zż]\p{L}*)\D{0,12}\d/iu

/** 'Net = List x .62', '.62 of list', 'list minus a third', 'Add freight of 4 per order'. */
const factorOfList =
  /(?<!\p{L})(?:list|liste|listino|tarif|lp|catalog\p{L}*)(?: price)?\s*(?:[x×*]|times|less|minus|abz[uü]glich|moins|meno|menos)\s*[\d.,a]|[.,]\d{1,3}\s*(?:of|x|×|\*)\s*(?:the )?(?:list|liste|listino|tarif)(?!\p{L})|(?<!\p{L})(?:abz[uü]glich|less|minus)\s+(?:rabatt|discount)\p{L}*|(?<!\p{L})(?:add|plus|zzgl\.?|zuz[uü]glich|excl\.?|excluding|ohne)\s+(?:the )?(?:freight|shipping|carriage|fracht|versand\p{L}*|eco ?-?tax\p{L}*|vrg|surcharge\p{L}*)/iu
/** 'OBSOLETE LIST', 'Preliminary', 'Valid in the UK', 'Minimum order 12 per item', 'unless marked *'. */
const conditionOfList =
  /(?<!\p{L})(?:obsolete|draft|entwurf|superseded|do not use|nicht verwenden|not valid|ung[uü]ltig|for export|only for export|nur f[uü]r|[\p{L}]+ only|unless (?:marked|stated|noted|otherwise)|sofern nicht|wenn nicht anders|provisional|preliminary|vorl[aä]ufig\p{L}*|provisoire|provisorio|borrador|bozza|brouillon|sample list|muster(?:liste|preise)|in revision|under review|in [uü]berarbeitung|withdrawn|zur[uü]ckgezogen|p[eé]rim[eé]\p{L}*|obsoleto|scaduto|valid (?:in|for) (?!20)\p{L}+|g[uü]ltig (?:in|f[uü]r) (?!20)\p{L}+|minimum order(?: quantity| qty)? \d+(?!\s*(?:€|\$|£|eur|usd|gbp|\d))|mindestbestellmenge|quantit(?:y|ies) of \d+)(?!\p{L})/iu

/** Whether a text names a discount or surcharge, or a number of pieces that may be one of prices. */
function saysChange(text: string): boolean {
  const term = termOfHeading(text)
  const isTerm = (term === 'percent' || term === 'surcharge') && /\d|zuschl|surcharge/i.test(text)
  const isShare = anyPercent.test(withoutTaxRates(text)) || factor.test(text)
  if (factorOfList.test(text) || conditionOfList.test(text)) return true
  if ((isTerm || isShare || signedPercent.test(text)) && !payment.test(text)) return true
  return baseIn(text) === undefined && baseOfHeading(text).quantity !== undefined
}

/** 'Prices per pair': of two, or of one pair that the article is sold in. */
const isPerPair = (text: string): boolean => namesPrices(text) && isPerSeveral(text)

/** Words for the validity of prices. */
const validity =
  /(?<!\p{L})(?:valid\p{L}*|v[aá]lid[ao]s?|valables?|valide|valevole|g[uü]ltig\p{L}*|geldig\p{L}*|wa[zż]n\p{L}*|plat\p{L}*|[eé]rv[eé]ny\p{L}*|g[aä]ll\p{L}*|g[aæ]ld\p{L}*|gyldig\p{L}*)(?!\p{L})/iu
/** The last day of prices in a text, 'YYYY-MM-DD'; '' for none. */
const lastDayIn = (text: string): Day =>
  namesPrices(text) || validity.test(text) ? daysOfHeading(text).until : ''

/** The signs that a text explains: 'A' and 'B' of 'A = per piece, B = per 100'. */
const legendIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])([\p{L}*#]{1,3})\s*=\s*\p{L}/gu)].flatMap(
    ([, sign = '']) => sign,
  )
/** 'Red = discontinued', 'grau: nicht lieferbar', 'Grey rows: …': colours of cells are not read. */
const ofColor =
  /^\s*(?:in )?(?:red|gr[ea]y|green|yellow|orange|blue|rot|grau|gr[uü]n|gelb|blau|rouge|gris|vert|jaune|rojo|verde|amarillo|rosso|giallo|grigio|rood|grijs|groen|geel|czerwon\p{L}*|szar\p{L}*|[cč]erven\p{L}*|r[oö]d|gr[aå])(?: (?:rows?|lines?|items?|zeilen?|artikel|lignes?|filas?|righe|regels?|text|font|schrift|markiert|marked))?\s*[=:–-]\s*\p{L}{3}/iu

/** 'Fasteners: prices per C', 'Schrauben - Preise je 100': what applies to some of the articles. */
const ofSome =
  /^\s*(?!(?:all|alle|any|attention|achtung|note|nb|hinweis|remark|important|wichtig|basis|terms|pric\p{L}*|preis\p{L}*|prix|prez\p{L}*|prec\p{L}*|prij\p{L}*|cen\p{L}*|unit\p{L}*|einheit)(?!\p{L}))\p{L}[\p{L} &/]{2,30}(?::| [-–—]) /iu

/** 'Effective: 01/04/2027' may be one of two days. */
const hasOpenDay = (text: string): boolean =>
  (namesPrices(text) || validity.test(text) || /(?<!\p{L})effective(?!\p{L})/iu.test(text)) &&
  titleDay(text) === '' &&
  slashedDaysIn(text).length > 0

/** What a text states about prices below it, or above it. */
function termsOfText(text: string): Terms {
  // '9 1/4' is a fraction.
  const counted = text.replaceAll(/(?<!\d)\d{1,2}\s*\/\s*\d{1,2}(?!\d)/g, ' ')
  const base = isPerPair(text) ? 0 : baseIn(counted)
  const [until, legend] = [lastDayIn(text), legendIn(text)]
  const currencies = currenciesIn(text)
  const tax = taxNote(text)?.is
  const from = titleDay(text)
  return {
    ...(base === undefined ? {} : { base }),
    ...(currencies.length > 0 ? { currencies } : {}),
    ...(tax === undefined ? {} : { tax }),
    ...(scaleOfHeading(text) === 1 ? {} : { isScaled: true }),
    ...(saysChange(text) || (base !== undefined && ofSome.test(text)) ? { isChange: true } : {}),
    ...(hasOpenDay(text) ? { isOpenDay: true } : {}),
    ...(from === '' ? {} : { from }),
    ...(until === '' ? {} : { until }),
    ...(legend.length === 0 ? {} : { legend }),
    ...(ofColor.test(text) ? { isOfColor: true } : {}),
  }
}

type List = {
  readonly mapping: Pick<Mapping, 'columns' | 'constants' | 'formulas' | 'rate' | 'wholePrices'>
  readonly headings: readonly string[]
  /** The currency of its amounts; '' if it names none. */
  readonly currency: string
  /**
   * The texts above the headings, keyed by row number; row 0 has the texts beside a workbook's
   * list.
   */
  readonly titles: readonly { readonly row: number; readonly text: string }[]
  readonly today: Day
}
type Findings = { readonly errors: readonly Finding[]; readonly warnings: readonly Finding[] }
const none: Findings = { errors: [], warnings: [] }
/** Errors and doubts about one row that only the whole list shows. */
export type RowDoubts = (row: NumberedRow, mapped: MappedRow) => Findings

const longestText = 60
/**
 * Maximum number of remarks kept for a list; a list with more only describes articles in other
 * words.
 */
const mostRemarks = 200

/** Looks for such rows in all rows of a list, part by part. */
export function createRemarks(list: List) {
  const { headings, mapping } = list
  const amounts = mapping.columns.flatMap((target, column) =>
    isAmountTarget(target) ? [column] : [],
  )
  const isIdle = amounts.length === 0 || isOfRecords(headings)
  const most = Math.max(2, Math.floor(headings.filter(Boolean).length / 2))
  const remarks: Remark[] = []
  let lastArticle = 0
  const add = (row: number, text: string, isTitle: boolean) => {
    const terms = termsOfText(text)
    if (Object.keys(terms).length > 0 && remarks.length < mostRemarks)
      remarks.push({ row, text: shortened(text), terms, isTitle })
  }
  if (!isIdle) for (const { row, text } of list.titles) add(row, text, true)
  return {
    add(rows: readonly NumberedRow[]): void {
      if (isIdle) return
      for (const { row, cells } of rows)
        if (isPriced(cells, amounts)) lastArticle = row
        else if (cells.filter((cell) => !isEmptyCell(cell)).length <= most)
          add(row, textOf(cells), false)
    },
    result(): RowDoubts {
      if (isIdle) return () => none
      const isFoot = ({ row }: Remark) => row > lastArticle
      const above = remarks.filter((remark) => !isFoot(remark))
      const below = remarks.filter(isFoot)
      return (row, mapped) => {
        const { price, price_breaks: breaks } = mapped.fields
        if (price === undefined && breaks === undefined && mapped.cost === undefined) return none
        const heard = [
          ...lastOfEach(above, row.row),
          ...above.flatMap((remark) =>
            remark.terms.legend ? [{ remark, kind: 'legend' as const }] : [],
          ),
          ...below.flatMap(allKinds),
          ...notesOf(row, mapping.columns),
        ]
        const found = heard.flatMap(
          ({ remark, kind }) =>
            judge[kind](remark, { list, amounts, row: row.cells, mapped }) ?? [],
        )
        return {
          errors: found.flatMap(({ error }) => error ?? []),
          warnings: found.flatMap(({ warning }) => warning ?? []),
        }
      }
    },
  }
}

const textOf = (cells: Row): string =>
  cells
    .filter((cell) => !isEmptyCell(cell))
    .map((cell) => String(cell).trim())
    .join(' ')
const shortened = (text: string): string =>
  text
    .replaceAll(/['\n\r]+/g, ' ')
    .slice(0, longestText)
    .toWellFormed()

/** Whether a row has an amount in a column of amounts. */
const isPriced = (cells: Row, amounts: readonly number[]): boolean =>
  amounts.some((column) => {
    const cell: Cell = cells[column] ?? ''
    if (typeof cell === 'number') return true
    if (!/\d/.test(cell)) return false
    const { amount } = splitAmount(cell)
    return parseDecimal(amount, 'comma') !== undefined || parseDecimal(amount, 'dot') !== undefined
  })

const kinds = [
  'base',
  'currencies',
  'tax',
  'isScaled',
  'isChange',
  'from',
  'until',
  'isOpenDay',
  'isOfColor',
] as const satisfies Kind[]
type Heard = { readonly remark: Remark; readonly kind: Kind }

const allKinds = (remark: Remark): readonly Heard[] =>
  [...kinds, 'legend' as const].flatMap((kind) =>
    remark.terms[kind] === undefined ? [] : [{ remark, kind }],
  )

/** The last remark of each kind above a row. */
const lastOfEach = (remarks: readonly Remark[], row: number): readonly Heard[] =>
  kinds.flatMap((kind) => {
    const remark = remarks.findLast((one) => one.row < row && one.terms[kind] !== undefined)
    return remark ? [{ remark, kind }] : []
  })

/**
 * A cell in any column that begins with the quantity that prices are for: 'per 100', 'je 100 Stk'.
 */
const basedCell = /^\s*(?:per|pro|je|por|pour|les|za|pr\.?)\s*\d/iu
/** Whether a text can state it at all. */
const maybeBased =
  /(?:[/@]|per|pro|je|por|pour|les|za|pr\.?|à|al)\s*(?:\d|cent|mil|hund|taus|thous)/iu
const texts: ReadonlySet<string> = new Set(['', 'name', 'description'])
/** Characters: a longer text describes the article. */
const longestNote = 120

/** What texts within the row of an article state about its price. */
const notesOf = ({ row, cells }: NumberedRow, columns: readonly string[]): readonly Heard[] =>
  columns.flatMap((target, column): Heard[] => {
    const cell = cells[column]
    if (!texts.has(target) || typeof cell !== 'string' || cell.length > longestNote) return []
    if (!maybeBased.test(cell)) return []
    const isMeant = namesPrices(cell) || (target === '' && basedCell.test(cell))
    const base = isMeant ? baseIn(cell) : undefined
    if (base === undefined) return []
    // A person who has set the quantity has already checked it.
    const remark = { row, text: shortened(cell), terms: { base }, isTitle: true }
    return [{ remark, kind: 'base' }]
  })

type Judged = {
  readonly list: List
  readonly amounts: readonly number[]
  readonly row: Row
  readonly mapped: MappedRow
}
type Found = { readonly error?: Finding; readonly warning?: Finding }
const said = messages.why.remarks

const judge: Readonly<Record<Kind, (remark: Remark, judged: Judged) => Found | undefined>> = {
  base: ({ row, text, terms: { base = 1 }, isTitle }, { list, mapped, ...cells }) => {
    const { constants, formulas } = list.mapping
    const isSaid = constants.price_per !== undefined || (formulas.price ?? '') !== ''
    const isOfUnit = base === 0 && isPerUnit(text, mapped.fields['unit'])
    if (((isTitle || base === 0) && isSaid) || isOfUnit || saysBase(cells, list)) return undefined
    const read = mapped.listedPer ?? 1
    return read === base ? undefined : error('price_per', said.base(row, text, read))
  },
  currencies: ({ row, text, terms: { currencies = [] } }, { list, amounts, row: cells }) => {
    const own = list.currency || shopCurrency().code
    const isNamed = currencies.some((one) => isSameCurrency(one, own))
    const isConverted = list.currency === '' && list.mapping.rate !== 1
    return isNamed || isConverted || saysCurrency(cells, amounts, list.headings)
      ? undefined
      : error('price', said.currency(row, text, own))
  },
  tax: (
    { row, text, terms: { tax }, isTitle },
    { list: { mapping, headings, titles }, amounts },
  ) => {
    const notes = [
      ...amounts.map((column) => taxNote(headings[column] ?? '')?.is),
      ...titles.map((title) => taxNote(title.text)?.is),
    ]
    const isWith = notes.includes('with') || losesTax(mapping.formulas.price)
    if (tax === 'gross')
      return isWith || notes.includes('without')
        ? undefined
        : warning('price', messages.why.grossPrice(text))
    const isRead = (isTitle && row !== 0) || (tax === 'with') === isWith
    return isRead ? undefined : error('price', said.tax(row, text, isWith))
  },
  isScaled: ({ row, text }, { list: { headings, mapping }, amounts }) =>
    mapping.wholePrices === 'cents' ||
    amounts.some((column) => scaleOfHeading(headings[column] ?? '') !== 1)
      ? undefined
      : error('price', said.scale(row, text)),
  isChange: ({ row, text }) => warning('price', said.change(row, text)),
  from: ({ row, text, terms: { from = '' }, isTitle }, { list: { today } }) =>
    (isTitle && row !== 0) || from <= today
      ? undefined
      : warning('price', said.from(row, text, from)),
  until: ({ row, text, terms: { until = '' } }, { list: { today } }) =>
    until >= today ? undefined : warning('price', said.until(row, text)),
  isOpenDay: ({ row, text }) => warning('price', said.change(row, text)),
  legend: ({ row, text, terms: { legend = [] } }, { list: { mapping, headings }, row: cells }) => {
    const column = headings.findIndex(
      (_, at) => (mapping.columns[at] ?? '') === '' && legend.includes(String(cells[at]).trim()),
    )
    const sign = String(cells[column] ?? '').trim()
    return column < 0
      ? undefined
      : warning('price', said.legend(row, text, { heading: headings[column] ?? '', sign }))
  },
  isOfColor: ({ row, text }) => warning('state', said.color(row, text)),
}

/** Whether a text is about prices per unit of the article: per metre, or per pair. */
const isPerUnit = (text: string, unit: unknown = 'piece'): boolean =>
  isPerPair(text) ? unit !== 'piece' : measureOfHeading(text)?.measure === unit

const error = (field: string, why: string): Found => ({ error: { field, why } })
const warning = (field: string, why: string): Found => ({ warning: { field, why } })

/** Whether a cell of the row states the quantity that its price is for. */
const saysBase = (
  { row, amounts }: Pick<Judged, 'row' | 'amounts'>,
  { mapping }: Pick<List, 'mapping'>,
): boolean =>
  !isEmptyCell(row[mapping.columns.indexOf('price_per')]) ||
  amounts.some((column) => splitAmount(row[column] ?? '').per !== undefined)

/** Whether a cell of the row states the currency of its price: that is checked separately. */
const saysCurrency = (row: Row, amounts: readonly number[], headings: readonly string[]): boolean =>
  amounts.some((column) => currencyOf([row[column] ?? '']) !== '') ||
  headings.some(
    (heading, column) => termOfHeading(heading) === 'currency' && !isEmptyCell(row[column]),
  )
