/** Summaries of each part's settings, for the cards of their index. Pure. */
import { countryName } from '../platform/addresses/countries.ts'
import { carrierNames } from '../platform/carriers.ts'
import { displayMoney, parseMoney } from '../platform/money/money.ts'
import { settingDeclarations, type SettingName, type ShopSettings } from './declarations.ts'
import { parseFigures } from './figures.ts'
import { languagesOfText } from './languages-of-text.ts'
import { languageNames } from './messages/language-names.ts'
import { settingsMessages } from './messages/settings.ts'
import { textOf } from './spoken-texts.ts'
import { summaryMessages as messages } from './messages/summaries.ts'
import { namesOf, sectionsOf, type SettingsPart } from './parts.ts'
import { settingLabel } from './setting-label.ts'
import { isTextName, spokenNamesOf } from './texts-in-languages.ts'

export type CardSummary = {
  /** The current values. */
  readonly now: string
  readonly hint: string
  /** Whether a required value is missing. */
  readonly warns?: boolean
}

const { choices, buyers } = settingsMessages

const linesIn = (text: string): number => text.split('\n').filter((line) => line.trim()).length

/** 'America/Chicago' → 'Chicago' */
const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** The mails of a part, and how many of them have been rewritten. */
function mailsIn(part: SettingsPart, settings: ShopSettings) {
  const all = sectionsOf(part).filter(({ folded }) => folded)
  const own = all.filter(({ names }) =>
    names.some(
      (name) =>
        settings[name] !== settingDeclarations[name].fallback ||
        spokenNamesOf(name).some((spoken) => settings[spoken] !== undefined),
    ),
  )
  return { count: all.length, own: messages.ownWords(own.length) }
}

function letterhead({ legalName, name, address, bank }: ShopSettings): CardSummary {
  const now = legalName || name
  if (address === '') return { now, hint: messages.noAddress, warns: true }
  if (bank === '') return { now, hint: messages.noBank, warns: true }
  return { now, hint: messages.bank(bank.replaceAll(/\W/g, '').slice(-4)) }
}

function holds({ newcomerMaxOrder, newcomerMaxShare, holdDays }: ShopSettings): CardSummary {
  const amount = parseMoney(newcomerMaxOrder)
  const ceiling =
    amount === undefined
      ? newcomerMaxShare === ''
        ? messages.noCeiling
        : messages.newcomersShare(newcomerMaxShare)
      : messages.newcomers(displayMoney(amount))
  return { now: ceiling, hint: messages.holdEnds(holdDays) }
}

function reminders(settings: ShopSettings): CardSummary {
  const days = settings.reminderDays.split(',').map((day) => day.trim())
  return {
    now: settings.reminderDays === '' ? messages.noReminders : messages.reminders(days),
    hint: mailsIn('reminders', settings).own,
  }
}

function mails(part: SettingsPart, settings: ShopSettings): CardSummary {
  const { count, own } = mailsIn(part, settings)
  return { now: messages.mails(count), hint: own }
}

const summaries: Readonly<Record<SettingsPart, (settings: ShopSettings) => CardSummary>> = {
  shop: ({ name, accent, logo, icon }) => ({
    now: messages.accent(name, accent),
    hint: messages.pictures(logo !== '', icon !== ''),
  }),
  front: (settings) => ({
    now: messages.headline(
      textOf(settings, 'heroHeadline'),
      parseFigures(settings.figures)?.length ?? 0,
    ),
    hint: messages.pages(settings.blogs === 'shown', settings.portfolio === 'shown'),
  }),
  place: ({ country, currency, timeZone }) => ({
    now: messages.place(countryName(country) || messages.noCountry, currency, cityOf(timeZone)),
    hint: country === '' ? messages.noCountry : messages.currency(currency),
    warns: country === '',
  }),
  letterhead,
  orders: ({ whoMayOrder, whoSeesPrices }) => ({
    now: buyers[whoMayOrder],
    hint: messages.pricesFor(choices.whoSeesPrices[whoSeesPrices]),
  }),
  stock: ({ backOrders, backOrderDays }) => ({
    now: messages.stock[backOrders],
    hint: messages.expected(backOrderDays),
  }),
  holds,
  papers: ({ orderConfirmations, carriers }) => ({
    now: messages.confirmations[orderConfirmations],
    hint: messages.carriers(carrierNames(carriers).length),
  }),
  reviews: ({ firstReviews, blockedWords }) => ({
    now: choices.firstReviews[firstReviews],
    hint: messages.blockedWords(linesIn(blockedWords)),
  }),
  purchasing: ({ purchaseLeadDays, purchaseCoverDays, lowStockMail }) => ({
    now: messages.purchasing(purchaseLeadDays, purchaseCoverDays),
    hint: messages.lowStock[lowStockMail],
  }),
  tax: ({ tax, vatService }) => ({
    now: choices.tax[tax],
    hint:
      tax === 'vat'
        ? vatService === ''
          ? messages.noVatService
          : messages.vatService
        : messages.notCharged,
  }),
  payments: ({ paymentTerms, paymentsSince, overdueDays }) => ({
    now: paymentTerms === '' ? messages.onReceipt : messages.terms(paymentTerms),
    hint:
      overdueDays === ''
        ? paymentsSince === ''
          ? messages.notFollowed
          : messages.followed
        : messages.overdue(overdueDays),
  }),
  reminders,
  accounting: ({ datevConsultant, datevClient }) =>
    datevConsultant === '' || datevClient === ''
      ? { now: messages.csvOnly, hint: messages.noDatev }
      : { now: messages.datev, hint: messages.adviser(datevConsultant) },
  access: ({ staffFactor, stepUp }) => ({
    now: messages.factor[staffFactor],
    hint: messages.askedAgain[stepUp],
  }),
  mails: (settings) => mails('mails', settings),
  accountMails: (settings) => mails('accountMails', settings),
}

export const summaryOf = (part: SettingsPart, settings: ShopSettings): CardSummary =>
  summaries[part](settings)

/** A field of a part in the filter. */
export type FoundField = { readonly name: string; readonly label: string; readonly words: string }

/**
 * The fields of a part with their searched texts: label, help text, and choices.
 * @param settings including its texts in the shop's further languages
 */
export const fieldsOf = (part: SettingsPart, settings?: ShopSettings): readonly FoundField[] =>
  namesOf(part).flatMap((name) => {
    const { label, help } = settingDeclarations[name]
    const chosen = isChoiceName(name) ? Object.values(choices[name]) : []
    const field = { name, label, words: [label, help, ...chosen].join(' ') }
    return [field, ...(settings === undefined ? [] : spokenFields(name, help, settings))]
  })

/** The texts of a setting in further languages; the name of the language is searched, too. */
const spokenFields = (
  name: SettingName,
  help: string,
  settings: ShopSettings,
): readonly FoundField[] =>
  isTextName(name)
    ? languagesOfText(settings, name).map((code) => {
        const spoken = `${name}:${code}`
        const label = settingLabel(spoken)
        return { name: spoken, label, words: [label, languageNames[code], help].join(' ') }
      })
    : []

/** Whether a setting is chosen from a list of its own options. */
export const isChoiceName = (name: SettingName): name is SettingName & keyof typeof choices =>
  name in choices
