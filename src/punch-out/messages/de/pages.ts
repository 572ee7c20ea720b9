/** German: see ../pages.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { punchOutPageMessages as english } from '../pages.ts'

export const punchOutPageMessages: Translated<typeof english> = {
  link: 'Punch-out',
  title: (company = 'Firma') => `Punch-out: ${company}`,
  description: 'Wie das System einer Firma den Katalog öffnet und Warenkörbe zurücknimmt.',
  toRecord: 'Zurück zur Firma',
  off: 'Punch-out ist unter Einstellungen → Bestellungen ausgeschaltet. Systeme von Käufern werden abgewiesen, bis es eingeschaltet ist.',
  connections: 'Verbindungen',
  noConnection:
    'Noch keine Verbindung. Fügen Sie eine hinzu und geben Sie dem Käufer Adresse, Benutzername und Passwort.',
  userName: 'Benutzername',
  protocol: 'Protokoll',
  protocols: { oci: 'OCI 4 und 5', cxml: 'cXML 1.2' },
  newProtocol: 'Protokoll des Systems des Käufers',
  identity: 'Kennung des Systems des Käufers',
  identityHelp:
    'Was das System in From nennt, etwa eine AN-Nummer von Ariba. Leer: Der Shop vergibt einen Namen, den der Käufer einträgt.',
  origins: 'Herkünfte',
  added: 'Hinzugefügt',
  state: 'Zustand',
  active: 'aktiv',
  revoked: 'widerrufen',
  revoke: 'Widerrufen',
  revokeOf: (name) => `${name} widerrufen`,
  sureToRevoke: (name) =>
    `${name} kann den Katalog nicht mehr öffnen, und offene Sitzungen enden. Das lässt sich nicht rückgängig machen.`,
  keep: 'Behalten',
  isRevoked: (name) => `${name} ist widerrufen.`,
  add: 'Verbindung hinzufügen',
  adding: 'Wird hinzugefügt …',
  notAdded: 'Die Verbindung wurde nicht hinzugefügt.',
  newOrigins: 'Herkünfte des Systems des Käufers',
  newOriginsHelp:
    'Schema, Host und Port, etwa https://buyer.example.com; mehrere durch Leerzeichen getrennt. Nur ihre Seiten zeigen den Katalog in einem Rahmen, und Warenkörbe gehen nur an sie. Nennen Sie jede Herkunft, zu der das System weiterleitet.',
  notOrigins: 'Geben Sie eine bis zehn Herkünfte ohne Pfad ein, etwa https://buyer.example.com.',
  shownOnce: (name) => `Kopieren Sie jetzt das Passwort von ${name}`,
  shownOnceDetail: 'Es wird nur einmal gezeigt. Senden Sie es dem Käufer auf sicherem Weg.',
  password: 'Passwort',
  done: 'Fertig',
  setup: 'Was der Käufer einrichtet',
  setups: {
    oci: {
      lead: 'In SAP: Aufrufstruktur des Webservice. Andere Systeme nennen dieselben Felder genauso.',
      address: 'Adresse (Formular, POST)',
      fields: [
        ['USERNAME', 'der Benutzername der Verbindung'],
        ['PASSWORD', 'ihr Passwort'],
        ['HOOK_URL', 'Rücksprungadresse, die das System des Käufers einsetzt; https'],
        [
          '~OkCode, ~TARGET, ~CALLER',
          'optional; kommen unverändert zurück, sonst ADDI, _top, CTLG',
        ],
        ['FUNCTION, PRODUCTID', 'optional; DETAIL mit einer Artikelnummer öffnet dieses Werkzeug'],
      ],
      note: 'Preise sind die der Firma, ohne Steuer. PRICEUNIT sagt, für wie viele Einheiten ein Preis gilt. Sitzungen dauern eine Stunde.',
    },
    cxml: {
      lead: 'In Ariba, Coupa und anderen: eine Adresse für Punch-out, Bestellungen und Profil.',
      address: 'Adresse (XML, POST)',
      fields: [
        ['From, Identity', 'der Benutzername der Verbindung'],
        ['Sender, SharedSecret', 'ihr Passwort'],
        ['To, Identity', 'beliebig; der Warenkorb kommt von dieser Kennung'],
        ['BrowserFormPost', 'Rücksprungadresse, die das System des Käufers einsetzt; https'],
        ['OrderRequest', 'wird eine eingegangene Bestellung, die ein Mensch prüft'],
      ],
      note: 'Preise sind die der Firma, ohne Steuer. PriceBasisQuantity sagt, für wie viele Einheiten ein Preis gilt; ohne diese Angabe gilt er für eine. Der Warenkorb kommt als cxml-urlencoded und lässt sich wieder öffnen (edit, inspect). Der Link einer Sitzung öffnet sie einmal, innerhalb von zehn Minuten.',
    },
  },
  messages: 'Nachrichten der letzten 30 Tage',
  noMessage: 'Noch keine Nachricht.',
  kinds: {
    begun: 'Katalog geöffnet',
    refused: 'abgewiesen',
    returned: 'Warenkorb übergeben',
    ordered: 'Bestellung eingegangen',
  },
  reasons: {
    secret: 'falsches Passwort, widerrufene Verbindung oder Firma nicht freigegeben',
    'return-address': 'Rücksprungadresse nicht vereinbart',
    'not-secure': 'der Shop ist nicht über https erreichbar',
    request: 'keine Anfrage, die der Shop annimmt, oder unvollständig',
    order: 'die Bestellung ist nicht lesbar',
  },
  at: 'Zeit',
  what: 'Nachricht',
  content: 'Inhalt',
  show: (count) => (count === 1 ? '1 Feld' : `${count} Felder`),
}
