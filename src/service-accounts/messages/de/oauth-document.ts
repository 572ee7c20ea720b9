/** German: see ../oauth-document.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { oauthDocumentMessages as english } from '../oauth-document.ts'

export const oauthDocumentMessages: Translated<typeof english> = {
  summary: 'Tauscht einen Schlüssel in ein Access Token ein (OAuth 2, Client Credentials)',
  description:
    'Für Programme, die OAuth verlangen; ein Schlüssel wird auch selbst überall angenommen. Der Body ist ein Formular, nicht ' +
    'JSON (RFC 6749, 4.4). Die Zugangsdaten stehen im Header `Authorization: Basic` oder im Formular.',
  scope:
    'Die Scopes, für die das Token gilt, getrennt durch Leerzeichen. Ohne Angabe: alle des Kontos.',
  clientId: 'Die ID des Dienstkontos, wenn sie nicht im Header steht.',
  clientSecret: 'Einer seiner Schlüssel, wenn er nicht im Header steht.',
  basic: 'Die ID des Dienstkontos als Name, einer seiner Schlüssel als Passwort',
  success: 'Das Access Token',
  accessToken: 'Senden Sie es als `Authorization: Bearer`.',
  expiresIn: 'Sekunden.',
  granted: (count) => `Die der ${count} Scopes, die das Token hat.`,
  refused: 'Ein anderer Grant, ein Scope, den das Konto nicht hat, ein Body, der kein Formular ist',
  notKnown: 'Die ID ist unbekannt, oder der Schlüssel ist ungültig',
  errorDescription: 'Was nicht stimmt, für Menschen',
}
