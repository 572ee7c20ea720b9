/** The text of a mail that is written as HTML: a line for each row of a table. Pure, in one pass. */
import { withoutEntities } from '../formats/markup-table.ts'

/** What nobody sees, with the text at which it ends. */
const hidden = [
  ['<!--', '-->'],
  ['<head', '</head>'],
  ['<style', '</style>'],
  ['<script', '</script>'],
] as const

/** Quoted mails keep their mark: '> ' before each line. */
export function textOfHtml(html: string): string {
  const seen = hidden.reduce((text, [from, until]) => without(text, from, until), html)
  const lines = seen
    .replaceAll(/[\0-\x1F ]+/g, ' ')
    .replaceAll(/<blockquote\b[^<>]*>/gi, '\n\x01\n')
    .replaceAll(/<\/blockquote>/gi, '\n\x02\n')
    .replaceAll(/<\/t[dh]>/gi, '\t')
    .replaceAll(/<(?:br|\/?(?:p|div|li|ul|ol|tr|table|h[1-6]|hr|pre))\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .split('\n')
  let depth = 0
  const shown: string[] = []
  for (const line of lines) {
    if (line === '\x01') depth += 1
    else if (line === '\x02') depth = Math.max(0, depth - 1)
    else {
      const text = withoutEntities(line)
        .replaceAll(/\xA0/g, ' ')
        .replaceAll(/ *\t[ \t]*/g, '\t')
        .trim()
      if (text !== '') shown.push(depth > 0 ? `> ${text}` : text)
    }
  }
  return shown.join('\n')
}

/** What begins and does not end is hidden to the end. */
function without(text: string, from: string, until: string): string {
  const lower = text.toLowerCase()
  // Some signs have other lengths in lower case: then places in one are not those in the other.
  if (lower.length !== text.length) return text
  const kept: string[] = []
  let at = 0
  for (;;) {
    const begins = lower.indexOf(from, at)
    kept.push(text.slice(at, begins < 0 ? undefined : begins))
    const ends = begins < 0 ? -1 : lower.indexOf(until, begins + from.length)
    if (ends < 0) return kept.join('')
    at = ends + until.length
  }
}
