/** German: see ../profile.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayCount } from '../../../platform/money/money.ts'
import type { profileMessages as english } from '../profile.ts'

export const profileMessages: Translated<typeof english> = {
  title: 'Mein Profil',
  description: 'Ihr Name, Ihre E-Mail-Adresse und Ihre Angaben.',
  welcomeAdmin: 'Willkommen, Administrator',
  name: 'Name',
  nameHelp: 'Steht auf Ihren Bestellungen und in E-Mails. Ohne Namen heißen Sie dort „Kunde“.',
  email: 'E-Mail',
  role: 'Rolle',
  admin: 'Administrator',
  unconfirmed: 'Ihre E-Mail-Adresse ist nicht bestätigt.',
  unconfirmedDetail:
    'E-Mails zu Ihren Bestellungen erhalten Sie erst, wenn Sie sie bestätigt haben. Bis dahin sehen Sie den Stand auf der Seite der Bestellung.',
  unconfirmedElsewhere: (provider) =>
    `Bestätigen Sie sie bei ${provider} und melden Sie sich dann wieder an.`,
  confirmationSent: 'Der Link zur Bestätigung Ihrer Adresse ist unterwegs',
  confirmationSentTo: (email) =>
    `Öffnen Sie den Link in der E-Mail an ${email}; es kann einige Minuten dauern.`,
  education: 'Ausbildung',
  location: 'Ort',
  phone: 'Telefonnummer',
  phoneHelp: 'Steht in jeder Bestellung schon im Feld.',
  linkedin: 'Link zum LinkedIn-Profil',
  linkedinHint: 'https://www.linkedin.com/in/…',
  language: 'Sprache der E-Mails und Belege',
  languageHelp:
    'Die Seiten bleiben in der Sprache, in der Sie lesen. Eine Sprache Ihrer Firma geht vor.',
  languageOfShop: 'Wie der Shop',
  addressesLead:
    'Gespeichert für Ihre nächsten Bestellungen. Die Standardadresse ist vorausgewählt.',
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
    'Als ein Text gespeichert. Füllen Sie die Felder aus, damit sich Versandkosten und Steuer berechnen lassen.',
  completing: (text) => `Gespeichert als:\n${text}\nPrüfen und berichtigen Sie jedes Feld.`,
  editOf: (address) => `${address} bearbeiten`,
  makeDefault: 'Als Standard festlegen',
  makeDefaultOf: (address) => `Als Standard festlegen: ${address}`,
  madeDefault: 'Diese Adresse ist jetzt der Standard',
  deleteOf: (address) => `${address} löschen`,
  deleting: (address) =>
    `${address} wird nicht mehr angeboten. Frühere Bestellungen behalten diese Adresse.`,
  update: 'Speichern',
  updating: 'Wird gespeichert',
  updated: 'Ihr Profil ist gespeichert',
  notSaved: 'Es wurde nichts gespeichert.',
  forgot: 'Passwort vergessen?',
  emailSent: 'E-Mail gesendet',
  resetSent: (email) =>
    `Ein Link für ein neues Passwort ist unterwegs an ${email}. Er gilt einmal und 30 Minuten lang.`,
  factorDemanded: 'Der Shop verlangt von seinen Mitarbeitern einen zweiten Faktor.',
  factorDemandedDetail: 'Die übrigen Seiten öffnen sich, sobald Sie Ihren eingerichtet haben.',
  factorSetUp: 'Richten Sie ihn unten ein.',
  shortPassword: 'Ihr Passwort ist für einen Administrator kurz.',
  shortPasswordDetail:
    'Wer es errät, verfügt über den ganzen Shop. Fordern Sie eine E-Mail zum Zurücksetzen an und wählen Sie ' +
    'eines mit mindestens 15 Zeichen. Drei oder vier Wörter sind ein gutes Passwort.',
  newest: (recent, more) =>
    recent === 0
      ? 'Keine Bestellungen in den letzten 7 Tagen'
      : `${more ? 'Mehr als ' : ''}${displayCount(recent, 'Bestellung', 'Bestellungen')} in den letzten 7 Tagen`,
  newestDetail: (number, name, day, time) =>
    `Die neueste ist Nummer ${number} von ${name}: ${day}, ${time}.`,
  noOrders: 'Noch keine Bestellungen',
  noOrdersDetail: 'Bestellungen stehen hier, sobald sie eingehen.',
  manageOrders: 'Aufträge verwalten',
  figuresRefused: 'Die Zahlen konnten nicht geladen werden',
}
