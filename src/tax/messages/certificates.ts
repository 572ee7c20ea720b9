/** Texts about exemption certificates: what buyers read of them, and staff's section of a company. */
import type { CertificateKind, CertificateState } from '../certificates.ts'

export const certificateMessages = {
  exempt: (number: string, until: string) => `Exempt: certificate ${number}, valid until ${until}.`,
  ended: (number: string, until: string) =>
    `The exemption certificate ${number} was valid until ${until}.`,
  problems: {
    unusable: 'This file cannot be a certificate.',
    notVerifiable: 'This certificate cannot be verified',
  },
  noFile: 'Send a file in the body.',
  notPdf: 'This is not a PDF file. Save it as a PDF, and choose that.',
  cutOff: 'The end of this PDF file is missing. Scan or export it again.',
  fileFirst: 'Add the certificate as a PDF file first: it is the evidence for the exemption.',
  isWithdrawn: 'It was withdrawn. Add it anew.',
  isVerified: 'It is verified, so its file stays. Withdraw it and add the new one.',
  notDay: 'Write a day such as 2027-12-31.',
  endsFirst: 'The last day must not be before the first.',
  notState: 'Choose states of the USA.',
  noSuchState: (text: string) => `There is no state “${text}”. Write codes such as OH, KY.`,
} as const

export const certificatePageMessages = {
  title: 'Exemption certificates',
  lead: 'A verified certificate makes orders of this company exempt from tax, from its first to its last day. Without one, tax is charged.',
  none: 'There is no certificate: tax is charged.',
  saidExempt:
    'The record of this company says that it is exempt, but no verified certificate counts now: tax is charged.',
  kind: 'Kind',
  kinds: {
    resale: 'Resale',
    manufacturing: 'Manufacturing',
    government: 'Government',
    'non-profit': 'Non-profit organisation',
    diplomatic: 'Diplomatic mission',
    other: 'Other',
  } satisfies Readonly<Record<CertificateKind, string>>,
  state: {
    unverified: 'Not verified: does not count',
    future: 'Verified, not valid yet',
    valid: 'Valid',
    ending: 'Valid, ends soon',
    ended: 'Ended: tax is charged',
    withdrawn: 'Withdrawn',
  } satisfies Readonly<Record<CertificateState, string>>,
  number: 'Certificate number',
  numberHelp: 'As it stands on the certificate: buyers and documents name it.',
  states: 'US states',
  statesHelp: 'Codes such as OH, KY. Nothing: wherever the shop charges its own tax.',
  everywhere: 'everywhere',
  from: 'Valid from',
  until: 'Valid until',
  untilHelp: 'If it names no last day: the day on which you ask for a new one.',
  file: 'PDF file',
  fileHelp: 'The certificate itself, signed; up to 10 MB.',
  fileOf: (number: string) => `PDF file of certificate ${number}`,
  fileAdded: (number: string) => `Certificate ${number} has its file now`,
  tooBig: 'The file is larger than 10 MB.',
  saved: (number: string) => `The file of certificate ${number} is saved`,
  stateNow: 'State',
  lineOf: (number: string) => `Exemption certificate ${number}:`,
  add: 'Add certificate',
  adding: 'Adding',
  added: (number: string) => `Certificate ${number} is added`,
  addedWithoutFile: (number: string, why: string) =>
    `Certificate ${number} is added, but not its file: ${why}`,
  notAdded: 'The certificate is not added.',
  validity: 'Valid',
  days: (from: string, until: string) => `${from} to ${until}`,
  who: 'Verified',
  nobody: 'by nobody',
  by: (name: string) => `by ${name}`,
  open: (number: string) => `PDF of certificate ${number}`,
  openLabel: 'PDF',
  verify: 'Verify',
  verifyOf: (number: string) => `Verify certificate ${number}`,
  sureToVerify: (number: string) =>
    `You have read certificate ${number}, and it is what the record says. Orders are exempt by it from now on, in your name.`,
  verified: (number: string) => `Certificate ${number} counts now`,
  withdraw: 'Withdraw',
  withdrawOf: (number: string) => `Withdraw certificate ${number}`,
  sureToWithdraw: (number: string) =>
    `Certificate ${number} does not count any more: from now on tax is charged. It stays here as evidence.`,
  withdrawn: (number: string) => `Certificate ${number} is withdrawn`,
  actions: 'what to do',
} as const

export const certificateListMessages = {
  title: 'Certificates that need you',
  lead: 'Of companies: not verified yet, ending within 30 days, or ended in the last 90; and companies that are said to be exempt without a certificate that counts.',
  none: 'No certificate needs you.',
  company: 'Company',
  missing: 'Said to be exempt, but no certificate counts: tax is charged',
} as const
