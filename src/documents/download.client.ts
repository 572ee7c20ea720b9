/** The API client of documents, and downloads in the browser. */
import { createShopClient } from '../session/api.client.ts'
import { documentsContract } from './contract.ts'
import type { DocumentKind, PageSize } from './rules.ts'

export const documents = createShopClient(documentsContract)

/** Beyond Latin, Greek, Cyrillic and general punctuation it must be asked what can be printed. */
const unusual = /[^\u0000-\u024f\u0370-\u04ff\u1e00-\u206f]/u

/**
 * The characters of an order that its papers cannot print, each with its number: '🔨 (U+1F528)'.
 * @param texts those of the order; nothing is asked when they have no unusual character
 */
export async function findUnprintable(
  number: number,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (!texts.some((text) => unusual.test(text))) return []
  const { unprintable } = await documents.check({ number }, { signal })
  return unprintable.map(({ character, codePoint }) => `${character} (${codePoint})`)
}

/** Time after which the file is removed from memory; the download has begun long before. */
const revokeAfterMilliseconds = 60_000

/** Requests a document and saves it as a file. @returns the file's name @throws Problem */
export async function downloadDocument(
  number: number,
  kind: DocumentKind,
  size: PageSize,
): Promise<string> {
  const { name, pdf } = await documents.issue({ number, kind, size })
  const bytes = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMilliseconds)
  return name
}
