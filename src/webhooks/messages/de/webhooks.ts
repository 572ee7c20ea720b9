/** German: see ../webhooks.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { webhooksMessages as english } from '../webhooks.ts'

export const webhooksMessages: Translated<typeof english> = {
  problems: {
    tooMany: 'Zu viele Webhooks',
    notActive: 'Der Webhook ist nicht aktiv',
  },
  tooMany: (most) =>
    `Es sind höchstens ${most} Webhooks möglich. Löschen Sie zuerst einen Webhook.`,
  notActive: 'Setzen Sie den Webhook zuerst fort.',
  notEvents: 'Wählen Sie mindestens ein Ereignis.',
  notEvent: 'Dieses Ereignis gibt es nicht.',
  notAddress:
    'Geben Sie eine Adresse von höchstens 900 Zeichen ein, die mit https:// beginnt, ohne Leerzeichen, Benutzernamen oder Passwort.',
  keyInAddress:
    'Die Adresse enthält einen Schlüssel, der in Protokollen und im Verlauf sichtbar wäre. Entfernen Sie den Schlüssel. Er ist nicht nötig, weil jede Nachricht signiert ist.',
  notPublic: (origin) =>
    `Diese Adresse ist im Internet nicht erreichbar. Für die Entwicklung kann der Betreiber des Shops sie mit WEBHOOK_TEST_ORIGINS=${origin} erlauben.`,
  periodTooLong: 'Wählen Sie einen Zeitraum von höchstens 30 Tagen.',
  periodReversed: 'Das Ende des Zeitraums muss nach dem Beginn liegen.',
  testText: 'Dies ist ein Testereignis ohne Daten des Shops.',
  tooSlow: (milliseconds) =>
    `Keine Antwort innerhalb von ${displayNumber(milliseconds / 1000)} Sekunden`,
  unanswered: {
    notFound: (host, code) => `Die Adresse ${host} wurde nicht gefunden (${code}).`,
    refused: (host, code) => `${host} nimmt keine Verbindung an (${code}).`,
    closed: (host, code) => `${host} hat die Verbindung ohne Antwort beendet (${code}).`,
    unreachable: (host, code) => `${host} ist nicht erreichbar (${code}).`,
    certificate: (host, code) => `Das Zertifikat von ${host} ist nicht gültig (${code}).`,
  },
  notSigned:
    'Nicht gesendet: Der Shop kann das Secret dieses Webhooks nicht entschlüsseln, weil es mit einem anderen SECRETS_KEY verschlüsselt wurde. Hinterlegen Sie den früheren Schlüssel zusätzlich, oder ersetzen Sie das Secret.',
  fanOutFailed: 'Ereignisse konnten nicht an Webhooks übergeben werden',
  sendFailed: 'Webhook-Nachrichten konnten nicht gesendet werden',
  cleanUpFailed: 'Alte Webhook-Nachrichten konnten nicht gelöscht werden',
  mail: ({ address, reason, shop, link }) => ({
    subject: reason === 'gone' ? 'Ein Webhook wurde abgeschaltet' : 'Ein Webhook wurde pausiert',
    text: [
      reason === 'gone'
        ? `Das Programm unter ${address} hat geantwortet, dass es keine Ereignisse mehr annimmt (410 Gone). ${shop} sendet diesem Programm keine Ereignisse mehr.`
        : `Das Programm unter ${address} hat drei Tage lang kein Ereignis angenommen. ${shop} hat diesen Webhook pausiert. Neue Ereignisse bleiben 30 Tage gespeichert.`,
      '',
      'Antworten ansehen, den Webhook fortsetzen oder löschen:',
      link,
    ].join('\n'),
  }),
}
