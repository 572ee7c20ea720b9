/** Headings of lists in languages with few words in the dictionary. */
import { expect, test } from 'vitest'
import { fieldOfHeading } from './article-headings.ts'

test.each([
  ['bg', ['Код', 'Наименование', 'Мярка', 'Цена лв. без ДДС', 'Наличност']],
  ['el', ['Κωδικός', 'Περιγραφή', 'Μονάδα', 'Τιμή χωρίς ΦΠΑ', 'Απόθεμα']],
  ['uk', ['Артикул', 'Найменування', 'Од. вим.', 'Ціна без ПДВ', 'Остаток']],
  ['hr', ['Šifra', 'Naziv artikla', 'JM', 'VPC', 'Stanje']],
  ['et', ['Kood', 'Nimetus', 'Ühik', 'Hind km-ta', 'Laoseis']],
  ['lt', ['Kodas', 'Pavadinimas', 'Mato vnt.', 'Kaina be PVM', 'Likutis']],
  ['is', ['Vörunúmer', 'Vöruheiti', 'Eining', 'Verð án vsk.', 'Birgðir']],
  ['sl', ['Šifra izdelka', 'Naziv', 'Enota mere', 'Cena brez DDV', 'Zaloga']],
  ['lv', ['Kods', 'Nosaukums', 'Mērvienība', 'Cena bez PVN', 'Atlikums']],
])('headings in %s', (_language, headings) => {
  expect(headings.map(fieldOfHeading)).toEqual(['sku', 'name', 'unit', 'price', 'Stock'])
})

test.each([
  ['Stok Miktarı', 'Stock'],
  ['Stav skladu', 'Stock'],
  ['Cond.', 'pack_size'],
  ['Verpakt per', 'pack_size'],
  ['Unid. Emb.', 'pack_size'],
  ['Pk', 'pack_size'],
  ['Tekst', 'name'],
  ['Listaverð', 'price'],
  ['Innkaupsverð', 'cost'],
  ['Lágmarkspöntun', 'minimum_quantity'],
  ['Þyngd (kg)', 'weight'],
  ['Strikamerki', 'gtin'],
  ['Veleprodajna cena', 'price'],
  ['Minimalna količina', 'minimum_quantity'],
  ['Črtna koda', 'gtin'],
  ['Proizvajalec', 'brand'],
])('“%s” is %s', (heading, field) => {
  expect(fieldOfHeading(heading)).toBe(field)
})
