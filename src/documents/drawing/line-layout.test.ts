/** How texts of documents break into lines, and in which order their pieces are seen. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layoutLines, type Line } from './line-layout.server.ts'

/** Every character of the base font is one point wide, and of the other fonts, too. */
const measure = (_: string, text: string): number => Array.from(text).length
const fontFor = (cluster: string) =>
  /\p{Script=Hebrew}/u.test(cluster)
    ? 'hebrew'
    : /\p{Script=Han}/u.test(cluster)
      ? 'chinese'
      : /\p{Script=Thai}/u.test(cluster)
        ? 'thai'
        : 'regular'
const layout = (text: string, width: number): readonly Line[] =>
  layoutLines(text, { width, measure, fontFor })
const seen = (lines: readonly Line[]) => lines.map(({ runs }) => runs.map(({ text }) => text))

describe('the order in which pieces are seen', () => {
  test('a number within Hebrew stands left of the word before it', () => {
    expect(seen(layout('abc שלום 12 def', 100))).toEqual([['abc ', '12', ' ', 'שלום', ' def']])
  })
  test('a Hebrew paragraph begins at the right: its last piece is the leftmost', () => {
    expect(seen(layout('שלום abc', 100))).toEqual([['abc', ' ', 'שלום']])
  })
  test('brackets around Hebrew are mirrored, so that they still enclose it', () => {
    expect(seen(layout('(שלום)', 100))).toEqual([['(', 'שלום', ')']])
  })
  test('each paragraph has its own direction', () => {
    expect(seen(layout('abc 1\nשלום 2', 100))).toEqual([['abc 1'], ['2', ' ', 'שלום']])
  })
})

describe('where lines break', () => {
  test('between words, and the space at the end does not count', () => {
    expect(seen(layout('claw hammer', 5))).toEqual([['claw'], ['hamme'], ['r']])
  })
  test('not within a reference to a law, nor after a letter with a point', () => {
    const said = 'Lieferung (§ 4 Nr. 1 Buchst. b i. V. m. § 6a UStG)'
    for (let width = 12; width <= 48; width += 1)
      for (const line of layout(said, width))
        expect(line.runs.map(({ text }) => text).join('')).not.toMatch(
          /(?:§|Nr\.|Buchst\.|i\.|V\.|m\.)$/,
        )
  })
  test('between Chinese characters, but not before a comma', () => {
    expect(seen(layout('组合扳手，镀铬', 4)).map((line) => line.join(''))).toEqual([
      '组合扳',
      '手，镀铬',
    ])
  })
  test('between Thai words, which have no spaces', () => {
    expect(seen(layout('กรุณาส่งวันจันทร์', 8)).map((line) => line.join(''))).toEqual([
      'กรุณาส่ง',
      'วัน',
      'จันทร์',
    ])
  })
  test('an empty text is one empty line', () => {
    expect(layout('', 10)).toEqual([{ runs: [], width: 0 }])
  })
})

test('no line is wider than there is room, and no character is lost or added', () => {
  const words = fc.constantFrom('claw', 'שלום', '工具箱', 'ประแจ', '12', '(x)', '–', 'a'.repeat(30))
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 12 }),
      fc.integer({ min: 4, max: 20 }),
      (all, width) => {
        const text = all.join(' ')
        const lines = layout(text, width)
        for (const line of lines) expect(line.width).toBeLessThanOrEqual(width)
        const sorted = (characters: string) =>
          Array.from(characters.replaceAll(/[\s()]/g, ''))
            .toSorted()
            .join('')
        expect(sorted(seen(lines).flat().join(''))).toBe(sorted(text))
      },
    ),
  )
})
