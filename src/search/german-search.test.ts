/** What German buyers type finds the tools of the German demo shop. The searches were written first. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const actor = await shop.person('Petra Stein', 'admin')
  const { revision } = await shop.settings.read({ actor }, {})
  await shop.settings.save({ actor }, { revision, defaultLanguage: 'de' })
  await shop.demo.load()
})
afterAll(() => shop.close())

const skusFor = async (q: string): Promise<string[]> =>
  (await shop.search.list({ actor: undefined }, { q, limit: 100 })).map(({ sku }) => sku)

/** A search, and the beginning of the SKUs of which one must come first. */
const searches = `
Hammer = HMR
Hämmer = HMR
haemmer = HMR
Klauenhammer = HMR-100
Latthammer = HMR-100
Zimmermannshammer = HMR-100
Schlosserhammer = HMR-101
Schlosser Hammer = HMR-101
Hammer Schlosser = HMR-101
Schlosserhammer 450g = HMR-1012
Kugelhammer = HMR-101
Fäustel = HMR-1021
Faeustel = HMR-1021
faustel = HMR-1021
Vorschlaghammer = HMR-102
Gummihammer = HMR-103
Gummihämmer weiß = HMR-1032
gummihammer weiss = HMR-1032
Hickoryhammer = HMR-1003
Schraubendreher = SCR-20
Schraubenzieher = SCR-20
Schraubenzieher Kreuzschlitz = SCR-201
Kreuzschlitzschraubenzieher = SCR-201
Kreuzschlitz-Schraubendreher PH2 = SCR-2013
Schlitzschraubendreher = SCR-200
Schlitzschraubendreher 5,5 mm = SCR-2003
Inbus = SCR-203
Inbusschlüssel = SCR-203
Inbusschluessel = SCR-203
Inbus-Schlüssel Satz = SCR-203
Inbusschlüsselsatz = SCR-203
Imbus = SCR-203
Imbusschlüssel = SCR-203
Innensechskantschlüsselsatz = SCR-203
Satz Innensechskantschlüssel = SCR-203
Innensechskant 9-teilig = SCR-2031
Ringmaulschlüssel = WRN-30
Ringmaulschluessel 13 = WRN-3013
13er Schlüssel = WRN-3013
13er Ringmaulschlüssel = WRN-3013
Maulringschlüssel 17 mm = WRN-3017
Gabelringschlüssel 19mm = WRN-3019
Gabelschlüssel 10 = WRN-3010
Schraubenschlüssel 22 = WRN-3022
Rollgabel = WRN-31
Rollgabelschlüssel = WRN-31
Engländer = WRN-31
Englaender = WRN-31
Franzose = WRN-31
verstellbarer Schraubenschlüssel = WRN-31
Rohrzange = WRN-32
Knarre = WRN-330
Ratsche = WRN-330
Knarre 1/2 Zoll = WRN-3303
Umschaltratsche = WRN-330
1/2" Ratsche = WRN-3303
Drehmomentschlüssel = WRN-340
Drehmoment Schlüssel 210 Nm = WRN-3402
Nuss = WRN-350
Nüsse = WRN-350
Nusskasten = WRN-350
Knarrenkasten = WRN-350
Ratschenkasten 3/8 = WRN-3503
Steckschlüssel Satz = WRN-350
Steckschlüsselsätze = WRN-350
Torx = WRN-3501
Kombizange = PLR-40
Kombinationszange 180 mm = PLR-4018
Zangen = PLR
Spitzzange = PLR-41
Telefonzange = PLR-41
Seitenschneider = PLR-42
Kneifzange = PLR-42
Beißzange = PLR-42
Beisszange = PLR-42
Wasserpumpenzange = PLR-43
Pumpenzange 250 = PLR-4302
Gripzange = PLR-44
Feststellzange = PLR-44
Fuchsschwanz = CUT-500
Säge = CUT-5
Saege = CUT-5
Handsägen = CUT-500
Eisensäge = CUT-510
Metallsäge = CUT-510
Cutter = CUT-520
Cuttermesser 18 mm = CUT-5203
Teppichmesser = CUT-520
Blechschere links = CUT-5302
Bolzenschneider = CUT-540
Stechbeitel 12 = CHS-6012
Stemmeisen = CHS-60
Meißel = CHS-61
Meissel = CHS-61
Feilen = CHS-620
Hobel = CHS-630
Zollstock = MSR-700
Meterstab = MSR-700
Maßband 8 m = MSR-7002
Massband = MSR-700
Wasserwaage 60 cm = MSR-7102
Wasserwage = MSR-71
Schieblehre = MSR-730
Schiebelehre = MSR-730
Messschieber = MSR-730
Meßschieber 200 = MSR-7302
Winkel = MSR-72
Schraubzwingen = CLP-8
Leimzwinge 600 mm = CLP-8106
Schraubstock = CLP-820
Schraubstöcke = CLP-820
Kuhfuß = PRY-90
Kuhfuss = PRY-90
Nageleisen = PRY-9018
Brecheisen = PRY-90
Brechstange 900 = PRY-9036
Beil = PRY-91
Axt = PRY-91
Kelle = MAS-92
Maurerkellen = MAS-920
Fugenkelle = MAS-9203
Spachtel = MAS-93
Malerspachtel elastisch = MAS-930
Werkzeugkiste = STO-94
Werkzeugkoffer = STO-94
Werkzeug Kasten = STO-94
Werkzeugkästen = STO-94
Hammer für Zimmerer = HMR-100
Säge für Metall = CUT-510
Zange für den Elektriker = PLR
Gummi Hammer = HMR-103
Wasser Pumpen Zange = PLR-43
Vorschlag Hammer = HMR-102
Tischlerhammer = HMR-1003
Metallsaege = CUT-510
10er Nuss = WRN-350
kreuz ph2 = SCR-2013
Schlüssel mit Kugelkopf = SCR-2031
SW 10 Schlüssel = WRN-3010
Schlüsselweite 13 = WRN-3013
Einmaulschlüssel verstellbar = WRN-31
Rohrzange groß = WRN-32
Eckschwede = WRN-32
Winkelschlüsselsatz = SCR-203
Schraubenzieher Schlitz 6,5x150 = SCR-2004
Schraubendreher Schlitz 5.5 x 125 = SCR-2003
Zwinge 600x120 = CLP-8106
Ingenieurhammer = HMR-101
Schlosserhammer Gedore = HMR-101
Wasserpumpenzange Knipex 250 = PLR-4302
Mottek = HMR-102
Schonhammer = HMR-103
Storchschnabelzange = PLR-410
Beitel Holz 25 = CHS-6025
Ratschenkoffer 1/2 = WRN-350
`

const pairs = searches
  .trim()
  .split('\n')
  .map((line) => line.split(' = '))

test('a word that no tool has hides nothing, and one that has no other finds nothing', async () => {
  expect(await skusFor('Schlosserhammer Quarzblitz')).toEqual(await skusFor('Schlosserhammer'))
  expect(await skusFor('Quarzblitz')).toEqual([])
  expect(await skusFor('Quarzblitz 13')).toEqual([])
})

/** Written with other letters, or beside them: Cyrillic а and Н, full width, a word of another script. */
test.each([
  ['Hаmmer', 'HMR'],
  ['Нammer', 'HMR'],
  ['Ｈａｍｍｅｒ', 'HMR'],
  ['молоток Hammer', 'HMR'],
  ['Schraubendreher 螺丝刀', 'SCR-20'],
  ['Zange/Плоскогубцы', 'PLR'],
  ['Hammer 🔨', 'HMR'],
])('%j finds tools of %s', async (q, prefix) => {
  const skus = await skusFor(q)
  expect(skus[0]).toMatch(new RegExp(`^${prefix}`))
})

describe('in a German shop', () => {
  test.each(pairs)('%j finds %s… first', async (q = '', prefix = '') => {
    const skus = await skusFor(q)
    expect(skus[0]).toMatch(new RegExp(`^${prefix}`))
  })
})
