/** German: see ../profile.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { profileMessages as english } from '../profile.ts'

export const profileMessages: Translated<typeof english> = {
  title: 'Mein Profil',
  description: 'Ihr Name, Ihre E-Mail-Adresse und Ihre Angaben.',
  welcomeAdmin: 'Willkommen, Administrator',
  name: 'Name',
  nameHelp: 'Ihr Name steht auf Bestellungen und in E-Mails. Ohne Namen steht dort „Kunde“.',
  email: 'E-Mail',
  role: 'Rolle',
  admin: 'Administrator',
  unconfirmed: 'Ihre E-Mail-Adresse ist nicht bestätigt.',
  unconfirmedDetail:
    'E-Mails zu Ihren Bestellungen erhalten Sie erst, wenn Ihre Adresse bestätigt ist. Bis dahin finden Sie den aktuellen Stand auf der Seite der jeweiligen Bestellung.',
  unconfirmedElsewhere: (provider) =>
    `Bestätigen Sie die Adresse bei ${provider} und melden Sie sich dann wieder an.`,
  confirmationSent: 'Der Link zur Bestätigung Ihrer Adresse ist unterwegs',
  confirmationSentTo: (email) =>
    `Öffnen Sie den Link in der E-Mail an ${email}. Bis die E-Mail ankommt, kann es einige Minuten dauern.`,
  education: 'Ausbildung',
  location: 'Ort',
  phone: 'Telefonnummer',
  phoneHelp: 'Die Nummer wird bei jeder Bestellung vorausgefüllt.',
  linkedin: 'Link zum LinkedIn-Profil',
  linkedinHint: 'https://www.linkedin.com/in/…',
  language: 'Sprache der E-Mails und Belege',
  languageHelp:
    'Die Sprache der Seiten ändert sich dadurch nicht. Ist für Ihre Firma eine Sprache festgelegt, gilt diese.',
  languageOfShop: 'Wie der Shop',
  addressesLead: 'Adressen für Ihre nächsten Bestellungen. Die Standardadresse ist vorausgewählt.',
  noAddresses:
    'Noch ist keine Adresse gespeichert. Legen Sie hier eine an, oder wählen Sie bei der Bestellung „Adresse und Telefonnummer für das nächste Mal speichern“.',
  addressPhone: 'Telefon',
  addressPhoneHelp: 'Unter dieser Nummer ruft der Fahrer an.',
  isDefault: 'Standard',
  addAddress: 'Adresse anlegen',
  saveAddress: 'Adresse speichern',
  saving: 'Wird gespeichert',
  addressSaved: 'Adresse gespeichert',
  edit: 'Bearbeiten',
  complete: 'Vervollständigen',
  completeOf: (address) => `${address} vervollständigen`,
  incomplete:
    'Diese Adresse ist als fortlaufender Text gespeichert. Füllen Sie die Felder aus, damit sich Versandkosten und Steuer berechnen lassen.',
  completing: (text) => `Gespeichert als:\n${text}\nPrüfen und berichtigen Sie jedes Feld.`,
  editOf: (address) => `${address} bearbeiten`,
  makeDefault: 'Als Standard festlegen',
  makeDefaultOf: (address) => `Als Standard festlegen: ${address}`,
  madeDefault: 'Diese Adresse ist jetzt Ihre Standardadresse',
  deleteOf: (address) => `${address} löschen`,
  deleting: (address) =>
    `${address} wird bei neuen Bestellungen nicht mehr zur Auswahl stehen. Frühere Bestellungen behalten diese Adresse.`,
  update: 'Speichern',
  updating: 'Wird gespeichert',
  updated: 'Ihr Profil wurde gespeichert',
  notSaved: 'Es wurde nichts gespeichert.',
  forgot: 'Passwort vergessen?',
  emailSent: 'E-Mail gesendet',
  resetSent: (email) =>
    `Ein Link für ein neues Passwort ist an ${email} unterwegs. Der Link ist 30 Minuten gültig und kann nur einmal verwendet werden.`,
  factorDemanded: 'Der Shop verlangt von seinen Mitarbeitern einen zweiten Faktor.',
  factorDemandedDetail:
    'Die übrigen Seiten können Sie öffnen, sobald Sie Ihren zweiten Faktor eingerichtet haben.',
  factorSetUp: 'Richten Sie den zweiten Faktor unten ein.',
  shortPassword: 'Ihr Passwort ist für ein Administratorkonto zu kurz.',
  shortPasswordDetail:
    'Wer Ihr Passwort errät, hat Zugriff auf den ganzen Shop. Fordern Sie eine E-Mail zum Zurücksetzen an und ' +
    'wählen Sie ein Passwort mit mindestens 15 Zeichen. Gut geeignet sind drei oder vier Wörter.',
  newest: (recent, more) =>
    recent === 0
      ? 'Keine Bestellungen in den letzten 7 Tagen'
      : `${more ? 'Mehr als ' : ''}${displayCount(recent, 'Bestellung', 'Bestellungen')} in den letzten 7 Tagen`,
  newestDetail: (number, name, day, time) =>
    `Neueste Bestellung: Nr. ${number} von ${name}, ${day}, ${time}.`,
  noOrders: 'Noch keine Bestellungen',
  noOrdersDetail: 'Bestellungen erscheinen hier, sobald sie eingehen.',
  manageOrders: 'Aufträge verwalten',
  figuresRefused: 'Die Zahlen konnten nicht geladen werden',
}
