/**
 * Breaks a text into lines and their runs: pieces in one font and one direction, in visual order.
 * Lines break where Unicode allows it (UAX #14), in Thai between words; directions follow Unicode's
 * bidirectional algorithm (UAX #9).
 */
import createBidi from 'bidi-js'
import LineBreaker from 'linebreak'
import type { FontName } from './fonts.server.ts'

/** A piece of text in one font and one direction. */
export type Run = { readonly font: FontName; readonly text: string; readonly width: number }
export type Line = { readonly runs: readonly Run[]; readonly width: number }

export type LineLayoutOptions = {
  /** The width of a line, in points. */
  readonly width: number
  /** The font of a cluster (a character with its marks). */
  readonly fontFor: (cluster: string) => FontName
  /** In points. */
  readonly measure: (font: FontName, text: string) => number
}

type Cluster = {
  readonly text: string
  readonly start: number
  readonly font: FontName
  readonly level: number
}

const bidi = createBidi()
const clustersOf = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })
const thai = /\p{Script=Thai}/u
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** The lines of a text, each paragraph in the direction of its first letter. */
export const layoutLines = (text: string, options: LineLayoutOptions): readonly Line[] =>
  text.split('\n').flatMap((paragraph) => layoutParagraph(paragraph.replaceAll('\t', ' '), options))

function layoutParagraph(paragraph: string, options: LineLayoutOptions): readonly Line[] {
  const { levels } = bidi.getEmbeddingLevels(paragraph, 'auto')
  const clusters = [...clustersOf.segment(paragraph)].map(({ segment, index }): Cluster => ({
    text: segment,
    start: index,
    font: options.fontFor(segment),
    level: levels[index] ?? 0,
  }))
  const lines = breakLines(clusters, breakPositions(paragraph), options)
  return lines.map((line) => toLine(line, options))
}

/** Abbreviations stay with the next word: `§ 6a`, `Nr. 1`, `i. V. m.` */
const shortWord = 10
const endsShort = /(?:§|(?<!\p{L})(?:\p{L}|Abs|Art|Buchst|Nr|Ziff)\.)\s$/u

/** Positions where a line may end, as UTF-16 offsets in the paragraph. */
function breakPositions(paragraph: string): ReadonlySet<number> {
  const positions = new Set<number>()
  const breaker = new LineBreaker(paragraph)
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak())
    if (!endsShort.test(paragraph.slice(Math.max(0, next.position - shortWord), next.position)))
      positions.add(next.position)
  if (thai.test(paragraph))
    for (const { segment, index } of thaiWords.segment(paragraph))
      if (thai.test(segment)) positions.add(index)
  return positions
}

/**
 * Fits as many clusters on each line as possible; a word that is wider than a line breaks anywhere.
 */
function breakLines(
  clusters: readonly Cluster[],
  positions: ReadonlySet<number>,
  options: LineLayoutOptions,
): readonly (readonly Cluster[])[] {
  const lines: Cluster[][] = []
  let line: Cluster[] = []
  const close = (): void => {
    lines.push(line)
    line = []
  }
  for (const word of wordsOf(clusters, positions)) {
    if (line.length > 0 && widthOf([...line, ...word], options) > options.width) close()
    if (widthOf(word, options) <= options.width) {
      line.push(...word)
      continue
    }
    for (const cluster of word) {
      if (line.length > 0 && widthOf([...line, cluster], options) > options.width) close()
      line.push(cluster)
    }
  }
  if (line.length > 0 || lines.length === 0) close()
  return lines
}

/** The clusters between two possible line breaks. */
function wordsOf(
  clusters: readonly Cluster[],
  positions: ReadonlySet<number>,
): readonly (readonly Cluster[])[] {
  const words: Cluster[][] = []
  for (const cluster of clusters) {
    const last = words.at(-1)
    if (last && !positions.has(cluster.start)) last.push(cluster)
    else words.push([cluster])
  }
  return words
}

/** In points, without trailing spaces. */
const widthOf = (clusters: readonly Cluster[], options: LineLayoutOptions): number =>
  toLine(clusters, options).width

function toLine(clusters: readonly Cluster[], { measure }: LineLayoutOptions): Line {
  const end = clusters.findLastIndex(({ text }) => text.trim() !== '') + 1
  const logical: Cluster[][] = []
  for (const cluster of clusters.slice(0, end)) {
    const run = logical.at(-1)
    const [first] = run ?? []
    if (run && first?.font === cluster.font && first.level === cluster.level) run.push(cluster)
    else logical.push([cluster])
  }
  const runs = inVisualOrder(logical).map((run): Run => {
    const font = run[0]?.font ?? 'regular'
    const text = textOfRun(run)
    return { font, text, width: measure(font, text) }
  })
  return { runs, width: runs.reduce((sum, { width }) => sum + width, 0) }
}

/** Rule L2 of UAX #9: from the highest level down, reverses sequences at that level or higher. */
function inVisualOrder(runs: readonly (readonly Cluster[])[]): readonly (readonly Cluster[])[] {
  const levelOf = (run: readonly Cluster[] | undefined): number => run?.[0]?.level ?? 0
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map(levelOf)); level >= 1; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start
      while (end < ordered.length && levelOf(ordered[end]) >= level) end += 1
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
      start = Math.max(start, end - 1)
    }
  return ordered
}

/**
 * A run's text as the font's shaping expects it. Shaping reverses Arabic and Hebrew itself; other
 * right-to-left text (brackets, dashes between such words) is reversed and mirrored here.
 */
function textOfRun(run: readonly Cluster[]): string {
  const texts = run.map(({ text }) => text)
  if ((run[0]?.level ?? 0) % 2 === 0) return texts.join('')
  const mirrored = texts.map((text) => bidi.getMirroredCharacter(text) ?? text)
  return mirrored.some((text) => rightToLeft.test(text))
    ? mirrored.join('')
    : mirrored.toReversed().join('')
}
