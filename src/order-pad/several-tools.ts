/** Assigns the numbers of a line that names several tools to these tools. Pure. */
import type { Token } from './line-tokens.ts'
import { isLabelled } from './sure-quantity.ts'

/** A tool's part of the line. */
type Part = { readonly start: number; readonly end: number; readonly sku: number }
export type Parts = {
  readonly parts: readonly Part[]
  /** Whether a number may also belong to the tool on its other side. */
  readonly isUnsure: boolean
}

/** Words between a number and its tool: '24 pièces de la référence HMR-1001'. */
const linking =
  /^(?:(?:[dl]['’])?(?:of|the|de|du|des|la|le|les|el|los|las|un[oa]?|del|dell[ao]|dei|delle|di|do|da|dos|das|von|vom|van|der|die|den|dem|het|af|av|z|each|your|our|item|article|artikels?|articolo|artículo|artigo|art(?:\.?-?nr)?|produ[ck]ts?|part|ref(?:er[eê]n[ckz]?i?[ae]|erence)?|r[ée]f(?:[ée]rence)?|riferimento|code|codice|código|kode|sku|no|nr|num(?:mer|ber|[ée]ro)|n[°º]|t[iy]pe?|mod(?:el[lo]?|[èe]le)))$/iu
/** Words that separate the parts of two tools. */
const joining = /^(?:and|und|sowie|et|e|ed|y|i|og|och|en|plus|also|auch|then|dann|&|\+)$/iu

/**
 * 'HMR-1001 48, PLR-4018 24' and '48 of HMR-1001 and 24 of PLR-4018': whether SKUs or numbers come
 * first in the line decides the order in all its parts.
 */
export function partsOf(tokens: readonly Token[]): Parts {
  const first = tokens.find(({ kind }) => kind === 'plain-sku' || kind === 'number')
  const skus = [...tokens.keys()].filter((index) => tokens[index]?.kind === 'plain-sku')
  const isBefore = first?.kind === 'number'
  const starts = skus.map((sku, nth) =>
    isBefore ? numberBefore(tokens, sku, (skus[nth - 1] ?? -1) + 1) : sku,
  )
  const parts = skus.map((sku, nth) => ({
    sku,
    start: starts[nth] ?? sku,
    end: starts[nth + 1] ?? tokens.length,
  }))
  const isOpen = isBefore ? isOpenBefore : isOpenBehind
  return { parts, isUnsure: parts.some((part, nth) => isOpen(tokens, part, parts[nth + 1])) }
}

/**
 * The position of the last number between a SKU and the SKU before it; otherwise that of the SKU.
 */
function numberBefore(tokens: readonly Token[], sku: number, from: number): number {
  const place = tokens.slice(from, sku).findLastIndex(({ kind }) => kind === 'number')
  return place < 0 ? sku : from + place
}

const wordsIn = (tokens: readonly Token[], from: number, to: number): readonly string[] =>
  tokens
    .slice(from, to)
    .filter(({ kind }) => kind !== 'quantity-mark')
    .map(({ text }) => text)

/** 'PO 4711' is not a quantity, but 'I order 24' and '24 pcs' are. */
function isNamed(tokens: readonly Token[], place: number): boolean {
  const [before, number] = [tokens[place - 1], tokens[place]]
  if (!number || number.isQuantity || !isLabelled(tokens, place)) return false
  return number.text.length > 3 || !/^(?:order|commande)$/i.test(before?.text ?? '')
}

/**
 * '5 items: HMR-1001 24, WRN-3013': words without a connection, or a number right after the SKU.
 */
function isOpenBefore(tokens: readonly Token[], part: Part, next: Part | undefined): boolean {
  if (part.start === part.sku) return false
  const between = wordsIn(tokens, part.start + 1, part.sku)
  if (between.some((word) => !linking.test(word)) || isNamed(tokens, part.start)) return true
  const isNextTo = next !== undefined && next.start === part.sku + 1 && next.start < next.sku
  const ofNext = next ? wordsIn(tokens, next.start + 1, next.sku) : []
  return isNextTo && between.length > 0 && ofNext.every((word) => joining.test(word))
}

/**
 * 'HMR-1001 and 48 of WRN-3013': a number that is not right after its SKU, and the next SKU has
 * none.
 */
function isOpenBehind(tokens: readonly Token[], part: Part, next: Part | undefined): boolean {
  const hasNumber = ({ sku, end }: Part) =>
    tokens.slice(sku, end).some(({ kind }) => kind === 'number')
  if (!next || !hasNumber(part) || hasNumber(next)) return false
  const number = tokens.findIndex(({ kind }, index) => index > part.sku && kind === 'number')
  const ofNext = wordsIn(tokens, number + 1, next.sku)
  return (
    wordsIn(tokens, part.sku + 1, number).length > 0 ||
    ofNext.some((word) => linking.test(word) && !joining.test(word))
  )
}
