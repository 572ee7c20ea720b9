/** German: see ../oauth-document.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { oauthDocumentMessages as english } from '../oauth-document.ts'

export const oauthDocumentMessages: Translated<typeof english> = {
  summary: 'Tauscht einen Schlüssel in ein Access-Token ein (OAuth 2, Client Credentials)',
  description:
    'Für Programme, die OAuth verlangen; andere Programme können den Schlüssel selbst senden. Der Body ist ein Formular, nicht ' +
    'JSON (RFC 6749, 4.4). Die Zugangsdaten stehen im Header `Authorization: Basic` oder im Formular.',
  scope:
    'Die Scopes, für die das Token gilt, getrennt durch Leerzeichen. Ohne Angabe gelten alle Scopes des Dienstkontos.',
  clientId: 'Die ID des Dienstkontos, wenn sie nicht im Header steht.',
  clientSecret: 'Ein Schlüssel des Dienstkontos, wenn er nicht im Header steht.',
  basic: 'Die ID des Dienstkontos als Benutzername, einer seiner Schlüssel als Passwort',
  success: 'Das Access-Token',
  accessToken: 'Das Access-Token, zu senden als `Authorization: Bearer`.',
  expiresIn: 'Gültigkeit in Sekunden.',
  granted: (count) => `Die Scopes des Tokens, von ${count} möglichen.`,
  refused: 'Anderer Grant Type, Scope nicht im Dienstkonto enthalten oder Body kein Formular',
  notKnown: 'Die ID des Dienstkontos ist unbekannt, oder der Schlüssel ist ungültig',
  errorDescription: 'Lesbare Beschreibung des Fehlers',
}
