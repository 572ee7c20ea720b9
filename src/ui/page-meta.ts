/** The `meta` of pages: title, description, canonical link, Open Graph and JSON-LD. */
import type { MetaDescriptor } from 'react-router'
import { uiMessages as messages } from './messages/ui.ts'

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
  /** Keeps the page out of search engines, as for search results and personal pages. */
  readonly noindex?: boolean
  /** The picture that other sites show beside a link to this page. Default: the shop's own. */
  readonly picture?: { readonly address: string; readonly alt: string }
  /** Structured data of this page. */
  readonly jsonLd?: (absoluteUrl: ToAbsoluteUrl) => readonly JsonLd[]
}

/** Preview pictures made for links have this size; their addresses end in `suffix`. */
const previewPicture = { suffix: '-card.jpg', width: '1200', height: '630' } as const
const defaultPicture = { address: '/pictures/hero-card.jpg', alt: messages.tagline } as const

/** The `meta` of a page where it runs in the browser too; the origin comes from the root loader. */
export const pageMeta = (
  matches: readonly RouteMatch[],
  description: PageDescription,
): MetaDescriptor[] => pageMetaFor(originOf(matches), description)

/**
 * The `meta` of a page as its loader returns it: structured data is computed on the server only,
 * so that the browser needs no code for it.
 */
export function pageMetaFor(
  origin: string,
  { title, description, path, noindex = false, picture = defaultPicture, jsonLd }: PageDescription,
): MetaDescriptor[] {
  const absoluteUrl: ToAbsoluteUrl = (address) =>
    address.startsWith('/') ? origin + address : address
  return [
    { title: `${title} · ${messages.shop}` },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...(path === undefined
      ? []
      : [
          { tagName: 'link', rel: 'canonical', href: absoluteUrl(path) },
          ...openGraph({
            title,
            description,
            url: absoluteUrl(path),
            picture: absoluteUrl(picture.address),
            alt: picture.alt,
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

type OpenGraph = {
  readonly title: string
  readonly description: string
  readonly url: string
  readonly picture: string
  readonly alt: string
}

const openGraph = ({ title, description, url, picture, alt }: OpenGraph): MetaDescriptor[] => [
  { property: 'og:site_name', content: messages.shop },
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
export const shopJsonLd = (absoluteUrl: ToAbsoluteUrl): readonly JsonLd[] => [
  {
    '@type': 'Organization',
    '@id': absoluteUrl('/#shop'),
    name: messages.shop,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/apple-touch-icon.png'),
  },
  {
    '@type': 'WebSite',
    name: messages.shop,
    url: absoluteUrl('/'),
    publisher: { '@id': absoluteUrl('/#shop') },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: absoluteUrl('/purchase?q={asked}') },
      'query-input': 'required name=asked',
    },
  },
]

function originOf(matches: readonly RouteMatch[]): string {
  const settings = matches.find((match) => match?.id === 'root')?.loaderData
  return typeof settings === 'object' &&
    settings !== null &&
    'origin' in settings &&
    typeof settings.origin === 'string'
    ? settings.origin
    : ''
}
