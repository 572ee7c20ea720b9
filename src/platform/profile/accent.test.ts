/**
 * The accent color: which colors are allowed, and what is derived from one, by properties and
 * examples.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accentShades, contrast, isReadableAccent, nearestAccent } from './accent.ts'

const colors = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('contrast is that of WCAG: 21 between black and white, 1 with itself', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#f26a1b', '#f26a1b')).toBe(1)
})

test('navy cannot carry the text of a button; orange and yellow can', () => {
  expect(isReadableAccent('#000080')).toBe(false)
  expect(isReadableAccent('#f26a1b')).toBe(true)
  expect(isReadableAccent('#ffd400')).toBe(true)
})

test('the nearest colour passes, and a colour that passes is its own nearest', () => {
  fc.assert(
    fc.property(colors, (color) => {
      expect(contrast(nearestAccent(color), '#1e2023')).toBeGreaterThanOrEqual(4.5)
      if (isReadableAccent(color)) expect(nearestAccent(color)).toBe(color)
    }),
  )
})

test('links in the accent can be read on every ground of both schemes, and pressed buttons too', () => {
  fc.assert(
    fc.property(colors.map(nearestAccent), (accent) => {
      const { hover, press, textOnLight, textOnDark } = accentShades(accent)
      for (const shade of [hover, press])
        expect(contrast(shade, '#1e2023')).toBeGreaterThanOrEqual(4.5)
      for (const ground of ['#f3f2ef', '#ffffff', '#e8e6e1'])
        expect(contrast(textOnLight, ground)).toBeGreaterThanOrEqual(4.5)
      for (const ground of ['#151719', '#1e2023', '#272a2e'])
        expect(contrast(textOnDark, ground)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
