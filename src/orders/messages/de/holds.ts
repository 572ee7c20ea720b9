/** German: see ../holds.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import { displayNumber } from '../../../platform/money/money.ts'
import { displayDay } from '../../../platform/time/display-day.ts'
import type { holdMessages as english } from '../holds.ts'
import { ordersMessages } from './orders.ts'

const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`
const statusNames: ReadonlyMap<string, string> = new Map(Object.entries(ordersMessages.status))
const inWords = (status: string): string => statusNames.get(status) ?? status

export const holdMessages: Translated<typeof english> = {
  problems: {
    notOnHold: 'Dieser Auftrag ist nicht mehr zurückgestellt',
    stockShort: 'Für diesen Auftrag reicht der Bestand nicht',
  },
  notHold:
    'Geben Sie für „hold“ „newcomer“, „approval“, „credit“, „delivery“, „payment“ oder „agent“ an, oder „any“ für alle zurückgestellten Aufträge.',
  overOrderLimit: (total, limit) =>
    `Der Nettobetrag liegt bei ${total}; ohne Freigabe sind höchstens ${limit} erlaubt.`,
  waitsFor: (names) =>
    `${new Intl.ListFormat('de', { type: 'disjunction' }).format(names)} muss freigeben.`,
  overMonthLimit: (total, limit) =>
    `Mit dieser Bestellung beträgt die Monatssumme ${total} netto; ohne Freigabe sind höchstens ${limit} erlaubt.`,
  overAgentOrder: (agent, total, limit) =>
    `Der Nettobetrag liegt bei ${total}; Ihr Agent ${agent} darf je Bestellung höchstens ${limit} ausgeben.`,
  overAgentMonth: (agent, total, limit) =>
    `Mit dieser Bestellung hat Ihr Agent ${agent} in diesem Monat für ${total} netto bestellt; sein Limit beträgt ${limit}.`,
  throughAgent: (person, agent) => `${person} (Agent ${agent})`,
  notByAgent:
    'Ein Agent kann seine eigene Bestellung nicht freigeben. Melden Sie sich im Shop an, und geben Sie die Bestellung dort frei.',
  personApproves: 'Nur die Person, deren Agent bestellt hat, kann die Bestellung freigeben.',
  overNewcomerLimit: (total, limit) =>
    `Der Warenwert beträgt ${total}. Bis der Shop die erste Bestellung eines Kontos bestätigt hat, werden Bestellungen ` +
    `über ${limit} zurückgestellt.`,
  overNewcomerShare: (tool, others, share) =>
    `Die Bestellung umfasst mehr als ${share} % des Bestands von ` +
    (others === 0
      ? tool
      : `${tool} und von ${displayNumber(others)} ${others === 1 ? 'weiteren Werkzeug' : 'weiteren Werkzeugen'}`) +
    '. Bis der Shop die erste Bestellung eines Kontos bestätigt hat, werden solche Bestellungen zurückgestellt.',
  notForApproval:
    'Hier können nur Aufträge geändert werden, die auf Freigabe warten. Bearbeiten Sie diesen Auftrag auf seiner Seite.',
  withinLimits: (total) =>
    `Ein Freigeber hat die Bestellung geändert: Der Nettobetrag liegt jetzt bei ${total}; dafür ist keine Freigabe nötig.`,
  notOnHoldDetail: (number, status) =>
    `Über den Auftrag ${number} hat bereits jemand anders entschieden: Er ist ${inWords(status)}.`,
  placedByYou:
    'Sie haben diese Bestellung für den Käufer aufgegeben. Ein Kollege oder die Firma muss über die Freigabe entscheiden.',
  raisedByYou:
    'Sie haben diesen Auftrag bearbeitet. Ein Kollege oder die Firma muss ihn freigeben.',
  ownOrder:
    'Über Ihre eigene Bestellung können Sie nicht entscheiden. Bitten Sie einen anderen Freigeber Ihrer Firma.',
  approversOnly: 'Über diesen Auftrag entscheidet der Shop.',
  releaseFirst: (number) =>
    `Auftrag ${number} ist zurückgestellt. Geben Sie den Auftrag zuerst frei, oder stornieren Sie ihn.`,
  stockShortDetail: (number, short) =>
    `Auftrag ${number} bleibt zurückgestellt, weil der Bestand nicht reicht: ` +
    short
      .map(
        ({ tool, needed, available }) =>
          `von ${tool} werden ${displayNumber(needed)} benötigt, verfügbar: ${displayNumber(available)}`,
      )
      .join('; ') +
    '. Warten Sie auf neue Ware, oder lehnen Sie den Auftrag ab.',
  releasedNote: (name) => (name === '' ? 'Freigegeben.' : `Freigegeben von ${name}.`),
  refusedNote: (name, note) =>
    [
      name === '' ? 'Nicht angenommen.' : `Abgelehnt von ${name}.`,
      ...(note === '' ? [] : [note]),
    ].join(' '),
  expiredNote: 'Nicht rechtzeitig freigegeben.',
  jobFailed: 'Zurückgestellte Aufträge konnten nicht bearbeitet werden; ein neuer Versuch folgt',
  toBuyer: ({ shop, number, company, reason, total, until, link }) => ({
    subject: `Bestellung ${number} wartet auf Freigabe`,
    text: letter(
      `Ihre Bestellung ${number} für ${company}, ${total} ohne MwSt., ist eingegangen. Ein Freigeber von ${company} muss die Bestellung noch freigeben.`,
      reason,
      `Die Preise stehen fest, aber bis zur Freigabe ist nichts reserviert. Antwortet niemand, wird die Bestellung am ${displayDay(until)} storniert.`,
      link,
      shop,
    ),
  }),
  inAdvance: (company, gross) =>
    `${company} zahlt per Vorkasse: ${gross}. Die Rechnung wird in einer separaten E-Mail gesendet.`,
  byCard: (gross) => `Zu zahlen: ${gross} mit Karte auf der Seite der Bestellung.`,
  settledButShort: {
    payment: 'Bezahlt, aber der Bestand reicht nicht mehr.',
    credit: 'Der offene Betrag wurde gutgeschrieben, aber der Bestand reicht nicht mehr.',
  },
  settledNote: { payment: 'Bezahlt.', credit: 'Der offene Betrag wurde gutgeschrieben.' },
  toBuyerWhoPays: ({ shop, number, reason, total, until, link }) => ({
    subject: `Bestellung ${number} wartet auf die Zahlung`,
    text: letter(
      `Ihre Bestellung ${number}, ${total} ohne MwSt., ist eingegangen. Wir bearbeiten sie weiter, sobald sie bezahlt ist.`,
      reason,
      `Die Preise stehen fest, aber bis zur Zahlung ist nichts reserviert. Ohne Zahlung wird die Bestellung am ${displayDay(until)} storniert.`,
      link,
      shop,
    ),
  }),
  toBuyerOfShop: ({ shop, number, reason, total, until, link }) => ({
    subject: `Bestellung ${number} wartet auf die Freigabe durch ${shop}`,
    text: letter(
      `Ihre Bestellung ${number}, ${total} ohne MwSt., ist eingegangen und wartet auf unsere Freigabe.`,
      reason,
      `Die Preise stehen fest, aber bis zur Freigabe ist nichts reserviert. Ohne Freigabe wird die Bestellung am ${displayDay(until)} storniert.`,
      link,
      shop,
    ),
  }),
  toBuyerOfAgent: ({ shop, number, reason, total, until, link }) => ({
    subject: `Ihr Agent hat die Bestellung ${number} aufgegeben: bitte freigeben`,
    text: letter(
      `Die Bestellung ${number}, ${total} ohne MwSt., wartet auf Ihre Freigabe.`,
      reason,
      `Die Preise stehen fest, aber bis zur Freigabe ist nichts reserviert. Ohne Ihre Antwort wird die Bestellung am ${displayDay(until)} storniert.`,
      link,
      shop,
    ),
  }),
  toApprover: ({ shop, number, buyer, company, reason, total, until, link }) => ({
    subject: `${buyer} bittet um Freigabe der Bestellung ${number}`,
    text: letter(
      `${buyer} hat für ${company} bestellt: Bestellung ${number}, ${total} ohne MwSt.`,
      reason,
      `Melden Sie sich an, um die Bestellung freizugeben oder abzulehnen. Antwortet niemand, wird sie am ${displayDay(until)} storniert.`,
      link,
      shop,
    ),
  }),
  reminder: ({ shop, number, buyer, reason, total, until, link }) => ({
    subject: `Bestellung ${number} wird am ${displayDay(until)} storniert, wenn sie niemand freigibt`,
    text: letter(
      `Die Bestellung ${number} von ${buyer}, ${total} ohne MwSt., ist noch zurückgestellt.`,
      reason,
      `Wenn niemand die Bestellung freigibt, wird sie am ${displayDay(until)} storniert.`,
      link,
      shop,
    ),
  }),
}
