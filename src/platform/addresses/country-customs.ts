/**
 * What is usual in a country: its currency, time zone and language, the tax of its shops, and
 * whether they must issue invoices. These are suggestions for the person who chooses the shop's
 * country; nothing is set automatically.
 */
import type { Language } from '../languages/languages.ts'
import { euCountries } from './countries.ts'

/** Currencies with two decimals, and the countries that use them. Source: ISO 4217, 2026-01. */
const currencies =
  'AED AE,AFN AF,ALL AL,AMD AM,AOA AO,ARS AR,AUD AU CC CX HM KI NF NR TV,AWG AW,AZN AZ,BAM BA,' +
  'BBD BB,BDT BD,BMD BM,BND BN,BOB BO,BRL BR,BSD BS,BTN BT,BWP BW,BYN BY,BZD BZ,CAD CA,CDF CD,' +
  'CHF CH LI,CNY CN,COP CO,CRC CR,CUP CU,CVE CV,CZK CZ,DKK DK FO GL,DOP DO,DZD DZ,EGP EG,ERN ER,' +
  'ETB ET,EUR AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM ' +
  'PT RE SI SK SM TF VA XK YT,FJD FJ,FKP FK,GBP GB GG IM JE,GEL GE,GHS GH,GIP GI,GMD GM,GTQ GT,' +
  'GYD GY,HKD HK,HNL HN,HTG HT,HUF HU,IDR ID,ILS IL PS,INR IN,IRR IR,JMD JM,KES KE,KGS KG,KHR KH,' +
  'KPW KP,KYD KY,KZT KZ,LAK LA,LBP LB,LKR LK,LRD LR,LSL LS,MAD MA EH,MDL MD,MGA MG,MKD MK,MMK MM,' +
  'MNT MN,MOP MO,MRU MR,MUR MU,MVR MV,MWK MW,MXN MX,MYR MY,MZN MZ,NAD NA,NGN NG,NIO NI,' +
  'NOK NO SJ BV,NPR NP,NZD NZ CK NU PN TK,PAB PA,PEN PE,PGK PG,PHP PH,PKR PK,PLN PL,QAR QA,RON RO,' +
  'RSD RS,RUB RU,SAR SA,SBD SB,SCR SC,SDG SD,SEK SE,SGD SG,SHP SH,SLE SL,SOS SO,SRD SR,SSP SS,' +
  'STN ST,SYP SY,SZL SZ,THB TH,TJS TJ,TMT TM,TOP TO,TRY TR,TTD TT,TWD TW,TZS TZ,UAH UA,' +
  'USD AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI,UYU UY,UZS UZ,VES VE,WST WS,' +
  'XCD AG AI DM GD KN LC MS VC,XCG CW SX,YER YE,ZAR ZA,ZMW ZM,ZWG ZW'

const currencyByCountry: ReadonlyMap<string, string> = new Map(
  currencies.split(',').flatMap((entry) => {
    const [currency = '', ...countries] = entry.split(' ')
    return countries.map((country) => [country, currency] as const)
  }),
)

/** The currency of a country; undefined if it does not have two decimals, as in Japan. */
export const usualCurrency = (country: string): string | undefined => currencyByCountry.get(country)

/** For countries with several zones, the zone of most of their people; also the zones of Europe. */
const mainZones: ReadonlyMap<string, string> = new Map([
  ...(
    'AT Vienna,BE Brussels,BG Sofia,CH Zurich,CZ Prague,DE Berlin,DK Copenhagen,EE Tallinn,' +
    'ES Madrid,FI Helsinki,FR Paris,GB London,GR Athens,HR Zagreb,HU Budapest,IE Dublin,IT Rome,' +
    'LT Vilnius,LU Luxembourg,LV Riga,MT Malta,NL Amsterdam,NO Oslo,PL Warsaw,PT Lisbon,' +
    'RO Bucharest,RU Moscow,SE Stockholm,SI Ljubljana,SK Bratislava,UA Kiev'
  )
    .split(',')
    .map((entry) => [entry.slice(0, 2), `Europe/${entry.slice(3)}`] as const),
  ['AR', 'America/Argentina/Buenos_Aires'],
  ['AU', 'Australia/Sydney'],
  ['BR', 'America/Sao_Paulo'],
  ['CA', 'America/Toronto'],
  ['CD', 'Africa/Kinshasa'],
  ['CL', 'America/Santiago'],
  ['CN', 'Asia/Shanghai'],
  ['CY', 'Asia/Nicosia'],
  ['EC', 'America/Guayaquil'],
  ['ID', 'Asia/Jakarta'],
  ['KZ', 'Asia/Almaty'],
  ['MN', 'Asia/Ulaanbaatar'],
  ['MX', 'America/Mexico_City'],
  ['MY', 'Asia/Kuala_Lumpur'],
  ['NZ', 'Pacific/Auckland'],
  ['PG', 'Pacific/Port_Moresby'],
  ['UZ', 'Asia/Tashkent'],
])

/**
 * The time zone of a country; undefined if it has several and none is usual, as in the USA. Source:
 * CLDR, through the runtime where available.
 */
export function usualTimeZone(country: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return undefined
  return mainZones.get(country) ?? onlyZone(country)
}

/** The zone of a country that has only one; TypeScript's types do not know the method yet. */
function onlyZone(country: string): string | undefined {
  const locale = new Intl.Locale('und', { region: country })
  const read: unknown = Reflect.get(locale, 'getTimeZones')
  const zones: unknown = typeof read === 'function' ? Reflect.apply(read, locale, []) : undefined
  const [zone, ...others]: unknown[] = Array.isArray(zones) ? zones : []
  return typeof zone === 'string' && others.length === 0 ? zone : undefined
}

/**
 * Whether a shop there must issue an invoice to a business without being asked. Source: Directive
 * 2006/112/EC, articles 220 and 222; VAT Regulations 1995 (GB), 13; bokføringsforskriften (NO) 5-2-2.
 */
export const mustInvoice = (country: string): boolean =>
  euCountries.includes(country) || country === 'GB' || country === 'NO'

/** Whether most shops in the country charge value added tax at rates that the program knows. */
export const chargesVat = (country: string): boolean =>
  euCountries.includes(country) || ['GB', 'CH', 'LI', 'NO'].includes(country)

/**
 * The European Union's official service for checking VAT numbers, for countries whose shops must
 * use it; otherwise empty. Source: Commission, VIES, REST interface.
 */
export const vatServiceOf = (country: string): string =>
  euCountries.includes(country) ? 'https://ec.europa.eu/taxation_customs/vies/rest-api' : ''

/**
 * The language of most people in the country, among those that the program supports. Source: CLDR.
 */
export const usualLanguage = (country: string): Language =>
  ['DE', 'AT', 'CH', 'LI'].includes(country) ? 'de' : 'en'
