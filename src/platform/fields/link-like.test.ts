/** Names that a mail program may turn into a link. */
import { expect, test } from 'vitest'
import { isLinkLike } from './link-like.ts'

test.each([
  'Pay at https://evil.example/now',
  'WWW.evil',
  'evil.example',
  'Miller (evil.co/x)',
  'jane@localhost',
  'злой.рф',
  'evil。example',
])('%s is like a link', (name) => {
  expect(isLinkLike(name)).toBe(true)
})

test.each(['Miller Joinery Ltd.', 'J. R. Smith & Sons', 'Gebr. Müller 3.5 GmbH', '山田 工務店'])(
  '%s is not',
  (name) => {
    expect(isLinkLike(name)).toBe(false)
  },
)
