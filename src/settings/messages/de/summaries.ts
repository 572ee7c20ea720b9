/** German: see ../summaries.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { currencyName } from '../../../platform/money/currencies.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { summaryMessages as english } from '../summaries.ts'

export const summaryMessages: Translated<typeof english> = {
  accent: (name, accent) => `${name} · Akzentfarbe ${accent}`,
  pictures: (hasLogo, hasIcon) =>
    hasLogo && hasIcon
      ? 'Eigenes Logo und Symbol'
      : hasLogo
        ? 'Eigenes Logo'
        : hasIcon
          ? 'Eigenes Symbol'
          : 'Name statt Logo',
  headline: (headline, figures) => `„${headline}“ · ${displayCount(figures, 'Zahl', 'Zahlen')}`,
  pages: (blogs, portfolio) =>
    blogs && portfolio
      ? 'Blogs und Portfolio sichtbar'
      : blogs
        ? 'Portfolio ausgeblendet'
        : portfolio
          ? 'Blogs ausgeblendet'
          : 'Blogs und Portfolio ausgeblendet',
  place: (country, currency, zone) => `${country} · ${currency} · ${zone}`,
  noCountry: 'Kein Land festgelegt',
  currency: (code) => `Preise in ${currencyName(code)}`,
  bank: (last) => `Bankkonto •••• ${last}`,
  noBank: 'Kein Bankkonto',
  noAddress: 'Keine Anschrift',
  pricesFor: (who) => `Preise sehen: ${who}`,
  stock: { no: 'Keine Rückstände', yes: 'Rückstände möglich' },
  expected: (days) => `Ware im Rückstand nach ${days} Tagen erwartet`,
  newcomers: (amount) => `Neue Kunden: Zurückstellung über ${amount}`,
  newcomersShare: (percent) => `Neue Kunden: Zurückstellung über ${percent} % des Bestands`,
  noCeiling: 'Keine Grenze für neue Kunden',
  holdEnds: (days) => `Stornierung nach ${days} Tagen Zurückstellung`,
  confirmations: { no: 'Keine Bestätigung als PDF', yes: 'Bestätigung als PDF' },
  carriers: (number) =>
    number === 0 ? 'Keine Versanddienste' : displayCount(number, 'Versanddienst', 'Versanddienste'),
  blockedWords: (number) => displayCount(number, 'gesperrtes Wort', 'gesperrte Wörter'),
  purchasing: (lead, cover) => `Lieferzeit ${lead} Tage, Bevorratung ${cover} Tage`,
  lowStock: {
    no: 'Keine E-Mail über niedrige Bestände',
    yes: 'Täglich E-Mail über niedrige Bestände',
  },
  vatService: 'USt-IdNrn. werden geprüft',
  noVatService: 'USt-IdNrn. werden nicht geprüft',
  notCharged: 'Es wird keine Steuer berechnet',
  onReceipt: 'Sofort zahlbar',
  terms: (terms) => terms.charAt(0).toUpperCase() + terms.slice(1),
  overdue: (days) => `Zurückstellung ab ${days} Tagen Zahlungsverzug`,
  followed: 'Käufer sehen offene Rechnungen',
  notFollowed: 'Käufer sehen keine offenen Rechnungen',
  reminders: (days) =>
    `${days.length < 2 ? days.join('') : `${days.slice(0, -1).join(', ')} und ${days.at(-1)}`} Tage nach der Fälligkeit`,
  noReminders: 'Keine Mahnungen',
  mails: (number) => displayCount(number, 'E-Mail', 'E-Mails'),
  ownWords: (number) => (number === 0 ? 'Standardtexte' : `${number} mit eigenem Text`),
  csvOnly: 'Nur CSV',
  datev: 'CSV und DATEV',
  noDatev: 'DATEV nicht eingerichtet',
  adviser: (number) => `Berater ${number}`,
  factor: { offered: 'Zweiter Faktor freiwillig', demanded: 'Zweiter Faktor Pflicht' },
  askedAgain: {
    enrolled: 'Erneute Bestätigung: Mitarbeiter mit zweitem Faktor',
    staff: 'Erneute Bestätigung: alle Mitarbeiter',
  },
}
