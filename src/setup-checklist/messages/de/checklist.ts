/** German: see ../checklist.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { checklistMessages as english } from '../checklist.ts'

const mailsCount = (mails: number): string => displayCount(mails, 'E-Mail', 'E-Mails')

export const checklistMessages: Translated<typeof english> = {
  title: 'Eröffnung',
  description: 'Schritte vor der Eröffnung des Shops.',
  done: (done, all) =>
    done === all ? 'Alles ist erledigt: Der Shop kann eröffnen.' : `${done} von ${all} erledigt.`,
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
    letterhead: ['Rechnungen haben die Anschrift des Shops', 'Ausfüllen'],
    bank: ['Rechnungen zeigen die Bankverbindung', 'IBAN eingeben'],
    tax: ['Die Steuer ist eingestellt', 'Prüfen und speichern'],
    taxNumber: [
      'Rechnungen haben Ihre USt-IdNr. oder Steuernummer, oder es wird keine Steuer berechnet',
      'Eingeben',
    ],
    numbers: ['Die Nummern der Rechnungen sind eingestellt', 'Prüfen und speichern'],
    delivery: ['Die Versandkosten sind eingestellt', 'Prüfen und speichern'],
    secondFactor: ['Jeder Inhaber meldet sich mit einem zweiten Faktor an', 'Ihren einrichten'],
    ceiling: ['Große Aufträge neuer Kunden werden zurückgestellt', 'Grenze setzen'],
    figures: ['Die Zahlen der Startseite sind Ihre eigenen oder ausgeblendet', 'Bearbeiten'],
    imprint: ['Es gibt ein Impressum', 'Schreiben'],
    terms: ['Die AGB sind Ihre eigenen', 'Schreiben'],
    privacy: ['Die Datenschutzerklärung ist Ihre eigene', 'Schreiben'],
    contact: ['Die Kontaktseite nennt Ihre Kontaktdaten', 'Schreiben'],
    mail: ['Der Shop hat eine E-Mail gesendet', 'Senden Sie eine an sich selbst'],
    mailFailures: [
      'Alle E-Mails des letzten Tages wurden gesendet',
      'Siehe Protokoll und MAIL in der README',
    ],
    https: ['Der Shop ist über https erreichbar', 'Siehe ORIGIN in der README'],
    backup: [
      'Die letzte Sicherung ist keinen Tag alt',
      'npm run shop -- backup ausführen (README)',
    ],
    tools: ['Es gibt eigene Werkzeuge', 'Anlegen'],
    demo: ['Der Demo-Shop ist entfernt', 'npm run shop -- demo clear ausführen (README)'],
    order: [
      'Es gibt mindestens eine Bestellung, etwa Ihre eigene zur Probe',
      'Zur Probe bestellen',
    ],
  },
  held: {
    label: 'Seit der Wiederherstellung zurückgehalten',
    title: (rehearsal) =>
      rehearsal
        ? 'Dieser Shop ist eine Kopie zur Probe'
        : 'Dieser Shop wurde aus einer Sicherung wiederhergestellt',
    lead: (mails, rehearsal) =>
      (mails === 0
        ? 'Keine E-Mail wird zurückgehalten'
        : `${mailsCount(mails)} ${mails === 1 ? 'wird' : 'werden'} zurückgehalten`) +
      `${rehearsal ? ', neue ebenso' : ' von vor der Wiederherstellung; neue E-Mails werden gesendet'}. ` +
      'Mahnungen, Benachrichtigungen und Anfragen an andere Dienste ruhen.',
    refunds: (refunds) =>
      refunds === 0
        ? ''
        : `${displayCount(refunds, 'Kartenerstattung wird', 'Kartenerstattungen werden')} zurückgehalten.`,
    advice:
      'Hat der ursprüngliche Shop sie schon gesendet, verwerfen Sie sie zuerst und senden dann ' +
      'den Rest. Eine Kopie zur Probe sollte nichts senden.',
    release: 'Senden',
    goOn: 'Weiter',
    notNow: 'Nicht jetzt',
    drop: 'Verwerfen',
    releaseDetail: (mails) =>
      `${mails === 0 ? 'Mahnungen' : `${mailsCount(mails)}, Mahnungen`} und Benachrichtigungen gehen ` +
      'an Kunden, Erstattungen an den Anbieter der Kartenzahlungen.',
    dropDetail: (mails) =>
      `${mailsCount(mails)} ${mails === 1 ? 'wird' : 'werden'} nie gesendet. Rechnungen darunter gelten als nicht gesendet.`,
    released: (mails) =>
      mails === 0
        ? 'Nichts wird mehr zurückgehalten'
        : `${mailsCount(mails)} ${mails === 1 ? 'ist' : 'sind'} unterwegs`,
    dropped: (mails) => `${mailsCount(mails)} verworfen`,
  },
  sendMail: 'E-Mail an mich senden',
  mailSent: (email) => `Eine E-Mail an ${email} ist unterwegs`,
  testMail: {
    subject: (shop) => `${shop} kann E-Mails senden`,
    text: (shop) => `Guten Tag,

diese E-Mail zur Probe wurde in der Verwaltung angefordert. ${shop} kann E-Mails senden.

${shop}
`,
  },
}
