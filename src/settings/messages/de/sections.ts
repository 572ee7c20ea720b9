/** German: see ../sections.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { sectionMessages as english } from '../sections.ts'

export const sectionMessages: Translated<typeof english> = {
  words: { title: 'Name', lead: 'Auf der Leiste, in Titeln, E-Mails und Belegen.' },
  look: { title: 'Aussehen', lead: 'Farbe und Bilder auf jeder Seite.' },
  banner: { title: 'Banner', lead: 'Was Besucher zuerst sehen.' },
  figures: { title: 'Zahlen', lead: 'Der Streifen unter dem Banner.' },
  pages: { title: 'Seiten', lead: 'Zwei Seiten des Menüs, die nicht jeder Shop braucht.' },
  place: {
    title: 'Wo der Shop ist',
    lead: 'Das Land bestimmt Steuern und die Schreibweise des Datums.',
  },
  languages: {
    title: 'Sprachen',
    lead: 'In welchen Seiten, Meldungen und Beträge geschrieben sind.',
  },
  address: { title: 'Name und Anschrift', lead: 'Im Kopf jedes Belegs.' },
  questions: { title: 'Kontakt', lead: 'Für Fragen zu einer Rechnung.' },
  registered: {
    title: 'Register und Nummern',
    lead: 'Auf Geschäftsbriefen und Rechnungen vorgeschrieben.',
  },
  bank: {
    title: 'Bank und Rechnungen',
    lead: 'Das Konto für Zahlungen, und wann Rechnungen erstellt werden.',
  },
  buyers: { title: 'Käufer', lead: 'Wer bestellen kann und wer Preise sieht.' },
  punchOut: {
    title: 'Punch-out',
    lead: 'Käufer, die aus ihrem eigenen System heraus bestellen.',
  },
  agents: { title: 'Agenten', lead: 'Programme, die Kunden verbinden und die für sie bestellen.' },
  feed: { title: 'Suchmaschinen', lead: 'Werkzeuge und Preise für Google.' },
  backOrders: { title: 'Rückstände', lead: 'Für eine Firma kann anderes gelten.' },
  dispatch: {
    title: 'Versand',
    lead: 'Was Seiten von Werkzeugen über den Tag des Versands sagen.',
  },
  newcomers: { title: 'Neue Kunden', lead: 'Bis der erste Auftrag bestätigt ist.' },
  holds: { title: 'Zurückgestellte Aufträge', lead: 'Für sie ist nichts reserviert.' },
  atOrder: { title: 'Bei der Bestellung', lead: 'Was der Käufer annimmt und erhält.' },
  parcels: { title: 'Pakete', lead: 'Links zu Sendungsnummern.' },
  reviews: { title: 'Freigabe', lead: 'Welche Bewertungen Sie prüfen, bevor sie erscheinen.' },
  purchasing: {
    title: 'Bestellmengen',
    lead: 'Wie die Seite „Einkauf“ Vorschläge berechnet.',
  },
  lowStock: { title: 'E-Mail', lead: 'Über Werkzeuge, die knapp werden.' },
  charged: { title: 'Art der Steuer', lead: 'Davon hängt ab, welche Einstellungen gelten.' },
  salesTax: {
    title: 'Sales Tax der USA',
    lead: 'Die Steuersätze der Bundesstaaten haben eine eigene Seite.',
  },
  vatNumbers: {
    title: 'USt-IdNrn.',
    lead: 'Firmen in der EU mit bestätigter Nummer wird keine Steuer berechnet.',
  },
  terms: {
    title: 'Wann Rechnungen fällig sind',
    lead: 'Für eine Firma können eigene Bedingungen gelten.',
  },
  late: {
    title: 'Überfällige Rechnungen',
    lead: 'Neue Aufträge der Firma können zurückgestellt werden.',
  },
  steps: { title: 'Tage', lead: 'Bis zu drei Mahnungen nach der Fälligkeit.' },
  first: { title: 'Zahlungserinnerung', lead: '' },
  second: { title: '1. Mahnung', lead: '' },
  third: { title: '2. Mahnung', lead: '' },
  datev: { title: 'DATEV', lead: 'Berater, Mandant und Wirtschaftsjahr.' },
  accounts: { title: 'Konten', lead: 'Für Forderungen und Kunden.' },
  factor: { title: 'Zweiter Faktor', lead: 'Bei der Anmeldung.' },
  again: { title: 'Noch einmal gefragt', lead: 'Vor wichtigen Änderungen.' },
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
