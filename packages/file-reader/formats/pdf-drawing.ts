/**
 * The drawing operations of a PDF page in their order: letters, areas and lines. Nothing is
 * painted. Coordinates are points of the displayed page, from its top left corner. Pure.
 * Source: ISO 32000-1, 8.4 (graphics state), 9.3 and 9.4 (text), 11.6 (transparency).
 */
import {
  boxAround,
  boxOf,
  common,
  identity,
  isEmpty,
  isInside,
  matrixOf,
  moved,
  numbersOf,
  partsOf,
  placed,
  times,
  type Box,
  type Line,
  type Matrix,
  type Point,
} from './pdf-geometry.ts'

type Paint = {
  /** Its position in the drawing order. */
  readonly at: number
  /** `#rrggbb`; undefined for pictures and patterns. */
  readonly colour: string | undefined
  /** From 0 (not drawn) to 1. */
  readonly alpha: number
}
export type Glyph = Paint & {
  readonly text: string
  /** The start of its baseline, and the start of the next letter's baseline. */
  readonly from: Point
  readonly to: Point
  readonly height: number
  /** Anything outside of it is not visible. */
  readonly clip: Box
}
export type Area = Paint & { readonly box: Box }
export type Drawing = {
  readonly glyphs: readonly Glyph[]
  readonly areas: readonly Area[]
  readonly lines: readonly Line[]
}

export type Operators = {
  /** Names of the operators, keyed by number. */
  readonly names: ReadonlyMap<number, string>
  readonly codes: ArrayLike<number>
  readonly values: ArrayLike<unknown>
  /** Whether a layer of the document is visible. */
  readonly isShown: (layer: unknown) => boolean
  /**
   * The unit of a font's widths, relative to its size: 0.001, except for fonts with drawn letters.
   */
  readonly unitOf: (font: unknown) => number
}

type State = {
  ctm: Matrix
  clip: Box
  fill: string | undefined
  stroke: string | undefined
  alpha: number
  strokeAlpha: number
  /** Of the group around. */
  groupAlpha: number
  /** Whether another blend mode, of its own or of the group, lets the background show through. */
  blends: boolean
  groupBlends: boolean
  /** Whether a mask limits what is drawn, or this is a mask. */
  masked: boolean
  mode: number
  size: number
  /** See `unitOf`. */
  unit: number
  spacing: number
  wordSpacing: number
  width: number
  leading: number
  rise: number
}
type Pen = {
  readonly view: Matrix
  readonly page: Box
  readonly operators: Operators
  readonly glyphs: Glyph[]
  readonly areas: Area[]
  readonly lines: Line[]
  readonly saved: { readonly state: State; readonly drawn: number }[]
  readonly layers: boolean[]
  state: State
  text: Matrix
  line: Matrix
  clips: boolean
  /** How much was drawn. */
  drawn: number
}

/** @param view the matrix from coordinates of the file to those of the displayed page */
export function drawingOf(operators: Operators, view: Matrix, page: Box): Drawing {
  const { names, codes, values } = operators
  const pen: Pen = {
    view,
    page,
    operators,
    glyphs: [],
    areas: [],
    lines: [],
    saved: [],
    layers: [],
    state: firstState(view, page),
    text: identity,
    line: identity,
    clips: false,
    drawn: 0,
  }
  for (let at = 0; at < codes.length; at += 1) {
    const name = names.get(codes[at] ?? -1) ?? ''
    const value: unknown = values[at]
    const step = /^paint.*Image/.test(name) ? image : steps[name]
    step?.(pen, Array.isArray(value) ? value : [], at)
  }
  const { glyphs, areas, lines } = pen
  return { glyphs, areas, lines }
}

const firstState = (ctm: Matrix, clip: Box): State => ({
  ctm,
  clip,
  fill: '#000000',
  stroke: '#000000',
  alpha: 1,
  strokeAlpha: 1,
  groupAlpha: 1,
  blends: false,
  groupBlends: false,
  masked: false,
  mode: 0,
  size: 0,
  unit: 0.001,
  spacing: 0,
  wordSpacing: 0,
  width: 1,
  leading: 0,
  rise: 0,
})

type Step = (pen: Pen, values: readonly unknown[], at: number) => void

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
const colourOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.startsWith('#') ? value : undefined
const isHidden = ({ state, layers }: Pen): boolean => state.masked || layers.includes(false)

function save(pen: Pen): void {
  pen.saved.push({ state: pen.state, drawn: pen.drawn })
  pen.state = { ...pen.state }
}
/** @returns whether nothing was drawn since the state was saved */
function restore(pen: Pen): boolean {
  const last = pen.saved.pop()
  if (last) pen.state = last.state
  return last?.drawn === pen.drawn
}

function addArea(pen: Pen, box: Box, paint: Paint): void {
  pen.drawn += 1
  const shown = common(box, pen.state.clip)
  if (!isHidden(pen) && !isEmpty(shown)) pen.areas.push({ ...paint, box: shown })
}
const alphaOf = ({ state }: Pen, own: number): number =>
  state.blends || state.groupBlends ? 0 : own * state.groupAlpha

const image: Step = (pen, _, at) =>
  addArea(pen, boxOf(pen.state.ctm, [0, 0, 1, 1]), {
    at,
    colour: undefined,
    alpha: alphaOf(pen, pen.state.alpha),
  })

/** Points: a thinner area is a line. */
const thin = 2.5

function fill(pen: Pen, parts: readonly (readonly Point[])[], at: number): void {
  const { state } = pen
  const boxes = parts.map(boxAround)
  for (const box of boxes) {
    const [wide, high] = [box.right - box.left, box.bottom - box.top]
    const middle = (box.top + box.bottom) / 2
    if (high < thin && wide > high)
      addLine(pen, { from: [box.left, middle], to: [box.right, middle] }, state.alpha)
    // Everything within a frame is visible.
    else if (wide >= thin && !boxes.some((other) => other !== box && isInside(other, box)))
      addArea(pen, box, { at, colour: state.fill, alpha: alphaOf(pen, state.alpha) })
  }
}
function addLine(pen: Pen, line: Line, alpha: number): void {
  pen.drawn += 1
  const { clip, groupAlpha } = pen.state
  const shown = common(boxAround([line.from, line.to]), clip)
  const isClipped = shown.right < shown.left || shown.bottom < shown.top
  if (!isHidden(pen) && !isClipped && alpha * groupAlpha >= 0.1) pen.lines.push(line)
}
function stroke(pen: Pen, parts: readonly (readonly Point[])[], closes: boolean): void {
  for (const part of parts) {
    const points = closes ? [...part, ...part.slice(0, 1)] : part
    for (const [place, to] of points.entries()) {
      const from = points[place - 1]
      if (from) addLine(pen, { from, to }, pen.state.strokeAlpha)
    }
  }
}

const path: Step = (pen, [operator, data], at) => {
  const name = pen.operators.names.get(numberOf(operator)) ?? ''
  const parts = partsOf(pen.state.ctm, numbersOf(Array.isArray(data) ? data[0] : undefined))
  if (/fill/i.test(name)) fill(pen, parts, at)
  if (/stroke/i.test(name)) stroke(pen, parts, /close/i.test(name))
  pen.drawn += 1
  if (pen.clips && parts.length > 0)
    pen.state.clip = common(pen.state.clip, boxAround(parts.flat()))
  pen.clips = false
}

type Letter = { readonly width: number; readonly unicode?: string; readonly isSpace?: boolean }
const isLetter = (part: unknown): part is Letter =>
  typeof part === 'object' && part !== null && 'width' in part && typeof part.width === 'number'

/** Text rendering modes (9.3.6): 3 and 7 draw nothing, 1 and 5 draw outlines. */
function paintOf(pen: Pen): Omit<Paint, 'at'> {
  const { mode, alpha, strokeAlpha, fill: colour, stroke: outline, groupAlpha } = pen.state
  if (isHidden(pen) || mode === 3 || mode === 7) return { colour, alpha: 0 }
  return mode === 1 || mode === 5
    ? { colour: outline, alpha: strokeAlpha * groupAlpha }
    : { colour, alpha: alpha * groupAlpha }
}

const show: Step = (pen, [content], at) => {
  pen.drawn += 1
  const { ctm, clip, size, unit, spacing, wordSpacing, width, rise } = pen.state
  const whole = times(ctm, pen.text)
  const paint = {
    ...paintOf(pen),
    at,
    clip,
    height: Math.hypot(whole[2], whole[3]) * Math.abs(size),
  }
  let x = 0
  for (const part of Array.isArray(content) ? content : []) {
    if (typeof part === 'number') x -= (part / 1000) * size * width
    if (!isLetter(part)) continue
    const space = spacing + (part.isSpace === true ? wordSpacing : 0)
    const next = x + (part.width * unit * size + space) * width
    pen.glyphs.push({
      ...paint,
      text: part.unicode ?? '',
      from: placed(whole, x, rise),
      to: placed(whole, next, rise),
    })
    x = next
  }
  pen.text = moved(pen.text, x, 0)
}

function moveText(pen: Pen, x: number, y: number): void {
  pen.line = moved(pen.line, x, y)
  pen.text = pen.line
}
const clip: Step = (pen) => {
  pen.clips = true
}

function setGraphics({ state }: Pen, entries: unknown): void {
  for (const entry of Array.isArray(entries) ? entries : []) {
    const [key, value]: readonly unknown[] = Array.isArray(entry) ? entry : []
    if (key === 'ca') state.alpha = numberOf(value)
    else if (key === 'CA') state.strokeAlpha = numberOf(value)
    else if (key === 'BM') state.blends = value !== 'source-over'
    else if (key === 'SMask') state.masked = value !== false && value !== null
    else if (key === 'Font' && Array.isArray(value)) state.size = numberOf(value[1])
  }
}

const form: Step = (pen, [matrix, box]) => {
  save(pen)
  if (matrix) pen.state.ctm = times(pen.state.ctm, matrixOf(matrix))
  const [left = 0, bottom = 0, right = 0, top = 0] = numbersOf(box)
  if (right !== left && top !== bottom)
    pen.state.clip = common(pen.state.clip, boxOf(pen.state.ctm, [left, bottom, right, top]))
}

const steps: Readonly<Record<string, Step>> = {
  save,
  restore: (pen, _, at) => {
    const { ctm } = pen.state
    const box = boxOf(ctm, [0, 0, 1, 1])
    // Pictures are not unpacked, so only the matrix with the position remains.
    if (restore(pen) && ctm !== pen.state.ctm && !isEmpty(box))
      addArea(pen, box, { at, colour: undefined, alpha: alphaOf(pen, pen.state.alpha) })
  },
  transform: ({ state }, values) => {
    state.ctm = times(state.ctm, matrixOf(values))
  },
  beginText: (pen) => {
    pen.text = pen.line = identity
  },
  setTextMatrix: (pen, [matrix]) => {
    pen.text = pen.line = matrixOf(matrix)
  },
  moveText: (pen, [x, y]) => moveText(pen, numberOf(x), numberOf(y)),
  setLeadingMoveText: (pen, [x, y]) => {
    pen.state.leading = -numberOf(y)
    moveText(pen, numberOf(x), numberOf(y))
  },
  nextLine: (pen) => moveText(pen, 0, -pen.state.leading),
  setLeading: ({ state }, [value]) => {
    state.leading = numberOf(value)
  },
  setFont: ({ state, operators }, [font, size]) => {
    state.size = numberOf(size)
    state.unit = operators.unitOf(font)
  },
  setCharSpacing: ({ state }, [value]) => {
    state.spacing = numberOf(value)
  },
  setWordSpacing: ({ state }, [value]) => {
    state.wordSpacing = numberOf(value)
  },
  setHScale: ({ state }, [value]) => {
    state.width = numberOf(value) / 100
  },
  setTextRise: ({ state }, [value]) => {
    state.rise = numberOf(value)
  },
  setTextRenderingMode: ({ state }, [value]) => {
    state.mode = numberOf(value)
  },
  setFillRGBColor: ({ state }, [value]) => {
    state.fill = colourOf(value)
  },
  setStrokeRGBColor: ({ state }, [value]) => {
    state.stroke = colourOf(value)
  },
  setFillColorN: ({ state }) => {
    state.fill = undefined
  },
  setStrokeColorN: ({ state }) => {
    state.stroke = undefined
  },
  setGState: (pen, [entries]) => setGraphics(pen, entries),
  showText: show,
  constructPath: path,
  clip,
  eoClip: clip,
  shadingFill: (pen, _, at) =>
    addArea(pen, pen.state.clip, { at, colour: undefined, alpha: alphaOf(pen, pen.state.alpha) }),
  paintFormXObjectBegin: form,
  paintFormXObjectEnd: restore,
  beginGroup: (pen, [group]) => {
    save(pen)
    const { state } = pen
    state.groupAlpha *= state.alpha
    state.groupBlends ||= state.blends
    state.alpha = state.strokeAlpha = 1
    state.blends = false
    if (typeof group === 'object' && group !== null && 'smask' in group && group.smask)
      state.masked = true
  },
  endGroup: restore,
  beginAnnotation: (pen, [, , matrix, own]) => {
    save(pen)
    const ctm = times(times(pen.view, matrixOf(matrix)), matrixOf(own))
    pen.state = firstState(ctm, pen.page)
  },
  endAnnotation: restore,
  beginMarkedContent: ({ layers }) => {
    layers.push(true)
  },
  beginMarkedContentProps: ({ layers, operators }, [tag, layer]) => {
    layers.push(tag !== 'OC' || operators.isShown(layer))
  },
  endMarkedContent: ({ layers }) => {
    layers.pop()
  },
}
