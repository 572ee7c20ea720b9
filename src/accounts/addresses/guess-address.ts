/** Guesses the parts of an address that is only text: a starting point for completing it. */
import { countryNamed } from '../../platform/addresses/countries.ts'
import type { AddressParts } from '../../platform/addresses/address-parts.ts'

const otherNames: Readonly<Record<string, string>> = {
  usa: 'US',
  'u.s.a.': 'US',
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
}
const countryOf = (line: string): string | undefined => {
  const name = line.toLowerCase()
  return otherNames[name] ?? countryNamed(name)
}

/** 'Austin, TX 78702' */
const american = /^(?:(.*\p{L})[.,]?\s+)?([A-Z]{2,3})\s+(\d{5}(?:-\d{4})?)$/u
/** 'D-10115 Berlin' */
const postcodeFirst = /^([A-Z]{0,2}-?\d[\dA-Z -]{2,8}?)\s+(\p{L}.*)$/u
/** 'London SW1A 1AA' */
const postcodeLast = /^(.*?\p{L})[.,]?\s+([A-Z]{0,2}\d[\dA-Z -]{2,8})$/u

type Place = Pick<AddressParts, 'town' | 'postcode' | 'region'>

function placeIn(line: string): Place | undefined {
  const [us, first] = [american.exec(line), postcodeFirst.exec(line)]
  if (us) return { town: us[1] ?? '', region: us[2] ?? '', postcode: us[3] ?? '' }
  if (first) return { postcode: first[1] ?? '', town: first[2] ?? '' }
  const last = postcodeLast.exec(line)
  return last ? { town: last[1] ?? '', postcode: last[2] ?? '' } : undefined
}

const withDigit = (line: string): boolean => /\d/.test(line)

/** The recipient, the street and the rest, from the lines above the town. */
function aboveTown(lines: readonly string[]): Pick<AddressParts, 'company' | 'street' | 'extra'> {
  const street = lines.findIndex(withDigit)
  const at = street === -1 ? lines.length - 1 : street
  return {
    company: lines.slice(0, at).join(', '),
    street: lines[at] ?? '',
    extra: lines.slice(at + 1).join(', '),
  }
}

/**
 * Loses nothing: text that cannot be identified goes into a part that a person will check.
 * @param home the country if the text names none
 */
export function guessParts(text: string, home: string): AddressParts {
  const written = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const byComma = (line: string): string[] => line.split(/\s*,\s*/).filter(Boolean)
  const lines = written.length > 1 ? written : written.flatMap(byComma)
  const country = countryOf(lines.at(-1) ?? '')
  if (country !== undefined) lines.pop()
  const place = placeIn(lines.at(-1) ?? '')
  const townLine = place || lines.length > 1 ? lines.pop() : undefined
  const town = place?.town || (place ? lines.pop() : townLine) || ''
  return { ...place, town, country: country ?? home, ...aboveTown(lines.flatMap(byComma)) }
}
