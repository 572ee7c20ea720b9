/**
 * Rows of shop programs that are not articles of this shop: sets of other articles, articles of
 * another shop, articles that no list shows. They are refused or marked, never imported unchanged.
 * Pure.
 */
import { headingKey } from '../../../packages/file-reader/headings/heading-key.ts'
import { saysHidden } from '../../../packages/file-reader/tables/program-cells.ts'
import { familyHeading } from '../../../packages/file-reader/tables/variants.ts'
import type { Row } from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { Finding, ToolFields } from './mapping.ts'

type Said = { readonly errors: readonly Finding[]; readonly warnings: readonly Finding[] }

const textOf = (cells: Row, column: number): string =>
  column < 0 ? '' : String(cells[column] ?? '').trim()

/**
 * The columns in which programs state the kind of an article: WooCommerce 'Type', Magento
 * 'product_type'.
 */
const kindKey = /^(?:type?|typ|tipo|tipologia|product type)$/
const composed = /^(?:grouped|bundle)(?:,.*)?$/i
const elsewhere = /^external(?:,.*)?$/i
const immaterial = /^(?:virtual|downloadable|gift ?card)$|,\s*(?:virtual|downloadable)/i
/** Work, not goods: 'Type: Service', and yes below 'Usługa'. */
const service =
  /^(?:services?|labou?r|dienstleistung(?:en)?|arbeitszeit|prestations?|servicio|servizio|prestazione|dienst|usluga|sluzba|szolgaltatas|tjanst|ydelse|tjeneste|servico)$/u
/** 'Type: Bundle', 'Stückliste': other articles in a set. */
const ofOthers =
  /^(?:bundles?|kits?|sets?|assembly|assemblies|stuckliste|nomenclature|lot de produits|conjunto|juego|kit compuesto|distinta base|samenstelling|zestaw|sada|set de productos)$/u
const yes = /^(?:yes|y|x|1|true|ja|j|oui|si|tak|ano|igen|sim)$/u

/** 'Usługa', 'Is service': yes means work. */
export const isOfService = (heading: string): boolean =>
  service.test(headingKey(heading).replace(/^is /, ''))

const isOfKind = (heading: string): boolean => {
  const key = headingKey(heading)
  return kindKey.test(key) || /^(?:item|article|artikel) ?(?:type|typ|art)$/.test(key)
}

/** The cell that shows that a row is not one article of goods, but of the meant kind. */
function kindIn(
  headings: readonly string[],
  cells: Row,
  isMeant: (heading: string, word: string) => boolean,
): string {
  const at = headings.findIndex((heading, column) =>
    isMeant(heading, headingKey(textOf(cells, column))),
  )
  return at < 0 ? '' : `${headings[at] ?? ''}: ${textOf(cells, at)}`
}
const isWork = (heading: string, word: string): boolean =>
  isOfKind(heading) ? service.test(word) : isOfService(heading) && yes.test(word)
const isSet = (heading: string, word: string): boolean => isOfKind(heading) && ofOthers.test(word)

/** Columns that show that the kind of an article comes from a program, and not from a supplier. */
const programKey =
  /^(?:attribute set code|income account|product service name|product websites|published|veroffentlicht|publie|publicado|pubblicato|gepubliceerd|grouped products|tax status)$/

/** The finding about a row that is specific to the program that wrote it. */
export function programFindings(
  headings: readonly string[],
  cells: Row,
  state: ToolFields[string],
): Said {
  const keys = headings.map(headingKey)
  const kind = keys.some((key) => programKey.test(key))
    ? textOf(
        cells,
        keys.findIndex((key) => kindKey.test(key)),
      )
    : ''
  const isPart = textOf(cells, keys.indexOf('composite sku')) !== ''
  const isSize = textOf(cells, headings.indexOf(familyHeading)) !== ''
  const hidden = isSize ? -1 : headings.findIndex((heading, at) => saysHidden(heading, cells[at]))
  const error =
    composed.test(kind) || isPart
      ? messages.why.composed
      : elsewhere.test(kind)
        ? messages.why.soldElsewhere
        : undefined
  const seen = textOf(cells, hidden)
  const [work, set] = [kindIn(headings, cells, isWork), kindIn(headings, cells, isSet)]
  const why = state === 'draft' ? messages.why.hiddenDraft(seen) : messages.why.hiddenOnSale(seen)
  return {
    errors: error === undefined ? [] : [{ field: 'sku', why: error }],
    warnings: [
      ...(hidden < 0 ? [] : [{ field: 'state', why }]),
      ...(set === '' || error !== undefined
        ? []
        : [{ field: 'sku', why: messages.why.setOfOthers(set) }]),
      ...(work === '' ? [] : [{ field: 'sku', why: messages.why.work(work) }]),
      ...(immaterial.test(kind) ? [{ field: 'sku', why: messages.why.immaterial(kind) }] : []),
    ],
  }
}
