/** A text page, rendered from its tree. */
import type { ReactNode } from 'react'
import { shownHref } from '../../platform/languages/shown-href.ts'
import { Link } from '../../ui/link.tsx'
import type { Block, Inline } from '../page-tree.ts'

// The tree never changes while it is shown, so positions are suitable keys.
export const PageBlocks = ({ blocks }: { readonly blocks: readonly Block[] }): ReactNode =>
  blocks.map((block, at) => <PageBlock key={`${at}${block.kind}`} block={block} />)

type WrittenPageProps = {
  readonly title: string
  readonly blocks: readonly Block[]
  /** The language of the text, if it differs from the page's. */
  readonly language?: string | undefined
}

/** A page that the shopkeeper has written. */
export const WrittenPage = ({ title, blocks, language }: WrittenPageProps) => (
  <article className="page section essay" lang={language}>
    <h1>{title}</h1>
    <PageBlocks blocks={blocks} />
  </article>
)

function PageBlock({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2>
          <Words parts={block.children} />
        </h2>
      ) : (
        <h3>
          <Words parts={block.children} />
        </h3>
      )
    case 'paragraph':
      return (
        <p>
          <Words parts={block.children} />
        </p>
      )
    case 'list':
      return <List {...block} />
    case 'quote':
      return (
        <blockquote>
          <PageBlocks blocks={block.children} />
        </blockquote>
      )
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      )
    default:
      return <hr />
  }
}

function List({ ordered, items }: Omit<Extract<Block, { kind: 'list' }>, 'kind'>): ReactNode {
  const rows = items.map((item, at) => (
    <li key={`${at}`}>
      <PageBlocks blocks={item} />
    </li>
  ))
  return ordered ? <ol className="list-of">{rows}</ol> : <ul className="list-of">{rows}</ul>
}

const Words = ({ parts }: { readonly parts: readonly Inline[] }): ReactNode =>
  parts.map((part, at) => <Part key={`${at}${part.kind}`} part={part} />)

function Part({ part }: { readonly part: Inline }): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'code':
      return <code>{part.text}</code>
    case 'break':
      return <br />
    case 'strong':
      return (
        <strong>
          <Words parts={part.children} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <Words parts={part.children} />
        </em>
      )
    default:
      return <PageLink href={part.href} parts={part.children} />
  }
}

const PageLink = ({ href, parts }: { readonly href: string; readonly parts: readonly Inline[] }) =>
  href.startsWith('/') ? (
    <Link className="link" to={href}>
      <Words parts={parts} />
    </Link>
  ) : (
    <a className="link" href={shownHref(href)}>
      <Words parts={parts} />
    </a>
  )
