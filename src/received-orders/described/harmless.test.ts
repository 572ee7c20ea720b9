/** Which sentences beside the lines may change them. */
import { expect, test } from 'vitest'
import { isFactor, tellingWords } from './harmless.ts'

test.each([
  'Dear all,',
  'wir bestellen:',
  'nous commandons :',
  'Dzień dobry, zamawiamy:',
  'Hei, tilaamme seuraavat tuotteet:',
  'Siparişlerimiz aşağıdaki ürünler:',
  'Üdvözlettel',
  'Здравствуйте, заказываем следующие товары:',
  'お世話になっております。下記の通り注文いたします。',
  '您好',
  '안녕하세요',
  'Celia Navarro',
  'Jan van der Meer',
  'Navarro Framing, 418 Mill Street, Austin, TX 78702',
  'Tel. +1 512 555 0142',
  'celia@navarro.example',
  'Total 1,240.00',
  'Please deliver to our site, gate 4, by Friday.',
  'HMR-1001 二十四個',
])('“%s” changes no line', (sentence) => {
  expect(tellingWords(sentence, false)).toEqual([])
})

test.each([
  'Half of it will do.',
  'La moitié suffit.',
  'Połowa wystarczy.',
  'Wszystko podwójnie',
  '全部加倍',
  'Всё вдвойне',
  'No hammers',
  'Hammers we have.',
  'Finalement pas de marteaux',
  'Bez młotków',
  'Çekiçler hariç',
  'Numbers are thousands',
  'Miktarlar kutu',
  'For each of our 3 crews:',
  'Same for Austin',
  'Na sklep',
  'Bob has to approve.',
  'Is that right?',
])('“%s” may change lines', (sentence) => {
  expect(tellingWords(sentence, false)).not.toEqual([])
})

test.each([
  'Lagerbestand',
  'Teklif talebi',
  '見積依頼',
  'Prova',
  'İptal:',
  'BACK ORDER',
  'Samples:',
])('above lines, “%s” is a title', (title) => {
  expect(tellingWords(title, true)).not.toEqual([])
})

test.each(['times 2', 'x 3 please', 'All x2', 'Alles x 2', 'Tout fois 2'])(
  '“%s” is a factor',
  (text) => {
    expect(isFactor(text)).toBe(true)
  },
)
test.each(['12 x Gartenschere', 'Order 8341', 'HMR-1001 x 2'])('“%s” is none', (text) => {
  expect(isFactor(text)).toBe(false)
})
