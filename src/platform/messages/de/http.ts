/** German: see ../http.ts. */
import type { Translated } from '../../languages/translated.ts'
import type { httpMessages as english } from '../http.ts'

export const httpMessages: Translated<typeof english> = {
  purgesNotRead: 'Was das CDN verwerfen soll, konnte nicht gelesen werden',
  cdnNotTold: 'Das CDN hat nicht erfahren, was es verwerfen soll; neuer Versuch',
  reference: {
    title: (shop) => `API von ${shop}`,
    page: 'API-Referenz',
    description: (money, currency) =>
      [
        'Beginnen Sie mit [von null zur Bestellung in fünf Aufrufen](/api/docs); Programme stehen unter [Ein ERP anbinden](/api/docs/erp).',
        'Alle Operationen des Shops. Das Sortiment steht allen offen; andere Aufrufe brauchen den Schlüssel eines Dienstkontos oder das Access Token einer Person.',
        '## Anmelden als Person',
        [
          '1. Holen Sie beim Identitätsanbieter ein ID Token.',
          '   - Beim eigenen Anbieter des Shops: `POST /api/auth/sign-in/email` mit dem JSON-Body',
          '     `{"email", "password"}` setzt ein Cookie; `GET /api/auth/token` mit diesem Cookie antwortet',
          '     mit `{"token"}`, dem ID Token.',
          '   - Bei einem anderen Anbieter wie Firebase: Dessen eigene Bibliothek liefert das ID Token.',
          '2. Tauschen Sie es ein: `PUT /api/user/{email}` mit dem ID Token als Bearer und dem Body `{"email"}`',
          '   antwortet mit `{"token"}`, dem Access Token. Ein ID Token wird einmal eingetauscht.',
          '3. Senden Sie das Access Token bei allen anderen Aufrufen: `Authorization: Bearer …`.',
          '   `POST /api/signout` beendet es.',
        ].join('\n'),
        '## Regeln',
        [
          '- Felder am falschen Ort, unbekannte Felder und wiederholte Parameter werden abgelehnt.',
          '- Leerzeichen um Texte entfallen, und Texte werden zusammengesetzt (NFC).',
          `- Beträge sind Text wie \`${money}\`, in ${currency}.`,
          '- Listen haben Seiten: Der Header `Link` der Antwort enthält die Adresse der nächsten.',
          '- Ablehnungen sind Problem Details (RFC 9457).',
        ].join('\n'),
      ].join('\n\n'),
    license: 'MIT',
  },
  brokenPage: {
    title: 'Bei uns ist etwas schiefgegangen',
    text: 'Die Seite konnte nicht gezeigt werden. Es wurde nichts geändert. Laden Sie sie gleich noch einmal.',
    unavailableTitle: 'Diese Seite lässt sich gerade nicht zeigen',
  },
}
