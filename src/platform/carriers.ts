/** The shop's carriers, and tracking links by parcel number. Pure. */

/** The carriers' tracking pages. Source: their own websites, November 2026. */
const knownCarriers: ReadonlyMap<string, string> = new Map([
  ['dhl', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}'],
  ['dpd', 'https://tracking.dpd.de/status/en_US/parcel/{number}'],
  ['gls', 'https://gls-group.com/track/{number}'],
  ['ups', 'https://www.ups.com/track?tracknum={number}'],
  ['fedex', 'https://www.fedex.com/fedextrack/?trknbr={number}'],
  ['usps', 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}'],
  ['royal mail', 'https://www.royalmail.com/track-your-item#/tracking-results/{number}'],
  ['hermes', 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{number}'],
  ['austrian post', 'https://www.post.at/sv/sendungsdetails?snr={number}'],
  ['swiss post', 'https://service.post.ch/ekp-web/ui/entry/search/{number}'],
  ['österreichische post', 'https://www.post.at/sv/sendungsdetails?snr={number}'],
  ['schweizerische post', 'https://service.post.ch/ekp-web/ui/entry/search/{number}'],
  ['la poste', 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}'],
])

/** The names of carriers whose links are known. */
export const knownCarrierNames: readonly string[] = [
  'DHL',
  'DPD',
  'GLS',
  'UPS',
  'FedEx',
  'USPS',
  'Royal Mail',
  'Hermes',
  'Austrian Post',
  'Swiss Post',
  'La Poste',
]

/** The maximum length of a tracking link that somebody enters. */
const maxLinkLength = 500

type Carrier = { readonly name: string; readonly template: string }

/**
 * The carriers of a shop: one per line, either a known name or a name and an address that contains
 * '{number}'.
 * @returns undefined where a line is neither
 */
export function parseCarriers(text: string): readonly Carrier[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const carriers = lines.flatMap((line): Carrier[] => {
    const [, name = line, own] = /^(\S.*?)[\s|:]+(https:\/\/\S+)$/.exec(line) ?? []
    const template = own ?? knownCarriers.get(name.toLowerCase())
    return template?.includes('{number}') ? [{ name, template }] : []
  })
  return carriers.length === lines.length ? carriers : undefined
}

/** Characters that may separate a carrier's name from the number. */
const separators = '\\s:;,#/|–-'
const separated = new RegExp(`[${separators}]+`, 'u')
const separatorFirst = new RegExp(`^[${separators}]+`, 'u')

/**
 * Whether the text begins with a carrier's name before a number: 'DHL 7', 'DHL: 7'. 'SF7' may be a
 * number as a whole.
 */
const startsWith = (text: string, name: string, next = separatorFirst): boolean =>
  text.toLowerCase().startsWith(name.toLowerCase()) && next.test(text.slice(name.length))

/** The carrier named before a number; if both 'DHL' and 'DHL Express' match, the longer one. */
const nameOf = (text: string, names: readonly string[]): string | undefined =>
  names
    .filter((name) => startsWith(text, name))
    .toSorted((one, other) => other.length - one.length)[0]

const withoutName = (text: string, name: string): string =>
  text.slice(name.length).replace(separatorFirst, '')

/** Letters with which tracking numbers of UPS, DHL and PostNL begin. */
const prefix = /^(1Z|JJD|JVGL|JD|3S)/i
/** A number of the Universal Postal Union, as 'RR 473 124 829 DE' (its standard S10). */
const postal = /^[A-Z]{2}\d{9}[A-Z]{2}$/i

/**
 * Whether a text is a number and nothing else. A word before or after it may be the name of a
 * carrier that the shop does not know, and a link to the wrong carrier is worse than none. A text
 * with letters is a number if it has digits, or begins as the numbers of known carriers do.
 */
function isNumber(text: string): boolean {
  if (!/\d/.test(text) || /[^\P{L}A-Z]/iu.test(text)) return false
  if (postal.test(text.replaceAll(/\s/g, ''))) return true
  const [first = '', ...others] = text.split(separated).filter(Boolean)
  if (others.length === 0) return true
  const begins = !/[a-z]/i.test(first) || prefix.test(first) || /\d\D*\d/.test(first)
  return begins && others.every((word) => /\d/.test(word) || word.length < 3)
}

/** Whether the name of another known carrier and a number are written as one word: 'UPS1Z999'. */
const isGlued = (text: string, own: readonly string[]): boolean =>
  knownCarrierNames.some((name) => startsWith(text, name, /^\d/)) &&
  !own.some((name) => startsWith(text, name, /^\d/))

/**
 * The tracking link of a parcel: of the carrier named before its number ('DHL 00340…'), or of the
 * shop's only carrier if no other is named.
 * @param carriers the setting
 * @returns '' if the link is unknown
 */
function linkOf(carriers: string, trackingNumber: string): string {
  const all = parseCarriers(carriers) ?? []
  const text = trackingNumber.trim()
  const own = all.map(({ name }) => name)
  const name = nameOf(text, [...own, ...knownCarrierNames])
  const only = all.length === 1 && !isGlued(text, own) ? all[0] : undefined
  const carrier = name === undefined ? only : all.find((one) => one.name === name)
  const number = name === undefined ? text : withoutName(text, name)
  if (carrier === undefined || !isNumber(number)) return ''
  const link = carrier.template.replaceAll(
    '{number}',
    encodeURIComponent(number.replaceAll(/\s/g, '')),
  )
  return link.length <= maxLinkLength ? link : ''
}

/**
 * The names of the shop's carriers; if none are set, of all carriers whose links are known.
 * @param carriers the setting
 */
export const carrierNames = (carriers: string): readonly string[] => {
  const own = parseCarriers(carriers) ?? []
  return own.length > 0 ? own.map(({ name }) => name) : knownCarrierNames
}

/**
 * A tracking number as a form shows it: 'DHL 00340' is the carrier DHL and 00340.
 * @returns no carrier where the text begins with none of these names
 */
export function splitTracking(
  text: string,
  names: readonly string[],
): { readonly carrier: string; readonly number: string } {
  const carrier = nameOf(text.trim(), names) ?? ''
  return { carrier, number: withoutName(text.trim(), carrier) }
}

/** As it is stored: the carrier before its number, once; '' without a number. */
export function joinTracking(carrier: string, number: string): string {
  const [name, rest] = [carrier.trim(), number.trim()]
  return name === '' || rest === '' || startsWith(rest, name) ? rest : `${name} ${rest}`
}

type Tracking = {
  readonly trackingNumber?: string | undefined
  readonly trackingLink?: string | undefined
}

/**
 * A parcel with the link of its carrier, if nobody entered a link.
 * @param carriers the setting
 */
export function withTrackingLink<Parcel extends Tracking>(
  carriers: string,
  parcel: Parcel,
): Parcel {
  const link = parcel.trackingLink ? '' : linkOf(carriers, parcel.trackingNumber ?? '')
  return link === '' ? parcel : { ...parcel, trackingLink: link }
}
