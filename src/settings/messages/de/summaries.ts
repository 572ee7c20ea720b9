/** German: see ../summaries.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { currencyName } from '../../../platform/money/currencies.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { summaryMessages as english } from '../summaries.ts'

export const summaryMessages: Translated<typeof english> = {
  accent: (name, accent) => `${name} · Akzent ${accent}`,
  pictures: (hasLogo, hasIcon) =>
    hasLogo && hasIcon
      ? 'Eigenes Logo und Symbol'
      : hasLogo
        ? 'Eigenes Logo'
        : hasIcon
          ? 'Eigenes Symbol'
          : 'Der Name anstelle eines Logos',
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
  expected: (days) => `Erwartet nach ${days} Tagen`,
  newcomers: (amount) => `Neue Kunden: zurückgestellt über ${amount}`,
  newcomersShare: (percent) => `Neue Kunden: zurückgestellt über ${percent} % des Bestands`,
  noCeiling: 'Keine Grenze für neue Kunden',
  holdEnds: (days) => `Zurückgestellt für höchstens ${days} Tage`,
  confirmations: { no: 'Keine Bestätigung als PDF', yes: 'Bestätigung als PDF' },
  carriers: (number) =>
    number === 0 ? 'Keine Versanddienste' : displayCount(number, 'Versanddienst', 'Versanddienste'),
  blockedWords: (number) => displayCount(number, 'gesperrtes Wort', 'gesperrte Wörter'),
  purchasing: (lead, cover) => `Lieferzeit ${lead} Tage, Bevorratung ${cover}`,
  lowStock: {
    no: 'Keine E-Mail über geringen Bestand',
    yes: 'E-Mail über geringen Bestand einmal am Tag',
  },
  vatService: 'USt-IdNrn. werden geprüft',
  noVatService: 'USt-IdNrn. werden nicht geprüft',
  notCharged: 'Keine Steuer berechnet',
  onReceipt: 'Zahlbar sofort',
  terms: (terms) => terms.charAt(0).toUpperCase() + terms.slice(1),
  overdue: (days) => `Aufträge zurückgestellt ab ${days} Tagen Verzug`,
  followed: 'Zahlungen werden verfolgt',
  notFollowed: 'Zahlungen werden nicht verfolgt',
  reminders: (days) =>
    `${days.length < 2 ? days.join('') : `${days.slice(0, -1).join(', ')} und ${days.at(-1)}`} Tage nach der Fälligkeit`,
  noReminders: 'Keine Mahnungen',
  mails: (number) => displayCount(number, 'E-Mail', 'E-Mails'),
  ownWords: (number) => (number === 0 ? 'Texte des Programms' : `${number} mit eigenem Text`),
  csvOnly: 'Nur CSV',
  datev: 'CSV und DATEV',
  noDatev: 'DATEV nicht eingerichtet',
  adviser: (number) => `Berater ${number}`,
  factor: { offered: 'Zweiter Faktor möglich', demanded: 'Zweiter Faktor verlangt' },
  askedAgain: {
    enrolled: 'Vor Einstellungen noch einmal gefragt: Mitarbeiter mit zweitem Faktor',
    staff: 'Vor Einstellungen noch einmal gefragt: alle Mitarbeiter',
  },
}
