/** The number of units that the weights below a heading are for. Pure. */
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { baseOfHeading } from '../../../packages/file-reader/headings/price-base.ts'
import { remembered } from '../../../packages/file-reader/headings/remembered.ts'

/** `isSaid`: the heading states the number, which else is assumed to be 1. */
type Weighed = { readonly pieces?: number; readonly isSaid?: boolean }

/** 'Stückgewicht', 'Unit weight', 'Poids unitaire', 'Waga jednostkowa'. */
const ofOne =
  /^(?:stuck|einzel)(?:gewicht|netto|brutto)|(?<!\p{L})(?:(?:unit|piece|item|each)(?= (?:net |gross )?(?:weight|wt)(?!\p{L}))|unitai?r\p{L}*|jednostk\p{L}*|jednotk\p{L}*|each)(?!\p{L})/u
const packHeading =
  /kart|carton|\bv(?:e|pe|pk)\b|pack(?!ed)|palett|pallet|gebinde|colis|\bbox\b|cart[oó]n/i

/**
 * The quantity that weights are for, according to a heading: 'kg/100 St.', 'Weight of 12 (kg)';
 * undefined for a pack of unknown size.
 */
export const weighedPieces = remembered((heading): Weighed => {
  const { quantity, isUnsure } = baseOfHeading(heading)
  const [, number] =
    /(?:\/|\b(?:of|de|di|von|za|per|pro|je|pour|por))\s*(\d{1,4})(?![\d.,])/iu.exec(heading) ?? []
  const isPack = headingKey(heading)
    .split(/[ -]/)
    .some((word) => /^(?:pack|container)$/.test(fieldOfKey('unit', word) ?? ''))
  const isOfPack = (isPack && quantity === undefined) || (isUnsure && !heading.includes('%'))
  return isOfPack || packHeading.test(heading)
    ? {}
    : {
        pieces: number === undefined ? (quantity ?? 1) : Number(number),
        isSaid: number !== undefined || quantity !== undefined || ofOne.test(headingKey(heading)),
      }
})

/** Whether a heading states for how many units its weights are. */
export const saysWeighedPieces = (heading: string): boolean => {
  const { pieces, isSaid = false } = weighedPieces(heading)
  return pieces === undefined || isSaid
}
