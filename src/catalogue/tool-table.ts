/** The table `tools` and the rows that are read from it and written to it, as types. Pure. */
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
    /** One per line; only demo tools have any. */
    keywords: string
    price_cents: number
    minimum_quantity: number
    pack_size: number
    price_breaks: PriceBreak[]
    specs: Spec[]
    identifiers: Identifiers
    unit: Unit
    /** What one unit contains, in words; empty where that needs no saying. */
    unit_content: string
    /** For so many units the prices are. */
    price_per: number
    /** By quantity. */
    packs: readonly Pack[]
    /** Age limit and hazard marks. */
    safety: StoredSafety
    tax_class: TaxClass
    /** Grams of a unit; null: not known. */
    weight_grams: Generated<number | null>
    /** What `price_per` units cost the shop, in cents. */
    cost_cents: Generated<number | null>
    /** At this stock or below it is ordered again. */
    reorder_level: Generated<number | null>
    /** Its place in the warehouse; empty: nobody has said it. */
    bin: Generated<string>
    rating_count: number
    rating_sum: number
    revision: number
    demo: boolean
    created_at: Date
    /** When the content of the tool's page last changed. */
    changed_at: Generated<Date>
    /** Since when it is not offered; `waiting`: since it is a draft, or not its time. */
    archived_at: Date | null
    state: Generated<SaleTerms['state']>
    waiting: Generated<boolean>
    sale_from: Generated<Day | null>
    sale_until: Generated<Day | null>
    /** The SKU of what is sold in place of a discontinued tool; empty: none. */
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

/** What staff alone know. The view `tools_on_sale` does not have these. */
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
/** A tool with what staff alone know. */
export type StaffRow = WithStock<(typeof toolColumns | typeof staffColumns)[number]>
export type OfferRow = WithStock<(typeof offerColumns)[number]> & {
  /** Only where weights are asked for. */
  readonly weight_grams?: number | null
  /** Only where order lines are written. */
  readonly safety?: StoredSafety
  readonly packs?: readonly Pack[]
  readonly tax_class?: TaxClass
}

/** What is written of a tool; ratings, revision and archiving have their own statements. */
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
