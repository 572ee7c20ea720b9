/** Titles and canonical addresses. */
import { expect, test } from 'vitest'
import { describe } from './describe.ts'

const matches = [{ id: 'root', loaderData: { origin: 'https://shop.example' } }, undefined]

test('the canonical address is whole', () => {
  expect(describe(matches, { title: 'Purchase', description: 'All tools.', path: '/purchase' })).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://shop.example/purchase' })
})

test('search results are not for search engines', () => {
  expect(describe(matches, { title: 'x', description: 'y', unlisted: true })).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(describe(matches, { title: 'x', description: 'y' })).not.toContainEqual({ name: 'robots', content: 'noindex' })
})
