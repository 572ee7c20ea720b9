/** Downloads of documents in the browser. */
import { fetchFile } from '../session/file-calls.client.ts'
import { saveFile } from '../ui/download-text.client.ts'
import { documents } from './api.client.ts'
import type { ElectronicFormat } from './electronic-formats.ts'
import { documentsContract, type ListedDocument } from './contract.ts'
import type { OrderDocumentKind, PageSize, ShipmentDocumentKind, UnnumberedKind } from './rules.ts'

/**
 * Characters beyond Latin, Greek, Cyrillic and general punctuation, for which the server must check
 * whether they can be printed.
 */
const unusual = /[^\u0000-\u024f\u0370-\u04ff\u1e00-\u206f]/u

/**
 * The characters of an order that its documents cannot print, each with its number: '🔨 (U+1F528)'.
 * @param texts the texts of the order; without unusual characters no request is made
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

/**
 * Downloads a quote's file.
 * @param path the file's path below the address of the API
 */
export const downloadOffer = async (name: string, path: string): Promise<string> =>
  saveBytes(name, await fetchBlob(path))

/**
 * Requests a document and saves it as a file.
 * @returns the file's name
 * @throws Problem
 */
export const downloadDocument = async (
  number: number,
  kind: OrderDocumentKind,
  size: PageSize,
): Promise<string> => save(await documents.issue({ number, kind, size }))

/** Like `downloadDocument`, for one shipment. */
export const downloadShipmentDocument = async (
  id: string,
  kind: ShipmentDocumentKind,
): Promise<string> => save(await documents.issueForShipment({ id, kind, size: 'a4' }))

/** Saves the order confirmation or the proforma invoice of an order. */
export const downloadOrderFile = async (
  number: number,
  kind: UnnumberedKind,
  size: PageSize,
): Promise<string> =>
  saveBytes(`${kind}-${number}.pdf`, await fetchBlob(`order/${number}/files/${kind}?size=${size}`))

/** Saves the file of an issued document. */
export async function downloadIssued({
  id,
  number,
}: Pick<ListedDocument, 'id' | 'number'>): Promise<string> {
  return saveBytes(`${number}.pdf`, await fetchBlob(`documents/${encodeURIComponent(id)}/pdf`))
}

/**
 * Saves the archive of the documents that match these filters.
 * @param filters as a query string
 */
export const downloadArchive = async (filters: string): Promise<string> =>
  saveBytes('documents.zip', await fetchBlob(`documents/archive.zip?${filters}`))

const fetchBlob = async (path: string): Promise<Blob> =>
  (await fetchFile(documentsContract.list, `/${path}`)).blob()

const save = ({ name, pdf }: { readonly name: string; readonly pdf: string }): string =>
  saveBytes(
    name,
    new Blob([Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0))], {
      type: 'application/pdf',
    }),
  )

function saveBytes(name: string, content: Blob): string {
  saveFile(name, content)
  return name
}

/**
 * Downloads an invoice in an electronic format and saves it as a file.
 * @param number as printed, for the file's name
 * @throws Problem
 */
export async function downloadElectronic(
  { id, number }: { readonly id: string; readonly number: string },
  format: ElectronicFormat,
): Promise<void> {
  const path = format === 'facturx' ? 'factur-x' : `xml?format=${format}`
  const name = format === 'facturx' ? `${number}-factur-x.pdf` : `${number}-${format}.xml`
  saveBytes(name, await fetchBlob(`documents/${encodeURIComponent(id)}/${path}`))
}
