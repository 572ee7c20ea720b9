/** The schemas of single settings. */
import * as z from 'zod/mini'
import { withWireFormat } from '../../packages/contract/wire-format.ts'
import { isColor } from '../platform/profile/accent.ts'
import { brandPicturePattern, type BrandPictureKind } from '../platform/profile/brand-picture.ts'
import { countryCodes } from '../platform/addresses/countries.ts'
import { isLanguage, languageCodes } from '../platform/languages/languages.ts'
import { currencyCodes } from '../platform/money/currencies.ts'
import {
  Day,
  dayPattern,
  Line,
  lineFormat,
  linesFormat,
  OptionalLine,
  OptionalText,
  Text,
} from '../platform/fields/fields.ts'
import { numberMessage } from '../platform/fields/number-message.ts'
import { takesLocalNumbers, typedNumber } from '../platform/numbers/written-number.ts'
import { knownCarrierNames, parseCarriers } from '../platform/carriers.ts'
import { parseDaysOff } from '../platform/time/days-off.ts'
import { isTimeZone } from '../platform/time/time-zone.ts'
import { maxFigures, parseFigures } from './figures.ts'
import { unknownMailField } from './mail-texts.ts'
import { settingsMessages as messages } from './messages/settings.ts'

/** Empty, or a code of ISO 3166-1. */
export const Country = withWireFormat(
  z
    .string()
    .check(z.refine((code) => code === '' || countryCodes.includes(code), messages.notCountry)),
  { type: 'string', enum: ['', ...countryCodes] },
)

/** A code of ISO 4217. Whether it may still be changed is checked by orders on saving. */
export const CurrencyCode = withWireFormat(
  z.string().check(z.refine((code) => currencyCodes.includes(code), messages.notCurrency)),
  { type: 'string', enum: [...currencyCodes] },
)

/** Codes of supported languages, in lower case, separated by blanks; may be empty. */
export const OtherLanguages = withWireFormat(
  z.string().check(
    z.trim(),
    z.refine((text) => text.split(/\s+/).every((code) => code === '' || isLanguage(code)), {
      error: () => messages.notLanguages(languageCodes),
    }),
    z.overwrite((text) => [...new Set(text.split(/\s+/))].join(' ')),
  ),
  { type: 'string', pattern: `^((${languageCodes.join('|')})( (${languageCodes.join('|')}))*)?$` },
)

/** Empty, or a day. */
const SomeDay = Day(messages.notDay)
export const OptionalDay = withWireFormat(
  z
    .string()
    .check(z.refine((text) => text === '' || SomeDay.safeParse(text).success, messages.notDay)),
  { type: 'string', pattern: `^$|${dayPattern.source}` },
)

/** Days from 1 to 99, as text. */
export const HoldDays = withWireFormat(
  z.string().check(z.trim(), z.regex(/^[1-9]\d?$/, messages.notHoldDays)),
  { type: 'string', pattern: '^[1-9]\\d?$' },
)

/** Empty, or an amount of at least 1 without a sign, as text. */
export const OptionalAmount = withWireFormat(
  z.string().check(
    z.trim(),
    // Accepts '499,50' in a shop whose country writes it that way.
    z.overwrite((text) => (takesLocalNumbers() ? (typedNumber(text) ?? text) : text)),
    z.regex(/^(?:[1-9]\d{0,8}(?:\.\d{1,2})?)?$/, {
      error: ({ input }) =>
        takesLocalNumbers()
          ? numberMessage(String(input), messages.notOptionalAmount)
          : messages.notOptionalAmount,
    }),
  ),
  { type: 'string', pattern: '^([1-9]\\d{0,8}(\\.\\d{1,2})?)?$' },
)

/** Empty, or percent from 1 to 100, as text. */
export const OptionalShare = withWireFormat(
  z.string().check(z.trim(), z.regex(/^(?:[1-9]\d?|100)?$/, messages.notOptionalShare)),
  { type: 'string', pattern: '^([1-9]\\d?|100)?$' },
)

/** Whether tools that are not in stock may be ordered. Source: product rule 7.1. */
export const backOrderModes = ['no', 'yes'] as const

/** Carriers, one per line; see parseCarriers. */
export const Carriers = withWireFormat(
  OptionalText(2000).check(
    z.refine((text) => parseCarriers(text) !== undefined, {
      error: () => messages.notCarriers(knownCarrierNames),
    }),
  ),
  linesFormat(0, 2000),
)

/** Empty, or a time of day in 24-hour format, such as 14:00. */
const timePattern = '^(([01]\\d|2[0-3]):[0-5]\\d)?$'
export const CutOffTime = withWireFormat(
  z.string().check(z.trim(), z.regex(new RegExp(timePattern), messages.notTime)),
  { type: 'string', pattern: timePattern },
)

/** The days of the week on which parcels leave. */
export const dispatchWeeks = ['mon-fri', 'mon-sat', 'daily'] as const

/** Days off, one per line; see parseDaysOff. */
export const DaysOff = withWireFormat(
  OptionalText(1000).check(
    z.refine((text) => parseDaysOff(text) !== undefined, messages.notDaysOff),
    z.overwrite((text) => parseDaysOff(text)?.join('\n') ?? text),
  ),
  linesFormat(0, 1000),
)

/** Yes or no. */
export const yesOrNo = ['no', 'yes'] as const

/** Empty, or days from 1 to 999, as text. */
export const OptionalDays = withWireFormat(
  z.string().check(z.trim(), z.regex(/^(?:[1-9]\d{0,2})?$/, messages.notOptionalDays)),
  { type: 'string', pattern: '^([1-9]\\d{0,2})?$' },
)

/** Empty, or the address of a service, without a query. */
const servicePattern = '^$|^https?://[a-z0-9.-]{1,120}(:[0-9]{1,5})?(/[A-Za-z0-9._~/-]{0,120})?$'
export const OptionalAddress = withWireFormat(
  z.string().check(z.refine((text) => new RegExp(servicePattern).test(text), messages.notAddress)),
  { type: 'string', pattern: servicePattern },
)

/** Empty, or a ZIP code of five digits. */
export const OptionalZip = withWireFormat(
  z.string().check(z.trim(), z.regex(/^(?:\d{5})?$/, messages.notZip)),
  { type: 'string', pattern: '^([0-9]{5})?$' },
)

/** After how many days a VAT number is checked again. */
export const vatRecheckDays = ['30', '90', '180', '365'] as const

/** Whether the shop charges tax. */
export const taxModes = ['none', 'vat', 'small-business'] as const

/** When invoices are issued: on a click, or with each shipment. Source: product rule 7.5. */
export const invoicingTimes = ['on-request', 'when-shipped'] as const

/** Its contrast is checked on saving, since the error suggests another colour. */
export const AccentColor = withWireFormat(z.string().check(z.refine(isColor, messages.notColor)), {
  type: 'string',
  pattern: '^#[0-9a-f]{6}$',
})

/** Empty, or the key of an uploaded picture; whether it exists is checked on saving. */
export const BrandPicture = (kind: BrandPictureKind) => {
  const pattern = brandPicturePattern(kind)
  return withWireFormat(
    z.string().check(z.refine((key) => new RegExp(pattern).test(key), messages.notPicture)),
    { type: 'string', pattern },
  )
}

/** A zone of the IANA database; older zone names are accepted, too, but not documented. */
export const TimeZone = withWireFormat(
  z.string().check(z.maxLength(64), z.refine(isTimeZone, messages.notTimeZone)),
  { type: 'string', enum: ['UTC', ...Intl.supportedValuesOf('timeZone')] },
  { type: 'string' },
)

/** Who may order. Source: product rule 5.2. */
export const buyerGroups = ['everybody', 'confirmed', 'companies'] as const
/** Who sees prices. */
export const priceViewers = ['everybody', 'signed-in', 'companies'] as const

/** Whether a second factor is optional or mandatory for staff. */
export const staffFactors = ['offered', 'demanded'] as const

/** Who must verify their identity again before important operations. */
export const stepUps = ['enrolled', 'staff'] as const

/** The state of the first review by an account with an unconfirmed address. */
export const firstReviewStates = ['shown', 'held'] as const

/** Lines such as '30+ | Years of Trust'; an empty text hides the strip. */
export const Figures = withWireFormat(
  OptionalText(400).check(
    z.refine((text) => parseFigures(text) !== undefined, {
      error: () => messages.notFigures(maxFigures),
    }),
  ),
  linesFormat(0, 400),
)

/** Whether a page exists. */
export const Shown = z.enum(['shown', 'hidden'], messages.notShown)

const noOtherField = (fields: readonly string[]) =>
  z.refine((text) => unknownMailField(String(text), fields) === undefined, {
    error: ({ input }) =>
      messages.noMailField(unknownMailField(String(input), fields) ?? '', fields),
  })
/**
 * The text of a mail; its fields are validated separately.
 * @param fields the available fields
 */
export const MailSubject = (fields: readonly string[]) =>
  withWireFormat(Line(120).check(noOtherField(fields)), lineFormat(1, 120))
export const MailOpening = (fields: readonly string[]) =>
  withWireFormat(Text(1000).check(noOtherField(fields)), linesFormat(1, 1000))
/** The same, but they may be empty. */
export const OptionalMailSubject = (fields: readonly string[]) =>
  withWireFormat(OptionalLine(120).check(noOtherField(fields)), lineFormat(0, 120))
export const OptionalMailOpening = (fields: readonly string[]) =>
  withWireFormat(OptionalText(1000).check(noOtherField(fields)), linesFormat(0, 1000))
