/** German: see ../service-accounts.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { serviceAccountsMessages as english } from '../service-accounts.ts'

export const serviceAccountsMessages: Translated<typeof english> = {
  problems: {
    nameTaken: 'Ein anderes Dienstkonto hat diesen Namen',
    tooManyAccounts: 'Zu viele Dienstkonten',
    tooManyKeys: 'Dieses Dienstkonto hat zu viele Schlüssel',
    paused: 'Dieses Dienstkonto ruht',
  },
  ofShop: 'Dieses Dienstkonto arbeitet für den Shop. Lassen Sie den Header X-Company weg.',
  ofOtherCompany:
    'Dieses Dienstkonto kauft für eine andere Firma ein. Lassen Sie den Header X-Company weg, oder verwenden Sie einen Schlüssel eines Kontos dieser Firma.',
  nameTakenDetail:
    'Wählen Sie einen anderen Namen, damit der Verlauf zeigt, welches Programm etwas geändert hat.',
  tooManyAccountsDetail: (most) =>
    `Möglich sind ${most}. Löschen Sie eines, das nicht benutzt wird.`,
  tooManyKeysDetail: (most) =>
    `Möglich sind ${most} gültige Schlüssel. Widerrufen Sie einen, der nicht benutzt wird.`,
  pausedDetail: 'Setzen Sie es zuerst fort, und erzeugen Sie dann einen Schlüssel.',
  noScope: 'Wählen Sie mindestens ein Recht.',
  notScope: 'Diesen Scope gibt es nicht.',
  mixedScopes:
    'Ein Konto, das für eine Firma einkauft, kann nur die Scopes buying:read und buying:write haben, und andere Konten können sie nicht haben.',
  notDays: 'Wählen Sie eine Zahl von 1 bis 3650 Tagen oder keine.',
  refused: {
    unknown:
      'Der Shop kennt diesen Schlüssel nicht. Kopieren Sie ihn noch einmal ganz: im_live_ und 49 Buchstaben und Ziffern.',
    revoked:
      'Dieser Schlüssel wurde widerrufen. Bitten Sie einen Inhaber des Shops um einen neuen.',
    expired: 'Dieser Schlüssel ist abgelaufen. Bitten Sie einen Inhaber des Shops um einen neuen.',
    paused:
      'Das Dienstkonto dieses Schlüssels ruht. Bitten Sie einen Inhaber des Shops, es fortzusetzen.',
    company:
      'Die Firma dieses Schlüssels ist geschlossen oder hat ihn aus ihren Mitgliedern entfernt. Fragen Sie einen Inhaber des Shops.',
    ended:
      'Dieses Access Token ist abgelaufen. Tauschen Sie den Schlüssel unter /api/oauth/token in ein neues ein.',
  },
  callerName: (name, tail) => `${name} (Schlüssel …${tail})`,
  failed: 'Dienstkonten konnten nicht bearbeitet werden; neuer Versuch',
  notTouched: 'Die letzte Benutzung eines Schlüssels konnte nicht gespeichert werden',
  mails: {
    expiring: ({ account, tail, day, link }) => ({
      subject: `Ein Schlüssel von ${account} läuft am ${day} ab`,
      text: `Der Schlüssel …${tail} des Dienstkontos ${account} läuft am ${day} ab. Danach wird er abgewiesen.\n\nErzeugen Sie einen neuen, geben Sie ihn dem Programm, und widerrufen Sie dann den alten. Bis dahin gelten beide:\n${link}\n`,
    }),
    unattended: ({ account, day, link }) => ({
      subject: `Niemand ist für ${account} verantwortlich`,
      text: `Der Inhaber, der für das Dienstkonto ${account} verantwortlich war, ist kein Inhaber des Shops mehr. Die Schlüssel gelten noch bis ${day}. Danach ruht das Konto.\n\nÜbernehmen Sie es, wenn es noch gebraucht wird, oder lassen Sie es ruhen:\n${link}\n`,
    }),
    paused: ({ account, link }) => ({
      subject: `Das Dienstkonto ${account} ruht`,
      text: `Kein Inhaber hat das Dienstkonto ${account} innerhalb von sieben Tagen übernommen. Deshalb ruht es, und seine Schlüssel werden abgewiesen.\n\nÜbernehmen Sie es, um es fortzusetzen:\n${link}\n`,
    }),
  },
  oauth: {
    notForm:
      'Senden Sie ein Formular mit dem Header Content-Type: application/x-www-form-urlencoded, nicht JSON.',
    invalidRequest:
      'Senden Sie grant_type=client_credentials als Formular, mit client_id und client_secret.',
    twice: 'Senden Sie die Zugangsdaten im Header Authorization oder im Formular, nicht in beiden.',
    unsupportedGrant: 'Möglich ist nur der Grant Type client_credentials.',
    invalidScope: 'Dem Dienstkonto fehlt ein verlangter Scope.',
    invalidClient:
      'Die Client-ID ist die ID des Dienstkontos, das Client-Secret einer seiner gültigen Schlüssel.',
  },
}
