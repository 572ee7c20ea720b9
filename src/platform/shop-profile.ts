/** What every page knows of the shop that it belongs to: the same for everybody. */

export type ShopProfile = {
  readonly name: string
  /** What the shop is, in a few words; may be empty. */
  readonly tagline: string
  /** A colour such as '#f26a1b'. */
  readonly accent: string
  /** Addresses of pages that this shop leaves out. */
  readonly hidden: readonly string[]
}

/** The name of a shop that has not been named, whose wordmark is drawn. */
export const defaultShopName = 'Ironmonger'

/** The shop of a page that was told nothing: it could not be made. */
export const unknownShop: ShopProfile = { name: '', tagline: '', accent: '#f26a1b', hidden: [] }

/** The title of a document: that of the page, then the shop. */
export const documentTitle = (page: string, { name }: Pick<ShopProfile, 'name'>): string =>
  name === '' ? page : `${page} · ${name}`

/** The name and what the shop is: 'Ironmonger · hand tools in bulk'. */
export const nameAndTagline = ({ name, tagline }: Pick<ShopProfile, 'name' | 'tagline'>): string =>
  [name, tagline].filter(Boolean).join(' · ')
