/** Texts about VAT numbers: what the official service says of them, for buyers and staff. */
import type { VatState } from '../vat-rules.ts'

export const vatMessages = {
  noAnswer: 'The service does not answer.',
  unclear: 'The service did not say whether the number is valid.',
  queueUnreadable: 'VAT numbers that wait could not be read',
  notService: 'Write an address that begins with https://, or nothing.',
  noNumber: 'This company has no VAT number',
  noNumberDetail: 'Write its VAT number into the record and save it first.',
  title: 'VAT number',
  state: {
    off: 'It is not checked: name the official service under Settings, Tax.',
    none: 'No VAT number is known, so tax is charged in other Member States too.',
    waiting: 'It is being checked. Until the official service confirms it, tax is charged.',
    confirmed:
      'Confirmed by the official service: supplies to other Member States are without tax.',
    refused: 'The official service says that it is not valid, so tax is charged.',
    malformed:
      'This is no VAT number of the EU: its country, length or check digits are wrong. ' +
      'Tax is charged.',
  } satisfies Readonly<Record<VatState, string>>,
  old: 'The confirmation is too old, and the service does not answer: tax is charged until it does.',
  trouble: (reason: string) => `Last attempt: ${reason}`,
  check: 'Check it now',
  queued: 'The service is asked now: look again in a moment',
  caption: 'What the official service has answered',
  day: 'asked',
  answer: 'answer',
  valid: 'Valid',
  notValid: 'Not valid',
  consultation: 'consultation',
  none: 'none given',
  who: 'registered as',
} as const
