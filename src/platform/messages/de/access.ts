/** German: see ../access.ts. */
import type { Translated } from '../../languages/translated.ts'
import type * as english from '../access.ts'

const scopes = (names: readonly string[]): string => `'${names.join("' oder '")}'`
const inCode = (names: readonly string[]): string =>
  names.map((name) => `\`${name}\``).join(' oder ')

export const accessTitles: Translated<typeof english.accessTitles> = {
  permissionMissing: 'Dazu fehlt Ihnen die Berechtigung',
  secondFactorMissing: 'Richten Sie zuerst einen zweiten Faktor ein',
  stepUpNeeded: 'Bestätigen Sie, dass Sie es sind',
  keyNotAccepted: 'Dieser Schlüssel wird nicht angenommen',
  scopeMissing: 'Dem Schlüssel fehlt der Scope dafür',
  closedToKeys: 'Mit Schlüsseln ist das nicht möglich',
  companyNotFound:
    'Sie kaufen nicht mehr für diese Firma ein. Laden Sie neu, um für sich selbst einzukaufen',
}

export const accessMessages: Translated<typeof english.accessMessages> = {
  noBearer:
    'Senden Sie den Schlüssel eines Dienstkontos oder das Access Token einer Person im Header Authorization: Bearer und dann Schlüssel oder Token.',
  bearerNotRead:
    'Der Header Authorization lässt sich nicht lesen. Senden Sie das Wort Bearer, ein Leerzeichen und den Schlüssel oder das Access Token ohne Anführungszeichen.',
  tokenNotKnown:
    'Das Access Token ist unbekannt oder abgelaufen. Melden Sie sich noch einmal an. Ein Programm sendet den Schlüssel eines Dienstkontos, der mit im_live_ beginnt.',
  keyInAddress:
    'In der Adresse stand ein Schlüssel. Adressen stehen in vielen Protokollen, deshalb nimmt der Shop ihn dort nicht an. Senden Sie ihn im Header Authorization, und ersetzen Sie diesen Schlüssel, weil andere ihn gesehen haben können.',
}

export const permissionMessages: Translated<typeof english.permissionMessages> = {
  missing: (names) =>
    `Dazu ist die Berechtigung ${scopes(names)} nötig. Ein Inhaber des Shops kann sie Ihnen geben.`,
  needed: (names) => `Mitarbeiter brauchen die Berechtigung ${inCode(names)}.`,
}

export const scopeMessages: Translated<typeof english.scopeMessages> = {
  missing: (names) =>
    `Dazu ist der Scope ${scopes(names)} nötig. Ein Inhaber des Shops kann ihn dem Dienstkonto geben.`,
  notInToken: (names) =>
    `Dazu ist der Scope ${scopes(names)} nötig, ohne den dieses Access Token angefordert wurde. Das Dienstkonto hat ihn: Fordern Sie ein Token mit diesem Scope an.`,
  onlyForCompanies: (names) =>
    `Dazu ist der Scope ${scopes(names)} nötig, den nur ein Dienstkonto haben kann, das für eine Firma einkauft. Verwenden Sie einen Schlüssel eines solchen Kontos.`,
  notForCompanies: (names) =>
    `Dazu ist der Scope ${scopes(names)} nötig, den ein Dienstkonto, das für eine Firma einkauft, nicht haben kann. Verwenden Sie einen Schlüssel eines Kontos des Shops.`,
  closed:
    'Mit Schlüsseln ist das nicht möglich. Melden Sie sich im Shop an, und tun Sie es unter Ihrem eigenen Namen.',
  ownAffair:
    'Das betrifft den Inhaber, der für den Schlüssel verantwortlich ist, oder eine Firma, für die er einkauft. Ein anderer Inhaber muss es tun oder das Dienstkonto übernehmen.',
  needed: (names) => `Ein Schlüssel braucht den Scope ${inCode(names)}.`,
  closedInDocument: 'Für Schlüssel gesperrt.',
}

export const scopeWords: Translated<typeof english.scopeWords> = {
  'catalogue:read': 'Werkzeuge mit Einkaufspreisen, Bestand, Preisen und Preislisten sehen',
  'catalogue:write': 'Werkzeuge, Bilder, Bestand, Preise und Preislisten ändern',
  'orders:read': 'Alle Aufträge, Angebote, Lieferungen und Belege sehen',
  'orders:write':
    'Aufträge weiterführen, bearbeiten und versenden, Angebote beantworten, Belege erstellen, für Käufer bestellen',
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
  bearer: 'Ein Access Token, wie PUT /user/{email} es liefert; es enthält sein eigenes Ablaufdatum',
  key:
    'Ein Schlüssel eines Dienstkontos: im_live_ und 49 Buchstaben und Ziffern. Er wird einmal gezeigt, wenn ein Inhaber ' +
    'ihn anlegt, und gilt, bis er abläuft oder widerrufen wird.',
  clientCredentials:
    'Statt eines Schlüssels ein Access Token für 30 Minuten: Die Client-ID ist die ID des Dienstkontos, ' +
    'das Client-Secret einer seiner Schlüssel.',
  rateLimit:
    'Bei Aufrufen mit Schlüssel: `r` Aufrufe hat sein Konto noch, bis die Zählung in `t` Sekunden neu beginnt',
  rateLimitPolicy: 'Bei Aufrufen mit Schlüssel: Sein Konto hat `q` Aufrufe in `w` Sekunden',
  company: 'Die ID der Firma, für die der Aufrufer als Mitglied handelt',
}
