/**
 * More than a hundred searches as German buyers type them, written with the tools that they must find
 * before one of them was tried: misspelt, compounds, umlauts as ae, plurals, sizes.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someOf } from '../../tests/effort.ts'
import { openTestShop, type TestShop } from '../../tests/shop.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { inLanguage } from '../platform/languages/in-language.server.ts'
import type { Language } from '../platform/languages/languages.ts'

let shop: TestShop
let actor: Actor
const speak = async (values: {
  defaultLanguage: 'en' | 'de'
  languages: string
}): Promise<void> => {
  const { revision } = await shop.settings.read({ actor }, {})
  await shop.settings.save({ actor }, { revision, ...values })
}
beforeAll(async () => {
  shop = await openTestShop()
  actor = await shop.person('Petra Stein', 'admin')
  await speak({ defaultLanguage: 'de', languages: '' })
  await shop.demo.load()
})
afterAll(() => shop.close())

/** A search, and the beginning of the SKUs of which one must be among the first three. */
const searches = `
17er Ringschlüssel = WRN-3017
19er Maulschlüssel = WRN-3019
SW 13 = WRN-3013
SW13 = WRN-3013
Schlüssel SW 17 = WRN-3017
Hammer 500g = HMR-10
Hammer 500 Gramm = HMR-10
Inbus Satz = SCR-203
Imbuss Satz = SCR-203
Inbusschlüsselset = SCR-203
Inbus Schlüssel klappbar = SCR-2033
Klauenhamer = HMR-100
Schlosserhämmer 340 = HMR-1011
Schlosserhammer 500g = HMR-101
Fäustel 2 kg = HMR-1021
Fäustl = HMR-1021
Vorschlaghammer 5 kg = HMR-102
Abbruchhammer = HMR-102
Gummihammer schwarz = HMR-1031
weißer Gummihammer = HMR-1032
Gumihammer = HMR-103
Hammer mit Holzstiel = HMR-10
Schraubendrehr = SCR-20
Schraubenzieher PH 1 = SCR-2012
PH2 Schraubendreher = SCR-2013
Kreuzschraubenzieher = SCR-201
Schlitz 4mm = SCR-2002
Schlitzschraubenzieher klein = SCR-200
Steckschlüssel mit Griff 10mm = SCR-2022
Sechskant Steckschlüssel 8 = SCR-2021
Ringmaulschlüsel 22 = WRN-3022
Ring-Maulschlüssel 24 = WRN-3024
Gabel-Ringschlüssel 14 mm = WRN-3014
Gabelschlüssel SW 19 = WRN-3019
Rollgabelschlüssel 250 = WRN-3110
Rollgabelschluessel 10 Zoll = WRN-3110
Engländer 12 Zoll = WRN-3112
Enländer = WRN-31
Rohrzange 2 Zoll = WRN-32
Rohrzangen 600mm = WRN-3224
Ratsche 3/8 = WRN-3302
Knarre 1/4" = WRN-3301
Drehmomentschlüssel 200 Nm = WRN-3402
Drehmomentschluessel 3/8 = WRN-3401
Nussen Satz = WRN-350
Steckschlüsselsatz 46tlg = WRN-3501
Steckschlüssel-Satz 1/2 = WRN-3502
Nüssekasten = WRN-350
Kombizange 200 = PLR-4020
Kombi Zange 160mm = PLR-4016
Spitzzange gebogen = PLR-4103
Spitzzangen abgewinkelt = PLR-4103
Seitenschneider 160 = PLR-4201
Seitenschneyder = PLR-42
Kraftseitenschneider 180 = PLR-4202
Drahtzange = PLR-4
Wasserpumpenzangen 300 = PLR-4303
Rohrzange verstellbar = WRN-32
Gripzangen 250 mm = PLR-4402
Schweißerzange = PLR-44
Handsäge fein = CUT-5001
Holzsägen = CUT-500
Bügelsäge klein = CUT-5102
Eisensägebogen = CUT-510
Metallsägebogen 300 = CUT-5101
Teppichmesser mit Abbrechklinge = CUT-5203
Cuttermesser 18mm = CUT-5203
Klappmesser = CUT-5202
Trapezklinge Messer = CUT-5201
Blechscheere = CUT-530
Blechschere rechts = CUT-5303
Bolzenschneider 750 = CUT-5402
Stechbeitel 16er = CHS-6016
Stecheisen 20 mm = CHS-6020
Holzmeissel 25 = CHS-6025
Stechbeitelsatz = CHS-60
Meissel mit Handschutz = CHS-6102
Flachfeile 200 = CHS-6201
Schruppfeile = CHS-620
Hobel Nr 5 = CHS-6302
Rauhbank Hobel = CHS-630
Massband 5m = MSR-7001
Rollmeter 8 m = MSR-7002
Bandmaß magnetisch = MSR-7003
Wasserwaage 120 cm = MSR-7103
Wasserwaage mit Magnet = MSR-7102
Schreinerwinkel 300 = MSR-7202
Schieblehre 150mm = MSR-7301
Schraubzwinge 30 cm = CLP-8103
Zwinge 1000 = CLP-8110
C Zwinge 100 = CLP-8004
Schraubstock drehbar 125 = CLP-8205
Werkbank Schraubstock 150 = CLP-8206
Brecheisen 60 cm = PRY-9024
Zimmermannsbeil = PRY-9102
Axt 600 g = PRY-9101
Maurerkelle rund = MAS-9201
Spachtel 75 mm = MAS-9302
Werkzeugkiste Metall = STO-9403
Werkzeugkoffer mit Rollen = STO-9404
Inbusse = SCR-203
Minusschraubenzieher = SCR-200
Plusschraubenzieher = SCR-201
Teppichschneider = CUT-52
Montiereisen = PRY-90
Spaltaxt = PRY-91
Fugeneisen = MAS-9203
Gasrohrzange = WRN-32
Drahtseilschneider = CUT-54
Raubank = CHS-630
Klemme = CLP-8
Nadelzange = PLR-41
Schneidzange = PLR-42
Feinzahnratsche = WRN-330
Newtonmeter Schlüssel = WRN-34
Massstab = MSR-70
Tapezierspachtel = MAS-93
Uhrmacherschraubendreher = SCR-20
Dachdeckerhammer = HMR-10
Elektrikerkombizange = PLR-40
Zimmermannswinkel = MSR-72
Fliesenlegerkelle = MAS-92
Installateurrohrzange = WRN-32
Polstererhammer = HMR-10
Modellbaufeile = CHS-62
Goldschmiedezange = PLR-4
Trockenbauspachtel 75 = MAS-9302
Klempnerzange = WRN-32
Ratschenkasten halb Zoll = WRN-350
Abbrechmesser = CUT-52
Hacke = PRY-91
Klaun Hammer = HMR-100
Sechskant Schlüsselset = SCR-203
6kant Schlüssel = SCR-203
Rollgabelschlüssel fünfzehn Zoll = WRN-31
Umschaltratsche viertelzoll = WRN-330
Betonschere = CUT-54
siebzehner Schlüssel = WRN-3017
vierundzwanziger Schlüssel = WRN-3024
anderthalb Zoll Rohrzange = WRN-32
Kreuzschlitzschraubenzieher 2 = SCR-2013
Kreuzschlitz Größe 3 = SCR-201
Zange abgewinkelt = PLR-41
Japansäge = CUT-50
Stellschlüssel = WRN-31
schwedische Zange = WRN-32
Ratschen Set 1/4 = WRN-350
Alu Werkzeugkoffer = STO-94
Radwechsel Drehmomentschlüssel 200nm = WRN-340
Schraubendreher PH-0 = SCR-201
Meissel für Beton = CHS-61
Moker = HMR-102
Messmittel = MSR
Werkzeugkoffer fahrbar = STO-9404
rollender Werkzeugkasten = STO-9404
Schlagschrauber Nüsse = WRN-350
Cutter = CUT-52
kleiner Schlitzschraubendreher = SCR-200
großer stabiler Schraubstock = CLP-82
Schere für Bleche = CUT-53
Zwinge 30 = CLP-8103
Schraubzwinge 30x8 = CLP-8103
Wasserwaage 120 = MSR-7103
Stechbeitel 10 = CHS-6010
Gabelschlüssel = WRN-30
Zange = PLR
Zangen = PLR
Knebelzwinge = CLP-8
Korpuszwinge = CLP-81
Kittmesser = MAS-93
Nussdreher = SCR-202
Brechwerkzeuge = PRY
Malerwerkzeug = MAS
Messwerkzeug = MSR
Kreuzschraubenzieher 2er = SCR-2013
`

const lines = searches.trim().split('\n')

/** What is not found by a reader of this language, a line each. */
async function missedIn(
  language: Language,
  some: readonly string[] = lines,
): Promise<readonly string[]> {
  const missed: string[] = []
  for (const line of some) {
    const [q = '', prefix = ''] = line.split(' = ')
    const tools = await inLanguage(language, () =>
      shop.search.list({ actor: undefined }, { q, limit: 3 }),
    )
    if (!tools.some(({ sku }) => sku.startsWith(prefix)))
      missed.push(`${q}: ${tools.map(({ sku }) => sku).join(' ')}, not ${prefix}`)
  }
  return missed
}

test('they find what was meant among the first three tools', async () => {
  expect(await missedIn('de')).toEqual([])
})

test('so they do where the shop has two languages, whichever is its own', async () => {
  await speak({ defaultLanguage: 'de', languages: 'en' })
  expect(await missedIn('de', someOf(lines, 0))).toEqual([])
  await speak({ defaultLanguage: 'en', languages: 'de' })
  expect(await missedIn('de', someOf(lines, 1))).toEqual([])
})

test('the first letters of a trade word that no tool has suggest what it means', async () => {
  await speak({ defaultLanguage: 'de', languages: '' })
  const suggestions = await inLanguage('de', () =>
    shop.search.suggest({ actor: undefined }, { q: 'inb', language: 'de' }),
  )
  expect(suggestions.tools[0]?.sku).toMatch(/^SCR-203/)
})
