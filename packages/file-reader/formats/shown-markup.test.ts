/** HTML is read as people see it: cells without end tags, hidden text, struck-out text. */
import { expect, test } from 'vitest'
import { textOfHtml } from '../mails/html-text.ts'
import { readMail } from '../mails/read-mail.ts'
import { parseDecimal } from '../numbers/numbers.ts'
import { markupRows } from './markup-table.ts'

const textOf = (html: string): string => textOfHtml(html).text

test.each([
  ['ends', '<table><tr><td>A-1</td><td>12</td></tr><tr><td>A-2</td><td>5</td></tr></table>'],
  ['do not end', '<table><tr><td>A-1<td>12<tr><td>A-2<td>5</table>'],
  ['do not end within parts', '<table><tbody><tr><td>A-1<td>12<tbody><tr><th>A-2<td>5</table>'],
  ['end as others', '<table><tr><th>A-1</td><td>12</th></tr><tr><td>A-2</td><td>5</table>'],
  [
    'have paragraphs that do not end',
    '<table><tr><td><b>A-1</b><td><span>12<tr><td>A-2<td>5</table>',
  ],
  [
    'have signs in attributes',
    '<table><tr><td title="a > b">A-1<td title=\'>\'>12<tr><td>A-2<td>5</table>',
  ],
])('unclosed cells are read as cells: %s', (_what, html) => {
  expect(textOf(html)).toBe('A-1\t12\nA-2\t5')
  expect(markupRows(html).rows).toEqual([
    ['A-1', '12'],
    ['A-2', '5'],
  ])
})
test('a cell over several rows stands in each of them; a number of it is nobody’s alone', () => {
  const rows = (inner: string) => markupRows(`<table>${inner}</table><table><tr><td>x</table>`).rows
  expect(rows('<tr><td rowspan=2>Site A<td>A-1<td>12<tr><td>A-2<td>5')).toEqual([
    ['Site A', 'A-1', '12'],
    ['Site A', 'A-2', '5'],
    ['x'],
  ])
  const [first, second] = rows('<tr><td>A-1<td rowspan="2">24<td>7.00<tr><td>A-2<td>8.00')
  expect([first?.[1], second?.[1]]).toEqual(Array(2).fill('24 (one cell for rows 1 to 2)'))
  expect([second?.[0], second?.[2]]).toEqual(['A-2', '8.00'])
  expect(rows('<tr><td rowspan="9">A-1')).toEqual([['A-1'], ['x']])
  expect(rows('<tr><td colspan="2" rowspan="2">A<td>1<tr><td>2')).toEqual([
    ['A', '', '1'],
    ['A', '', '2'],
    ['x'],
  ])
})
test('in a mail as well, next to cells over several columns and around tables', () => {
  const text = (inner: string) => textOf(`<table>${inner}</table>`)
  expect(text('<tr><td rowspan=2>A-1<td>Austin<td>12<tr><td>Dallas<td>5')).toBe(
    'A-1\tAustin\t12\nA-1\tDallas\t5',
  )
  expect(text('<tr><td>A-1<td rowspan="2"><p>24</p><tr><td>A-2')).toBe(
    ['A-1\t24 (one cell for rows 1 to 2)', 'A-2\t24 (one cell for rows 1 to 2)'].join('\n'),
  )
  expect(text('<tr><td colspan=2>A<td rowspan=3>B<tr><td>C<td>D<tr><td>E<td>F')).toBe(
    'A\t\tB\nC\tD\tB\nE\tF\tB',
  )
  expect(text('<tr><td rowspan=2><table><tr><td>x</table><td>1<tr><td>A-1<td>2')).toBe(
    'x\n1\nA-1\t2',
  )
  expect(text('<tr><td colspan=2 rowspan=2>A<td>1<tr><td>2')).toBe('A\t\t1\nA\t\t2')
  expect(text('<tr><td>A<td colspan=2>46<tr><td>B<td>1<td>2')).toBe(
    'A\t46 (one cell over 2 columns)\nB\t1\t2',
  )
  const many = `<tr>${'<td rowspan=999>'.repeat(900)}${'<tr><td>'.repeat(900)}`
  expect(textOf(`<table>${many}</table>end`)).toBe('end')
})
test.each(['<pre>', '<div style="white-space:pre-wrap">', '<pre style="white-space:inherit">'])(
  'the lines of a text in %s stay apart',
  (begin) => {
    const end = begin.replace(/<(\w+).*/, '</$1>')
    expect(textOf(`${begin}SKU     Qty\n<b>A-1</b>     5\r\n</b>A-2     6${end}<p>a\nb</p>`)).toBe(
      'SKU     Qty\nA-1     5\nA-2     6\na b',
    )
  },
)
test('an empty cell between others stays, and the paragraphs of a cell are one text', () => {
  const text = (inner: string) => textOf(`<table>${inner}</table>`)
  expect(text('<tr><td>A-1<td><td>12<tr><td><td>A-2<td>5<td><tr><td><td>Thanks')).toBe(
    'A-1\t\t12\n\tA-2\t5\nThanks',
  )
  expect(text('<tr><td><p class="MsoNormal">A-1</p><td><p>Claw<br>hammer</p><td><p>12</p>')).toBe(
    'A-1\tClaw hammer\t12',
  )
  expect(text('<tr><td>A-1<br>A-2<td>1<br>200<tr><td>Hello<br>12 x A-1<td>')).toBe(
    'A-1 A-2\t1 / 200\nHello\n12 x A-1',
  )
  const letter = Array.from({ length: 9 }, (_, place) => `${place} x A-1`)
  expect(
    text(`<tr><td>Logo<td>${letter.join('<br>')}`)
      .split('\n')
      .slice(1),
  ).toEqual(letter.slice(1))
})
test('a table within a cell ends no row around it', () => {
  expect(textOf('<table><tr><td>A-1<td><table><tr><td>x</table><td>12</table>end')).toBe(
    'A-1\nx\n12\nend',
  )
})

test.each([
  '<div style="display:none">99 A-9</div>',
  '<div style="DISPLAY : none !important">99 A-9</div>',
  "<p style='visibility: hidden'>99 A-9</p>",
  '<span style="font-size:0">99 A-9</span>',
  '<span style="color:#fff;font-size:0px;line-height:0">99 A-9</span>',
  '<div style="max-height:0;overflow:hidden">99 A-9</div>',
  '<div style="opacity:0">99 A-9</div>',
  '<span style="mso-hide:all">99 A-9</span>',
  '<span style="color:transparent">99 A-9</span>',
  '<p style="color:#FFF">99 A-9</p>',
  '<p style="color: rgb(255, 255, 255)">99 A-9</p>',
  '<font color="white">99 A-9</font>',
  '<font color="#fdfdfd">99 A-9</font>',
  '<div style="background:#1a2b3c"><p style="color:#1A2B3C">99 A-9</p></div>',
  '<table bgcolor="#000000"><tr style="color:#000000"><td>A-9<td>99</table>',
  '<style>span { display: none }</style><span>99 A-9</span>',
  '<p hidden>99 A-9</p>',
  '<p hidden="">99 A-9</p>',
  '<table><tr hidden><td>A-9<td>99</table>',
  '<table><tr style="display:none"><td>A-9<td>99</table>',
  '<style>.pre { display: none }</style><p class="x pre">99 A-9</p>',
  '<style>/* a */ td.pre, #pre { display: none }</style><p id="pre">99 A-9</p>',
  '<style>.h td { visibility: hidden }</style><table><tr class="h"><td>A-9<td>99</table>',
  '<style>tr.h > td { font-size: 0 }</style><table><tr class="h"><td>A-9<td>99</table>',
  '<style>.x .h td { color: white }</style><div class="x"><table><tr class="h"><td>A-9<td>99</table></div>',
  '<style>[data-x=a] p { display: none }</style><div data-x="a"><p>99 A-9</p></div>',
  '<p style="position:absolute;left:-9999px">99 A-9</p>',
  '<p style="transform:scale(0)">99 A-9</p>',
  '<p style="clip-path:inset(100%)">99 A-9</p>',
  '<template>99 A-9</template>',
  '<script>if (1 < 2) "99 A-9"</script>',
  '<!-- 99 A-9 -->',
  '<div style="display:none"><b>99 A-9</div>',
])('hidden text in HTML is not read: %s', (html) => {
  expect(textOf(`<p>5 A-1</p>${html}<p>6 A-2</p>`).split('\n')).toEqual(['5 A-1', '6 A-2'])
})
test.each([
  '<table bgcolor="#003366"><tr><td style="color:#fff">7 A-3</td></tr></table>',
  '<div style="background-color:navy"><p><font color="white">7 A-3</font></p></div>',
  '<div style="background:url(a.png)"><p style="color:#ffffff">7 A-3</p></div>',
  '<style>.head td { background: #036 }</style><table class="head"><tr><td style="color:#fff">7 A-3</table>',
  '<p style="color:#fff"><span style="color:#000">7 A-3</span></p>',
  '<p style="color:#999">7 A-3</p>',
  '<div style="font-size:0px"><div style="font-size:13px">7 A-3</div></div>',
  '<div style="visibility:hidden"><p style="visibility:visible">7 A-3</p></div>',
  '<p title="hidden" data-x="display:none">7 A-3</p>',
  '<p style="font-size:0.9em">7 A-3</p>',
  '<p style="opacity:0.5;overflow:hidden;height:20px">7 A-3</p>',
  '<style>@media print { .pre { display: none } } .pre { color: red }</style><p class="pre">7 A-3</p>',
  '<p class="hidden">7 A-3</p>',
  '<style>.x > p { display: none }</style><div class="x"><div><p>7 A-3</p></div></div>',
  '<style>.x p { display: none } .x.y td { display: none }</style><div class="y"><p>7 A-3</p></div>',
])('what is shown is read: %s', (html) => {
  expect(textOf(html)).toBe('7 A-3')
})

test.each([
  ['<del>12 A-1</del>', '~~12 A-1~~'],
  ['<s>12 A-1</s>', '~~12 A-1~~'],
  ['<strike>12 A-1</strike> 24 A-2', '~~12 A-1~~ 24 A-2'],
  ['<p style="text-decoration: line-through">12 A-1</p>', '~~12 A-1~~'],
  ['<span style="text-decoration-line:line-through;color:red">12 A-1</span>', '~~12 A-1~~'],
  ['<style>.xl65 { text-decoration: line-through }</style><p class=xl65>12 A-1', '~~12 A-1~~'],
  ['<tr><td><s>A-1</s><td><s>12</s>', '~~A-1~~\t~~12~~'],
  ['A-1 <s>12</s> 24', 'A-1 ~~12~~ 24'],
  ['<p><s>12 A-1<p>5 A-2</s><p>6 A-3', '~~12 A-1~~\n~~5 A-2~~\n6 A-3'],
  ['<s><b>12</b> A-1</s>', '~~12~~ ~~A-1~~'],
  [
    '<style>.gone td { text-decoration: line-through }</style><tr class=gone><td>A-1<td>12',
    '~~A-1~~\t~~12~~',
  ],
  ['<style>.gone * { text-decoration: line-through }</style><p class=gone><b>A-1</b>', '~~A-1~~'],
])('struck-out text in HTML is marked: %s', (html, text) => {
  expect(textOf(html)).toBe(text)
  expect(textOfHtml(html).isPartly).toBe(true)
})
test.each([
  ['A-1<td>2<sup>1</sup>', 'A-1\t2¹'],
  ['A-1<td>4<sub>0</sub>', 'A-1\t4⁰'],
  ['A-1<sup>2</sup><td>24', 'A-1²\t24'],
  ['A-1<td>6<a style="font-size:6pt;vertical-align:top">0</a>', 'A-1\t6⁰'],
  ['A-1<td>7<span style="vertical-align:super">12</span>', 'A-1\t7¹²'],
  ['A-1<td><ruby>24<rt>36</rt></ruby>', 'A-1\t24³⁶'],
  ['A-1<td style="vertical-align:top">24', 'A-1\t24'],
  ['A-1<td>1<sup>st</sup>', 'A-1\t1st'],
])('small digits beside a number are not a part of it: %s', (cells, text) => {
  expect(textOf(`<table><tr><td>${cells}</table>`)).toBe(text)
})
test.each([
  ['<input value="24">', '24'],
  ['<input type="hidden" value="24">', ''],
  ['<input type=checkbox>24', '☐ 24'],
  ['<input type=checkbox checked>24', '☑ 24'],
  ['<select><option>24<option selected>48</select>', '/ 24 / 48'],
  ['48<img alt="cancelled" src=x>', '48 cancelled'],
  ['48<img alt="❌" src=x>', '48 ❌'],
  ['48<img alt="Logo of Miller Tools" src=x>', '48'],
])('a field or a picture in a cell says what it shows: %s', (cell, text) => {
  expect(textOf(`<table><tr><td>A-1<td>${cell}</table>`)).toBe(`A-1\t${text}`.trim())
})
test('a text without such parts says all that its plain text says', () => {
  expect(textOfHtml('<head><style>p { color: #111 }</style></head><p>12 A-1</p>')).toEqual({
    text: '12 A-1',
    colored: new Map(),
    isPartly: false,
    mayHide: false,
  })
})
test('a mail whose HTML strikes out or hides a number is read by its HTML', async () => {
  const mailOf = (html: string) =>
    new TextEncoder().encode(
      [
        'From: buyer@example.com',
        'MIME-Version: 1.0',
        'Content-Type: multipart/alternative; boundary=b',
        '',
        '--b',
        'Content-Type: text/plain',
        '',
        '12 A-1',
        '24 A-2',
        '--b',
        'Content-Type: text/html',
        '',
        html,
        '--b--',
        '',
      ].join('\r\n'),
    )
  const struck = await readMail(mailOf('<p><del>12 A-1</del></p><p>24 A-2</p>'))
  expect(struck.texts).toEqual(['~~12 A-1~~\n24 A-2'])
  const hidden = await readMail(mailOf('<p style="display:none">12 A-1</p><p>24 A-2</p>'))
  expect(hidden.texts).toEqual(['24 A-2'])
  const plain = await readMail(mailOf('<div>12 A-1<br>24 A-2 </div>'))
  expect(plain.texts).toEqual(['12 A-1\n24 A-2'])
})
test('a page with a megabyte of open tags, quotes or styles is read within the time limit', () => {
  const pages = [
    '<b>1',
    '<td>',
    '</i>',
    '<a b="',
    '<p style="display:none">1',
    '<style>',
    '<style>@a{',
    '<',
    '<s>1</b>',
  ].map((part) => part.repeat(1_000_000 / part.length))
  const huge = `<p ${'a="b" '.repeat(150_000)}>x`
  // Work that grows with the square of a megabyte would not end within the time of a test.
  for (const page of [...pages, huge]) expect(() => textOfHtml(page)).not.toThrow()
})

const mailOf = (text: string, html: string): Uint8Array =>
  new TextEncoder().encode(
    [
      'From: a@b.example',
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      html,
      '--b--',
    ].join('\r\n'),
  )
const unsureIn = async (text: string, html: string) => (await readMail(mailOf(text, html))).unsure
const row = (sku: string, quantity: number) => `<tr><td>${sku}<td>${quantity}`

test('a mail whose styles may hide a row is for a person', async () => {
  const table = `<table>${row('A-1', 12)}${row('A-2', 5)}</table>`
  const hides = [
    'The styles of this e-mail may hide part of its text. Compare the lines with the e-mail.',
  ]
  expect(await unsureIn('', `<style>tr:nth-child(2){display:none}</style>${table}`)).toEqual(hides)
  for (const style of [
    'tr:nth-child(2){text-decoration:line-through}',
    'tr+tr{visibility:hidden}',
    'td:first-child:before{content:"not "}',
  ])
    expect(await unsureIn('', `<style>${style}</style>${table}`)).toEqual(hides)
  expect(await unsureIn('', `<style>p:before{content:""}</style>${table}`)).toEqual([])
  expect(await unsureIn('', `<style>p.MsoNormal, a:link{margin:0}</style>${table}`)).toEqual([])
})

test('a mail whose text and HTML say other numbers is for a person', async () => {
  const html = `<p>Hello</p><table>${row('A-1', 24)}${row('A-2', 48)}</table>`
  expect(await unsureIn('36 x A-1\r\n48 x A-2', html)).toEqual([
    'The plain text of this e-mail contains numbers that its HTML does not show: 36. Ask the sender which numbers are meant.',
  ])
  expect(await unsureIn('24 x A-1', '<p>see above</p>')).toHaveLength(1)
  for (const text of [
    '24 x A-1\r\n48 x A-2',
    'Please see the HTML part',
    '1. A-1: 24\r\n2. A-2: 48 [1]\r\n[1] https://a.example/7/8\r\n> 99 old',
  ])
    expect(await unsureIn(text, html)).toEqual([])
})

test.each([
  ['20<sup>50</sup>', '20⁵⁰', 20.5],
  ['$12<sup>99</sup>', '$12⁹⁹', 12.99],
  ['8<small>50</small>', '8⁵⁰', 8.5],
  ['8 <small>50</small>', '8 50', undefined],
  ['8<b><sup>50</sup></b>', '8⁵⁰', 8.5],
  ['20.50<sup>1</sup>', '20.50¹', 20.5],
  ['12<sup>500</sup>', '12⁵⁰⁰', undefined],
  ['20<span>50</span>', '2050', 2050],
])('raised digits are cents, or a footnote mark: %s', (html, text, number) => {
  expect(markupRows(`<table><tr><td>1<td>${html}</table>`).rows).toEqual([['1', text]])
  expect(parseDecimal(text, 'dot')).toBe(number)
})
