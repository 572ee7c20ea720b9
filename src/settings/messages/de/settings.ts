/** German: see ../settings.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { settingsMessages as english } from '../settings.ts'
import { accountingSettings } from './accounting.ts'
import { orderSettingsFields } from './orders.ts'
import { purchasingSettings } from './purchasing.ts'
import { reminderSettingsMessages } from './reminders.ts'

const thereAre = (names: readonly string[]): string =>
  names.length > 1
    ? `Es gibt ${names.slice(0, -1).join(', ')} und ${names.at(-1)}.`
    : `Es gibt nur ${names.join('')}.`

export const settingsMessages: Translated<typeof english> = {
  title: 'Einstellungen',
  crumbs: 'Sie sind hier',
  filter: {
    label: 'Einstellungen filtern',
    hint: (cards) => `${cards} Karten filtern: MwSt., Zahlungsziel, Logo, Rückstände`,
    none: 'Keine Einstellung enthält dieses Wort',
    noneDetail: 'Versuchen Sie ein anderes Wort oder einen Teil davon.',
    clear: 'Filter löschen',
    found: (labels) => labels.join(' · '),
    count: (cards) => displayCount(cards, 'Karte', 'Karten'),
  },
  noPart: 'Diese Einstellungen gibt es nicht',
  noPartDetail: 'Die Adresse nennt keinen der Teile.',
  description: 'Alle Einstellungen des Shops.',
  lead: 'Änderungen gelten sofort, auf jeder Seite, in jeder E-Mail und auf jedem Beleg. Erstellte Belege bleiben, wie sie sind.',
  groups: {
    shop: {
      title: 'Name und Aussehen',
      lead: 'Der Name steht auf der Leiste, in Titeln, E-Mails, Belegen und in der Beschreibung der API.',
    },
    front: {
      title: 'Startseite',
      lead: 'Die Wörter des Banners, der Streifen mit Zahlen und die Seiten, die nicht jeder Shop braucht. Ihre Texte bearbeiten Sie unter „Textseiten“.',
    },
    place: {
      title: 'Land, Währung, Zeit',
      lead: 'Wo der Shop ist, in welchem Geld er verkauft und wann sein Tag beginnt.',
    },
    letterhead: {
      title: 'Briefkopf',
      lead: 'Angaben des Shops auf künftigen Rechnungen und Lieferscheinen.',
    },
    orders: {
      title: 'Wer bestellen darf',
      lead: 'Wer bestellen darf und wer Preise sieht, auf den Seiten wie in der API.',
    },
    stock: {
      title: 'Bestand und Rückstände',
      lead: 'Was geschieht, wenn ein Käufer mehr möchte, als auf Lager ist, und wann Aufträge versandt werden.',
    },
    holds: {
      title: 'Zurückstellung',
      lead: 'Welche Aufträge warten, bis jemand sie freigibt, und wie lange.',
    },
    papers: {
      title: 'Bestätigungen und Pakete',
      lead: 'Was ein Käufer zu einer Bestellung erhält, und wie ihre Pakete verfolgt werden.',
    },
    reviews: {
      title: 'Bewertungen',
      lead: 'Bewertungen mit Links, E-Mail-Adressen oder Telefonnummern warten immer, bis jemand vom Shop sie geprüft hat.',
    },
    purchasing: purchasingSettings.group,
    tax: {
      title: 'Steuern',
      lead: 'Preise sind ohne Steuer. Was berechnet wird, steht vor der Bestellung da und bleibt bei ihr. Lassen Sie diese Einstellungen von einem Berater bestätigen.',
    },
    payments: {
      title: 'Zahlungsbedingungen',
      lead: 'Wann Rechnungen fällig sind, und was geschieht, wenn sie überfällig werden. Was Kunden schulden, steht unter „Zahlungen“.',
    },
    reminders: {
      title: 'Mahnungen',
      lead: 'E-Mails zu überfälligen Rechnungen. Jede Stufe wird einmal gesendet, ab 12 Uhr an ihrem Tag, mit der Rechnung im Anhang. Für {number}, {due}, {days} und {open} stehen die Werte der Rechnung, für {name} der Käufer, für {shop} der Shop.',
    },
    accounting: accountingSettings.group,
    access: {
      title: 'Anmeldung der Mitarbeiter',
      lead: 'Wie Mitarbeiter bei der Anmeldung und vor wichtigen Änderungen belegen, wer sie sind.',
    },
    mails: {
      title: 'E-Mails an Käufer',
      lead: 'Betreff und Anfang; darauf folgt, was bestellt wurde. {number}, {name}, {shop} und {total} stehen für die Werte der Bestellung. Ihre eigenen Texte bleiben bei neuen Versionen des Programms, wie sie sind.',
    },
    accountMails: {
      title: 'E-Mails zu Konten',
      lead: 'Betreff und Anfang; darauf folgen der Link und was zu tun ist, wenn es jemand anders war. {shop} steht für den Namen des Shops. Was Personen über sich eingeben, steht nie in diesen E-Mails, weil sie auch an Adressen gehen, die niemand bestätigt hat.',
    },
  },
  fields: {
    ...accountingSettings.fields,
    ...purchasingSettings.fields,
    ...reminderSettingsMessages,
    ...orderSettingsFields,
    paymentsSince: {
      label: 'Zahlungen verfolgen ab',
      help: 'Ab diesem Tag sehen Käufer offene Rechnungen. Frühere Rechnungen sind keine offenen Posten. Leer: Zahlungen werden nicht verfolgt.',
    },
    paymentTerms: {
      label: 'Zahlungsbedingungen',
      help: '„net 30“: zahlbar innerhalb von 30 Tagen ohne Abzug. „2/10 net 30“: 2 % Skonto bei Zahlung innerhalb von 10 Tagen. Für eine Firma können eigene gelten. Leer: zahlbar sofort.',
    },
    overdueDays: {
      label: 'Aufträge von Firmen zurückstellen, deren Rechnungen überfällig sind seit',
      help: 'Tage. Aufträge einer solchen Firma werden zurückgestellt, bis jemand mit der Berechtigung „Finanzen“ sie freigibt. Das Kreditlimit steht bei der Firma. Leer: nie.',
    },
    name: { label: 'Name des Shops', help: 'Der öffentliche Name. Höchstens 60 Zeichen.' },
    tagline: {
      label: 'Leitspruch',
      help: 'Wenige Wörter nach dem Namen, in der Fußzeile und in E-Mails.',
    },
    accent: {
      label: 'Akzentfarbe',
      help: 'Für Knöpfe und Links. Sie muss hell genug für dunkle Schrift sein. Töne für die helle und die dunkle Ansicht werden daraus abgeleitet.',
    },
    logo: {
      label: 'Logo',
      help: 'Auf der Leiste, in E-Mails und auf Belegen. Ohne Logo steht dort der Name.',
    },
    icon: {
      label: 'Symbol',
      help: 'Für Tabs, Lesezeichen und Startbildschirme. Ohne Symbol wird ein quadratisches Logo oder ein erzeugtes Symbol verwendet.',
    },
    country: { label: 'Land', help: 'Das Land, in dem der Shop seinen Sitz hat.' },
    currency: {
      label: 'Währung',
      help: 'Für alle Preise, Aufträge und Belege. Nach der ersten Bestellung lässt sie sich nicht mehr ändern.',
    },
    timeZone: {
      label: 'Zeitzone',
      help: 'Für Tage in Filtern, Listen, Belegen und E-Mails.',
    },
    defaultLanguage: {
      label: 'Standardsprache',
      help: 'Für Seiten ohne Sprache in der Adresse und für alle, die keine gewählt haben.',
    },
    languages: {
      label: 'Weitere Sprachen',
      help: 'Kürzel, getrennt durch Leerzeichen: „de“ für Deutsch, „en“ für Englisch. Ihre Seiten haben das Kürzel in der Adresse, etwa /en/purchase oder /de/purchase; Seiten in der Standardsprache haben keines. Leer: Der Shop hat eine Sprache.',
    },
    whoMayOrder: {
      label: 'Wer bestellen darf',
      help: 'Alle anderen Besucher können das Sortiment ansehen, den Warenkorb füllen und Preise prüfen. Wenn sie bestellen, erfahren sie, was noch fehlt.',
    },
    whoSeesPrices: {
      label: 'Wer Preise sieht',
      help: 'Alle anderen Besucher sehen Werkzeuge ohne Preise und können nicht nach Preis sortieren oder filtern und nicht bestellen. Preise anfragen können sie. Mitarbeiter sehen alle Preise.',
    },
    hero: { label: 'Bild', help: 'Hinter Begrüßung und Überschrift.' },
    heroGreeting: { label: 'Begrüßung', help: 'Über der Überschrift. Kann leer sein.' },
    heroHeadline: { label: 'Überschrift', help: 'Die ersten Wörter, die Besucher lesen.' },
    figures: {
      label: 'Zahlen',
      help: 'Eine je Zeile: die Zahl, ein senkrechter Strich und die Beschriftung, etwa „30+ | Jahre Erfahrung“. Leer: keine Zahlen. Verwenden Sie nur wahre Zahlen.',
    },
    blogs: {
      label: 'Blogs',
      help: 'Ausgeblendet fehlt die Seite in Menü, Fußzeile und Suchmaschinen.',
    },
    portfolio: { label: 'Portfolio', help: 'Wie oben.' },
    placedSubject: { label: 'Bestellung eingegangen: Betreff', help: '' },
    placedOpening: { label: 'Bestellung eingegangen: Anfang des Textes', help: '' },
    confirmedSubject: { label: 'Bestellung bestätigt: Betreff', help: '' },
    confirmedOpening: { label: 'Bestellung bestätigt: Anfang des Textes', help: '' },
    shippedSubject: { label: 'Bestellung versandt: Betreff', help: '' },
    shippedOpening: { label: 'Bestellung versandt: Anfang des Textes', help: '' },
    deliveredSubject: { label: 'Bestellung zugestellt: Betreff', help: '' },
    deliveredOpening: { label: 'Bestellung zugestellt: Anfang des Textes', help: '' },
    cancelledSubject: { label: 'Bestellung storniert: Betreff', help: '' },
    cancelledOpening: { label: 'Bestellung storniert: Anfang des Textes', help: '' },
    confirmationSubject: { label: 'E-Mail-Adresse bestätigen: Betreff', help: '' },
    confirmationOpening: { label: 'E-Mail-Adresse bestätigen: Anfang des Textes', help: '' },
    resetSubject: { label: 'Neues Passwort angefordert: Betreff', help: '' },
    resetOpening: { label: 'Neues Passwort angefordert: Anfang des Textes', help: '' },
    invitationSubject: {
      label: 'Einladung von Mitarbeitern: Betreff',
      help: '{address} ist die Adresse des Shops, {from} der Name der einladenden Person.',
    },
    invitationOpening: { label: 'Einladung von Mitarbeitern: Anfang des Textes', help: '' },
    passwordChangedSubject: { label: 'Passwort geändert: Betreff', help: '' },
    passwordChangedOpening: { label: 'Passwort geändert: Anfang des Textes', help: '' },
    newSignInSubject: { label: 'Neues Gerät: Betreff', help: '' },
    newSignInOpening: { label: 'Neues Gerät: Anfang des Textes', help: '' },
    emailChangedSubject: { label: 'E-Mail-Adresse geändert: Betreff', help: '' },
    emailChangedOpening: { label: 'E-Mail-Adresse geändert: Anfang des Textes', help: '' },
    legalName: {
      label: 'Name auf Belegen',
      help: 'Der Name der Firma mit Rechtsform, wenn er anders ist als der Name des Shops.',
    },
    address: { label: 'Anschrift', help: 'Wie auf einem Umschlag, mit Zeilenumbrüchen.' },
    vatId: { label: 'USt-IdNr.', help: 'Steht auf Rechnungen.' },
    email: {
      label: 'E-Mail-Adresse auf Belegen',
      help: 'Für Fragen zu Rechnungen. Nötig für elektronische Rechnungen.',
    },
    phone: {
      label: 'Telefonnummer auf Belegen',
      help: 'Für Fragen zu Rechnungen. Nötig für XRechnungen (öffentliche Auftraggeber in Deutschland).',
    },
    taxNumber: {
      label: 'Steuernummer',
      help: 'Die Nummer Ihres Finanzamts, zusätzlich zur USt-IdNr.',
    },
    register: {
      label: 'Handelsregister',
      help: 'Gericht und Nummer, etwa „Amtsgericht Berlin, HRB 12345“. Auf Geschäftsbriefen deutscher Firmen vorgeschrieben.',
    },
    directors: { label: 'Geschäftsführer', help: 'Wie auf Geschäftsbriefen.' },
    tax: {
      label: 'Umsatzsteuer oder Sales Tax',
      help: 'Die Steuersätze der EU, des Vereinigten Königreichs, der Schweiz und Norwegens sind enthalten. Die der USA tragen Sie unter „Sales Tax der USA“ ein. Legen Sie zuerst das Land des Shops fest.',
    },
    salesTaxZip: {
      label: 'ZIP Code des Shops',
      help: 'Für Shops in den USA: für abgeholte Ware und für Bestellungen ohne ZIP Code.',
    },
    vatService: {
      label: 'Amtlicher Dienst für USt-IdNrn.',
      help: 'Prüft die USt-IdNrn. der Firmen. Ist die Nummer bestätigt, sind Lieferungen in andere Mitgliedstaaten steuerfrei. Der Dienst der EU ist https://ec.europa.eu/taxation_customs/vies/rest-api. Leer: Nummern werden nicht geprüft, und Steuer wird immer berechnet.',
    },
    vatRecheck: {
      label: 'USt-IdNrn. noch einmal prüfen',
      help: 'Antwortet der Dienst nicht, gilt eine Bestätigung eine Woche länger.',
    },
    staffFactor: {
      label: 'Zweiter Faktor der Mitarbeiter',
      help: 'Wird er verlangt, richten Mitarbeiter ihn unter „Mein Profil“ ein, bevor sie die Verwaltung benutzen. Richten Sie zuerst Ihren eigenen ein. Einen verlorenen entfernen Sie mit npm run shop -- admin reset-factor.',
    },
    stepUp: {
      label:
        'Vor Änderungen an Berechtigungen, Einstellungen, gespeicherten Listen und Massenänderungen bestätigen, wer man ist',
      help: 'Mitarbeiter mit zweitem Faktor geben immer einen Code ein, wenn sie sich nicht in den letzten zehn Minuten angemeldet haben. Andere können nach ihrem Passwort gefragt werden.',
    },
    blockedWords: {
      label: 'Gesperrte Wörter',
      help: 'Ein Wort oder Ausdruck je Zeile. Bewertungen damit warten auf Freigabe. Groß- und Kleinschreibung spielt keine Rolle.',
    },
    firstReviews: {
      label: 'Erste Bewertung eines Kontos ohne bestätigte E-Mail-Adresse',
      help: '',
    },
    bank: {
      label: 'Bankkonto',
      help: 'Steht auf Rechnungen. Mit IBAN haben Rechnungen auch eine Zahlungsreferenz und, in Euro, einen QR-Code für Banking-Apps.',
    },
    invoicing: {
      label: 'Rechnungen erstellen',
      help: 'Beim Versand: Jede Lieferung erhält eine eigene Rechnung, und der Käufer erhält eine E-Mail.',
    },
  },
  choices: {
    ...accountingSettings.choices,
    ...purchasingSettings.choices,
    defaultLanguage: { en: 'English (Englisch)', de: 'Deutsch' },
    whoSeesPrices: {
      everybody: 'Alle',
      'signed-in': 'Angemeldete Kunden',
      companies: 'Mitglieder freigegebener Firmen',
    },
    dispatchDays: {
      'mon-fri': 'Montag bis Freitag',
      'mon-sat': 'Montag bis Samstag',
      daily: 'Jeden Tag',
    },
    backOrders: { no: 'Nicht möglich', yes: 'Kann bestellt werden und wartet auf Ware' },
    orderConfirmations: { no: 'Nicht gesendet', yes: 'Mit der E-Mail gesendet' },
    productFeed: { no: 'Aus', yes: 'Öffentlich' },
    punchOut: { no: 'Aus', yes: 'Für Firmen mit einer Verbindung' },
    agents: { no: 'Aus', yes: 'Kunden können Agenten verbinden' },
    ucp: { no: 'Aus', yes: 'Für Agenten von Kunden' },
    termsAtOrder: { no: 'Nicht gezeigt', yes: 'Neben dem Knopf gezeigt' },
    tax: {
      none: 'Nicht berechnet',
      vat: 'Berechnet nach Land und Tag',
      'small-business': 'Kleinunternehmer, mit Hinweis',
    },
    vatRecheck: {
      '30': 'Nach 30 Tagen',
      '90': 'Nach 90 Tagen',
      '180': 'Nach 180 Tagen',
      '365': 'Nach 365 Tagen',
    },
    staffFactor: { offered: 'Freiwillig', demanded: 'Verlangt' },
    stepUp: {
      enrolled: 'Mitarbeiter mit zweitem Faktor',
      staff: 'Alle Mitarbeiter',
    },
    firstReviews: { shown: 'Sofort gezeigt', held: 'Wartet auf Freigabe' },
    invoicing: {
      'on-request': 'Auf Wunsch, für den ganzen Auftrag',
      'when-shipped': 'Beim Versand, für die versandten Stücke',
    },
  },
  notTime: 'Geben Sie eine Uhrzeit wie 09:30 oder 14:00 ein, oder lassen Sie das Feld leer.',
  notDaysOff: 'Geben Sie je Zeile einen Tag ein, etwa 24.12.2026, oder 25.12. für jedes Jahr.',
  notDay: 'Wählen Sie einen Tag, oder lassen Sie das Feld leer.',
  notCarriers: (known) =>
    `Geben Sie je Zeile einen Versanddienst ein: ${known.join(', ')}, oder einen Namen und eine Adresse mit {number}, etwa Bahn https://bahn.example/sendung/{number}.`,
  notZip:
    'Geben Sie einen ZIP Code mit fünf Ziffern ein, etwa 43215, oder lassen Sie das Feld leer.',
  notOptionalDays: 'Geben Sie eine Zahl von 1 bis 999 Tagen ein, oder lassen Sie das Feld leer.',
  notHoldDays: 'Geben Sie eine Zahl von 1 bis 99 Tagen ein.',
  notOptionalAmount:
    'Geben Sie einen Betrag wie 500 oder 499,50 ein, mindestens 1, oder lassen Sie das Feld leer.',
  notOptionalShare: 'Geben Sie einen Prozentsatz von 1 bis 100 ein, oder lassen Sie das Feld leer.',
  notAddress:
    'Geben Sie eine Adresse ein, die mit https:// beginnt, ohne Fragezeichen und Parameter, oder lassen Sie das Feld leer.',
  notPicture: 'Fügen Sie das Bild als Datei hinzu, oder entfernen Sie es.',
  notColor: 'Geben Sie eine Farbe als # und sechs Zeichen ein, etwa #f26a1b.',
  tooDark: (nearest) =>
    `Schrift auf dieser Farbe ist schlecht lesbar: Der Kontrast liegt unter 4,5 zu 1. Die nächste mögliche Farbe ist ${nearest}.`,
  buyers: {
    everybody: 'Alle mit einem Konto',
    confirmed: 'Konten mit bestätigter E-Mail-Adresse',
    companies: 'Mitglieder freigegebener Firmen, für ihre Firma',
  },
  notBuyers: 'Wählen Sie aus der Liste, wer bestellen darf.',
  notPriceViewers: 'Wählen Sie aus der Liste, wer Preise sieht.',
  noCountry: 'Nicht festgelegt',
  notCountry: 'Wählen Sie ein Land aus der Liste.',
  noMailField: (field, fields) =>
    `Ein Feld „{${field}}“ gibt es nicht. ${thereAre(fields.map((one) => `{${one}}`))}`,
  notFigures: (max) =>
    `Geben Sie je Zeile eine Zahl ein, mit einem senkrechten Strich vor der Beschriftung: 30+ | Jahre Erfahrung. Höchstens ${max} Zeilen, 20 Zeichen vor dem Strich und 40 danach.`,
  notShown: 'Wählen Sie sichtbar oder ausgeblendet.',
  shown: { shown: 'Sichtbar', hidden: 'Ausgeblendet' },
  notLanguages: (codes) => `Wählen Sie aus: ${codes.join(', ')}.`,
  notCurrency: 'Wählen Sie eine Währung aus der Liste. Sie hat zwei Nachkommastellen.',
  notTimeZone: 'Geben Sie eine Zeitzone wie Europe/Berlin ein, oder wählen Sie eine aus der Liste.',
  save: 'Speichern',
  keep: 'So lassen',
  saving: 'Wird gespeichert',
  saved: 'Gespeichert',
  unchanged: 'Es hat sich nichts geändert.',
  notSaved: 'Nicht gespeichert.',
  changedTitle: 'Jemand anders hat das geändert',
  changedDetail: (changes) =>
    `${changes.join(' ')} Ihre Eingaben bleiben erhalten: Prüfen Sie sie, und speichern Sie noch einmal.`,
  changedBy: (label, by, value) => `${by} hat „${label}“ in „${value}“ geändert.`,
  environment: 'Die Umgebung',
  empty: 'nichts',
  notReminderDays:
    'Geben Sie bis zu drei steigende Zahlen von Tagen ein, etwa 7, 21, 35; höchstens 365.',
  notPutBackTitle: 'Das lässt sich nicht wiederherstellen',
  notPutBackChanged: (labels) =>
    `Es wurde später noch einmal geändert: ${labels.join(', ')}. Stellen Sie zuerst die neuere Änderung zurück, oder geben Sie den Wert von Hand ein.`,
  notPutBackInvalid: (labels) =>
    `Der frühere Wert ist nicht mehr gültig: ${labels.join(', ')}. Geben Sie von Hand einen neuen ein.`,
  notFilled: 'Die Umgebung enthält einen Wert, der nicht mehr gültig ist; er wird nicht beachtet',
  unreadable: 'Eine Einstellung einer älteren Version ist ungültig; es gilt der Standardwert',
}
