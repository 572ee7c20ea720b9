/**
 * A value of `Authentication-Results` (RFC 8601, section 2.2). Text that a sender can choose, such
 * as the local part of an address, is in quotes or comments; these are removed first, so that none
 * of it is taken for a result. Pure.
 */

/** The result of one method: `spf=pass smtp.mailfrom=example.com`. */
export type MethodResult = {
  /** 'dmarc', 'spf', 'dkim'; in small letters, without a version. */
  readonly method: string
  readonly result: string
  /** 'smtp.mailfrom' and its value, in small letters; a quoted text is one `"`. */
  readonly properties: ReadonlyMap<string, string>
  /** Whether a property occurs twice with different values. */
  readonly contradicts: boolean
}
export type AuthenticationResults = {
  /** The name of the server that wrote it, in small letters; '' if there is none. */
  readonly server: string
  /** Empty if any part of it cannot be read. */
  readonly methods: readonly MethodResult[]
}

export function readResults(value: string): AuthenticationResults {
  const { text, isWhole } = outlineOf(value)
  const [head = '', ...parts] = text
    .toLowerCase()
    .split(';')
    .map((part) => part.replaceAll(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, ''))
  const [server = '', ...version] = head.split(' ')
  const isHead = version.every((one) => /^\d+$/.test(one)) && version.length <= 1
  const found = parts.filter((part) => part !== '' && part !== 'none').map(methodOf)
  const methods = found.filter((one) => one !== undefined)
  const isRead = isWhole && isHead && methods.length === found.length
  return { server, methods: isRead ? methods : [] }
}

/**
 * The domain of 'example.com', '@example.com', 'a@example.com' and '"a b"@example.com'; '' for any
 * other form, such as a quoted domain or a second `@`.
 */
export const domainIn = (value: string): string =>
  /^(?:(?:"|[^"@]+)?@)?([^"@]+)$/.exec(value)?.[1] ?? ''

/**
 * Replaces a quoted text by one `"` and a comment by a space (RFC 5322, sections 3.2.2 and 3.2.4).
 * @returns `isWhole` false if a quote or comment does not end, or a character is not allowed:
 *   `text` ends there
 */
function outlineOf(value: string): { readonly text: string; readonly isWhole: boolean } {
  let text = ''
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at] ?? ''
    const end = sign === '"' ? endOfQuoted(value, at) : sign === '(' ? endOfComment(value, at) : at
    if (end < 0 || sign === ')' || sign === '\\') return { text, isWhole: false }
    text += sign === '(' ? ' ' : sign
    at = end
  }
  return { text, isWhole: true }
}

/** @returns the position of the character that ends it; -1 if there is none */
function endOfQuoted(value: string, from: number): number {
  for (let at = from + 1; at < value.length; at += 1) {
    if (value[at] === '\\') at += 1
    else if (value[at] === '"') return at
  }
  return -1
}

/**
 * Comments may be nested; a quotation mark inside them is an ordinary character. @returns as above
 */
function endOfComment(value: string, from: number): number {
  let depth = 0
  for (let at = from; at < value.length; at += 1) {
    const sign = value[at]
    if (sign === '\\') at += 1
    else if (sign === '(') depth += 1
    else if (sign === ')') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

const methodSpec = /^([a-z][\w-]*)(?: ?\/ ?\d+)? ?= ?([a-z][\w-]*)/
const propertySpec = / ([a-z][\w-]*(?: ?\. ?[a-z][\w-]*)?) ?= ?([^ ]*)/y

function methodOf(part: string): MethodResult | undefined {
  const [head, method = '', result = ''] = methodSpec.exec(part) ?? []
  if (head === undefined) return undefined
  const properties = new Map<string, string>()
  let contradicts = false
  let at = head.length
  while (at < part.length) {
    propertySpec.lastIndex = at
    const [whole, written = '', value = ''] = propertySpec.exec(part) ?? []
    if (whole === undefined) return undefined
    const name = written.replaceAll(' ', '')
    contradicts ||= (properties.get(name) ?? value) !== value
    properties.set(name, value)
    at += whole.length
  }
  return { method, result, properties, contradicts }
}
