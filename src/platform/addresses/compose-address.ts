/** Composes the text of an address from its parts: the lines of its label. */
import type { AddressParts } from './address-parts.ts'
import { languageCodes, type Language } from '../languages/languages.ts'
import { countryName } from './countries.ts'

/**
 * Countries where the postcode follows the town, as their postal operators require; elsewhere it
 * comes first. Source: Universal Postal Union, addressing by country.
 */
const postcodeLast = new Set(
  (
    'AU BD BH BM BN BR CA CO FJ FK GB GG GI GS HK ID IE IM IN IO IQ JE JM JO JP KE KH KR KY LB LK ' +
    'LV MM MN MT MV NF NG NP NZ PG PK PN PR RU SA SG SH SZ TC TH TT TW UA US VG VI VN ZA'
  ).split(' '),
)

/** 'Austin, TX 78702' · '10115 Berlin' */
function townLine({ postcode = '', town, region = '', country }: AddressParts): string {
  if (!postcodeLast.has(country))
    return [[postcode, town].filter(Boolean).join(' '), region].filter(Boolean).join(', ')
  const place = [town, region].filter(Boolean).join(', ')
  return [place, postcode].filter(Boolean).join(' ')
}

/** The parts, one line each, the country last; without the delivery notes. */
export const composeAddress = (parts: AddressParts, language?: Language): string =>
  [
    parts.company,
    parts.recipient,
    parts.street,
    parts.extra,
    townLine(parts),
    countryName(parts.country, language),
  ]
    .filter(Boolean)
    .join('\n')

/** An address that was composed in another language, with its country in the current one. */
export const spokenAddress = (address: string, parts: AddressParts | undefined): string =>
  parts && languageCodes.some((language) => composeAddress(parts, language) === address)
    ? composeAddress(parts)
    : address
