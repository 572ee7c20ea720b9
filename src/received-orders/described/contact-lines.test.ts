/** Telephones, tax numbers and streets below a list are no lines. */
import { expect, test } from 'vitest'
import { isContactLine } from './contact-lines.ts'

test.each([
  'T +1 512 555-0148',
  'Tel 0113 496 0123',
  'Tel 0561 12 34 56 / Fax 0561 12 34 57',
  'Tél. 04 72 00 12 24 - SIRET 552 100 554 00013',
  'Construções Ferreira Lda, NIF 501234567',
  'Jensen & Søn ApS, CVR 12345678',
  'M +91 98200 12345',
  'De Vries Installatie B.V. KvK 12345678 Tel 076-5201234',
  '418 Mill Street, Austin, TX 78702',
  'Industriestraße 14, 34117 Kassel',
  'Hafenstr. 12, 24103 Kiel',
  '12 rue des Forges, 69007 Lyon',
  'Via Garibaldi 24, 20121 Milano',
  'Sent: Monday, November 30, 2026 7:50 AM',
])('%s', (line) => {
  expect(isContactLine(line)).toBe(true)
})

test.each([
  'HMR-1001 24',
  'HMR-1001 24, Tel 0561 12 34 56',
  '24 Hammer',
  'Gartenschere 12',
  '24 Hammer, 10000 Nails',
  '12 Socket Drive',
  'Tel 24',
  'Telefon 12',
  'half of it to 418 Mill Street',
  '24 hammers, Tel 0561 12 34 56',
  'Date: 30.11.2026',
])('an order, or more: %s', (line) => {
  expect(isContactLine(line)).toBe(false)
})
