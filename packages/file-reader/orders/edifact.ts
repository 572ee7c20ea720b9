/** The segments of an EDIFACT interchange. Pure. */

/** A segment: its tag, and its elements, each a list of components. */
export type Segment = { readonly tag: string; readonly elements: readonly (readonly string[])[] }

type Signs = {
  readonly component: string
  readonly element: string
  readonly release: string
  readonly end: string
}

/** The separators of UNA; without a UNA, the default ones of the syntax. */
function signsOf(text: string): Signs {
  const una = /^\s*UNA(.)(.).(.).(.)/s.exec(text)
  const [, component = ':', element = '+', release = '?', end = "'"] = una ?? []
  return { component, element, release, end }
}

export type Interchange = {
  readonly segments: readonly Segment[]
  /**
   * The interchange with one segment on each line, as it is displayed: segment n is on line n + 1.
   */
  readonly text: string
}

export function readInterchange(text: string): Interchange {
  const { component, element, release, end } = signsOf(text)
  const body = text.replace(/^\s*UNA.{6}/s, '')
  const raw = splitBy(body, end, release)
    .map((segment) => segment.replace(/^\s+/, '').replaceAll(/[\r\n]+/g, ''))
    .filter((segment) => segment.trim() !== '')
  const segments = raw.map((segment): Segment => {
    const [tag = '', ...elements] = splitBy(segment, element, release)
    return {
      tag: tag.trim().toUpperCase(),
      elements: elements.map((one) =>
        splitBy(one, component, release).map((part) => unescaped(part, release).trim()),
      ),
    }
  })
  return { segments, text: raw.map((segment) => segment + end).join('\n') }
}

/** The parts between separators, except escaped ones. */
function splitBy(text: string, sign: string, release: string): readonly string[] {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === release && release !== ' ') at += 1
    else if (letter === sign) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)]
}

function unescaped(text: string, release: string): string {
  if (release === ' ' || !text.includes(release)) return text
  let plain = ''
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === release) at += 1
    plain += text[at] ?? ''
  }
  return plain
}

/** A component of an element, by their indexes from 0; '' if it does not exist. */
export const component = (segment: Segment, element: number, place = 0): string =>
  segment.elements[element]?.[place] ?? ''
