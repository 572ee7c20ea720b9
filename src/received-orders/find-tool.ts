/** Which tool a line names: by its numbers, and the certain ones must agree. Pure. */
import { bareGtin, isGtin } from '../catalogue/identifiers/identifiers.ts'
import { foldSku } from '../catalogue/model/sku.ts'
import type { PadTool, ResolvedTerms } from '../search/contract.ts'
import { skuKey } from '../search/words/sku-key.ts'
import type { DraftLine } from './draft.ts'
import { reasonMessages as messages } from './messages/reasons.ts'
import { reason, type Reason } from './reasons.ts'

/** The result of the search for a term. */
type Match = {
  readonly found: ResolvedTerms['terms'][number]['found']
  readonly tools: readonly PadTool[]
  /** The number of tools in the pack that the term names. */
  readonly quantity?: number | undefined
  /** The company's own number that matches the term. */
  readonly partNumber?: string | undefined
}
export type Matches = ReadonlyMap<string, Match>

/** The terms that may name the tool of a line. */
export const termsOfLine = (line: DraftLine): readonly string[] =>
  [line.sellerNumber, line.buyerNumber, line.gtin, line.makerNumber, nameTerm(line)].filter(Boolean)

/** A name is used only if no number matches. */
const nameTerm = ({ sellerNumber, buyerNumber, gtin, makerNumber, name }: DraftLine): string =>
  [sellerNumber, buyerNumber, gtin, makerNumber].some(Boolean) ? '' : name

export type Found = {
  readonly tool: PadTool | undefined
  readonly candidates: readonly PadTool[]
  readonly reasons: readonly Reason[]
  /** The number of pieces in each unit of the ordered quantity, if the number names a pack. */
  readonly each: number
}

/** Shorter numbers could also be customs numbers. */
const minGtinLength = 12

/**
 * The tool that a term names with certainty: by the company's own number, the exact SKU, or a GTIN.
 */
export function certainTool(
  term: string,
  matches: Matches,
): (Match & { readonly tool: PadTool }) | undefined {
  const match = matches.get(term)
  const [tool, ...others] = match?.tools ?? []
  if (!match || match.found !== 'one' || !tool || others.length > 0) return undefined
  const isExact =
    match.partNumber !== undefined ||
    foldSku(tool.sku) === foldSku(term) ||
    (bareGtin(term).length >= minGtinLength &&
      isGtin(bareGtin(term)) &&
      skuKey(tool.sku) !== skuKey(term))
  return isExact ? { ...match, tool } : undefined
}

/**
 * The tool that a line names: the certain numbers must agree; any other match must be confirmed.
 */
export function findTool(line: DraftLine, matches: Matches): Found {
  const terms = termsOfLine(line)
  const certain = terms.flatMap((term) => {
    const match = certainTool(term, matches)
    return match ? [{ term, ...match }] : []
  })
  const tools = [...new Map(certain.map(({ tool }) => [tool.id, tool])).values()]
  const [tool, ...others] = tools
  const each = certain.find(({ quantity = 1 }) => quantity > 1)?.quantity ?? 1
  if (tool && others.length > 0)
    return {
      tool: undefined,
      candidates: tools,
      each: 1,
      reasons: [
        reason('conflict', messages.conflict(certain.map((one) => [one.term, one.tool.name]))),
      ],
    }
  if (tool) return { tool, candidates: [], each, reasons: doubtsBeside(line, certain, matches) }
  return findOtherwise(terms, matches)
}

/**
 * Doubts about a tool that a certain number names, because another number of the line belongs to a
 * different tool.
 */
function doubtsBeside(
  { sellerNumber, buyerNumber, makerNumber }: DraftLine,
  certain: readonly (Match & { readonly term: string; readonly tool: PadTool })[],
  matches: Matches,
): readonly Reason[] {
  const named = (term: string) => certain.find((one) => one.term === term)
  const found = certain[0]
  if (!found) return []
  const ofMaker = matches.get(makerNumber)
  const [made, ...others] = ofMaker?.found === 'one' ? ofMaker.tools : []
  if (made && others.length === 0 && made.id !== found.tool.id)
    return [
      reason(
        'conflict',
        messages.conflict([
          [found.term, found.tool.name],
          [makerNumber, made.name],
        ]),
      ),
    ]
  if (sellerNumber !== '' && !named(sellerNumber))
    return [reason('unknown-number', messages.unknownNumber(sellerNumber, found.term))]
  // A buyer's number equals the shop's SKU by chance, and nothing else names the tool.
  const byBuyer = named(buyerNumber)
  const isAlone = certain.every(({ term }) => term === buyerNumber)
  return byBuyer && isAlone && byBuyer.partNumber === undefined
    ? [reason('found-otherwise', messages.buyersNumberIsSku(buyerNumber))]
    : []
}

function findOtherwise(terms: readonly string[], matches: Matches): Found {
  const found = terms.flatMap((term) => {
    const match = matches.get(term)
    return match && match.tools.length > 0 ? [{ term, ...match }] : []
  })
  const candidates = [
    ...new Map(found.flatMap(({ tools }) => tools).map((tool) => [tool.id, tool])).values(),
  ]
  const exact = found.find(({ found: kind, tools }) => kind === 'one' && tools.length === 1)
  const [only] = candidates
  if (exact && only && candidates.length === 1)
    return {
      tool: only,
      candidates: [],
      each: exact.quantity ?? 1,
      reasons: [reason('found-otherwise', messages.foundOtherwise(exact.term))],
    }
  const written = terms.join(', ')
  const isSeveral = found.some(({ found: kind }) => kind === 'several')
  return {
    tool: undefined,
    candidates: candidates.slice(0, 6),
    each: 1,
    reasons: [
      isSeveral
        ? reason('ambiguous', messages.ambiguous(written))
        : reason('no-tool', terms.length === 0 ? messages.namesNothing : messages.noTool(written)),
    ],
  }
}
