/** Every setting of the shop: its schema, its default, its group on the page, and its editor. */
import * as z from 'zod/mini'
import type { Schema } from '../platform/access/endpoint.ts'
import { defaultAccent } from '../platform/profile/accent-default.ts'
import { Line, OptionalLine, OptionalText } from '../platform/fields/fields.ts'
import { OptionalEmail } from '../platform/fields/optional-email.ts'
import { languageCodes } from '../platform/languages/languages.ts'
import { defaultCurrency } from '../platform/money/money.ts'
import { defaultShopName } from '../platform/profile/shop-profile.ts'
import { defaultTimeZone } from '../platform/time/time-zone.ts'
import { accountMailDeclarations, accountMailSchemas } from './account-mail-declarations.ts'
import { accountingDeclarations, accountingSchemas } from './accounting-declarations.ts'
import { declare } from './declare.ts'
import { defaultFigures } from './figures.ts'
import { defaultMailTexts, mailFields, type MailKind } from './mail-texts.ts'
import { settingsMessages as messages } from './messages/settings.ts'
import { letterheadDeclarations, letterheadSchemas } from './letterhead-declarations.ts'
import { orderDeclarations } from './order-declarations.ts'
import { paymentDeclarations } from './payment-declarations.ts'
import { purchasingDeclarations, purchasingSchemas } from './purchasing-declarations.ts'
import { reminderDeclarations, reminderSchemas } from './reminder-declarations.ts'
import {
  AccentColor,
  BrandPicture,
  invoicingTimes,
  Country,
  CurrencyCode,
  Figures,
  firstReviewStates,
  MailOpening,
  MailSubject,
  OtherLanguages,
  Shown,
  staffFactors,
  stepUps,
  TimeZone,
} from './setting-schemas.ts'
import { taxDeclarations } from './tax-declarations.ts'
import { spokenSchemas } from './texts-in-languages.ts'

const mailSubject = (kind: MailKind) =>
  declare(`${kind}Subject`, {
    schema: MailSubject(mailFields),
    fallback: defaultMailTexts[kind].subject,
    group: 'mails',
    input: 'line',
  })
const mailOpening = (kind: MailKind) =>
  declare(`${kind}Opening`, {
    schema: MailOpening(mailFields),
    fallback: defaultMailTexts[kind].opening,
    group: 'mails',
    input: 'lines',
  })

export const settingDeclarations = {
  name: declare('name', {
    schema: Line(60),
    fallback: defaultShopName,
    group: 'shop',
    input: 'line',
  }),
  tagline: declare('tagline', {
    schema: OptionalLine(80),
    fallback: 'hand tools in bulk',
    group: 'shop',
    input: 'line',
  }),
  accent: declare('accent', {
    schema: AccentColor,
    fallback: defaultAccent,
    group: 'shop',
    input: 'color',
  }),
  logo: declare('logo', {
    schema: BrandPicture('logo'),
    fallback: '',
    group: 'shop',
    input: 'picture',
  }),
  icon: declare('icon', {
    schema: BrandPicture('icon'),
    fallback: '',
    group: 'shop',
    input: 'picture',
  }),
  country: declare('country', { schema: Country, fallback: '', group: 'place', input: 'country' }),
  currency: declare('currency', {
    schema: CurrencyCode,
    fallback: defaultCurrency.code,
    group: 'place',
    input: 'currency',
  }),
  timeZone: declare('timeZone', {
    schema: TimeZone,
    fallback: defaultTimeZone,
    group: 'place',
    input: 'timeZone',
  }),
  defaultLanguage: declare('defaultLanguage', {
    schema: z.enum(languageCodes),
    fallback: 'en',
    group: 'place',
    input: 'choice',
  }),
  languages: declare('languages', {
    schema: OtherLanguages,
    fallback: '',
    group: 'place',
    input: 'line',
  }),
  ...orderDeclarations,
  staffFactor: declare('staffFactor', {
    schema: z.enum(staffFactors),
    fallback: 'offered',
    group: 'access',
    input: 'choice',
  }),
  stepUp: declare('stepUp', {
    schema: z.enum(stepUps),
    fallback: 'enrolled',
    group: 'access',
    input: 'choice',
  }),
  blockedWords: declare('blockedWords', {
    schema: OptionalText(5000),
    fallback: '',
    group: 'reviews',
    input: 'lines',
  }),
  firstReviews: declare('firstReviews', {
    schema: z.enum(firstReviewStates),
    fallback: 'shown',
    group: 'reviews',
    input: 'choice',
  }),
  hero: declare('hero', {
    schema: BrandPicture('hero'),
    fallback: '',
    group: 'front',
    input: 'picture',
  }),
  heroGreeting: declare('heroGreeting', {
    schema: OptionalLine(60),
    fallback: 'Hello there',
    group: 'front',
    input: 'line',
  }),
  heroHeadline: declare('heroHeadline', {
    schema: Line(60),
    fallback: 'NEED NEW TOOLS ?',
    group: 'front',
    input: 'line',
  }),
  figures: declare('figures', {
    schema: Figures,
    fallback: defaultFigures,
    group: 'front',
    input: 'lines',
  }),
  blogs: declare('blogs', { schema: Shown, fallback: 'shown', group: 'front', input: 'shown' }),
  portfolio: declare('portfolio', {
    schema: Shown,
    fallback: 'shown',
    group: 'front',
    input: 'shown',
  }),
  placedSubject: mailSubject('placed'),
  placedOpening: mailOpening('placed'),
  confirmedSubject: mailSubject('confirmed'),
  confirmedOpening: mailOpening('confirmed'),
  shippedSubject: mailSubject('shipped'),
  shippedOpening: mailOpening('shipped'),
  deliveredSubject: mailSubject('delivered'),
  deliveredOpening: mailOpening('delivered'),
  cancelledSubject: mailSubject('cancelled'),
  cancelledOpening: mailOpening('cancelled'),
  ...accountMailDeclarations,
  legalName: declare('legalName', {
    schema: OptionalLine(120),
    fallback: '',
    group: 'letterhead',
    input: 'line',
  }),
  address: declare('address', {
    schema: OptionalText(500),
    fallback: '',
    group: 'letterhead',
    input: 'lines',
  }),
  vatId: declare('vatId', {
    schema: OptionalLine(60),
    fallback: '',
    group: 'letterhead',
    input: 'line',
  }),
  bank: declare('bank', {
    schema: OptionalLine(200),
    fallback: '',
    group: 'letterhead',
    input: 'line',
  }),
  email: declare('email', {
    schema: OptionalEmail,
    fallback: '',
    group: 'letterhead',
    input: 'line',
  }),
  ...letterheadDeclarations,
  ...taxDeclarations,
  invoicing: declare('invoicing', {
    schema: z.enum(invoicingTimes),
    fallback: 'on-request',
    group: 'letterhead',
    input: 'choice',
  }),
  ...paymentDeclarations,
  ...accountingDeclarations,
  ...reminderDeclarations,
  ...purchasingDeclarations,
} as const

export type SettingName = keyof typeof settingDeclarations

const declared = settingDeclarations
/** All settings with their values, as stored and sent; includes texts in further languages. */
export const Settings = z.strictObject({
  name: declared.name.schema,
  tagline: declared.tagline.schema,
  accent: declared.accent.schema,
  logo: declared.logo.schema,
  icon: declared.icon.schema,
  country: declared.country.schema,
  currency: declared.currency.schema,
  timeZone: declared.timeZone.schema,
  defaultLanguage: declared.defaultLanguage.schema,
  languages: declared.languages.schema,
  whoMayOrder: declared.whoMayOrder.schema,
  newcomerMaxOrder: declared.newcomerMaxOrder.schema,
  newcomerMaxShare: declared.newcomerMaxShare.schema,
  whoSeesPrices: declared.whoSeesPrices.schema,
  productFeed: declared.productFeed.schema,
  agents: declared.agents.schema,
  ucp: declared.ucp.schema,
  punchOut: declared.punchOut.schema,
  holdDays: declared.holdDays.schema,
  backOrders: declared.backOrders.schema,
  orderConfirmations: declared.orderConfirmations.schema,
  termsAtOrder: declared.termsAtOrder.schema,
  carriers: declared.carriers.schema,
  backOrderDays: declared.backOrderDays.schema,
  cutOff: declared.cutOff.schema,
  dispatchDays: declared.dispatchDays.schema,
  daysOff: declared.daysOff.schema,
  staffFactor: declared.staffFactor.schema,
  stepUp: declared.stepUp.schema,
  blockedWords: declared.blockedWords.schema,
  firstReviews: declared.firstReviews.schema,
  hero: declared.hero.schema,
  heroGreeting: declared.heroGreeting.schema,
  heroHeadline: declared.heroHeadline.schema,
  figures: declared.figures.schema,
  blogs: declared.blogs.schema,
  portfolio: declared.portfolio.schema,
  placedSubject: declared.placedSubject.schema,
  placedOpening: declared.placedOpening.schema,
  confirmedSubject: declared.confirmedSubject.schema,
  confirmedOpening: declared.confirmedOpening.schema,
  shippedSubject: declared.shippedSubject.schema,
  shippedOpening: declared.shippedOpening.schema,
  deliveredSubject: declared.deliveredSubject.schema,
  deliveredOpening: declared.deliveredOpening.schema,
  cancelledSubject: declared.cancelledSubject.schema,
  cancelledOpening: declared.cancelledOpening.schema,
  ...accountMailSchemas,
  legalName: declared.legalName.schema,
  address: declared.address.schema,
  vatId: declared.vatId.schema,
  bank: declared.bank.schema,
  email: declared.email.schema,
  ...letterheadSchemas,
  tax: declared.tax.schema,
  salesTaxZip: declared.salesTaxZip.schema,
  vatService: declared.vatService.schema,
  vatRecheck: declared.vatRecheck.schema,
  invoicing: declared.invoicing.schema,
  paymentsSince: declared.paymentsSince.schema,
  paymentTerms: declared.paymentTerms.schema,
  overdueDays: declared.overdueDays.schema,
  ...accountingSchemas,
  ...reminderSchemas,
  ...purchasingSchemas,
  ...z.partial(z.strictObject(spokenSchemas)).shape,
} satisfies Record<SettingName, Schema>)
export type ShopSettings = z.output<typeof Settings>
/** Returns the current settings; from memory if nothing has changed. */
export type ReadSettings = () => Promise<ShopSettings>

/**
 * Settings for which the checklist asks whether somebody has decided them: saving the default
 * counts as a decision.
 */
export const decidedSettings: ReadonlySet<string> = new Set(['tax'])

export const isSettingName = (name: string): name is SettingName => name in settingDeclarations

export const settingNames: readonly SettingName[] =
  Object.keys(settingDeclarations).filter(isSettingName)

/** A value in a form suitable for a sentence. */
export const displaySetting = (value: unknown): string =>
  value === '' || value === undefined || value === null
    ? messages.empty
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)
