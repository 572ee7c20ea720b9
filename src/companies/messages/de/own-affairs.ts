/** German: see ../own-affairs.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { ownAffairsMessages as english } from '../own-affairs.ts'
import { daysAfterEnding, daysAfterLeaving } from '../../own-affairs.ts'
import type { Permission } from '../../../platform/access/permissions.ts'

const words: Readonly<Record<Permission, string>> = {
  owner: 'Inhaber',
  catalogue: 'Sortiment',
  orders: 'Aufträge',
  money: 'Finanzen',
  customers: 'Kunden',
  content: 'Inhalte',
  read: 'Nur lesen',
}

const anyOf = (needed: readonly Permission[]): string =>
  needed.map((one) => `„${words[one]}“`).join(' oder ')

export const ownAffairsMessages: Translated<typeof english> = {
  own: (needed) =>
    'Dieser Vorgang betrifft Sie selbst oder eine Firma, deren Mitglied Sie sind oder in den letzten ' +
    `${daysAfterLeaving} Tagen waren. Deshalb können Sie dabei nicht für den Shop handeln. ` +
    `Bitten Sie einen Kollegen mit der Berechtigung ${anyOf(needed)}, das zu übernehmen.`,
  ended: (needed) =>
    'Dieser Vorgang betrifft Sie selbst oder eine Firma, deren Mitglied Sie sind oder in den letzten ' +
    `${daysAfterLeaving} Tagen waren. Deshalb können Sie dabei nicht für den Shop handeln. ` +
    `In den letzten ${daysAfterEnding} Tagen haben Sie einen Kollegen mit der Berechtigung ${anyOf(needed)} entfernt. ` +
    `Geben Sie ihm den Zugang zurück, oder warten Sie, bis seitdem ${daysAfterEnding} Tage vergangen sind.`,
  yours: 'Betrifft Sie selbst: Bitten Sie einen Kollegen',
  staffByOwner: (email) =>
    `${email} ist Mitarbeiter. Nur wer die Berechtigung „Inhaber“ hat, kann Mitarbeiter zu einer Firma hinzufügen. Bitten Sie einen Inhaber des Shops.`,
  moneyOrderOnly:
    'Nur mit der Berechtigung „Finanzen“ können Sie Firmen nach Umsatz und offenem Betrag sortieren. Wählen Sie eine andere Reihenfolge.',
  moneyOnly:
    'Nur mit der Berechtigung „Finanzen“ können Sie Kreditlimit und Zahlungsbedingungen ändern. Bitten Sie einen Kollegen mit dieser Berechtigung.',
}
