/** The parts of the settings, one page each, with the groups of fields on it. */
import { settingDeclarations, settingNames, type SettingName } from './declarations.ts'
import { sectionMessages } from './messages/sections.ts'
import { settingsMessages as messages } from './messages/settings.ts'

export type SettingsPart = keyof typeof messages.groups
type SectionName = keyof typeof sectionMessages

export type SettingsSection = {
  readonly title: string
  readonly lead: string
  readonly names: readonly SettingName[]
  /** Initially closed: its heading shows the current values. */
  readonly folded: boolean
  /** Short fields, two in a row. */
  readonly paired: boolean
}

/** All parts, in the order of the index. */
export const settingsParts: readonly SettingsPart[] = Object.keys(messages.groups).filter(
  (name): name is SettingsPart => name in messages.groups,
)

/** The last segment of its address: `account-mails`. */
export const slugOf = (part: SettingsPart): string =>
  part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const pathOfPart = (part: SettingsPart): string => `/dashboard/settings/${slugOf(part)}`

/** @param slug of an address; the result is undefined if no part has it */
export const partOfSlug = (slug: string | undefined): SettingsPart | undefined =>
  settingsParts.find((part) => slugOf(part) === slug)

export const namesOf = (part: SettingsPart): readonly SettingName[] =>
  settingNames.filter((name) => settingDeclarations[name].group === part)

const mail = (kind: SectionName, subject: SettingName, opening: SettingName): Section => [
  kind,
  [subject, opening],
  'folded',
]

type Section = readonly [
  name: SectionName,
  names: readonly SettingName[],
  shape?: 'folded' | 'paired',
]

const sections: Readonly<Record<SettingsPart, readonly Section[]>> = {
  shop: [
    ['words', ['name', 'tagline']],
    ['look', ['accent', 'logo', 'icon']],
  ],
  front: [
    ['banner', ['hero', 'heroGreeting', 'heroHeadline']],
    ['figures', ['figures']],
    ['pages', ['blogs', 'portfolio']],
  ],
  place: [
    ['place', ['country', 'currency', 'timeZone']],
    ['languages', ['defaultLanguage', 'languages']],
  ],
  letterhead: [
    ['address', ['legalName', 'address']],
    ['questions', ['email', 'phone'], 'paired'],
    ['registered', ['vatId', 'taxNumber', 'register', 'directors'], 'paired'],
    ['bank', ['bank', 'invoicing'], 'paired'],
  ],
  orders: [
    ['buyers', ['whoMayOrder', 'whoSeesPrices']],
    ['feed', ['productFeed']],
    ['agents', ['agents', 'ucp']],
    ['punchOut', ['punchOut']],
  ],
  stock: [
    ['backOrders', ['backOrders', 'backOrderDays']],
    ['dispatch', ['cutOff', 'dispatchDays', 'daysOff']],
  ],
  holds: [
    ['newcomers', ['newcomerMaxOrder', 'newcomerMaxShare'], 'paired'],
    ['holds', ['holdDays']],
  ],
  papers: [
    ['atOrder', ['termsAtOrder', 'orderConfirmations']],
    ['parcels', ['carriers']],
  ],
  reviews: [['reviews', ['firstReviews', 'blockedWords']]],
  purchasing: [
    ['purchasing', ['purchaseLeadDays', 'purchaseCoverDays'], 'paired'],
    ['lowStock', ['lowStockMail']],
  ],
  tax: [
    ['charged', ['tax']],
    ['salesTax', ['salesTaxZip']],
    ['vatNumbers', ['vatService', 'vatRecheck'], 'paired'],
  ],
  payments: [
    ['terms', ['paymentTerms', 'paymentsSince']],
    ['late', ['overdueDays']],
  ],
  reminders: [
    ['steps', ['reminderDays']],
    mail('first', 'reminder1Subject', 'reminder1Opening'),
    mail('second', 'reminder2Subject', 'reminder2Opening'),
    mail('third', 'reminder3Subject', 'reminder3Opening'),
  ],
  accounting: [
    ['datev', ['datevConsultant', 'datevClient', 'fiscalYear', 'accountLength'], 'paired'],
    ['accounts', ['receivablesAccount', 'customerAccountsFrom']],
  ],
  access: [
    ['factor', ['staffFactor']],
    ['again', ['stepUp']],
  ],
  mails: [
    mail('placed', 'placedSubject', 'placedOpening'),
    mail('confirmed', 'confirmedSubject', 'confirmedOpening'),
    mail('shipped', 'shippedSubject', 'shippedOpening'),
    mail('delivered', 'deliveredSubject', 'deliveredOpening'),
    mail('cancelled', 'cancelledSubject', 'cancelledOpening'),
  ],
  accountMails: [
    mail('confirmation', 'confirmationSubject', 'confirmationOpening'),
    mail('reset', 'resetSubject', 'resetOpening'),
    mail('invitation', 'invitationSubject', 'invitationOpening'),
    mail('passwordChanged', 'passwordChangedSubject', 'passwordChangedOpening'),
    mail('newSignIn', 'newSignInSubject', 'newSignInOpening'),
    mail('emailChanged', 'emailChangedSubject', 'emailChangedOpening'),
  ],
}

/** The groups of a part: a setting without a group is in the last group that is not folded. */
export function sectionsOf(part: SettingsPart): readonly SettingsSection[] {
  const named = sections[part]
  const known = new Set(named.flatMap(([, names]) => names))
  const rest = namesOf(part).filter((name) => !known.has(name))
  const last = named.findLastIndex(([, , shape]) => shape !== 'folded')
  return named.map(([name, names, shape], index) => ({
    ...sectionMessages[name],
    names: index === last ? [...names, ...rest] : names,
    folded: shape === 'folded',
    paired: shape === 'paired',
  }))
}
