/** What a mail server found out of a sender counts; what the sender made it write does not (RFC 8601). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { proveSender } from './sender-proof.ts'

const from = 'buyer@shop.example'
const proof = (results: string) => proveSender(from, [`mx.example; ${results}`], 'mx.example')

describe('a sender is proven', () => {
  test.each([
    'dmarc=pass header.from=shop.example',
    'DMARC=PASS (p=reject; sp="none) Header.From=Shop.Example',
    'dmarc = pass (p=reject (sub \\) none)) header . from = shop.example;',
    'spf=pass (mx: domain of a@b; designates 192.0.2.1) smtp.mailfrom=buyer@shop.example smtp.helo=a.example',
    'spf=pass smtp.helo=evil.example; spf=pass smtp.mailfrom=shop.example',
    'spf=pass smtp.mailfrom="a; dmarc=fail b"@shop.example',
    'dkim/1=pass header.d=shop.example header.i=@mail.shop.example header.b=abc/+=',
    'dkim=fail reason="bad; signature" header.d=list.example; dkim=pass header.i=@shop.example header.s=s1',
    'spf=fail smtp.mailfrom=a@list.example;dkim=none;dmarc=pass action=none header.from=shop.example;compauth=pass reason=100',
  ])('by %s', (results) => expect(proof(results)).toBe('pass'))
  test('by a signature of the domain above, and by the topmost results of the server alone', () => {
    const results = ['mx.example 1; dkim=pass header.d=shop.example', 'mx.example; dmarc=fail']
    expect(proveSender('a@mail.shop.example', results, 'MX.example')).toBe('pass')
    expect(proveSender(from, results.toReversed(), 'mx.example')).toBe('fail')
  })
})

describe('a forged or unreadable result does not verify a sender', () => {
  test.each([
    'none',
    'spf=pass smtp.mailfrom="buyer@shop.example;"@evil.example',
    'spf=pass smtp.mailfrom="buyer@shop.example "@evil.example',
    'spf=pass smtp.mailfrom="x smtp.mailfrom=buyer@shop.example y"@evil.example',
    'spf=pass smtp.mailfrom="x\\" smtp.mailfrom=buyer@shop.example y"@evil.example',
    'spf=fail smtp.mailfrom="x; dmarc=pass header.from=shop.example; y"@evil.example; dmarc=none header.from=shop.example',
    'spf=pass smtp.mailfrom=evil.example@"shop.example"',
    'spf=pass smtp.mailfrom=a@evil.example@shop.example',
    'spf=pass smtp.mailfrom=a@evil.example smtp.mailfrom=buyer@shop.example',
    'spf=pass smtp.mailfrom=buyer@shop.example; spf=fail smtp.mailfrom=buyer@shop.example',
    'dmarc=pass header.from=shop.example; dmarc=none header.from=shop.example',
    'dkim=pass reason="x; dmarc=pass header.from=shop.example" header.d=evil.example',
    'dkim=pass header.d=evil.example header.i=@shop.example',
    'dkim=pass header.d=evil.example (a\\) header.d=shop.example )',
    'spf=pass (sender is a\\) ; dmarc=pass header.from=shop.example ) smtp.mailfrom=evil.example',
    'spf=pass (a (b) ; dmarc=pass header.from=shop.example ) smtp.mailfrom=evil.example',
    'dmarc=pass header.from=shop.example; dkim=pass (not ended',
    'dmarc=pass header.from=shop.example; dkim=pass header.d="not ended',
    'dmarc=pass header.from=shop.example; dkim=pass) header.d=evil.example',
    'dmarc=pass header.from=shop.example; spf=pass smtp.mailfrom=a\\@evil.example',
    'dmarc=pass header.from=shop.example; a sentence',
    'dmarc="pass" header.from=shop.example',
    'dmarc=pass header.from=',
  ])('by %s', (results) => expect(proof(results)).toBe('none'))
  test('by results below ones of the server that do not parse', () => {
    const results = ['mx.example; spf=pass (', 'mx.example; dmarc=pass header.from=shop.example']
    expect(proveSender(from, results, 'mx.example')).toBe('none')
  })
})

/** What breaks out where signs are taken for what they are not. */
const tempting = fc.constantFrom(
  '"',
  '\\',
  '(',
  ')',
  ';',
  ' ',
  '=',
  '@',
  '\t',
  ',',
  '<',
  'x',
  'é',
  '\r\n ',
  'mx.example;',
  'dmarc=pass header.from=shop.example',
  'buyer@shop.example',
  'dmarc=fail',
)
const text = fc.array(tempting, { maxLength: 12 }).map((parts) => parts.join(''))
const quoted = text.map((inner) => `"${inner.replaceAll(/["\\]/g, '\\$&')}"`)
const comment = text.map((inner) => `(${inner.replaceAll(/[()\\]/g, '\\$&')})`)

describe('text inside quotes or comments never changes the result about the sender', () => {
  test.each([
    ['spf=pass smtp.mailfrom=Q@evil.example C; dkim=none C', 'none'],
    [
      'C spf=pass reason=Q C smtp.mailfrom=a@evil.example C; dmarc=none C header.from=shop.example',
      'none',
    ],
    ['spf=fail C smtp.mailfrom=Q@evil.example; dmarc=pass C header.from=shop.example', 'pass'],
    ['dkim=pass C reason=Q header.i=Q@shop.example; spf=fail smtp.mailfrom=Q@evil.example', 'pass'],
    [
      'spf=pass C smtp.mailfrom=Q@shop.example; dmarc=fail C reason=Q header.from=shop.example',
      'fail',
    ],
  ])('in %s', (form, verdict) => {
    fc.assert(
      fc.property(quoted, comment, (q, c) => {
        expect(proof(form.replaceAll('Q', () => q).replaceAll('C', () => c))).toBe(verdict)
      }),
    )
  })
})
