/**
 * Finds reasons to refuse an SVG. An SVG is never served to browsers, but rendered into pictures
 * once. What is refused here would be missing in the rendered picture, or could make the renderer
 * access other files.
 */
import { brandingMessages as messages } from './messages/branding.ts'

/** Bytes: drawings of logos have a few thousand. */
const maxSvgBytes = 1_000_000

// Entities are always refused, because they could hide any of the other names and values.
const scripts =
  /<\s*(?:[\w.-]+:)?(?:script|foreignObject|iframe|object|embed|handler|listener)\b|<!ENTITY|<\?xml-stylesheet|(?:^|[\s"'/])on[a-z]+\s*=|javascript\s*:/i
/** Every reference except one to a part of the drawing itself or to an embedded picture. */
const foreign =
  /\b(?:href|src)\s*=\s*["']?\s*(?!["']?\s*(?:#|data:image\/(?:png|jpeg|webp);base64,))[^\s"'>]|@import|url\(\s*["']?\s*(?!["']?\s*(?:#|data:image\/(?:png|jpeg|webp);base64,))[^\s"')]/i

/** @returns the reason why it is refused; undefined if it may be rendered */
export function svgRefusal(bytes: Uint8Array): string | undefined {
  if (bytes.length > maxSvgBytes) return messages.svgTooBig
  const text = new TextDecoder('utf-8').decode(bytes)
  // An encoding that hides letters from this check would not hide them from the renderer.
  if (text.includes('\uFFFD') || text.includes('\0') || /encoding\s*=\s*["'](?!utf-8)/i.test(text))
    return messages.svgDamaged
  if (scripts.test(text)) return messages.script
  return foreign.test(text) ? messages.foreign : undefined
}
