/** German: see ../http.ts. */
import type { Translated } from '../../languages/translated.ts'
import type { httpMessages as english } from '../http.ts'

export const httpMessages: Translated<typeof english> = {
  purgesNotRead: 'Die Löschaufträge für das CDN konnten nicht gelesen werden',
  cdnNotTold:
    'Die Löschaufträge konnten nicht an das CDN gesendet werden. Es folgt ein neuer Versuch',
  reference: {
    title: (shop) => `API von ${shop}`,
    page: 'API-Referenz',
    description: (money, currency) =>
      [
        'Beginnen Sie mit [In fünf Aufrufen zur ersten Bestellung](/api/docs). Wie Sie Programme anbinden, steht unter [Ein ERP anbinden](/api/docs/erp).',
        'Diese Referenz beschreibt alle Operationen des Shops. Das Sortiment ist ohne Anmeldung abrufbar; für andere Aufrufe brauchen Sie den Schlüssel eines Dienstkontos oder das Access-Token einer Person.',
        '## Anmelden als Person',
        [
          '1. Holen Sie beim Identitätsanbieter ein ID-Token.',
          '   - Beim eigenen Anbieter des Shops: `POST /api/auth/sign-in/email` mit dem JSON-Body',
          '     `{"email", "password"}` setzt ein Cookie; `GET /api/auth/token` mit diesem Cookie antwortet',
          '     mit `{"token"}`, dem ID-Token.',
          '   - Bei einem anderen Anbieter wie Firebase: Dessen eigene Bibliothek liefert das ID-Token.',
          '2. Tauschen Sie es ein: `PUT /api/user/{email}` mit dem ID-Token als Bearer und dem Body `{"email"}`',
          '   antwortet mit `{"token"}`, dem Access-Token. Ein ID-Token kann nur einmal eingetauscht werden.',
          '3. Senden Sie das Access-Token bei allen anderen Aufrufen: `Authorization: Bearer …`.',
          '   `POST /api/signout` widerruft es.',
        ].join('\n'),
        '## Regeln',
        [
          '- Felder an falscher Stelle, unbekannte Felder und wiederholte Parameter werden abgelehnt.',
          '- Leerzeichen am Anfang und Ende von Texten werden entfernt, und Texte werden in die Unicode-Form NFC gebracht.',
          `- Beträge sind Zeichenketten wie \`${money}\`, Währung: ${currency}.`,
          '- Listen werden seitenweise geliefert: Der Header `Link` der Antwort enthält die Adresse der nächsten Seite.',
          '- Fehler werden als Problem Details (RFC 9457) gemeldet.',
        ].join('\n'),
      ].join('\n\n'),
    license: 'MIT',
  },
  brokenPage: {
    title: 'Auf dem Server ist ein Fehler aufgetreten',
    text: 'Die Seite konnte nicht angezeigt werden. Es wurde nichts geändert. Laden Sie die Seite in Kürze neu.',
    unavailableTitle: 'Diese Seite kann zurzeit nicht angezeigt werden',
  },
}
