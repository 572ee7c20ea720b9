/** The API reference texts of exemption certificates and of US sales tax rates. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleIds, exampleMoment } from '../platform/reference-examples.server.ts'
import type { certificatesContract } from './certificates-contract.ts'
import type { salesTaxContract } from './sales-tax-contract.ts'

type Certificates = ContractReference<typeof certificatesContract>['operations']
type SalesTax = ContractReference<typeof salesTaxContract>['operations']

const added: Certificates['addCertificate']['response'] = {
  _id: exampleIds.address,
  companyId: exampleIds.company,
  kind: 'resale',
  number: '89-1234',
  states: ['OH'],
  from: '2026-01-01',
  until: '2027-12-31',
  state: 'unverified',
  fileBytes: 0,
}
const proven = { ...added, fileBytes: 184_320 }
const verified: typeof added = {
  ...proven,
  state: 'valid',
  verified: { by: 'Marta Ibarra', at: exampleMoment },
}
const parameters = { id: 'The id of the certificate.' }
const request = { id: exampleIds.address }

export const certificatesOperationsReference: Certificates = {
  certificates: {
    description:
      'For staff and its members. A certificate counts from its first to its last day, once ' +
      'somebody of the shop has verified it; `saidExempt` tells that none does, though the record ' +
      'says that the company is exempt.',
    parameters: { id: 'The id of the company.' },
    request: { id: exampleIds.company },
    response: { saidExempt: false, certificates: [verified] },
  },
  dueCertificates: {
    description:
      'Those that nobody has verified, that end within 30 days or have ended in the last 90, ' +
      'without a later one; then companies that are said to be exempt and have none.',
    response: [{ companyId: exampleIds.company, company: 'Miller Joinery', certificate: added }],
  },
  addCertificate: {
    description: 'What it says cannot be changed: withdraw it, and add another one.',
    parameters: { id: 'The id of the company.' },
    request: {
      id: exampleIds.company,
      kind: 'resale',
      number: '89-1234',
      states: ['OH'],
      from: '2026-01-01',
      until: '2027-12-31',
    },
    response: added,
  },
  setCertificateFile: {
    description: 'A PDF file of at most 10 MB, judged by its content.',
    parameters,
    request,
    response: proven,
  },
  certificateFile: { description: 'As it was added.', parameters, request },
  verifyCertificate: {
    description: 'Refused for one without a file: that is the evidence for the exemption.',
    parameters,
    request,
    response: verified,
  },
  withdrawCertificate: {
    description: 'Orders and documents that it has exempted stay as they are.',
    parameters,
    request,
    response: { ...verified, state: 'withdrawn' },
  },
}

const rate = {
  state: 'OH',
  zips: '43004-43299',
  county: 'Franklin County',
  percent: 7.5,
  from: '2026-01-01',
}
export const salesTaxOperationsReference: SalesTax = {
  salesRates: {
    description: 'The states that have a rate; and the rates of one, if it is asked for.',
    parameters: { state: 'Such as OH.' },
    request: { state: 'OH' },
    response: {
      states: [{ state: 'OH', name: 'Ohio', rows: 1, lowest: 7.5, highest: 7.5 }],
      rows: [rate],
    },
  },
  addSalesRates: {
    description:
      'Of the rows that hold a ZIP code the one with the fewest counts; of rows for the same ZIP ' +
      'codes the latest that has begun.',
    request: { rows: [rate] },
    response: { added: 1, changed: 0, same: 0 },
  },
  removeSalesRates: {
    description: 'Orders and documents keep their tax.',
    parameters: { state: 'Such as OH.' },
    request: { state: 'OH' },
    response: { removed: 1 },
  },
}
