/** Payment terms in words of lists; what says more than days and percent is left for somebody to read. */
import { expect, test } from 'vitest'
import { paymentTermsOf } from './payment-words.ts'

test.each([
  ['30 days', 'net 30'],
  ['net 30 days', 'net 30'],
  ['30', 'net 30'],
  ['30 Tage netto', 'net 30'],
  ['30 jours', 'net 30'],
  ['Net 30', 'net 30'],
  ['netto 30', 'net 30'],
  ['30 netto', 'net 30'],
  ['14 Tage 2% Skonto, 30 netto', '2/14 net 30'],
  ['Net 30 EOM', 'Net 30 EOM'],
  ['45 jours fin de mois', '45 jours fin de mois'],
  ['60 gg', 'net 60'],
  ['14 Tage 2 % Skonto, 30 Tage netto', '2/14 net 30'],
  ['2,5% 10 Tage, netto 30 Tage', '2.5/10 net 30'],
  ['zahlbar innerhalb von 14 Tagen ohne Abzug', 'net 14'],
  ['sofort', 'net 0'],
  ['Vorkasse', 'prepayment'],
  ['2/10 net 30', '2/10 net 30'],
  ['30 days end of month', '30 days end of month'],
  ['30 jours fin de mois', '30 jours fin de mois'],
  ['3 % 8 Tage, 2 % 14 Tage, 30 Tage netto', '3 % 8 Tage, 2 % 14 Tage, 30 Tage netto'],
  ['Lastschrift', 'Lastschrift'],
])('%s is %s', (written, terms) => expect(paymentTermsOf(written)).toBe(terms))
