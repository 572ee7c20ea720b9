/**
 * The structure of an order file, for the reply to it: segments for EDIFACT, otherwise elements.
 * Pure.
 */
import { decodeText } from '../encoding/text-encoding.ts'
import { kindOfText } from '../formats/file-kind.ts'
import type { Node } from '../records/bmecat-elements.ts'
import { readInterchange, type Segment } from './edifact.ts'
import { parseOrderXml } from './order-xml.ts'

export type OrderTree =
  | { readonly segments: readonly Segment[] }
  /** The first element. */
  | { readonly node: Node }

/** @throws UnreadableFile with the reason */
export function readOrderTree(name: string, bytes: Uint8Array): OrderTree {
  const text = (decodeText(bytes) ?? '').replace(/^\uFEFF/, '')
  if (kindOfText(text) === 'edifact') return { segments: readInterchange(text).segments }
  return { node: parseOrderXml(name, text).node }
}
