/** Titles, canonical URLs, Open Graph tags and JSON-LD of pages. */
import { expect, test } from 'vitest'
import { breadcrumbsJsonLd, pageMeta, shopJsonLd } from './page-meta.ts'

const matches = [
  {
    id: 'root',
    loaderData: {
      origin: 'https://shop.example',
      shop: { name: 'Anvil & Sons', tagline: 'hammers', accent: '#f26a1b' },
    },
  },
  undefined,
]

test('the canonical URL is absolute', () => {
  expect(
    pageMeta(matches, { title: 'Purchase', description: 'All tools.', path: '/purchase' }),
  ).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://shop.example/purchase' })
})

/** Root data of a shop whose own language is German, with English beside it. */
const german = [
  {
    id: 'root',
    loaderData: { ...matches[0]?.loaderData, languages: { main: 'de', all: ['en', 'de'] } },
  },
]
const linksOf = (page: Parameters<typeof pageMeta>[1]) =>
  pageMeta(german, page).filter((each) => 'tagName' in each)

test('pages that follow a person’s choice have one address, so no alternates', () => {
  for (const path of ['/login', '/signup'])
    expect(linksOf({ title: 'x', description: 'y', path })).toEqual([
      { tagName: 'link', rel: 'canonical', href: `https://shop.example${path}` },
    ])
})

test('a page is announced in the languages that have a text of it, and the others name the one they show', () => {
  const page = { title: 'x', description: 'y', path: '/about' }
  // The tests are read in English.
  expect(linksOf({ ...page, writtenIn: ['de'] })).toEqual([
    { tagName: 'link', rel: 'canonical', href: 'https://shop.example/about' },
  ])
  expect(linksOf({ ...page, writtenIn: ['en'] }).slice(1)).toEqual(
    ['en', 'x-default'].map((hrefLang) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href: 'https://shop.example/en/about',
    })),
  )
})

test('noindex pages are kept out of search engines, but their links are followed', () => {
  const jsonLd = () => [{ '@type': 'Thing' }]
  expect(pageMeta(matches, { title: 'x', description: 'y', noindex: true })).toContainEqual({
    name: 'robots',
    content: 'noindex, follow',
  })
  expect(JSON.stringify(pageMeta(matches, { title: 'x', description: 'y' }))).not.toContain(
    'noindex',
  )
  expect(
    JSON.stringify(
      pageMeta(matches, { title: 'x', description: 'y', path: '/x', noindex: true, jsonLd }),
    ),
  ).not.toContain('schema.org')
})

test('Open Graph URLs are absolute, and a preview picture declares its size', () => {
  const openGraphTags = (picture?: { address: string; alt: string }) =>
    Object.fromEntries(
      pageMeta(matches, {
        title: 'Hammer',
        description: 'Hits.',
        path: '/tools/hammer',
        ...(picture ? { picture } : {}),
      }).flatMap((tag) =>
        'property' in tag && 'content' in tag ? [[String(tag.property), tag.content]] : [],
      ),
    )
  expect(openGraphTags()).toMatchObject({
    'og:title': 'Hammer',
    'og:url': 'https://shop.example/tools/hammer',
    'og:image': 'https://shop.example/pictures/hero-card.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
  })
  const external = openGraphTags({ address: 'https://pictures.example.com/h.png', alt: 'Hammer' })
  expect([external['og:image'], external['og:image:width']]).toEqual([
    'https://pictures.example.com/h.png',
    undefined,
  ])
  expect(
    JSON.stringify(pageMeta(matches, { title: 'Profile', description: 'Yours.' })),
  ).not.toContain('og:')
})

test('the shop, its search and the breadcrumbs of a page as JSON-LD', () => {
  const absoluteUrl = (path: string) => `https://shop.example${path}`
  expect(
    breadcrumbsJsonLd(absoluteUrl, [
      ['Home', '/'],
      ['Hammers', '/purchase?category=Hammers'],
    ]),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Hammers',
        item: 'https://shop.example/purchase?category=Hammers',
      },
    ],
  })
  expect(
    shopJsonLd({ name: 'Anvil & Sons' }, absoluteUrl).map((entity) => entity['@type']),
  ).toEqual(['Organization', 'WebSite'])
  expect(shopJsonLd({ name: 'Anvil & Sons' }, absoluteUrl)[1]).toMatchObject({
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://shop.example/purchase?q={asked}' },
      'query-input': 'required name=asked',
    },
  })
  expect(
    pageMeta(matches, {
      title: 'x',
      description: 'y',
      path: '/',
      jsonLd: (whole) => shopJsonLd({ name: 'Anvil & Sons' }, whole),
    }).at(-1),
  ).toMatchObject({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@graph': [{ '@id': 'https://shop.example/#shop' }, {}],
    },
  })
})
