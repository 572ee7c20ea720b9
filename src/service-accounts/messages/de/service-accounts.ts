/** German: see ../service-accounts.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { serviceAccountsMessages as english } from '../service-accounts.ts'

export const serviceAccountsMessages: Translated<typeof english> = {
  problems: {
    nameTaken: 'Ein anderes Dienstkonto hat diesen Namen',
    tooManyAccounts: 'Zu viele Dienstkonten',
    tooManyKeys: 'Dieses Dienstkonto hat zu viele Schlüssel',
    paused: 'Dieses Dienstkonto ist pausiert',
  },
  ofShop: 'Dieses Dienstkonto arbeitet für den Shop. Lassen Sie den Header „X-Company“ weg.',
  ofOtherCompany:
    'Dieses Dienstkonto kauft für eine andere Firma ein. Lassen Sie den Header „X-Company“ weg, oder verwenden Sie einen Schlüssel eines Kontos dieser Firma.',
  nameTakenDetail:
    'Wählen Sie einen anderen Namen, damit der Verlauf zeigt, welches Programm etwas geändert hat.',
  tooManyAccountsDetail: (most) =>
    `Es sind höchstens ${most} Dienstkonten möglich. Löschen Sie ein nicht mehr benutztes Dienstkonto.`,
  tooManyKeysDetail: (most) =>
    `Ein Dienstkonto kann höchstens ${most} gültige Schlüssel haben. Widerrufen Sie einen nicht mehr benutzten Schlüssel.`,
  pausedDetail: 'Setzen Sie das Dienstkonto zuerst fort, und erzeugen Sie dann einen Schlüssel.',
  noScope: 'Wählen Sie mindestens ein Recht.',
  notScope: 'Diesen Scope gibt es nicht.',
  mixedScopes:
    'Die Scopes „buying:read“ und „buying:write“ gelten nur für Dienstkonten, die für eine Firma einkaufen. Solche Konten können keine anderen Scopes haben.',
  notDays: 'Geben Sie 1 bis 3650 Tage an, oder null für einen Schlüssel ohne Ablauf.',
  refused: {
    unknown:
      'Dieser Schlüssel ist nicht bekannt. Kopieren Sie den vollständigen Schlüssel erneut: im_live_ und 49 Buchstaben und Ziffern.',
    revoked:
      'Dieser Schlüssel wurde widerrufen. Bitten Sie einen Inhaber des Shops um einen neuen Schlüssel.',
    expired:
      'Dieser Schlüssel ist abgelaufen. Bitten Sie einen Inhaber des Shops um einen neuen Schlüssel.',
    paused:
      'Das Dienstkonto dieses Schlüssels ist pausiert. Bitten Sie einen Inhaber des Shops, es fortzusetzen.',
    company:
      'Die Firma dieses Schlüssels ist geschlossen, oder das Dienstkonto ist nicht mehr Mitglied der Firma. Wenden Sie sich an einen Inhaber des Shops.',
    ended:
      'Dieses Access-Token ist abgelaufen. Fordern Sie mit dem Schlüssel unter /api/oauth/token ein neues Token an.',
  },
  callerName: (name, tail) => `${name} (Schlüssel …${tail})`,
  failed: 'Dienstkonten konnten nicht verarbeitet werden. Es folgt ein neuer Versuch',
  notTouched: 'Die letzte Benutzung eines Schlüssels konnte nicht gespeichert werden',
  mails: {
    expiring: ({ account, tail, day, link }) => ({
      subject: `Ein Schlüssel von ${account} läuft am ${day} ab`,
      text: `Der Schlüssel …${tail} des Dienstkontos ${account} läuft am ${day} ab. Danach werden Aufrufe mit diesem Schlüssel abgewiesen.\n\nErzeugen Sie einen neuen Schlüssel, hinterlegen Sie ihn im Programm, und widerrufen Sie dann den alten. Bis dahin gelten beide Schlüssel:\n${link}\n`,
    }),
    unattended: ({ account, day, link }) => ({
      subject: `Das Dienstkonto ${account} hat keinen Verantwortlichen mehr`,
      text: `Der Inhaber, der für das Dienstkonto ${account} verantwortlich war, ist kein Inhaber des Shops mehr. Die Schlüssel gelten noch bis ${day}. Danach wird das Dienstkonto pausiert.\n\nÜbernehmen Sie das Dienstkonto, wenn es noch gebraucht wird, oder pausieren Sie es:\n${link}\n`,
    }),
    paused: ({ account, link }) => ({
      subject: `Das Dienstkonto ${account} wurde pausiert`,
      text: `Kein Inhaber hat das Dienstkonto ${account} innerhalb von sieben Tagen übernommen. Deshalb wurde es pausiert, und Aufrufe mit seinen Schlüsseln werden abgewiesen.\n\nÜbernehmen Sie das Dienstkonto, um es fortzusetzen:\n${link}\n`,
    }),
  },
  oauth: {
    notForm:
      'Senden Sie ein Formular mit dem Header Content-Type: application/x-www-form-urlencoded, nicht JSON.',
    invalidRequest:
      'Senden Sie grant_type=client_credentials als Formular, mit client_id und client_secret.',
    twice:
      'Senden Sie die Zugangsdaten im Header „Authorization“ oder im Formular, nicht an beiden Stellen.',
    unsupportedGrant: 'Unterstützt wird nur der Grant Type client_credentials.',
    invalidScope: 'Dem Dienstkonto fehlt einer der angeforderten Scopes.',
    invalidClient:
      'Die Client-ID ist die ID des Dienstkontos, das Client-Secret einer seiner gültigen Schlüssel.',
  },
}
