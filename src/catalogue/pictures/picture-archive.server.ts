/**
 * Reads an archive of pictures named by SKU. Nothing is unpacked before the archive's own file list
 * has been checked against the limits, and never more of a file than that list states.
 */
import { unzipSync, type UnzipFileInfo } from 'fflate'
import { foldSku } from '../model/sku.ts'
import { archiveUnusable } from './tool-pictures-contract.ts'
import { parsePictureFileName } from './arranged-pictures.ts'
import { toolPicturesMessages } from '../messages/tool-pictures.ts'
import { maxFileBytes } from '../../pictures/rules.ts'

const messages = toolPicturesMessages.archive

export const maxArchiveFiles = 2000
/** The maximum size of an archive's unpacked files, in bytes. */
export const maxUnpackedBytes = 500_000_000
/** The maximum ratio of a file's unpacked to its packed size; pictures hardly shrink at all. */
const maxRatio = 100

export type Refusal = { readonly file: string; readonly why: string }

/** Excludes folders, and files that operating systems add to archives. */
const isPicture = ({ name, originalSize }: UnzipFileInfo): boolean =>
  originalSize > 0 && !/(^|\/)(__MACOSX|\.[^/]*|Thumbs\.db|desktop\.ini)(\/|$)/i.test(name)

/**
 * The files of an archive, according to its own list.
 * @throws Problem archive-not-usable if it is not an archive, or exceeds the limits
 */
export function listArchive(bytes: Uint8Array): {
  readonly files: readonly string[]
  readonly refused: readonly Refusal[]
} {
  const all: UnzipFileInfo[] = []
  try {
    unzipSync(bytes, {
      filter: (file) => {
        if (isPicture(file)) all.push(file)
        return false
      },
    })
  } catch (cause) {
    throw archiveUnusable({ detail: messages.notZip, cause })
  }
  if (all.length === 0) throw archiveUnusable({ detail: messages.empty })
  if (all.length > maxArchiveFiles)
    throw archiveUnusable({ detail: messages.tooManyFiles(maxArchiveFiles) })
  if (all.reduce((sum, { originalSize }) => sum + originalSize, 0) > maxUnpackedBytes)
    throw archiveUnusable({ detail: messages.tooLargeInside(maxUnpackedBytes / 1e6) })
  const refused = all.flatMap((file) => {
    const why = refusal(file)
    return why === undefined ? [] : [{ file: file.name, why }]
  })
  const names = new Set(refused.map(({ file }) => file))
  return {
    files: [...new Set(all.map(({ name }) => name))].filter((name) => !names.has(name)),
    refused,
  }
}

function refusal({ size, originalSize }: UnzipFileInfo): string | undefined {
  if (originalSize > maxFileBytes) return messages.tooBig(maxFileBytes / 1e6)
  return originalSize > size * maxRatio ? messages.bomb : undefined
}

/** @returns the file's bytes; undefined if it cannot be unpacked */
export function unpackFile(bytes: Uint8Array, name: string): Uint8Array | undefined {
  let taken = false
  try {
    const files = unzipSync(bytes, {
      filter: (file) => {
        if (taken || file.name !== name) return false
        taken = true
        return true
      },
    })
    return files[name]
  } catch {
    return undefined
  }
}

/** A SKU without case and punctuation. */
export const skuWithoutPunctuation = (sku: string): string =>
  foldSku(sku).replace(/[^\p{Letter}\p{Number}]/gu, '')

type NamedTool = { readonly id: string; readonly folded: string; readonly loose: string }

/** The tool and the position in a file's name: exact match, otherwise without punctuation. */
export function toolOfFileName(
  name: string,
  tools: readonly NamedTool[],
): { readonly toolId: string; readonly place: number } | { readonly why: string } {
  const meanings = parsePictureFileName(name)
  for (const { sku, place } of meanings) {
    const exact = tools.find(({ folded }) => folded === foldSku(sku))
    if (exact) return { toolId: exact.id, place }
  }
  for (const { sku, place } of meanings) {
    const alike = tools.filter(({ loose }) => loose !== '' && loose === skuWithoutPunctuation(sku))
    const [only] = alike
    if (alike.length > 1) return { why: messages.severalTools(sku) }
    if (only) return { toolId: only.id, place }
  }
  return { why: messages.noTool(meanings.at(-1)?.sku ?? name) }
}
