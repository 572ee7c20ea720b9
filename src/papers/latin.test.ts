/** Names are written as near as the typeface can. */
import { expect, test } from 'vitest'
import { latinOf } from './latin.ts'

test.each([
  ['Żółć Joinery', 'Zólc Joinery'],
  ['Łódź', 'Lódz'],
  ['Müller & Søn, 7 Rue Café €', 'Müller & Søn, 7 Rue Café €'],
  ['two\nlines – “quoted”', 'two\nlines – “quoted”'],
  ['工具 Ltd', '?? Ltd'],
  ['N·m 3/8 in', 'N·m 3/8 in'],
])('%s is written %s', (text, latin) => { expect(latinOf(text)).toBe(latin) })
