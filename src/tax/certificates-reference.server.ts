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
      'For staff and members of the company. A certificate is in effect from its first to its last ' +
      'day, once staff have verified it. `saidExempt` is true if the company is recorded as ' +
      'exempt but no certificate is in effect.',
    parameters: { id: 'The id of the company.' },
    request: { id: exampleIds.company },
    response: { saidExempt: false, certificates: [verified] },
  },
  dueCertificates: {
    description:
      'Certificates that are not verified, that expire within 30 days, or that expired in the last ' +
      '90 days without a later certificate; then companies recorded as exempt without a ' +
      'certificate.',
    response: [{ companyId: exampleIds.company, company: 'Miller Joinery', certificate: added }],
  },
  addCertificate: {
    description:
      'The data of a certificate cannot be changed: withdraw the certificate and add another one.',
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
    description: 'A PDF file of at most 10 MB, checked by its content.',
    parameters,
    request,
    response: proven,
  },
  certificateFile: { description: 'The file is returned as it was uploaded.', parameters, request },
  verifyCertificate: {
    description:
      'Refused for a certificate without a file, because the file is the evidence for the ' +
      'exemption.',
    parameters,
    request,
    response: verified,
  },
  withdrawCertificate: {
    description: 'Orders and documents that the certificate exempted remain unchanged.',
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
    description: 'Lists the states that have rates; with `state`, the rates of that state.',
    parameters: { state: 'The code of a state, such as OH.' },
    request: { state: 'OH' },
    response: {
      states: [{ state: 'OH', name: 'Ohio', rows: 1, lowest: 7.5, highest: 7.5 }],
      rows: [rate],
    },
  },
  addSalesRates: {
    description:
      'Of the rows that contain a ZIP code, the row with the fewest ZIP codes applies; of rows for ' +
      'the same ZIP codes, the latest row that is already valid.',
    request: { rows: [rate] },
    response: { added: 1, changed: 0, same: 0 },
  },
  removeSalesRates: {
    description: 'Existing orders and documents keep their tax.',
    parameters: { state: 'The code of a state, such as OH.' },
    request: { state: 'OH' },
    response: { removed: 1 },
  },
}
