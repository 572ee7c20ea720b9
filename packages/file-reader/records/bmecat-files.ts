/** The pictures and documents of a BMEcat article: addresses or file names. Pure. */
import { parts, textIn, type Node } from './bmecat-elements.ts'

export type Files = {
  readonly pictures: readonly string[]
  readonly documents: readonly string[]
  /** Names of files that came with the catalogue, or should have. */
  readonly names: readonly string[]
}

/** The main picture first. */
const purposes = ['normal', 'detail', 'others', '', 'thumbnail']
const isPicture = (type: string, name: string): boolean =>
  type.startsWith('image/') ||
  /^(?:jpe?g|png|gif|webp)$/i.test(type) ||
  /\.(?:jpe?g|png|gif|webp)$/i.test(name)
const isDocument = (type: string, name: string): boolean =>
  type === 'application/pdf' || /\.pdf$/i.test(name)

/** @param root the part before the file names, which may be an address */
export function filesOf(article: Node, root: string, language: string): Files {
  const all = parts(article, 'MIME_INFO', 'MIME')
    .map((mime) => ({
      type: textIn(mime, ['MIME_TYPE']).toLowerCase(),
      name: textIn(mime, ['MIME_SOURCE'], language),
      purpose: textIn(mime, ['MIME_PURPOSE']),
    }))
    .filter(({ name }) => name !== '')
  const pictures = all
    .filter(({ type, name, purpose }) => isPicture(type, name) && purposes.includes(purpose))
    .toSorted((a, b) => purposes.indexOf(a.purpose) - purposes.indexOf(b.purpose))
  const documents = all.filter(({ type, name }) => isDocument(type, name))
  const addressesOf = (files: typeof all) =>
    files.flatMap(({ name }) => addressOf(root, name) ?? [])
  return {
    pictures: [...new Set(addressesOf(pictures))],
    documents: [...new Set(addressesOf(documents))],
    names: [...pictures, ...documents]
      .map(({ name }) => name)
      .filter((name) => addressOf(root, name) === undefined),
  }
}

/** The address of a file; undefined if only its name is known. */
function addressOf(root: string, name: string): string | undefined {
  if (/^https?:\/\//i.test(name)) return encoded(name)
  return /^https?:\/\//i.test(root)
    ? encoded(`${root.replace(/\/$/, '')}/${name.replace(/^\//, '')}`)
    : undefined
}

const encoded = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).href : undefined
