/** Carriers of the shop, and where a parcel is followed by its number. Pure. */

/** Where carriers show a parcel. Source: their own pages, November 2026. */
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

/** As long as a link may be that somebody writes. */
const maxLinkLength = 500

type Carrier = { readonly name: string; readonly template: string }

/**
 * The carriers of a shop: a line each, either a known name or a name and an address that has
 * '{number}' in it.
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

const startsWith = (text: string, name: string): boolean =>
  text.toLowerCase().startsWith(`${name.toLowerCase()} `)

/** The carrier that stands before a number; of 'DHL' and 'DHL Express' the longer one. */
const nameOf = (text: string, names: readonly string[]): string | undefined =>
  names
    .filter((name) => startsWith(text, name))
    .toSorted((one, other) => other.length - one.length)[0]

/** Numbers begin with up to four capitals; a longer word, or one in small letters, is a name. */
const otherName = /^(?=\p{L}*\p{Ll}|\p{L}{5})\p{L}+\s/u

const namesAnother = (text: string): boolean =>
  nameOf(text, knownCarrierNames) !== undefined || otherName.test(text)

/**
 * Where a parcel is followed: by the carrier whose name stands before its number ('DHL 00340…'), and
 * where the shop has one carrier, by that one where no other is named.
 * @param carriers the setting
 * @returns '' where it is not known
 */
function linkOf(carriers: string, trackingNumber: string): string {
  const all = parseCarriers(carriers) ?? []
  const text = trackingNumber.trim()
  const name = nameOf(
    text,
    all.map((one) => one.name),
  )
  const named = all.find((one) => one.name === name)
  const [only, ...others] = all
  const carrier = named ?? (others.length === 0 && !namesAnother(text) ? only : undefined)
  const number = (named ? text.slice(named.name.length) : text).replaceAll(/\s/g, '')
  if (carrier === undefined || number === '') return ''
  const link = carrier.template.replaceAll('{number}', encodeURIComponent(number))
  return link.length <= maxLinkLength ? link : ''
}

/** The names of the carriers of a shop, else of all whose links are known. @param carriers the setting */
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
  return { carrier, number: text.trim().slice(carrier.length).trim() }
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

/** A parcel with the link of its carrier, where nobody wrote one. @param carriers the setting */
export function withTrackingLink<Parcel extends Tracking>(
  carriers: string,
  parcel: Parcel,
): Parcel {
  const link = parcel.trackingLink ? '' : linkOf(carriers, parcel.trackingNumber ?? '')
  return link === '' ? parcel : { ...parcel, trackingLink: link }
}
