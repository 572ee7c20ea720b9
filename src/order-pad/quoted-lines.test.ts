/** An earlier order below a new one, as mail programs quote it, in many languages. */
import { expect, test } from 'vitest'
import { parseText } from './parse-text.ts'

const linesOf = (between: string, text = `24 HMR-1001\nCelia\n\n${between}\n\n72 SCR-2013\n`) => {
  const parsed = parseText(text)
  if (parsed.kind !== 'parsed') throw new Error(parsed.kind)
  return parsed.entries.flatMap(({ term, prose, quoted, doubt }) =>
    prose || !/^(?:HMR|SCR)/.test(term) ? [] : [[term, quoted ? 'quoted' : doubt?.kind]],
  )
}

test.each([
  'W dniu 12.11.2026 o 10:02, Celia Navarro pisze:',
  'to 12. marrask. 2026 klo 10.02 Celia Navarro kirjoitti:',
  'Celia Navarro, 12 Kas 2026 Per, 10:02 tarihinde şunu yazdı:',
  'Celia Navarro ezt írta (időpont: 2026. nov. 12., Cs, 10:02):',
  'чт, 12 нояб. 2026 г., Celia Navarro писала:',
  'Στις Πέμ 12 Νοε 2026, ο χρήστης Celia Navarro έγραψε:',
  'În joi, 12 nov. 2026 la 10:02, Celia Navarro a scris:',
  'čet, 12. stu 2026. u 10:02 Celia Navarro napisao je:',
  'Celia Navarro 于2026年11月12日周四 10:02写道：',
  '-----Alkuperäinen viesti-----',
  '-------- Oryginalna wiadomość --------',
])('below “%s” nothing is ordered', (between) => {
  const [own, ...others] = linesOf(between)
  expect([own, others.filter(([, kind]) => kind !== 'quoted')]).toEqual([
    ['HMR-1001', undefined],
    [],
  ])
})

test.each([
  'чт, 12 нояб. 2026 г. в 10:02, Celia Navarro <b@n.example>:',
  '2026年11月12日(木) 10:02 Celia Navarro:',
  'Celia Navarro <b@n.example> viết:',
  '差出人: Celia Navarro\n送信日時: 2026年11月12日 10:02\n宛先: orders\n件名: 注文',
  'Kimden: Celia Navarro\nGönderildi: 12 Kasım 2026 Perşembe 10:02\nKime: orders\nKonu: sipariş',
  '----- Aiempi tilaus -----',
  '________________________________',
])('below “%s” lines are asked about', (between) => {
  const [own, other] = linesOf(between)
  expect([own, other]).toEqual([
    ['HMR-1001', undefined],
    ['SCR-2013', 'quoted'],
  ])
})

test.each([
  'PO 4711\nDate: 12 Nov 2026 10:02\nShip to: Boise',
  'Celia Navarro <b@n.example>:',
  '________________________________',
  '----- Order -----',
])('“%s” above all lines quotes nothing', (above) => {
  expect(linesOf('', `${above}\n24 HMR-1001\n72 SCR-2013\n`)).toEqual([
    ['HMR-1001', undefined],
    ['SCR-2013', undefined],
  ])
})
