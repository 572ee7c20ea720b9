/** German: see ../pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type * as english from '../pages.ts'

export const serviceAccountPages: Translated<typeof english.serviceAccountPages> = {
  title: 'Dienstkonten',
  description: 'Programme, die die API mit Schlüsseln aufrufen.',
  guide: 'Anleitung: ein Programm an den Shop anbinden',
  lead: 'Programme wie ein ERP-System rufen die API mit einem Schlüssel auf. Jedes Dienstkonto hat nur die Rechte, die Sie wählen, und erscheint unter eigenem Namen im Verlauf.',
  caption: 'Dienstkonten nach Namen',
  add: 'Dienstkonto anlegen',
  addTitle: 'Neues Dienstkonto',
  account: 'Konto',
  purpose: 'Zweck',
  mayDo: 'Rechte',
  keys: 'Schlüssel',
  lastUsed: 'zuletzt benutzt',
  state: 'Status',
  never: 'nie',
  empty: 'Noch kein Dienstkonto',
  emptyDetail:
    'Legen Sie für jedes Programm ein eigenes Dienstkonto an, damit der Verlauf zeigt, welches Programm etwas geändert hat.',
  keyCount: (count) => `${count} Schlüssel`,
  back: 'Dienstkonten',
  history: 'Verlauf',
}

export const accountFormMessages: Translated<typeof english.accountFormMessages> = {
  name: 'Name',
  nameHelp: 'Der Name erscheint im Verlauf, zum Beispiel ERP-Abgleich.',
  purpose: 'Zweck',
  worksFor: 'Arbeitet für',
  shop: 'Shop',
  worksForHelp:
    'Wählen Sie eine Firma, damit das Dienstkonto als deren Mitglied zu deren Preisen einkauft.',
  scopes: 'Rechte',
  scopesHelp:
    'Wählen Sie nur Rechte, die das Programm braucht. Das Recht zum Ändern schließt das Recht zum Sehen ein.',
  areas: {
    catalogue: 'Sortiment',
    orders: 'Aufträge',
    money: 'Finanzen',
    customers: 'Kunden',
    content: 'Inhalte',
    buying: 'Einkauf',
  },
  modes: { none: 'Nichts', read: 'Sehen', write: 'Sehen und ändern' },
  opens: {
    catalogue: 'Werkzeuge mit Einkaufspreisen, Bestand, Bildern, Preisen und Preislisten',
    orders:
      'Aufträge, Angebote, Lieferungen, Bestand; mit Recht zum Ändern auch Belege erstellen und für Käufer bestellen',
    money: 'Belege, Zahlungen, offene Posten; keine Erstattungen',
    customers:
      'Käufer, Firmen mit Zahlungsbedingungen und Artikelnummern; nicht die Mitglieder der Firmen',
    content: 'Bewertungen und Textseiten',
    buying:
      'Preise der Firma und Bestellungen dieses Kontos mit Belegen; mit Recht zum Ändern auch für die Firma bestellen',
  },
  save: 'Speichern',
  saving: 'Wird gespeichert',
  add: 'Anlegen',
  adding: 'Wird angelegt',
  cancel: 'Abbrechen',
  notSaved: 'Das Dienstkonto wurde nicht gespeichert.',
  added: (name) => `Dienstkonto ${name} wurde angelegt`,
  saved: (name) => `Dienstkonto ${name} wurde gespeichert`,
}

export const accountPageMessages: Translated<typeof english.accountPageMessages> = {
  keys: 'Schlüssel',
  keysLead:
    'So ersetzen Sie einen Schlüssel: Erzeugen Sie einen neuen, hinterlegen Sie ihn im Programm, und widerrufen Sie dann den alten. Bis dahin gelten beide Schlüssel.',
  keysCaption: 'Schlüssel dieses Kontos, die neuesten zuerst',
  noKeys: 'Noch kein Schlüssel',
  noKeysDetail: 'Erzeugen Sie einen Schlüssel, und hinterlegen Sie ihn im Programm.',
  key: 'Schlüssel',
  ending: (tail) => `…${tail}`,
  made: 'erzeugt',
  expires: 'läuft ab',
  neverExpires: 'nie',
  lastUsed: 'zuletzt benutzt',
  neverUsed: 'nie',
  from: (address) => `von ${address}`,
  state: 'Status',
  revoke: 'Widerrufen',
  revokeWhich: (tail) => `Schlüssel mit der Endung ${tail} widerrufen`,
  sureToRevoke: (tail) =>
    `Aufrufe mit dem Schlüssel, der auf ${tail} endet, werden ab sofort abgewiesen. Ein widerrufener Schlüssel kann nicht wiederhergestellt werden.`,
  isRevoked: (tail) => `Der Schlüssel mit der Endung ${tail} wurde widerrufen`,
  keepKey: 'Behalten',
  newKey: 'Neuer Schlüssel',
  keyName: 'Verwendet von',
  keyNameHelp: 'Zum Beispiel der Name des Servers.',
  validFor: 'Läuft ab in',
  days: [
    ['30', '30 Tagen'],
    ['90', '90 Tagen'],
    ['365', '1 Jahr'],
    ['730', '2 Jahren'],
    ['', 'Nie'],
  ],
  make: 'Schlüssel erzeugen',
  making: 'Wird erzeugt',
  notMade: 'Es wurde kein Schlüssel erzeugt.',
  shownOnce: 'Kopieren Sie diesen Schlüssel jetzt. Der Schlüssel wird nur einmal angezeigt.',
  shownOnceDetail:
    'Senden Sie den Schlüssel im Header „Authorization“, nie in einer Adresse. Speichern Sie ihn so, dass nur das Programm ihn lesen kann. KI-Assistenten können mit diesem Schlüssel unter /api/mcp/staff Daten des Shops lesen.',
  theKey: 'Schlüssel',
  done: 'Ich habe den Schlüssel kopiert',
  clientId: 'Client-ID für OAuth',
  settings: 'Name und Rechte',
  adopt: 'Übernehmen',
  isAdopted: (name) => `Sie sind jetzt für das Dienstkonto ${name} verantwortlich`,
  unattended: (owner) =>
    `${owner} ist kein Inhaber des Shops mehr. Übernehmen Sie dieses Dienstkonto. Andernfalls wird das Dienstkonto pausiert am`,
  formerOwner: 'Der bisherige Verantwortliche',
  pausedNotice: 'Dieses Dienstkonto ist pausiert. Aufrufe mit seinen Schlüsseln werden abgewiesen.',
  pause: 'Pausieren',
  isPaused: (name) => `Dienstkonto ${name} wurde pausiert`,
  resume: 'Fortsetzen',
  isResumed: (name) => `Dienstkonto ${name} ist wieder aktiv`,
  remove: 'Löschen',
  sureToRemove: (name) =>
    `Das Dienstkonto ${name} und seine Schlüssel werden gelöscht. Seine Änderungen bleiben im Verlauf sichtbar.`,
  isRemoved: (name) => `Dienstkonto ${name} wurde gelöscht`,
  keep: 'Behalten',
  more: 'Mehr',
  moreOf: (name) => `Mehr: ${name}`,
  responsible: (name) => `Verantwortlich: ${name}`,
  buysFor: (company) => `Kauft ein für ${company}`,
}
