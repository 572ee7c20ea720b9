/**
 * Says why an SVG is not drawn. It is never served to browsers, but drawn into pictures once; what
 * is refused here would be left out of the drawing, or would take the drawing program elsewhere.
 */
import { brandingMessages as messages } from './messages/branding.ts'

/** Bytes: drawings of logos have a few thousand. */
const maxSvgBytes = 1_000_000

// Entities are refused whole: names and values could hide any of the others.
const scripts =
  /<\s*(?:[\w.-]+:)?(?:script|foreignObject|iframe|object|embed|handler|listener)\b|<!ENTITY|<\?xml-stylesheet|(?:^|[\s"'/])on[a-z]+\s*=|javascript\s*:/i
/** Every reference but to a part of the drawing itself, or to a picture that it holds. */
const foreign =
  /\b(?:href|src)\s*=\s*["']?\s*(?!["']?\s*(?:#|data:image\/(?:png|jpeg|webp);base64,))[^\s"'>]|@import|url\(\s*["']?\s*(?!["']?\s*(?:#|data:image\/(?:png|jpeg|webp);base64,))[^\s"')]/i

/** @returns the sentence that refuses it; undefined when it may be drawn */
export function svgRefusal(bytes: Uint8Array): string | undefined {
  if (bytes.length > maxSvgBytes) return messages.svgTooBig
  const text = new TextDecoder('utf-8').decode(bytes)
  // An encoding that hides letters from this check would not hide them from the drawing program.
  if (text.includes('\uFFFD') || text.includes('\0') || /encoding\s*=\s*["'](?!utf-8)/i.test(text))
    return messages.svgDamaged
  if (scripts.test(text)) return messages.script
  return foreign.test(text) ? messages.foreign : undefined
}
