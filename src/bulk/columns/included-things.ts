/** Headings of prices that include freight, a deposit, duty or other charges. Pure. */
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { namesTax } from './tax-included.ts'

/** Freight, customs, deposits, packing, recycling fees: charges in addition to the article. */
const things =
  '(?:fracht\\p{L}*|versand\\p{L}*|lieferung|transport\\p{L}*|porto|zoll|pfand|maut|montage|verpackung|freight|shipping|delivery|postage|carriage|duty|duties|customs|deposit|packing|surcharge|installation|livraison|frais|port|consigne|douane|emballage|ecotaxe|eco (?:participation|contribution)|spedizione|trasporto|dazi|cauzione|imballo|raee|envio|portes?|transporte|aranceles|deposito|embalaje|vracht|verzend\\p{L}*|levering|statiegeld|bezorging|dostaw\\p{L}*|transportem|wysylk\\p{L}*|kaucj\\p{L}*|cl[aeo]m|doprav\\p{L}*|zaloh\\p{L}*|frakt|fragt|leverans|levering|pant|emballage|szallitas\\p{L}*|frete|envio|vrg|varg|mtz|lsva|edelmetall\\p{L}*|kupfer\\p{L}*|legierungs\\p{L}*)'
const including =
  '(?:inkl|incl|inklusive?|inclusive|including|includes|inclu[st]?e?s?|inclusief|incluid[oa]s?|inclus[oae]s?|compris\\p{L}*|compres[oa]|einschl\\p{L}*|vc|vcetne|wlacznie)'
/** 'mit Fracht', 'con trasporto', 'z dostawą', '+ freight'. */
const withThing = new RegExp(
  `(?<!\\p{L})(?:mit|with|avec|con|com|met|med|z|s|vcetne|${including}|\\+|and|und|et)\\.? (?:de )?${things}(?!\\p{L})|(?<!\\p{L})${things} (?:${including}|pag[oa]\\p{L}*|paye\\p{L}*)(?!\\p{L})`,
  'u',
)
const includingAny = new RegExp(`(?<!\\p{L})${including}(?!\\p{L})`, 'u')
/** The seller delivers, or pays the transport: Incoterms 2020, groups C and D. */
const delivered =
  /(?<!\p{L})(?:cif|cip|cpt|cfr|dap|ddp|ddu|dpu|daf|landed|delivered|frei (?:haus|bau\p{L}*|empf\p{L}*|station|lager)|franko|rendu|franco (?:domicil\p{L}*|destin\p{L}*|huis|chantier)|porto franco|free (?:delivered|domicile|house)|fritt? (?:lever\p{L}*|kund\p{L}*)|fragtfri\p{L}*|fraktfri\p{L}*|szallitassal|portes pagad[oa]s)(?!\p{L})|^(?:prix|prezzo) franco$/u
const without =
  /(?<!\p{L})(?:excl\p{L}*|exkl\p{L}*|ex|ohne|zzgl|zuzuglich|plus|without|hors|sans|senza|sin|zonder|bez|utan|uden|sem|not|non|nicht|no|nie|ne|niet|ikke|inte)(?!\p{L})/u

/**
 * Whether a heading states that the price includes something else; 'ab Werk', 'ex works' and 'excl.
 * freight' mean the price without charges.
 */
export function includesMore(heading: string): boolean {
  const key = headingKey(heading)
  if (without.test(key)) return false
  if (delivered.test(key) || withThing.test(key)) return true
  return includingAny.test(key) && !namesTax(heading)
}
