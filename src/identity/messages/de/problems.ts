/** German: see ../problems.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { identityProblemMessages as english } from '../problems.ts'

export const identityProblemMessages: Translated<typeof english> = {
  idTokenRefused: 'Das ID-Token des Anmeldedienstes wurde nicht angenommen',
  secondFactorRequired: 'Der zweite Faktor fehlt',
  passwordWrong: 'Das aktuelle Passwort ist falsch',
  codeWrong: 'Der Code ist falsch',
  passwordKeptByProvider: 'Passwörter werden beim Anmeldedienst verwaltet',
  addressTaken: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto',
  emailKeptByProvider: 'E-Mail-Adressen werden beim Anmeldedienst verwaltet',
  emailLinkEnded: 'Dieser Link gilt nicht mehr',
  passwordRefused: 'Das Passwort ist nicht sicher genug',
  providerUnavailable: 'Die Anmeldung ist zurzeit nicht möglich',
}
