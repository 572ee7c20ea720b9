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
    ? `Möglich sind ${names.slice(0, -1).join(', ')} und ${names.at(-1)}.`
    : `Möglich ist nur ${names.join('')}.`

export const settingsMessages: Translated<typeof english> = {
  title: 'Einstellungen',
  crumbs: 'Sie sind hier',
  filter: {
    label: 'Einstellungen filtern',
    hint: (cards) => `${cards} Bereiche durchsuchen, etwa nach MwSt., Zahlungsziel, Logo`,
    none: 'Keine Einstellung gefunden',
    noneDetail: 'Versuchen Sie es mit einem anderen Wort oder einem Teil des Worts.',
    clear: 'Filter löschen',
    found: (labels) => labels.join(' · '),
    count: (cards) => displayCount(cards, 'Bereich', 'Bereiche'),
  },
  noPart: 'Diese Einstellungen gibt es nicht',
  noPartDetail: 'Die Adresse gehört zu keinem Bereich der Einstellungen.',
  description: 'Alle Einstellungen des Shops.',
  lead: 'Änderungen gelten sofort auf allen Seiten, in E-Mails und auf neuen Belegen. Bereits erstellte Belege bleiben unverändert.',
  groups: {
    shop: {
      title: 'Name und Erscheinungsbild',
      lead: 'Der Name erscheint in der Kopfleiste, in Titeln, E-Mails, Belegen und in der API-Referenz.',
    },
    front: {
      title: 'Startseite',
      lead: 'Die Texte des Banners, die Zahlen darunter und zwei optionale Seiten. Die Texte der Seiten bearbeiten Sie unter „Textseiten“.',
    },
    place: {
      title: 'Land, Währung, Zeit',
      lead: 'Sitz, Währung, Zeitzone und Sprachen des Shops.',
    },
    letterhead: {
      title: 'Briefkopf',
      lead: 'Angaben des Shops auf künftigen Rechnungen und Lieferscheinen.',
    },
    orders: {
      title: 'Wer bestellen darf',
      lead: 'Legen Sie fest, wer bestellen darf und wer Preise sieht. Das gilt für die Seiten und für die API.',
    },
    stock: {
      title: 'Bestand und Rückstände',
      lead: 'Legen Sie fest, ob Käufer mehr bestellen können, als auf Lager ist, und wann Aufträge versandt werden.',
    },
    holds: {
      title: 'Zurückstellung',
      lead: 'Legen Sie fest, welche Aufträge auf Freigabe warten und wie lange.',
    },
    papers: {
      title: 'Bestätigungen und Pakete',
      lead: 'Auftragsbestätigung, AGB-Hinweis und Sendungsverfolgung.',
    },
    reviews: {
      title: 'Bewertungen',
      lead: 'Bewertungen mit Links, E-Mail-Adressen oder Telefonnummern erscheinen immer erst, wenn ein Mitarbeiter sie freigegeben hat.',
    },
    purchasing: purchasingSettings.group,
    tax: {
      title: 'Steuern',
      lead: 'Preise verstehen sich ohne Steuer. Die Steuer wird vor dem Bestellen angezeigt und ändert sich für die Bestellung danach nicht mehr. Lassen Sie diese Einstellungen von Ihrem Steuerberater bestätigen.',
    },
    payments: {
      title: 'Zahlungsbedingungen',
      lead: 'Legen Sie fest, wann Rechnungen fällig sind und ob Aufträge bei überfälligen Rechnungen zurückgestellt werden. Die offenen Posten finden Sie unter „Zahlungen“.',
    },
    reminders: {
      title: 'Mahnungen',
      lead: 'E-Mails zu überfälligen Rechnungen. Jede Mahnung wird einmal gesendet, am festgelegten Tag ab 12 Uhr, mit der Rechnung im Anhang. {number}, {due}, {days} und {open} werden durch die Werte der Rechnung ersetzt, {name} durch den Namen des Käufers, {shop} durch den Namen des Shops.',
    },
    accounting: accountingSettings.group,
    access: {
      title: 'Anmeldung der Mitarbeiter',
      lead: 'Legen Sie fest, wie Mitarbeiter bei der Anmeldung und vor wichtigen Änderungen ihre Identität bestätigen.',
    },
    mails: {
      title: 'E-Mails an Käufer',
      lead: 'Betreff und Einleitung der E-Mails. Darunter folgen die bestellten Positionen. {number}, {name}, {shop} und {total} werden durch die Werte der Bestellung ersetzt. Ein Update des Programms ändert Ihre eigenen Texte nicht.',
    },
    accountMails: {
      title: 'E-Mails zu Konten',
      lead: 'Betreff und Einleitung der E-Mails. Darunter folgen der Link und ein Hinweis für den Fall, dass jemand anders die Aktion ausgelöst hat. {shop} wird durch den Namen des Shops ersetzt. Diese E-Mails enthalten nie Angaben, die Personen selbst eingegeben haben, weil sie auch an unbestätigte Adressen gehen.',
    },
  },
  fields: {
    ...accountingSettings.fields,
    ...purchasingSettings.fields,
    ...reminderSettingsMessages,
    ...orderSettingsFields,
    paymentsSince: {
      label: 'Zahlungen verfolgen ab',
      help: 'Ab diesem Tag sehen Käufer ihre offenen Rechnungen. Ältere Rechnungen gelten nicht als offene Posten. Ohne Angabe sehen Käufer keine offenen Rechnungen, Mahnungen werden nicht verschickt, und Mitarbeiter sehen alle unbezahlten Rechnungen.',
    },
    paymentTerms: {
      label: 'Zahlungsbedingungen',
      help: '„net 30“: zahlbar innerhalb von 30 Tagen ohne Abzug. „2/10 net 30“: 2 % Skonto bei Zahlung innerhalb von 10 Tagen. Für einzelne Firmen können Sie eigene Bedingungen festlegen. Ohne Angabe sind Rechnungen sofort zahlbar.',
    },
    overdueDays: {
      label: 'Aufträge zurückstellen, wenn Rechnungen der Firma überfällig sind (Tage)',
      help: 'Ist eine Rechnung der Firma mindestens so viele Tage überfällig, werden neue Aufträge zurückgestellt, bis ein Mitarbeiter mit der Berechtigung „Finanzen“ sie freigibt. Das Kreditlimit legen Sie bei der Firma fest. Ohne Angabe werden keine Aufträge zurückgestellt.',
    },
    name: { label: 'Name des Shops', help: 'Der öffentliche Name. Höchstens 60 Zeichen.' },
    tagline: {
      label: 'Slogan',
      help: 'Wenige Wörter, die in der Fußzeile und in E-Mails nach dem Namen stehen.',
    },
    accent: {
      label: 'Akzentfarbe',
      help: 'Farbe der Schaltflächen und Links. Die Farbe muss hell genug für dunkle Schrift sein. Die Farbtöne für die helle und die dunkle Ansicht werden daraus abgeleitet.',
    },
    logo: {
      label: 'Logo',
      help: 'Erscheint in der Kopfleiste, in E-Mails und auf Belegen. Ohne Logo steht dort der Name.',
    },
    icon: {
      label: 'Symbol',
      help: 'Für Tabs, Lesezeichen und Startbildschirme. Ohne Symbol wird ein quadratisches Logo oder ein erzeugtes Symbol verwendet.',
    },
    country: { label: 'Land', help: 'Das Land, in dem der Shop seinen Sitz hat.' },
    currency: {
      label: 'Währung',
      help: 'Gilt für alle Preise, Aufträge und Belege. Nach der ersten Bestellung kann die Währung nicht mehr geändert werden.',
    },
    timeZone: {
      label: 'Zeitzone',
      help: 'Gilt für alle Datums- und Zeitangaben in Filtern, Listen, Belegen und E-Mails.',
    },
    defaultLanguage: {
      label: 'Standardsprache',
      help: 'Gilt für Seiten ohne Sprachkürzel in der Adresse und für alle, die keine Sprache gewählt haben.',
    },
    languages: {
      label: 'Weitere Sprachen',
      help: 'Kürzel, getrennt durch Leerzeichen: „de“ für Deutsch, „en“ für Englisch. Seiten in weiteren Sprachen haben das Kürzel in der Adresse, etwa /en/purchase oder /de/purchase; Seiten in der Standardsprache haben kein Kürzel. Ohne Angabe hat der Shop nur eine Sprache.',
    },
    whoMayOrder: {
      label: 'Wer bestellen darf',
      help: 'Alle anderen Besucher können das Sortiment ansehen, den Warenkorb füllen und Preise prüfen. Versuchen sie zu bestellen, erfahren sie, welche Voraussetzung fehlt.',
    },
    whoSeesPrices: {
      label: 'Wer Preise sieht',
      help: 'Alle anderen Besucher sehen Werkzeuge ohne Preise und können nicht nach Preis sortieren oder filtern und nicht bestellen. Preise anfragen können sie. Mitarbeiter sehen alle Preise.',
    },
    hero: { label: 'Bild', help: 'Hintergrundbild hinter Begrüßung und Überschrift.' },
    heroGreeting: {
      label: 'Begrüßung',
      help: 'Text über der Überschrift. Das Feld kann leer bleiben.',
    },
    heroHeadline: { label: 'Überschrift', help: 'Der erste Text, den Besucher lesen.' },
    figures: {
      label: 'Zahlen',
      help: 'Eine Zahl je Zeile: die Zahl, ein senkrechter Strich und die Beschriftung, etwa „30+ | Jahre Erfahrung“. Ohne Angabe werden keine Zahlen angezeigt. Verwenden Sie nur wahre Angaben.',
    },
    blogs: {
      label: 'Blogs',
      help: 'Ist die Seite ausgeblendet, erscheint sie nicht in Menü, Fußzeile und Suchmaschinen.',
    },
    portfolio: {
      label: 'Portfolio',
      help: 'Ist die Seite ausgeblendet, erscheint sie nicht in Menü, Fußzeile und Suchmaschinen.',
    },
    placedSubject: { label: 'Bestellung eingegangen: Betreff', help: '' },
    placedOpening: { label: 'Bestellung eingegangen: Einleitung', help: '' },
    confirmedSubject: { label: 'Bestellung bestätigt: Betreff', help: '' },
    confirmedOpening: { label: 'Bestellung bestätigt: Einleitung', help: '' },
    shippedSubject: { label: 'Bestellung versandt: Betreff', help: '' },
    shippedOpening: { label: 'Bestellung versandt: Einleitung', help: '' },
    deliveredSubject: { label: 'Bestellung zugestellt: Betreff', help: '' },
    deliveredOpening: { label: 'Bestellung zugestellt: Einleitung', help: '' },
    cancelledSubject: { label: 'Bestellung storniert: Betreff', help: '' },
    cancelledOpening: { label: 'Bestellung storniert: Einleitung', help: '' },
    confirmationSubject: { label: 'E-Mail-Adresse bestätigen: Betreff', help: '' },
    confirmationOpening: { label: 'E-Mail-Adresse bestätigen: Einleitung', help: '' },
    resetSubject: { label: 'Neues Passwort angefordert: Betreff', help: '' },
    resetOpening: { label: 'Neues Passwort angefordert: Einleitung', help: '' },
    invitationSubject: {
      label: 'Einladung von Mitarbeitern: Betreff',
      help: '{address} wird durch die Adresse des Shops ersetzt, {from} durch den Namen der einladenden Person.',
    },
    invitationOpening: { label: 'Einladung von Mitarbeitern: Einleitung', help: '' },
    passwordChangedSubject: { label: 'Passwort geändert: Betreff', help: '' },
    passwordChangedOpening: { label: 'Passwort geändert: Einleitung', help: '' },
    newSignInSubject: { label: 'Neues Gerät: Betreff', help: '' },
    newSignInOpening: { label: 'Neues Gerät: Einleitung', help: '' },
    emailChangedSubject: { label: 'E-Mail-Adresse geändert: Betreff', help: '' },
    emailChangedOpening: { label: 'E-Mail-Adresse geändert: Einleitung', help: '' },
    legalName: {
      label: 'Name auf Belegen',
      help: 'Der Firmenname mit Rechtsform, wenn er vom Namen des Shops abweicht.',
    },
    address: {
      label: 'Anschrift',
      help: 'Die Anschrift wie auf einem Briefumschlag, mit Zeilenumbrüchen.',
    },
    vatId: { label: 'USt-IdNr.', help: 'Die USt-IdNr. erscheint auf Rechnungen.' },
    email: {
      label: 'E-Mail-Adresse auf Belegen',
      help: 'Für Rückfragen zu Rechnungen. Pflichtangabe für elektronische Rechnungen.',
    },
    phone: {
      label: 'Telefonnummer auf Belegen',
      help: 'Für Rückfragen zu Rechnungen. Pflichtangabe für XRechnungen (öffentliche Auftraggeber in Deutschland).',
    },
    taxNumber: {
      label: 'Steuernummer',
      help: 'Die Steuernummer von Ihrem Finanzamt, zusätzlich zur USt-IdNr.',
    },
    register: {
      label: 'Handelsregister',
      help: 'Gericht und Nummer, etwa „Amtsgericht Berlin, HRB 12345“. Auf Geschäftsbriefen deutscher Firmen vorgeschrieben.',
    },
    directors: { label: 'Geschäftsführer', help: 'Die Namen wie auf Geschäftsbriefen.' },
    tax: {
      label: 'Umsatzsteuer oder Sales Tax',
      help: 'Die Steuersätze der EU, des Vereinigten Königreichs, der Schweiz und Norwegens sind hinterlegt. Die Steuersätze der USA tragen Sie unter „Sales Tax der USA“ ein. Legen Sie zuerst das Land des Shops fest.',
    },
    salesTaxZip: {
      label: 'ZIP Code des Shops',
      help: 'Nur für Shops in den USA. Der ZIP Code bestimmt die Steuer für abgeholte Ware und für Bestellungen ohne ZIP Code.',
    },
    vatService: {
      label: 'Amtlicher Dienst für USt-IdNrn.',
      help: 'Adresse des Dienstes, der die USt-IdNrn. der Firmen prüft. Ist eine Nummer bestätigt, sind Lieferungen in andere EU-Mitgliedstaaten steuerfrei. Der Dienst der EU ist https://ec.europa.eu/taxation_customs/vies/rest-api. Ohne Angabe werden Nummern nicht geprüft, und Steuer wird immer berechnet.',
    },
    vatRecheck: {
      label: 'USt-IdNrn. erneut prüfen',
      help: 'Antwortet der Prüfdienst nicht, gilt die letzte Bestätigung nach Ablauf dieser Frist noch eine Woche.',
    },
    staffFactor: {
      label: 'Zweiter Faktor der Mitarbeiter',
      help: 'Ist der zweite Faktor Pflicht, müssen Mitarbeiter ihn unter „Mein Profil“ einrichten, bevor sie die Verwaltung benutzen können. Richten Sie zuerst Ihren eigenen zweiten Faktor ein. Hat jemand seinen zweiten Faktor verloren, entfernen Sie ihn mit npm run shop -- admin reset-factor.',
    },
    stepUp: {
      label:
        'Identität bestätigen vor Änderungen an Berechtigungen und Einstellungen, vor Exporten und Massenänderungen',
      help: 'Mitarbeiter mit zweitem Faktor geben immer einen Code ein, wenn ihre Anmeldung länger als zehn Minuten zurückliegt. Für andere Mitarbeiter können Sie das Passwort verlangen.',
    },
    blockedWords: {
      label: 'Gesperrte Wörter',
      help: 'Ein Wort oder Ausdruck je Zeile. Bewertungen mit gesperrten Wörtern warten auf Freigabe. Groß- und Kleinschreibung spielt keine Rolle.',
    },
    firstReviews: {
      label: 'Erste Bewertung eines Kontos ohne bestätigte E-Mail-Adresse',
      help: '',
    },
    bank: {
      label: 'Bankkonto',
      help: 'Das Bankkonto erscheint auf Rechnungen. Mit IBAN enthalten Rechnungen auch eine Zahlungsreferenz und, bei Rechnungen in Euro, einen QR-Code für Banking-Apps.',
    },
    invoicing: {
      label: 'Rechnungen erstellen',
      help: 'Bei „Beim Versand“ wird für jede Lieferung eine eigene Rechnung erstellt, und der Käufer erhält sie per E-Mail.',
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
    backOrders: { no: 'Nicht möglich', yes: 'Möglich, der Rest wird nachgeliefert' },
    orderConfirmations: { no: 'Nicht senden', yes: 'Mit der E-Mail senden' },
    productFeed: { no: 'Aus', yes: 'Öffentlich' },
    punchOut: { no: 'Aus', yes: 'Für Firmen mit einer Verbindung' },
    agents: { no: 'Aus', yes: 'Kunden können Agenten verbinden' },
    ucp: { no: 'Aus', yes: 'Für Agenten von Kunden' },
    termsAtOrder: { no: 'Nicht anzeigen', yes: 'Neben der Bestellschaltfläche anzeigen' },
    tax: {
      none: 'Keine Steuer berechnen',
      vat: 'Steuer nach Land und Datum berechnen',
      'small-business': 'Kleinunternehmer, mit Hinweis',
    },
    vatRecheck: {
      '30': 'Nach 30 Tagen',
      '90': 'Nach 90 Tagen',
      '180': 'Nach 180 Tagen',
      '365': 'Nach 365 Tagen',
    },
    staffFactor: { offered: 'Freiwillig', demanded: 'Pflicht' },
    stepUp: {
      enrolled: 'Mitarbeiter mit zweitem Faktor',
      staff: 'Alle Mitarbeiter',
    },
    firstReviews: { shown: 'Sofort veröffentlichen', held: 'Auf Freigabe warten lassen' },
    invoicing: {
      'on-request': 'Manuell, für den ganzen Auftrag',
      'when-shipped': 'Beim Versand, für die versandten Stücke',
    },
  },
  notTime:
    'Geben Sie eine Uhrzeit ein, zum Beispiel 09:30 oder 14:00, oder lassen Sie das Feld leer.',
  notDaysOff: 'Geben Sie je Zeile einen Tag ein, etwa 24.12.2026, oder 25.12. für jedes Jahr.',
  notDay: 'Wählen Sie ein Datum, oder lassen Sie das Feld leer.',
  notCarriers: (known) =>
    `Geben Sie je Zeile einen Versanddienst ein: ${known.join(', ')}, oder einen Namen und eine Adresse mit {number}, etwa Bahn https://bahn.example/sendung/{number}.`,
  notZip:
    'Geben Sie einen ZIP Code mit fünf Ziffern ein, etwa 43215, oder lassen Sie das Feld leer.',
  notOptionalDays: 'Geben Sie 1 bis 999 Tage ein, oder lassen Sie das Feld leer.',
  notHoldDays: 'Geben Sie 1 bis 99 Tage ein.',
  notOptionalAmount:
    'Geben Sie einen Betrag von mindestens 1 ein, zum Beispiel 500 oder 499,50, oder lassen Sie das Feld leer.',
  notOptionalShare: 'Geben Sie einen Prozentsatz von 1 bis 100 ein, oder lassen Sie das Feld leer.',
  notAddress:
    'Geben Sie eine Adresse ein, die mit https:// beginnt, ohne Fragezeichen und Parameter, oder lassen Sie das Feld leer.',
  notPicture: 'Laden Sie das Bild als Datei hoch, oder entfernen Sie es.',
  notColor: 'Geben Sie die Farbe als # mit sechs Zeichen (0–9, a–f) ein, etwa #f26a1b.',
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
    `Den Platzhalter „{${field}}“ gibt es nicht. ${thereAre(fields.map((one) => `{${one}}`))}`,
  notFigures: (max) =>
    `Geben Sie je Zeile eine Zahl, einen senkrechten Strich und die Beschriftung ein, etwa 30+ | Jahre Erfahrung. Höchstens ${max} Zeilen, 20 Zeichen vor dem Strich und 40 danach.`,
  notShown: 'Wählen Sie „Sichtbar“ oder „Ausgeblendet“.',
  shown: { shown: 'Sichtbar', hidden: 'Ausgeblendet' },
  notLanguages: (codes) => `Wählen Sie eine oder mehrere dieser Sprachen: ${codes.join(', ')}.`,
  notCurrency:
    'Wählen Sie eine Währung aus der Liste. Möglich sind nur Währungen mit zwei Nachkommastellen.',
  notTimeZone:
    'Geben Sie eine Zeitzone ein, zum Beispiel Europe/Berlin, oder wählen Sie eine aus der Liste.',
  save: 'Speichern',
  keep: 'Unverändert übernehmen',
  saving: 'Wird gespeichert',
  saved: 'Die Einstellungen wurden gespeichert',
  unchanged: 'Es gibt keine Änderungen zu speichern.',
  notSaved: 'Die Einstellungen wurden nicht gespeichert.',
  changedTitle: 'Die Einstellungen wurden inzwischen geändert',
  changedDetail: (changes) =>
    `${changes.join(' ')} Ihre Eingaben bleiben erhalten. Prüfen Sie Ihre Eingaben, und speichern Sie erneut.`,
  changedBy: (label, by, value) => `${by} hat „${label}“ in „${value}“ geändert.`,
  environment: 'Umgebungsvariable',
  empty: 'leer',
  notReminderDays:
    'Geben Sie bis zu drei aufsteigende Tageszahlen ein, etwa 7, 21, 35. Höchstens 365 Tage.',
  notPutBackTitle: 'Der frühere Wert kann nicht wiederhergestellt werden',
  notPutBackChanged: (labels) =>
    `Diese Einstellungen wurden danach erneut geändert: ${labels.join(', ')}. Machen Sie zuerst die neuere Änderung rückgängig, oder geben Sie den Wert selbst ein.`,
  notPutBackInvalid: (labels) =>
    `Der frühere Wert ist nicht mehr gültig: ${labels.join(', ')}. Geben Sie einen neuen Wert ein.`,
  notFilled: 'Eine Umgebungsvariable enthält einen ungültigen Wert und wird ignoriert',
  unreadable: 'Eine Einstellung aus einer älteren Version ist ungültig. Es gilt der Standardwert',
}
