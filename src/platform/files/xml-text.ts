/** XML elements as text. Pure. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escaped text for elements or attributes; characters that XML 1.0 cannot contain are left out. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/**
 * An element with a text; '' if the text is empty.
 * @param attributes as written in the tag
 */
export const element = (name: string, text: string | number, attributes = ''): string =>
  text === ''
    ? ''
    : `<${name}${attributes === '' ? '' : ` ${attributes}`}>${escaped(String(text))}</${name}>`

/** An element around others; '' if there are none. */
export const around = (name: string, ...parts: readonly string[]): string => {
  const inner = parts.join('')
  return inner === '' ? '' : `<${name}>${inner}</${name}>`
}
