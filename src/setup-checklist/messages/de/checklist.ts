/** German: see ../checklist.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { checklistMessages as english } from '../checklist.ts'

const mailsCount = (mails: number): string => displayCount(mails, 'E-Mail', 'E-Mails')

export const checklistMessages: Translated<typeof english> = {
  title: 'Eröffnung',
  description: 'Schritte vor der Eröffnung des Shops.',
  done: (done, all) =>
    done === all
      ? 'Alles ist erledigt. Der Shop kann eröffnet werden.'
      : `${done} von ${all} Schritten ${done === 1 ? 'ist' : 'sind'} erledigt.`,
  isOpen: 'Offen',
  groups: {
    order: 'Vor der ersten Bestellung',
    words: 'Name und Texte',
    goods: 'Artikel und Bestellungen',
    operation: 'Anmeldung, E-Mail und Betrieb',
  },
  doneOf: (done, all) => `${done} von ${all}`,
  someDone: (many) => `${many} erledigt`,
  points: {
    name: ['Der Shop hat seinen eigenen Namen', 'Namen eingeben'],
    country: ['Das Land des Shops ist eingestellt', 'Land wählen'],
    currency: ['Die Preise sind in der Währung Ihres Landes', 'Währung wählen'],
    letterhead: ['Rechnungen enthalten die Anschrift des Shops', 'Anschrift eingeben'],
    bank: ['Rechnungen enthalten die Bankverbindung', 'IBAN eingeben'],
    tax: ['Die Steuer ist eingestellt', 'Prüfen und speichern'],
    taxNumber: [
      'Rechnungen enthalten Ihre USt-IdNr. oder Steuernummer, oder es wird keine Steuer berechnet',
      'Eingeben',
    ],
    numbers: ['Die Nummernkreise der Rechnungen sind eingestellt', 'Prüfen und speichern'],
    delivery: ['Die Versandkosten sind eingestellt', 'Prüfen und speichern'],
    secondFactor: [
      'Jeder Inhaber meldet sich mit einem zweiten Faktor an',
      'Zweiten Faktor einrichten',
    ],
    ceiling: ['Große Aufträge neuer Kunden werden zurückgestellt', 'Grenze setzen'],
    figures: ['Die Startseite zeigt Ihre eigenen Zahlen oder keine', 'Bearbeiten'],
    imprint: ['Der Shop hat ein Impressum', 'Schreiben'],
    terms: ['Der Shop hat eigene AGB', 'Schreiben'],
    privacy: ['Der Shop hat eine eigene Datenschutzerklärung', 'Schreiben'],
    contact: ['Die Kontaktseite nennt Ihre Kontaktdaten', 'Schreiben'],
    mail: ['Der E-Mail-Versand funktioniert', 'Test-E-Mail an sich selbst senden'],
    mailFailures: [
      'Alle E-Mails der letzten 24 Stunden wurden gesendet',
      'Siehe Protokoll und MAIL in der README',
    ],
    https: ['Der Shop ist über https erreichbar', 'Siehe ORIGIN in der README'],
    backup: [
      'Die letzte Sicherung ist höchstens einen Tag alt',
      'npm run shop -- backup ausführen (README)',
    ],
    tools: ['Das Sortiment enthält eigene Werkzeuge', 'Werkzeug anlegen'],
    demo: [
      'Die Daten des Demo-Shops wurden entfernt',
      'npm run shop -- demo clear ausführen (README)',
    ],
    order: [
      'Mindestens eine Bestellung ist eingegangen, etwa eine eigene Testbestellung',
      'Testbestellung aufgeben',
    ],
  },
  held: {
    label: 'Seit der Wiederherstellung zurückgehalten',
    title: (rehearsal) =>
      rehearsal
        ? 'Dieser Shop ist eine Testkopie'
        : 'Dieser Shop wurde aus einer Sicherung wiederhergestellt',
    lead: (mails, rehearsal) =>
      (mails === 0
        ? 'Es werden keine E-Mails zurückgehalten'
        : `${mailsCount(mails)} ${mails === 1 ? 'wird' : 'werden'} zurückgehalten`) +
      `${rehearsal ? ', neue E-Mails ebenfalls' : ', die vor der Wiederherstellung erstellt wurden; neue E-Mails werden gesendet'}. ` +
      'Mahnungen, Benachrichtigungen und Anfragen an andere Dienste sind ausgesetzt.',
    refunds: (refunds) =>
      refunds === 0
        ? ''
        : `${displayCount(refunds, 'Kartenerstattung wird', 'Kartenerstattungen werden')} zurückgehalten.`,
    advice:
      'Hat der ursprüngliche Shop diese E-Mails bereits gesendet, verwerfen Sie sie zuerst, und senden Sie dann ' +
      'den Rest. Aus einer Testkopie sollten Sie nichts senden.',
    release: 'Senden',
    goOn: 'Weiter',
    notNow: 'Nicht jetzt',
    drop: 'Verwerfen',
    releaseDetail: (mails) =>
      `${mails === 0 ? 'Mahnungen' : `${mailsCount(mails)}, Mahnungen`} und Benachrichtigungen werden ` +
      'an Kunden gesendet, Erstattungen an den Zahlungsdienst.',
    dropDetail: (mails) =>
      `${mailsCount(mails)} ${mails === 1 ? 'wird' : 'werden'} nicht gesendet. Darin enthaltene Rechnungen gelten als nicht gesendet.`,
    released: (mails) =>
      mails === 0
        ? 'Es wird nichts mehr zurückgehalten'
        : `${mailsCount(mails)} ${mails === 1 ? 'wird' : 'werden'} gesendet`,
    dropped: (mails) => `${mailsCount(mails)} verworfen`,
  },
  sendMail: 'Test-E-Mail an mich senden',
  mailSent: (email) => `Die Test-E-Mail an ${email} wird gesendet`,
  testMail: {
    subject: (shop) => `${shop} kann E-Mails senden`,
    text: (shop) => `Guten Tag,

diese Test-E-Mail wurde in der Verwaltung angefordert. Der E-Mail-Versand von ${shop} funktioniert.

${shop}
`,
  },
}
