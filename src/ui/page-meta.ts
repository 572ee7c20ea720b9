/** The `meta` of pages: title, description, canonical link, Open Graph and JSON-LD. */
import type { MetaDescriptor } from 'react-router'
import { currentLanguage } from '../platform/languages/current-language.ts'
import type { Language, ShopLanguages } from '../platform/languages/languages.ts'
import { isByChoice, prefixOf, withPrefix } from '../platform/languages/page-address.ts'
import { shownHref } from '../platform/languages/shown-href.ts'
import {
  documentTitle,
  nameAndTagline,
  unknownShop,
  type ShopProfile,
} from '../platform/profile/shop-profile.ts'

/** The shop data that the metadata of every page needs. */
export type Site = {
  readonly origin: string
  readonly shop: ShopProfile
  /** Only for a shop with several languages. */
  readonly languages?: ShopLanguages
}
type RouteMatch = { readonly id: string; readonly loaderData?: unknown } | undefined
/** Puts the shop's origin before a path; leaves an absolute URL unchanged. */
export type ToAbsoluteUrl = (address: string) => string
/** A JSON-LD object in the vocabulary of schema.org, without its `@context`. */
export type JsonLd = { readonly '@type': string; readonly [name: string]: unknown }

export type PageDescription = {
  readonly title: string
  readonly description: string
  /** The path of the canonical URL, without origin. */
  readonly path?: string
  /** The path in each language, where it differs. */
  readonly paths?: Readonly<Partial<Record<Language, string>>>
  /**
   * The languages in which the page has a text, if not in all. In the others it shows the first of
   * them, and refers search engines to that page.
   */
  readonly writtenIn?: readonly Language[] | undefined
  /** Keeps the page out of search engines, as for search results and personal pages. */
  readonly noindex?: boolean
  /** The picture that other sites show beside a link to this page. Default: the shop's own. */
  readonly picture?: { readonly address: string; readonly alt: string }
  /** Structured data of this page. */
  readonly jsonLd?: (absoluteUrl: ToAbsoluteUrl) => readonly JsonLd[]
}

/** Preview pictures made for links have this size; their addresses end in `suffix`. */
const previewPicture = { suffix: '-card.jpg', width: '1200', height: '630' } as const
const defaultPicture = '/pictures/hero-card.jpg'

/**
 * The `meta` of a page where it runs in the browser too; origin and shop come from the root loader.
 * @param description absent if the page's loader has failed
 */
export const pageMeta = (
  matches: readonly RouteMatch[],
  description: PageDescription | undefined,
): MetaDescriptor[] => (description ? pageMetaFor(siteOf(matches), description) : [])

/** The `meta` of a page that search engines must not index. */
export const personalMeta =
  (title: string, description: string) =>
  ({ matches }: { readonly matches: readonly RouteMatch[] }): MetaDescriptor[] =>
    pageMeta(matches, { title, description, noindex: true })

/**
 * The `meta` of a page as its loader returns it: structured data is computed on the server only,
 * so that the browser needs no code for it.
 */
export function pageMetaFor(site: Site, page: PageDescription): MetaDescriptor[] {
  const { origin, shop } = site
  const { title, description, path, noindex = false, picture, jsonLd } = page
  const ownPicture = shop.hero === undefined ? defaultPicture : `${shop.hero}hero-card.jpg`
  const preview = picture ?? { address: ownPicture, alt: nameAndTagline(shop) }
  const absoluteUrl: ToAbsoluteUrl = (address) =>
    address.startsWith('/') ? origin + shownHref(address) : address
  return [
    { title: documentTitle(title, shop) },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...(path === undefined
      ? []
      : [
          ...addresses(site, page, absoluteUrl(path)),
          ...openGraph({
            title,
            description,
            url: absoluteUrl(path),
            picture: absoluteUrl(preview.address),
            alt: preview.alt,
            siteName: shop.name,
          }),
        ]),
    ...(jsonLd === undefined || noindex
      ? []
      : [
          {
            'script:ld+json': {
              '@context': 'https://schema.org',
              '@graph': [...jsonLd(absoluteUrl)],
            },
          },
        ]),
  ]
}

/**
 * The canonical address, and the alternate address of the page in each of its languages, including
 * its own. A page without a text in this language refers to the language that it shows.
 */
function addresses(
  { origin, languages }: Site,
  { path = '', paths = {}, writtenIn, noindex }: PageDescription,
  ownUrl: string,
): MetaDescriptor[] {
  const canonical = (href: string) => ({ tagName: 'link', rel: 'canonical', href })
  if (languages === undefined || noindex || isByChoice(path)) return [canonical(ownUrl)]
  const codes = writtenIn ?? languages.all
  const [first = languages.main] = codes
  const urlIn = (code: Language) =>
    origin + withPrefix(paths[code] ?? path, prefixOf(code, languages))
  if (!codes.includes(currentLanguage())) return [canonical(urlIn(first))]
  const main = codes.includes(languages.main) ? languages.main : first
  return [
    canonical(ownUrl),
    ...[...codes.map((code) => [code, code] as const), ['x-default', main] as const].map(
      ([hrefLang, code]) => ({
        tagName: 'link',
        rel: 'alternate',
        hrefLang,
        href: urlIn(code),
      }),
    ),
  ]
}

type OpenGraph = {
  readonly title: string
  readonly description: string
  readonly url: string
  readonly picture: string
  readonly alt: string
  readonly siteName: string
}

const openGraph = ({
  title,
  description,
  url,
  picture,
  alt,
  siteName,
}: OpenGraph): MetaDescriptor[] => [
  { property: 'og:site_name', content: siteName },
  { property: 'og:type', content: 'website' },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: url },
  { property: 'og:image', content: picture },
  ...(picture.endsWith(previewPicture.suffix)
    ? [
        { property: 'og:image:width', content: previewPicture.width },
        { property: 'og:image:height', content: previewPicture.height },
      ]
    : []),
  { property: 'og:image:alt', content: alt },
  // Twitter takes title, description and picture from the Open Graph tags above.
  { name: 'twitter:card', content: 'summary_large_image' },
]

/** The breadcrumbs from the front page to a page: name and path of each step, the page last. */
export const breadcrumbsJsonLd = (
  absoluteUrl: ToAbsoluteUrl,
  steps: readonly (readonly [name: string, address: string])[],
): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, address], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(address),
  })),
})

/** The shop as an organization, and its site with the address of its search. */
export const shopJsonLd = (
  { name, logo }: Pick<ShopProfile, 'name' | 'logo'>,
  absoluteUrl: ToAbsoluteUrl,
): readonly JsonLd[] => [
  {
    '@type': 'Organization',
    '@id': absoluteUrl('/#shop'),
    name,
    url: absoluteUrl('/'),
    logo: absoluteUrl(logo ? `${logo.address}print.png` : '/apple-touch-icon.png'),
  },
  {
    '@type': 'WebSite',
    name,
    url: absoluteUrl('/'),
    publisher: { '@id': absoluteUrl('/#shop') },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: absoluteUrl('/purchase?q={asked}') },
      'query-input': 'required name=asked',
    },
  },
]

/** The data returned by the root route's loader; undefined if it failed. */
function siteOf(matches: readonly RouteMatch[]): Site {
  const data = matches.find((match) => match?.id === 'root')?.loaderData
  return isSite(data) ? data : { origin: '', shop: unknownShop }
}

const isSite = (data: unknown): data is Site =>
  typeof data === 'object' &&
  data !== null &&
  'origin' in data &&
  typeof data.origin === 'string' &&
  'shop' in data &&
  typeof data.shop === 'object'
