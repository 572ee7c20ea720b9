/** Titles, canonical addresses, what other sites show beside a link, and what programs may know. */
import { expect, test } from 'vitest'
import { breadcrumbsJsonLd, pageMeta, shopJsonLd } from './page-meta.ts'

const matches = [{ id: 'root', loaderData: { origin: 'https://shop.example' } }, undefined]

test('the canonical address is whole', () => {
  expect(
    pageMeta(matches, { title: 'Purchase', description: 'All tools.', path: '/purchase' }),
  ).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://shop.example/purchase' })
})

test('search results are not for search engines, their links are', () => {
  const facts = () => [{ '@type': 'Thing' }]
  expect(pageMeta(matches, { title: 'x', description: 'y', unlisted: true })).toContainEqual({
    name: 'robots',
    content: 'noindex, follow',
  })
  expect(JSON.stringify(pageMeta(matches, { title: 'x', description: 'y' }))).not.toContain(
    'noindex',
  )
  expect(
    JSON.stringify(
      pageMeta(matches, { title: 'x', description: 'y', path: '/x', unlisted: true, facts }),
    ),
  ).not.toContain('schema.org')
})

test('what other sites show beside a link is whole, and a picture that is made for it says its size', () => {
  const said = (picture?: { address: string; alt: string }) =>
    Object.fromEntries(
      pageMeta(matches, {
        title: 'Hammer',
        description: 'Hits.',
        path: '/tools/hammer',
        ...(picture ? { picture } : {}),
      }).flatMap((one) =>
        'property' in one && 'content' in one ? [[String(one.property), one.content]] : [],
      ),
    )
  expect(said()).toMatchObject({
    'og:title': 'Hammer',
    'og:url': 'https://shop.example/tools/hammer',
    'og:image': 'https://shop.example/pictures/hero-card.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
  })
  const elsewhere = said({ address: 'https://pictures.example.com/h.png', alt: 'Hammer' })
  expect([elsewhere['og:image'], elsewhere['og:image:width']]).toEqual([
    'https://pictures.example.com/h.png',
    undefined,
  ])
  expect(
    JSON.stringify(pageMeta(matches, { title: 'Profile', description: 'Yours.' })),
  ).not.toContain('og:')
})

test('the shop, its search and the way to a page, in the vocabulary of schema.org', () => {
  const whole = (path: string) => `https://shop.example${path}`
  expect(
    breadcrumbsJsonLd(whole, [
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
  expect(shopJsonLd(whole).map((fact) => fact['@type'])).toEqual(['Organization', 'WebSite'])
  expect(shopJsonLd(whole)[1]).toMatchObject({
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://shop.example/purchase?q={asked}' },
      'query-input': 'required name=asked',
    },
  })
  expect(
    pageMeta(matches, { title: 'x', description: 'y', path: '/', facts: shopJsonLd }).at(-1),
  ).toMatchObject({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@graph': [{ '@id': 'https://shop.example/#shop' }, {}],
    },
  })
})
