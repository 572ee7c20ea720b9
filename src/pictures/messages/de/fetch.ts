/** German: see ../fetch.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import type { fetchMessages as english } from '../fetch.ts'

export const fetchMessages: Translated<typeof english> = {
  notAddress: 'Das ist keine Bildadresse. Die Adresse muss mit https:// beginnen.',
  notHttps: 'Die Adresse beginnt nicht mit https://. Berichtigen Sie die Adresse.',
  withPassword:
    'Die Adresse enthält einen Benutzernamen oder ein Passwort. Verwenden Sie eine öffentliche Adresse.',
  notPublic: (host) =>
    `${host} ist keine öffentliche Internetadresse. Laden Sie stattdessen die Bilddatei hoch.`,
  noSuchHost: (host) => `Der Server ${host} wurde nicht gefunden. Prüfen Sie die Adresse.`,
  noAnswer: (host) => `Der Server ${host} hat nicht geantwortet.`,
  cutOff: 'Die Verbindung ist beim Herunterladen abgebrochen.',
  tooSlow: (milliseconds) =>
    `Das Herunterladen dauerte länger als ${displayNumber(milliseconds / 1000)} Sekunden.`,
  tooManyRedirects: (max) =>
    `Die Adresse leitet mehr als ${max}-mal weiter. Verwenden Sie die endgültige Adresse.`,
  tooBig: (bytes) =>
    `Die Datei ist größer als ${displayNumber(bytes / 1e6)} MB. Verwenden Sie eine kleinere Datei.`,
  status: (status) =>
    status === 404 || status === 410
      ? `Unter dieser Adresse wurde nichts gefunden (Status ${status}). Prüfen Sie die Adresse.`
      : `Der Server hat mit Status ${status} geantwortet.`,
}
