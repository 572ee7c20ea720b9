/** German: see ../sections.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { sectionMessages as english } from '../sections.ts'

export const sectionMessages: Translated<typeof english> = {
  words: {
    title: 'Name',
    lead: 'Name des Shops in der Kopfleiste, in Titeln, E-Mails und Belegen.',
  },
  look: { title: 'Erscheinungsbild', lead: 'Farbe und Bilder auf allen Seiten.' },
  banner: { title: 'Banner', lead: 'Der Bereich, den Besucher zuerst sehen.' },
  figures: { title: 'Zahlen', lead: 'Die Zahlen unter dem Banner.' },
  pages: { title: 'Seiten', lead: 'Zwei optionale Seiten im Menü.' },
  place: {
    title: 'Sitz des Shops',
    lead: 'Das Land bestimmt Steuern und die Schreibweise des Datums.',
  },
  languages: {
    title: 'Sprachen',
    lead: 'Sprachen für Seiten, Meldungen und Beträge.',
  },
  address: { title: 'Name und Anschrift', lead: 'Angaben im Kopf jedes Belegs.' },
  questions: { title: 'Kontakt', lead: 'Kontaktdaten für Rückfragen zu Rechnungen.' },
  registered: {
    title: 'Register und Nummern',
    lead: 'Pflichtangaben auf Geschäftsbriefen und Rechnungen.',
  },
  bank: {
    title: 'Bank und Rechnungen',
    lead: 'Das Konto für Zahlungen und der Zeitpunkt, zu dem Rechnungen erstellt werden.',
  },
  buyers: { title: 'Käufer', lead: 'Wer bestellen kann und wer Preise sieht.' },
  punchOut: {
    title: 'Punch-out',
    lead: 'Für Käufer, die aus ihrem eigenen System bestellen.',
  },
  agents: { title: 'Agenten', lead: 'Programme, die im Namen eines Kunden bestellen.' },
  feed: { title: 'Suchmaschinen', lead: 'Werkzeuge und Preise für Google.' },
  backOrders: {
    title: 'Rückstände',
    lead: 'Für einzelne Firmen können Sie Rückstände abweichend festlegen.',
  },
  dispatch: {
    title: 'Versand',
    lead: 'Der Hinweis zum Versandtag auf den Werkzeugseiten.',
  },
  newcomers: {
    title: 'Neue Kunden',
    lead: 'Diese Grenzen gelten, bis der erste Auftrag bestätigt ist.',
  },
  holds: {
    title: 'Zurückgestellte Aufträge',
    lead: 'Für zurückgestellte Aufträge wird keine Ware reserviert.',
  },
  atOrder: { title: 'Bei der Bestellung', lead: 'AGB und Auftragsbestätigung für den Käufer.' },
  parcels: { title: 'Pakete', lead: 'Links zur Sendungsverfolgung.' },
  reviews: { title: 'Freigabe', lead: 'Bewertungen, die Sie vor der Veröffentlichung prüfen.' },
  purchasing: {
    title: 'Bestellmengen',
    lead: 'Grundlage der Bestellvorschläge auf der Seite „Einkauf“.',
  },
  lowStock: { title: 'E-Mail', lead: 'Benachrichtigung über Werkzeuge, die knapp werden.' },
  charged: {
    title: 'Art der Steuer',
    lead: 'Von der Art der Steuer hängen die weiteren Einstellungen ab.',
  },
  salesTax: {
    title: 'Sales Tax der USA',
    lead: 'Die Steuersätze der Bundesstaaten haben eine eigene Seite.',
  },
  vatNumbers: {
    title: 'USt-IdNrn.',
    lead: 'Für Firmen in anderen EU-Staaten mit bestätigter USt-IdNr. wird keine Steuer berechnet.',
  },
  terms: {
    title: 'Fälligkeit',
    lead: 'Für einzelne Firmen können Sie eigene Zahlungsbedingungen festlegen.',
  },
  late: {
    title: 'Überfällige Rechnungen',
    lead: 'Neue Aufträge von Firmen mit überfälligen Rechnungen können zurückgestellt werden.',
  },
  steps: { title: 'Tage', lead: 'Bis zu drei Mahnungen nach der Fälligkeit.' },
  first: { title: 'Zahlungserinnerung', lead: '' },
  second: { title: '1. Mahnung', lead: '' },
  third: { title: '2. Mahnung', lead: '' },
  datev: { title: 'DATEV', lead: 'Berater, Mandant und Wirtschaftsjahr.' },
  accounts: { title: 'Konten', lead: 'Für Forderungen und Kunden.' },
  factor: { title: 'Zweiter Faktor', lead: 'Zusätzlicher Code bei der Anmeldung.' },
  again: {
    title: 'Erneute Bestätigung',
    lead: 'Identität vor wichtigen Änderungen erneut bestätigen.',
  },
  placed: { title: 'Bestellung eingegangen', lead: '' },
  confirmed: { title: 'Auftrag bestätigt', lead: '' },
  shipped: { title: 'Auftrag versandt', lead: '' },
  delivered: { title: 'Auftrag zugestellt', lead: '' },
  cancelled: { title: 'Auftrag storniert', lead: '' },
  confirmation: { title: 'E-Mail-Adresse bestätigen', lead: '' },
  reset: { title: 'Neues Passwort angefordert', lead: '' },
  invitation: { title: 'Einladung von Mitarbeitern', lead: '' },
  passwordChanged: { title: 'Passwort geändert', lead: '' },
  newSignIn: { title: 'Neues Gerät', lead: '' },
  emailChanged: { title: 'E-Mail-Adresse geändert', lead: '' },
}
