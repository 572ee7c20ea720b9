/** German: see ../access.ts. */
import type { Translated } from '../../languages/translated.ts'
import type * as english from '../access.ts'

const scopes = (names: readonly string[]): string => `'${names.join("' oder '")}'`
const inCode = (names: readonly string[]): string =>
  names.map((name) => `\`${name}\``).join(' oder ')

export const accessTitles: Translated<typeof english.accessTitles> = {
  permissionMissing: 'Dazu fehlt Ihnen die Berechtigung',
  secondFactorMissing: 'Richten Sie zuerst einen zweiten Faktor ein',
  stepUpNeeded: 'Bestätigen Sie Ihre Identität',
  keyNotAccepted: 'Dieser Schlüssel ist ungültig',
  scopeMissing: 'Dem Schlüssel fehlt der erforderliche Scope',
  closedToKeys: 'Mit einem Schlüssel ist diese Aktion nicht möglich',
  companyNotFound:
    'Sie kaufen nicht mehr für diese Firma ein. Laden Sie die Seite neu, um für sich selbst einzukaufen',
}

export const accessMessages: Translated<typeof english.accessMessages> = {
  noBearer:
    'Senden Sie den Schlüssel eines Dienstkontos oder das Access-Token einer Person im Header „Authorization“: das Wort „Bearer“ und dann den Schlüssel oder das Token.',
  bearerNotRead:
    'Der Header „Authorization“ kann nicht gelesen werden. Senden Sie das Wort „Bearer“, ein Leerzeichen und den Schlüssel oder das Access-Token ohne Anführungszeichen.',
  tokenNotKnown:
    'Das Access-Token ist unbekannt oder abgelaufen. Melden Sie sich erneut an. Programme verwenden den Schlüssel eines Dienstkontos, der mit im_live_ beginnt.',
  keyInAddress:
    'Die Adresse der Anfrage enthielt einen Schlüssel. Adressen werden vielfach protokolliert, deshalb nimmt der Shop Schlüssel nur im Header „Authorization“ an. Ersetzen Sie den Schlüssel, weil andere ihn gesehen haben können.',
}

export const permissionMessages: Translated<typeof english.permissionMessages> = {
  missing: (names) =>
    `Für diese Aktion ist die Berechtigung ${scopes(names)} erforderlich. Ein Inhaber des Shops kann sie Ihnen geben.`,
  needed: (names) => `Mitarbeiter brauchen die Berechtigung ${inCode(names)}.`,
}

export const scopeMessages: Translated<typeof english.scopeMessages> = {
  missing: (names) =>
    `Für diesen Aufruf ist der Scope ${scopes(names)} erforderlich. Ein Inhaber des Shops kann dem Dienstkonto diesen Scope geben.`,
  notInToken: (names) =>
    `Für diesen Aufruf ist der Scope ${scopes(names)} erforderlich. Das Dienstkonto hat diesen Scope, das Access-Token wurde aber ohne ihn angefordert. Fordern Sie ein Token mit diesem Scope an.`,
  onlyForCompanies: (names) =>
    `Für diesen Aufruf ist der Scope ${scopes(names)} erforderlich, den nur ein Dienstkonto haben kann, das für eine Firma einkauft. Verwenden Sie einen Schlüssel eines solchen Kontos.`,
  notForCompanies: (names) =>
    `Für diesen Aufruf ist der Scope ${scopes(names)} erforderlich, den ein Dienstkonto, das für eine Firma einkauft, nicht haben kann. Verwenden Sie einen Schlüssel eines Kontos des Shops.`,
  closed:
    'Mit einem Schlüssel ist diese Aktion nicht möglich. Melden Sie sich im Shop an, und führen Sie die Aktion unter Ihrem eigenen Namen aus.',
  ownAffair:
    'Die Aktion betrifft den Inhaber, der für den Schlüssel verantwortlich ist, oder eine Firma, für die er einkauft. Ein anderer Inhaber muss die Aktion ausführen oder das Dienstkonto übernehmen.',
  needed: (names) => `Ein Schlüssel braucht den Scope ${inCode(names)}.`,
  closedInDocument: 'Für Schlüssel gesperrt.',
}

export const scopeWords: Translated<typeof english.scopeWords> = {
  'catalogue:read': 'Werkzeuge mit Einkaufspreisen, Bestand, Preisen und Preislisten sehen',
  'catalogue:write': 'Werkzeuge, Bilder, Bestand, Preise und Preislisten ändern',
  'orders:read': 'Alle Aufträge, Angebote, Lieferungen und Belege sehen',
  'orders:write':
    'Aufträge bearbeiten und versenden, Preisanfragen beantworten, Belege erstellen, für Käufer bestellen',
  'money:read': 'Belege, Zahlungen und offene Posten sehen',
  'money:write': 'Zahlungen buchen, Gutschriften und Kontoauszüge erstellen, Mahnungen senden',
  'customers:read': 'Käufer, Firmen und ihre Nachweise sehen',
  'customers:write': 'Firmen, ihre Bedingungen und Artikelnummern anlegen und ändern',
  'content:read': 'Alle Bewertungen und Textseiten sehen',
  'content:write': 'Bewertungen prüfen und Textseiten ändern',
  'buying:read': 'Preise der Firma sehen, dazu die Bestellungen dieses Kontos mit ihren Belegen',
  'buying:write': 'Im Namen der Firma bestellen und Preise anfragen',
}

export const accessDocumentMessages: Translated<typeof english.accessDocumentMessages> = {
  bearer:
    'Ein Access-Token aus der Antwort von PUT /user/{email}; die Antwort enthält auch das Ablaufdatum',
  key:
    'Schlüssel eines Dienstkontos: im_live_ und 49 Buchstaben und Ziffern. Der Schlüssel wird nur einmal angezeigt, wenn ein Inhaber ' +
    'ihn anlegt, und gilt, bis er abläuft oder widerrufen wird.',
  clientCredentials:
    'Statt eines Schlüssels ein Access-Token, das 30 Minuten gilt: Die Client-ID ist die ID des Dienstkontos, ' +
    'das Client-Secret einer seiner Schlüssel.',
  rateLimit:
    'Bei Aufrufen mit Schlüssel: Das Dienstkonto kann noch `r` Aufrufe senden, bis die Zählung in `t` Sekunden neu beginnt',
  rateLimitPolicy:
    'Bei Aufrufen mit Schlüssel: Das Dienstkonto kann in `w` Sekunden `q` Aufrufe senden',
  company: 'Die ID der Firma, für die der Aufrufer als Mitglied handelt',
}
