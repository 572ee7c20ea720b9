/** The texts of a tool's state: on its edit page, in the lists of each state, on its own page. */
import { displayCount } from '../../platform/money/money.ts'
import { displayDay } from '../../platform/time/display-day.ts'
import type { SetState, ToolState } from '../model/tool-state.ts'

const states: Readonly<Record<ToolState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  'on-sale': 'Published',
  ended: 'Ended',
  discontinued: 'Discontinued',
  archived: 'Archived',
}
const help: Readonly<Record<ToolState, string>> = {
  draft: 'Only staff can see the tool. A picture and a description are not required yet.',
  scheduled: 'The tool will be published automatically on its first day of sale.',
  'on-sale': 'The tool is in the shop.',
  ended: 'The last day of sale has passed, so the tool is no longer in the shop.',
  discontinued: 'The tool is sold while stock lasts. The tool’s page links to the successor.',
  archived: 'The tool is no longer in the shop. Orders and documents still show the tool.',
}

const period = (from: string | null, until: string | null): string =>
  [from ? `from ${displayDay(from)}` : '', until ? `until ${displayDay(until)}` : '']
    .filter(Boolean)
    .join(' ')
const follows = (sku: string) => `successor ${sku}`

type TermsInWords = {
  readonly state: ToolState
  readonly saleFrom: string | null
  readonly saleUntil: string | null
  readonly successor: string
}

export const toolStateMessages = {
  title: 'Drafts and archive',
  description: 'Tools that are not published, by status.',
  heading: 'Status',
  states,
  help,
  choices: {
    draft: 'Draft',
    'on-sale': 'Published',
    discontinued: 'Discontinued',
    archived: 'Archived',
  } satisfies Record<SetState, string>,
  from: 'First day',
  until: 'Last day',
  daysHelp:
    'If both days are empty, the tool is published immediately and stays published. Days are in the shop’s time zone.',
  successor: 'Successor’s SKU',
  successorHelp: 'The tool’s page links to its successor.',
  save: 'Set status',
  saving: 'Saving',
  saved: (name: string, state: ToolState) => `${name}: ${states[state].toLowerCase()}`,
  putOnSale: 'Publish',
  sureToPutOnSale: (count: number) =>
    `${displayCount(count, 'tool')} will be published in the shop.`,
  areOnSale: (count: number) => `${displayCount(count, 'tool')} published`,
  archive: 'Archive',
  sureToArchive: (count: number) =>
    `${displayCount(count, 'tool')} will no longer be in the shop. Orders and documents will still show the tools.`,
  areArchived: (count: number) => `${displayCount(count, 'tool')} archived`,
  none: (state: ToolState) =>
    `No tool is ${state === 'draft' ? 'a draft' : states[state].toLowerCase()}`,
  caption: (state: ToolState) => `Tools by status: ${states[state]}`,
  name: 'name',
  days: 'dates',
  missing: 'missing',
  parts: { image: 'picture', description: 'description' },
  period,
  follows,
  inWords: ({ state, saleFrom, saleUntil, successor }: TermsInWords): string =>
    [states[state], period(saleFrom, saleUntil), successor === '' ? '' : follows(successor)]
      .filter(Boolean)
      .join(', '),
  open: (name: string) => `Open ${name}`,
  edit: 'Open',
  begin: 'Start a draft',
  beginHelp: 'A name and a price are enough. Buyers cannot see the draft until you publish it.',
  beginning: 'Adding',
  price: 'Price',
  draftName: 'Name',
  /** On the tool's own page. */
  discontinued: 'Discontinued.',
  whileStockLasts: 'While stock lasts.',
  noMore: 'No longer available.',
  inItsPlace: 'Replacement:',
} as const
