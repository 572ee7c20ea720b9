/** Texts about VAT numbers: the official service's responses, for buyers and staff. */
import type { VatState } from '../vat-rules.ts'

export const vatMessages = {
  noAnswer: 'The service is not responding.',
  unclear: 'The service neither confirmed nor rejected the number.',
  queueUnreadable: 'The list of VAT numbers to be checked could not be read',
  notService: 'Enter a web address that begins with https://, or leave the field empty.',
  noNumber: 'This company has no VAT number',
  noNumberDetail: 'Enter and save the company’s VAT number first.',
  title: 'VAT number',
  state: {
    off: 'VAT numbers are not checked. Enter the address of the official VAT number service under Settings, Tax.',
    none: 'No VAT number, so tax is also charged in other Member States.',
    waiting:
      'The number is being checked. Tax is charged until the official service confirms the number.',
    confirmed:
      'The official service has confirmed the number: supplies to other Member States are tax-free.',
    refused: 'The number is not valid according to the official service, so tax is charged.',
    malformed:
      'This is not a valid EU VAT number: its country, length or check digits are wrong. ' +
      'Tax is charged.',
  } satisfies Readonly<Record<VatState, string>>,
  old: 'The confirmation has expired, and the service is not responding. Tax is charged until the service confirms the number again.',
  trouble: (reason: string) => `Last attempt: ${reason}`,
  check: 'Check now',
  queued: 'The check has started. Reload in a moment',
  caption: 'Responses from the official service',
  day: 'checked',
  answer: 'response',
  valid: 'Valid',
  notValid: 'Not valid',
  consultation: 'consultation',
  none: 'none',
  who: 'registered as',
} as const
