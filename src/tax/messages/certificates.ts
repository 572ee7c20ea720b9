/** Texts about exemption certificates: for buyers, and for staff on a company's page. */
import { displayDay } from '../../platform/time/display-day.ts'
import type { CertificateKind, CertificateState } from '../certificates.ts'

export const certificateMessages = {
  problems: {
    unusable: 'This file cannot be used as a certificate',
    notVerifiable: 'This certificate cannot be verified',
  },
  noFile: 'The request contains no file. Send the PDF file as the body of the request.',
  notPdf: 'This is not a PDF file. Save the certificate as a PDF, then choose the PDF file.',
  cutOff: 'The end of this PDF file is missing. Scan or export the certificate again.',
  fileFirst: 'Add the certificate as a PDF file first: it is the evidence for the exemption.',
  isWithdrawn: 'This certificate has been withdrawn. Add the certificate again.',
  isVerified:
    'This certificate is verified, so its file cannot be changed. Withdraw the certificate and add a new one.',
  notDay: 'Enter a date such as 2027-12-31.',
  endsFirst: 'The last day is before the first day. Correct one of the days.',
  notState: 'Choose US states from the list.',
  noSuchState: (text: string) => `There is no state “${text}”. Enter codes such as OH, KY.`,
} as const

export const certificatePageMessages = {
  title: 'Exemption certificates',
  lead: 'A verified certificate exempts this company’s orders from tax, from the first to the last day of its validity. Without a verified certificate, tax is charged.',
  none: 'No certificate: tax is charged.',
  saidExempt:
    'This company is recorded as exempt but has no valid verified certificate: tax is charged.',
  kind: 'Kind',
  kinds: {
    resale: 'Resale',
    manufacturing: 'Manufacturing',
    government: 'Government',
    'non-profit': 'Non-profit organization',
    diplomatic: 'Diplomatic mission',
    other: 'Other',
  } satisfies Readonly<Record<CertificateKind, string>>,
  state: {
    unverified: 'Not verified: tax is charged',
    future: 'Verified, not valid yet',
    valid: 'Valid',
    ending: 'Valid, expires soon',
    ended: 'Expired: tax is charged',
    withdrawn: 'Withdrawn',
  } satisfies Readonly<Record<CertificateState, string>>,
  number: 'Certificate number',
  numberHelp: 'As printed on the certificate. Shown to buyers and on documents.',
  states: 'US states',
  statesHelp: 'Codes such as OH, KY. Without codes, the certificate applies everywhere.',
  everywhere: 'everywhere',
  from: 'Valid from',
  until: 'Valid until',
  untilHelp:
    'If the certificate has no end date, enter the day on which to request a new certificate.',
  file: 'PDF file',
  fileHelp: 'The signed certificate, up to 10 MB.',
  fileOf: (number: string) => `PDF file of certificate ${number}`,
  fileAdded: (number: string) => `The file of certificate ${number} was added`,
  tooBig: 'The file is larger than 10 MB. Choose a smaller file.',
  saved: (number: string) => `The file of certificate ${number} was saved`,
  stateNow: 'Status',
  lineOf: (number: string) => `Exemption certificate ${number}:`,
  add: 'Add certificate',
  adding: 'Adding',
  added: (number: string) => `Certificate ${number} was added`,
  addedWithoutFile: (number: string, why: string) =>
    `Certificate ${number} was added, but not its file: ${why}`,
  notAdded: 'The certificate was not added.',
  validity: 'Valid',
  days: (from: string, until: string) => `${displayDay(from)} to ${displayDay(until)}`,
  who: 'Verified',
  nobody: 'not verified',
  by: (name: string) => `by ${name}`,
  open: (number: string) => `PDF of certificate ${number}`,
  openLabel: 'PDF',
  verify: 'Verify',
  verifyOf: (number: string) => `Verify certificate ${number}`,
  sureToVerify: (number: string) =>
    `You confirm that you have read certificate ${number} and that it matches the record. From now on, the certificate will exempt orders from tax.`,
  verified: (number: string) => `Certificate ${number} was verified`,
  withdraw: 'Withdraw',
  withdrawOf: (number: string) => `Withdraw certificate ${number}`,
  sureToWithdraw: (number: string) =>
    `Certificate ${number} will no longer be valid, and tax will be charged from now on. The certificate stays here as evidence.`,
  withdrawn: (number: string) => `Certificate ${number} was withdrawn`,
  actions: 'actions',
} as const

export const certificateListMessages = {
  title: 'Certificates to check',
  lead: 'Certificates that are not verified, expire within 30 days or expired in the last 90 days, and companies recorded as exempt without a valid certificate.',
  none: 'No certificates to check',
  companies: 'All companies',
  company: 'Company',
  missing: 'Recorded as exempt without a valid certificate: tax is charged',
} as const
