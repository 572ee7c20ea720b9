/** Whether the prices of a list include tax, according to headings, titles and cells. Pure. */
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { isEmptyCell, type Cell, type Row } from '../../../packages/file-reader/tables/table.ts'
import { isAmountTarget } from '../../../packages/file-reader/numbers/decimal-signs.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import { termOfHeading } from '../../../packages/file-reader/headings/article-headings.ts'
import { toCents } from '../../../packages/file-reader/numbers/numbers.ts'
import { taxRateIn } from './tax-rate-cells.ts'
import type { Draft } from './row-draft.ts'

const tax =
  '(?:mwst|m\\.w\\.st|ust|mehrwertsteuer|umsatzsteuer|vat|gst|hst|(?:sales )?tax(?:es)?|tva|t\\.v\\.a|btw|iva|i\\.v\\.a|moms|mva|dph|alv|kdv|afa|ptu|tps|steuer)'
const percent = '(?:\\d{1,2}(?:[.,]\\d{1,2})?\\s*%\\s*)?'
const included =
  '(?:inkl|incl|ink|inc|inklusive|inclusive|including|includes?|inclu[ts]?[aeo]?s?|incluid[ao]s?|includ[ao]|inclusief|compres[aei]s?|comprise?s?|einschl[^\\s]*|enthalt\\w*|enthaelt|contien(?:t|nent?|en?)|conten\\w+|bevat(?:ten)?|zawiera(?:ja)?|obsahuj[ie]|tartalmaz\\w*|innehaller|inneholder|indeholder|sisalta\\w*|con|com|mit|with|avec|med|z|s|cu|sis|vc|vcetne|vratane|c/)'
const withTax = new RegExp(
  `\\b${included}\\.?\\s*(?:der\\s+|die\\s+|gesetzl\\w*\\.?\\s+|of\\s+|la\\s+|de\\s+)?${percent}${tax}\\b` +
    `|\\b${tax}[\\s.:(-]*${percent}(?:inkl|incl|inc\\b|inbegriffen|enthalten|inclu|compr)` +
    '|\\bc\\s*/?\\s*iva\\b|\\balv\\s*[1-9]\\d?(?:[.,]\\d+)?\\s*%|\\bkdv\\s+dahil|\\bverollinen\\b|\\bafa-?val\\b|\\bafa-?t tartalmaz|\\bttc\\b|\\bt\\.\\s?t\\.\\s?c\\b|toutes taxes|\\bivato\\b|\\btax[- ]?incl',
)
const withoutTax =
  /\b(?:tax|vat|gst|mwst|ust|tva|iva|btw|moms|mva|dph)[\s.:(-]*(?:excl|exkl|esclus|exclu|nicht|not|non|no) ?\w*|\b(?:alv|vat|iva|tva|mwst|btw|moms|mva|dph|ust)\s*0\s*%|\bs\s*\/?\s*iva\b|\bveroton\b|\bkdv\s+haric|\b(?:ilman|fara|exkl|excl|exklusive|exclusive|excluding|excludes?|excluded|ex|ohne|zzgl|zuzuglich|plus|netto\w*|net|nett?e|ht|h\.\s?t|hors|senza|sin|zonder|bez|utan|uden|sem|nelkul|eks|ekskl|without|esclus[ao]|nicht|nie|not|non|niet|ikke|inte|nao|pas|no inclu\w*)\b|\+\s*(?:\d{1,2}\s*%\s*)?(?:mwst|ust|vat|tva|btw|iva|moms|mva|dph)\b/
/** In languages whose letters or endings the patterns above lack: 'с ДДС', 'χωρίς ΦΠΑ', 'be PVM'. */
const further = '(?:ндс|ддс|пдв|φπα|pvm|pvn|pdv\\w*|ddv|vsk)'
const furtherWith = new RegExp(
  `(?:^|[\\s(,;/])(?:(?:с|з|με|su|ar|sa?|z|með)\\s+|m/\\s*)${further}|\\bkm ?- ?ga\\b|^mpc$`,
)
const furtherWithout = new RegExp(
  `(?:^|[\\s(,;/])(?:без|χωρις|be|bez|brez|an)\\s+${further}|\\bkm ?- ?ta\\b|^vpc$`,
)
const gross = /\b(?:brutto(?!gewicht)\w*|gross)\b(?!\s*(?:weight|wt))/
/** Consumer prices, which include tax unless the list states otherwise. */
const consumers =
  /\b(?:pvp\w*|oxprice|uvp|unverb\w*|endkundenpreis\w*|ladenpreis\w*|rrp|p\.?v\.?p|prix (?:public|conseille|consommateur)|prezzo (?:al )?pubblico|adviesprijs|consumentenprijs|detaljpris|cirkapris|ca-?pris|vejl\w*|veil\w*|cena detaliczna|doporucena|moc|kisker\w*|fogyasztoi|preco (?:de venda ao )?publico)\b/

/** 'Preis 19 % MwSt.': it is not clear whether tax is included. */
const openTax = new RegExp(
  `\\b(?:preis\\w*|prices?|prix|prezzo|precios?|precos?|prijs|pris|cena)\\b.*\\b${tax}\\b`,
)

/**
 * What a text states about tax: included, at a rate in percent if it names one, or not included.
 */
export type TaxNote =
  | { readonly is: 'with'; readonly rate?: number }
  | { readonly is: 'without' }
  | { readonly is: 'gross' }

/** @returns undefined for a text that is not about tax */
export function taxNote(text: string): TaxNote | undefined {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
  if (withoutTax.test(plain) || furtherWithout.test(plain)) return { is: 'without' }
  if (!withTax.test(plain) && !furtherWith.test(plain))
    return gross.test(plain) || consumers.test(plain) || openTax.test(plain)
      ? { is: 'gross' }
      : undefined
  const rate = /(\d{1,2}(?:[.,]\d{1,2})?)\s*%/.exec(plain)?.[1]
  return rate === undefined ? { is: 'with' } : { is: 'with', rate: Number(rate.replace(',', '.')) }
}

const rateOfTax = new RegExp(
  `\\d{1,2}(?:[.,]\\d{1,2})?\\s*%\\s*(?:\\p{L}{2,12}\\.?\\s+)?${tax}(?!\\p{L})|(?<!\\p{L})${tax}[\\s.:(-]{0,3}\\d{1,2}(?:[.,]\\d{1,2})?\\s*%`,
  'giu',
)
/** A text without the rates of taxes in it. */
export const withoutTaxRates = (text: string): string => text.replaceAll(rateOfTax, ' ')

/** Whether a text mentions tax, or states its rate. */
export const namesTax = (text: string): boolean =>
  taxNote(text) !== undefined || taxHeading.test(text.toLowerCase())

const yes = /^(?:y|yes|j|ja|o|oui|s|si|sí|tak|ano|true|wahr|1|x)$/i
const taxHeading = new RegExp(`\\b${tax}\\b`)
const shortNote = /^(?:inkl|incl|inc|included|inbegriffen|enthalten|ttc|brutto|gross)\.?$/i

/** Columns that qualify prices: 'Preisart'. */
const ofPrices = /preis|price|prix|prezz|preci|pre[cç]o|prij[sz]|pris|cen[ay]|tax|mwst|vat/i

const priceMark =
  /^(?:(?:preis|steuer|mwst|ust)-? ?(?:kennzeichen|kz|art)\.?|n ?\/ ?b|b ?\/ ?n|nett?o? ?\/ ?brutt?o|brutt?o ?\/ ?nett?o)$/i
/** 'Incl/Excl': a column that says for each row whether its price includes tax. */
const noteHeading = /^(?:incl|inkl|inc)\.? ?\/ ?(?:excl|exkl|ex)\.?$/i
/** 'incl. 20 %' below 'Tax'. */
const rateNote = /^(?:inkl|incl|inc)\.?\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*%$/i

/** Below any heading, such as 'Remark'. */
const bareGross = /^(?:brutto ?-?preis|brutto|gross(?: price)?|prix brut)$/i

/** 'incl.' and 'incl. 20 %' below a heading about tax. */
function shortNoteOf(heading: string, text: string): TaxNote | undefined {
  const isOfTax = taxHeading.test(heading.toLowerCase())
  if ((isOfTax || noteHeading.test(heading.trim())) && shortNote.test(text)) return { is: 'with' }
  const rate = isOfTax ? rateNote.exec(text)?.[1] : undefined
  return rate === undefined ? undefined : { is: 'with', rate: Number(rate.replace(',', '.')) }
}

/** What a cell beside the prices states about the prices of its row. */
function noteOfCell(heading: string, text: string): TaxNote | undefined {
  const headed = taxNote(heading)
  if (headed?.is === 'with' && yes.test(text)) return headed
  const short = shortNoteOf(heading, text)
  if (short) return short
  // 'N' and 'B' below 'Preiskennzeichen'.
  if (priceMark.test(heading.trim()) && /^(?:b|br|n)$/i.test(text))
    return /^b/i.test(text) ? { is: 'gross' } : undefined
  if (bareGross.test(text)) return { is: 'gross' }
  const own = taxNote(text)
  return own?.is === 'with' || (own?.is === 'gross' && ofPrices.test(heading)) ? own : undefined
}

/** Words for prices, and for what an article costs the shop, in a heading. */
const sellingPrice =
  /preis|price|prix|prezz|preci|pre[cç]o|prij[sz]|pris|cen[ay](?!\p{L})|hinta|pvp|verkauf|sales/iu
const cost =
  /einkauf|(?<!\p{L})ek|cost|kost|purchas|buy|achat|inkoop|ink[oöø][bp]|n[aá]kup|acquist|compra|zakup/iu
/** Yes below 'Price includes tax' is about the sales price only. */
const isOfSales = (heading: string, text: string): boolean =>
  yes.test(text) && sellingPrice.test(heading) && !cost.test(heading)

/** What a column beside the prices states about each amount of its rows. */
function notesOfRow({ headings, mapping, numbers }: Draft, row: Row) {
  for (const [column, target] of mapping.columns.entries()) {
    const [cell, heading]: [Cell, string] = [row[column] ?? '', headings[column] ?? '']
    if (target !== '' || isEmptyCell(cell)) continue
    const text = String(cell).trim()
    const note = noteOfCell(heading, text)
    const leavesCost = numbers.has('price') && isOfSales(heading, text)
    if (note) return (amount: string): Note => (leavesCost && amount === 'cost' ? undefined : note)
  }
  return (): Note => undefined
}

/** The rate for a row from a column of tax rates, in percent. */
function rateOfRow({ headings }: Draft, row: Row): number | undefined {
  const rates = headings.flatMap((heading, column) =>
    termOfHeading(heading) === 'taxRate' ? (taxRateIn(row[column]) ?? []) : [],
  )
  const [rate = 0] = rates
  return new Set(rates).size === 1 && rate > 0 ? rate : undefined
}

/** A formula that removes the tax from a price: 'price ÷ 1.19'. */
export const losesTax = (formula: string | undefined): boolean =>
  /[÷/]\s*1\.\d|[×x*]\s*0?\.\d/.test(formula ?? '')

type Note = ReturnType<typeof taxNote>

/** A heading takes precedence over a title, except for 'gross', which has several meanings. */
const closerNote = (ofHeading: Note, ofTitle: Note): Note =>
  ofHeading?.is === 'gross' ? (ofTitle ?? ofHeading) : (ofHeading ?? ofTitle)

/**
 * Removes the tax from the prices of a row that include it, if the list states the rate; otherwise
 * each of them is an error, because the shop's prices exclude tax. Prices of records (BMEcat,
 * DATANORM) already exclude it: their format states which of them include tax.
 * @param titles the texts above the headings
 */
export function settleTax(draft: Draft, row: Row, titles: readonly string[]): void {
  const { mapping, headings, numbers, warnings } = draft
  if (isOfRecords(headings)) return
  const ofRow = notesOfRow(draft, row)
  const notes = titles.map(taxNote)
  const ofTitle =
    notes.find((note) => note?.is === 'with') ?? notes.find((note) => note?.is === 'without')
  for (const [column, target] of mapping.columns.entries()) {
    const amount = numbers.get(target)
    if (!isAmountTarget(target) || amount === undefined) continue
    const note = ofRow(target) ?? closerNote(taxNote(headings[column] ?? ''), ofTitle)
    if (note === undefined || note.is === 'without') continue
    if (target === 'price' && losesTax(mapping.formulas.price)) continue
    if (note.is === 'gross')
      warnings.push({ field: target, why: messages.why.grossPrice(headings[column] ?? '') })
    else takeTax(draft, target, amount, note.rate ?? rateOfRow(draft, row))
  }
}

function takeTax(
  { numbers, errors, warnings }: Draft,
  field: string,
  amount: number,
  rate: number | undefined,
): void {
  if (rate === undefined) {
    errors.push({ field, why: messages.why.withTax })
    return
  }
  const net = toCents(amount / (1 + rate / 100)) / 100
  numbers.set(field, net)
  warnings.push({ field, why: messages.why.taxTaken(amount, rate, net) })
}
