/**
 * Converts Markdown (CommonMark, without HTML) to the tree of a page. Pictures are replaced by
 * their text; links that are not allowed are replaced by theirs.
 */
import markdownIt from 'markdown-it'
import { isSafeAddress, type Block, type Inline } from './page-tree.ts'

const parser = markdownIt('commonmark', { html: false })
type Token = ReturnType<typeof parser.parse>[number]
/** Reads tokens from a position, which advances. */
type Reader = { readonly tokens: readonly Token[]; at: number }

/** @param markdown at most about 20,000 characters */
export const parsePage = (markdown: string): Block[] =>
  readBlocks({ tokens: parser.parse(markdown, {}), at: 0 }, undefined)

/** Reads blocks up to the token that closes their parent. */
function readBlocks(reader: Reader, end: string | undefined): Block[] {
  const blocks: Block[] = []
  for (;;) {
    const token = reader.tokens[reader.at]
    reader.at += 1
    if (token === undefined || token.type === end) return blocks
    const block = readBlock(token, reader)
    if (block !== undefined) blocks.push(block)
  }
}

function readBlock({ type, tag, content }: Token, reader: Reader): Block | undefined {
  switch (type) {
    case 'heading_open':
      // The page's title is the first-level heading.
      return {
        kind: 'heading',
        level: tag === 'h1' || tag === 'h2' ? 2 : 3,
        children: line(reader),
      }
    case 'paragraph_open':
      return { kind: 'paragraph', children: line(reader) }
    case 'bullet_list_open':
      return { kind: 'list', ordered: false, items: readItems(reader, 'bullet_list_close') }
    case 'ordered_list_open':
      return { kind: 'list', ordered: true, items: readItems(reader, 'ordered_list_close') }
    case 'blockquote_open':
      return { kind: 'quote', children: readBlocks(reader, 'blockquote_close') }
    case 'fence':
    case 'code_block':
      return { kind: 'code', text: content }
    case 'hr':
      return { kind: 'rule' }
    default:
      return undefined
  }
}

function readItems(reader: Reader, end: string): Block[][] {
  const items: Block[][] = []
  for (;;) {
    const token = reader.tokens[reader.at]
    reader.at += 1
    if (token === undefined || token.type === end) return items
    if (token.type === 'list_item_open') items.push(readBlocks(reader, 'list_item_close'))
  }
}

/** The text of a paragraph or heading; its closing token is skipped. */
function line(reader: Reader): Inline[] {
  const token = reader.tokens[reader.at]
  reader.at += 2
  return token?.type === 'inline'
    ? readInline({ tokens: token.children ?? [], at: 0 }, undefined)
    : []
}

function readInline(reader: Reader, end: string | undefined): Inline[] {
  const parts: Inline[] = []
  for (;;) {
    const token = reader.tokens[reader.at]
    reader.at += 1
    if (token === undefined || token.type === end) return parts
    parts.push(...readPart(token, reader))
  }
}

function readPart(token: Token, reader: Reader): Inline[] {
  switch (token.type) {
    case 'text':
    case 'image':
      return token.content === '' ? [] : [{ kind: 'text', text: token.content }]
    case 'code_inline':
      return [{ kind: 'code', text: token.content }]
    case 'softbreak':
      return [{ kind: 'text', text: ' ' }]
    case 'hardbreak':
      return [{ kind: 'break' }]
    case 'strong_open':
      return [{ kind: 'strong', children: readInline(reader, 'strong_close') }]
    case 'em_open':
      return [{ kind: 'em', children: readInline(reader, 'em_close') }]
    case 'link_open': {
      const href = String(token.attrGet('href') ?? '')
      const children = readInline(reader, 'link_close')
      return isSafeAddress(href) ? [{ kind: 'link', href, children }] : children
    }
    default:
      return token.content === '' ? [] : [{ kind: 'text', text: token.content }]
  }
}
