/** German: see ../fetch.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { fetchMessages as english } from '../fetch.ts'

export const fetchMessages: Translated<typeof english> = {
  notAddress: 'Das ist keine Adresse eines Bildes. Sie muss mit https:// beginnen.',
  notHttps: 'Die Adresse beginnt nicht mit https://.',
  withPassword:
    'Die Adresse enthält einen Namen oder ein Passwort. Nehmen Sie eine öffentliche Adresse.',
  notPublic: (host) =>
    `${host} ist keine öffentliche Adresse im Internet. Fügen Sie stattdessen die Datei hinzu.`,
  noSuchHost: (host) => `Der Host ${host} wurde nicht gefunden.`,
  noAnswer: (host) => `${host} hat nicht geantwortet.`,
  cutOff: 'Die Verbindung ist während des Herunterladens abgebrochen.',
  tooSlow: (milliseconds) =>
    `Das Herunterladen dauerte länger als ${displayNumber(milliseconds / 1000)} Sekunden.`,
  tooManyRedirects: (max) => `Die Adresse leitet mehr als ${max}-mal weiter.`,
  tooBig: (bytes) => `Die Datei ist größer als ${displayNumber(bytes / 1e6)} MB.`,
  status: (status) =>
    status === 404 || status === 410
      ? `Unter dieser Adresse ist nichts (${status}).`
      : `Die Adresse antwortete mit ${status}.`,
}
