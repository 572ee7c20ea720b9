/** The types of categories, brands and families as records. Pure. */

/** The tables whose records are identified by their name only. */
export type RecordKind = 'categories' | 'brands'
/** Families are identified by brand and name; `brand` may be empty. */
export type FamilyName = { readonly brand: string; readonly name: string }

export type CategoryRow = {
  readonly slug: string
  readonly name: string
  /** A sentence about its tools; may be empty. */
  readonly sentence: string
  /** The name of the parent category; null at the top. */
  readonly parent: string | null
  /** In the form of `tools.image`; empty if neither the record nor one of its tools has one. */
  readonly picture: string
}

/** A category in the demo shop's file; `picture` in the form of `tools.image`. */
export type DemoCategory = {
  readonly name: string
  readonly position: number
  readonly sentence: string
  readonly picture: string
}

/** A category as shown on pages. */
export type Category = Omit<CategoryRow, 'picture'> & {
  /** With an origin; empty if there is none. */
  readonly image: string
  /** The key of an uploaded picture; null for any other image. */
  readonly picture: string | null
}

/** The maker, or the person responsible for its safety. */
type Party = { readonly name: string; readonly address: string; readonly contact: string }
export type BrandParties = { readonly maker: Party; readonly responsible: Party }
/** A brand as shown on pages. */
export type Brand = Omit<Category, 'parent'> & BrandParties

/** The page of a brand. */
export const brandPath = (slug: string): string => `/brands/${slug}`

/** The public page of a record; families have none. */
export const publicRecordPath = (
  kind: 'categories' | 'brands' | 'families',
  slug: string,
): string | undefined => {
  if (kind === 'families') return undefined
  return kind === 'brands' ? brandPath(slug) : categoryPath(slug)
}

/** The page of a category. */
export const categoryPath = (slug: string): string => `/categories/${slug}`
