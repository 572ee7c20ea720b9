/** What a page says of itself to browsers, search engines and sites that link to it, for its `meta`. */
import type { MetaDescriptor } from 'react-router'
import { uiMessages as messages } from './messages/ui.ts'

type Matched = { readonly id: string; readonly loaderData?: unknown } | undefined
/** Makes an address of ours whole; one that is whole stays. */
export type PageMeta = (address: string) => string
/** A statement in the vocabulary of schema.org, without its context. */
export type JsonLd = { readonly '@type': string; readonly [name: string]: unknown }

export type PageDescription = {
  readonly title: string
  readonly description: string
  /** The one address under which this page is to be found, without origin. */
  readonly path?: string
  /** Search results and personal pages are not for search engines. */
  readonly unlisted?: boolean
  /** What other sites show beside a link to this page; the shop's own picture unless said. */
  readonly picture?: { readonly address: string; readonly alt: string }
  /** What programs may know of this page. */
  readonly facts?: (whole: PageMeta) => readonly JsonLd[]
}

/** The size of a picture that is made for links, whose address ends so. */
const card = { ending: '-card.jpg', width: '1200', height: '630' } as const
const ownPicture = { address: '/pictures/hero-card.jpg', alt: messages.tagline } as const

/** For a page whose `meta` runs in the browser too. */
export const pageMeta = (matches: readonly Matched[], said: PageDescription): MetaDescriptor[] =>
  withSiteName(originOf(matches), said)

/** For the loader of a reading page: what only programs read is written on the server, and no script makes it anew. */
export function withSiteName(
  origin: string,
  { title, description, path, unlisted = false, picture = ownPicture, facts }: PageDescription,
): MetaDescriptor[] {
  const whole: PageMeta = (address) => (address.startsWith('/') ? origin + address : address)
  return [
    { title: `${title} · ${messages.shop}` },
    { name: 'description', content: description },
    ...(unlisted ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...(path === undefined
      ? []
      : [
          { tagName: 'link', rel: 'canonical', href: whole(path) },
          ...forLinks({
            title,
            description,
            address: whole(path),
            picture: whole(picture.address),
            alt: picture.alt,
          }),
        ]),
    ...(facts === undefined || unlisted
      ? []
      : [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': [...facts(whole)] } }]),
  ]
}

type Linked = {
  readonly title: string
  readonly description: string
  readonly address: string
  readonly picture: string
  readonly alt: string
}

const forLinks = ({ title, description, address, picture, alt }: Linked): MetaDescriptor[] => [
  { property: 'og:site_name', content: messages.shop },
  { property: 'og:type', content: 'website' },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: address },
  { property: 'og:image', content: picture },
  ...(picture.endsWith(card.ending)
    ? [
        { property: 'og:image:width', content: card.width },
        { property: 'og:image:height', content: card.height },
      ]
    : []),
  { property: 'og:image:alt', content: alt },
  // The rest such sites take from the lines above.
  { name: 'twitter:card', content: 'summary_large_image' },
]

/** The way to a page from the front page on: each step's name and address; the last is the page itself. */
export const breadcrumbsJsonLd = (
  whole: PageMeta,
  steps: readonly (readonly [name: string, address: string])[],
): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, address], place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: whole(address),
  })),
})

/** Who keeps this shop, and how it is searched. */
export const shopJsonLd = (whole: PageMeta): readonly JsonLd[] => [
  {
    '@type': 'Organization',
    '@id': whole('/#shop'),
    name: messages.shop,
    url: whole('/'),
    logo: whole('/apple-touch-icon.png'),
  },
  {
    '@type': 'WebSite',
    name: messages.shop,
    url: whole('/'),
    publisher: { '@id': whole('/#shop') },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: whole('/purchase?q={asked}') },
      'query-input': 'required name=asked',
    },
  },
]

function originOf(matches: readonly Matched[]): string {
  const settings = matches.find((match) => match?.id === 'root')?.loaderData
  return typeof settings === 'object' &&
    settings !== null &&
    'origin' in settings &&
    typeof settings.origin === 'string'
    ? settings.origin
    : ''
}
