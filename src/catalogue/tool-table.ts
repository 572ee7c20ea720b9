/** The types of the table `tools` and of the rows read from it and written to it. Pure. */
import type { Generated, Selectable } from 'kysely'
import type { Identifiers } from './identifiers/identifiers.ts'
import type { Pack } from './units/packs.ts'
import type { PriceBreak } from './rules.ts'
import type { StoredSafety } from './safety.ts'
import type { Day } from '../platform/time/time-zone.ts'
import type { SaleTerms } from './model/tool-state.ts'
import type { TaxClass } from './tax-class.ts'
import type { Unit } from './model/units.ts'

type Spec = { readonly name: string; readonly value: string }

/** The tables that the catalogue's stores use. */
export type CatalogueTables = {
  tools: {
    id: string
    slug: string
    sku: string
    /** The form in which the SKU is unique; null is `lower(sku)`. */
    sku_folded: string | null
    name: string
    brand: string
    category: string
    family: string
    image: string
    description: string
    /** One per line; only demo tools have keywords. */
    keywords: string
    price_cents: number
    minimum_quantity: number
    pack_size: number
    price_breaks: PriceBreak[]
    specs: Spec[]
    identifiers: Identifiers
    unit: Unit
    /** The content of one unit, in words; empty if it is obvious. */
    unit_content: string
    /** The number of units for the prices. */
    price_per: number
    /** Ordered by quantity. */
    packs: readonly Pack[]
    /** Age limit and hazard marks. */
    safety: StoredSafety
    tax_class: TaxClass
    /** Grams per unit; null: unknown. */
    weight_grams: Generated<number | null>
    /** The cost of `price_per` units, in cents. */
    cost_cents: Generated<number | null>
    /** The stock level at or below which it is reordered. */
    reorder_level: Generated<number | null>
    /** Its place in the warehouse; empty: not set. */
    bin: Generated<string>
    rating_count: number
    rating_sum: number
    revision: number
    demo: boolean
    created_at: Date
    /** When the content of the tool's page last changed. */
    changed_at: Generated<Date>
    /**
     * Since when it is not offered; `waiting`: because it is a draft, or outside its days of sale.
     */
    archived_at: Date | null
    state: Generated<SaleTerms['state']>
    waiting: Generated<boolean>
    sale_from: Generated<Day | null>
    sale_until: Generated<Day | null>
    /** The SKU of a discontinued tool's successor; empty: none. */
    successor: Generated<string>
  }
  /** A view that stock publishes. */
  stock_on_hand: { tool_id: string; level: number }
}

/** The columns of a tool on sale. */
export const toolColumns = [
  'id',
  'slug',
  'sku',
  'name',
  'brand',
  'category',
  'family',
  'image',
  'description',
  'price_cents',
  'minimum_quantity',
  'pack_size',
  'price_breaks',
  'specs',
  'identifiers',
  'unit',
  'unit_content',
  'price_per',
  'packs',
  'safety',
  'tax_class',
  'weight_grams',
  'state',
  'successor',
  'rating_count',
  'rating_sum',
  'revision',
  'keywords',
] as const

/** Staff-only columns. The view `tools_on_sale` does not have them. */
export const staffColumns = ['cost_cents', 'reorder_level', 'bin'] as const

/** The columns that an order or a cart needs. */
export const offerColumns = [
  'id',
  'slug',
  'sku',
  'name',
  'image',
  'price_cents',
  'minimum_quantity',
  'pack_size',
  'price_breaks',
  'unit',
  'price_per',
] as const

type WithStock<Column extends keyof CatalogueTables['tools']> = Pick<
  Selectable<CatalogueTables['tools']>,
  Column
> & { readonly stock: number }

/** A tool on sale with its stock level. */
export type ToolRow = WithStock<(typeof toolColumns)[number]>
/** A tool with staff-only fields. */
export type StaffRow = WithStock<(typeof toolColumns | typeof staffColumns)[number]>
export type OfferRow = WithStock<(typeof offerColumns)[number]> & {
  /** Only if weights are requested. */
  readonly weight_grams?: number | null
  /** Only for writing order lines. */
  readonly safety?: StoredSafety
  readonly packs?: readonly Pack[]
  readonly tax_class?: TaxClass
}

/** The written fields of a tool; ratings, revision and archiving have their own statements. */
export type ToolValues = Omit<
  CatalogueTables['tools'],
  | 'rating_count'
  | 'rating_sum'
  | 'revision'
  | 'archived_at'
  | 'changed_at'
  | 'sku_folded'
  | 'price_breaks'
  | 'specs'
  | 'state'
  | 'waiting'
  | 'sale_from'
  | 'sale_until'
  | 'successor'
  | 'weight_grams'
  | (typeof staffColumns)[number]
> & {
  readonly cost_cents?: number | null
  readonly reorder_level?: number | null
  readonly bin?: string
  readonly weight_grams?: number | null
} & { readonly price_breaks: readonly PriceBreak[]; readonly specs: readonly Spec[] }
