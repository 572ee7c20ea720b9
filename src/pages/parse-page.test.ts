/** Markdown to a tree: what a page may have, and nothing of HTML or scripts. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Block, type Inline, isSafeAddress } from './page-tree.ts'
import { parsePage } from './parse-page.ts'

test('headings, lists, quotes, emphasis and links become parts of the page', () => {
  expect(
    parsePage(
      '# Us\n\nWe sell **hammers** and [files](/purchase).\n\n1. first\n2. second\n\n> said',
    ),
  ).toEqual([
    { kind: 'heading', level: 2, children: [{ kind: 'text', text: 'Us' }] },
    {
      kind: 'paragraph',
      children: [
        { kind: 'text', text: 'We sell ' },
        { kind: 'strong', children: [{ kind: 'text', text: 'hammers' }] },
        { kind: 'text', text: ' and ' },
        { kind: 'link', href: '/purchase', children: [{ kind: 'text', text: 'files' }] },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: ['first', 'second'].map((text) => [
        { kind: 'paragraph', children: [{ kind: 'text', text }] },
      ]),
    },
    {
      kind: 'quote',
      children: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'said' }] }],
    },
  ])
})

test('HTML is text, and a link to a script is no link', () => {
  expect(parsePage('<script>alert(1)</script>')).toEqual([
    { kind: 'paragraph', children: [{ kind: 'text', text: '<script>alert(1)</script>' }] },
  ])
  for (const address of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:x',
    '//elsewhere.example',
  ])
    expect(linksOf(parsePage(`[press](<${address}>)`))).toEqual([])
  expect(isSafeAddress('/\\elsewhere.example')).toBe(false)
  expect(linksOf(parsePage('[mail](mailto:shop@example.com) [call](tel:+15125550142)'))).toEqual([
    'mailto:shop@example.com',
    'tel:+15125550142',
  ])
})

test('whatever is typed becomes a tree with safe addresses only, in bounded time', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '*',
      '_',
      '`',
      '#',
      '- ',
      '> ',
      '\n',
      'javascript:',
      'http://x.example',
      '&#106;',
      '![',
    ),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      expect(linksOf(parsePage(pieces.join(''))).filter((href) => !isSafeAddress(href))).toEqual([])
    }),
  )
})

const linksOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(linksOf)
    if (block.kind === 'quote') return linksOf(block.children)
    return 'children' in block ? inlineLinks(block.children) : []
  })
const inlineLinks = (parts: readonly Inline[]): string[] =>
  parts.flatMap((part) => [
    ...(part.kind === 'link' ? [part.href] : []),
    ...('children' in part ? inlineLinks(part.children) : []),
  ])
