/** The options of a select of countries, by name. */
import { countryCodes, countryName } from '../platform/addresses/countries.ts'

/** Code and name of each country, by name. */
export const countries: readonly (readonly [string, string])[] = countryCodes
  .map((code) => [code, countryName(code)] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'))

export const CountryOptions = () => (
  <>
    {countries.map(([code, name]) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))}
  </>
)
