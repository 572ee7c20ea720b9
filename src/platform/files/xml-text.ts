/** Elements of XML as text. Pure. */
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text between tags or quotes; what XML 1.0 cannot have at all is left out. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** An element with a text; '' where there is none. @param attributes as they stand in the tag */
export const element = (name: string, text: string | number, attributes = ''): string =>
  text === ''
    ? ''
    : `<${name}${attributes === '' ? '' : ` ${attributes}`}>${escaped(String(text))}</${name}>`

/** An element around others; '' where there are none. */
export const around = (name: string, ...parts: readonly string[]): string => {
  const inner = parts.join('')
  return inner === '' ? '' : `<${name}>${inner}</${name}>`
}
