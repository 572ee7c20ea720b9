/** The API client of documents, and downloads in the browser. */
import { createShopClient } from '../session/api.client.ts'
import { documentsContract } from './contract.ts'
import type { DocumentKind, PageSize } from './rules.ts'

export const documents = createShopClient(documentsContract)

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
