/** Categories, brands and families as records, as types. Pure. */

/** The tables whose records are found by their name alone. */
export type RecordKind = 'categories' | 'brands'
/** Families are found by brand and name; `brand` may be empty. */
export type FamilyName = { readonly brand: string; readonly name: string }

export type CategoryRow = {
  readonly slug: string
  readonly name: string
  /** One for people, of what is in it; may be empty. */
  readonly sentence: string
  /** The name of the category above; null at the top. */
  readonly parent: string | null
  /** As `tools.image`; empty when neither it nor a tool of it has one. */
  readonly picture: string
}

/** A category of the demo shop's file; `picture` as `tools.image`. */
export type DemoCategory = {
  readonly name: string
  readonly position: number
  readonly sentence: string
  readonly picture: string
}

/** A category as pages show it. */
export type Category = Omit<CategoryRow, 'picture'> & {
  /** With an origin; empty when there is none. */
  readonly image: string
  /** The key of an uploaded picture; null for any other image. */
  readonly picture: string | null
}

/** Who made something, or answers for its safety. */
type Party = { readonly name: string; readonly address: string; readonly contact: string }
export type BrandParties = { readonly maker: Party; readonly responsible: Party }
/** A brand as pages show it. */
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
