/** The texts of a tool's state: on its edit page, in the lists of each state, on its own page. */
import { displayDay } from '../../platform/time/display-day.ts'
import type { SetState, ToolState } from '../model/tool-state.ts'

const states: Readonly<Record<ToolState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  'on-sale': 'On sale',
  ended: 'Ended',
  discontinued: 'Discontinued',
  archived: 'Archived',
}
const help: Readonly<Record<ToolState, string>> = {
  draft: 'Only staff see it. Picture and description may be missing.',
  scheduled: 'It goes on sale by itself on its first day.',
  'on-sale': 'It is in the shop.',
  ended: 'Its last day is over: it is no longer in the shop.',
  discontinued: 'Sold while any is left. Its page stays, says so and leads to its successor.',
  archived: 'Out of the shop. Orders and documents still name it.',
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
  title: 'Drafts and other states',
  description: 'Tools that are not plainly on sale, by their state.',
  heading: 'State',
  states,
  help,
  choices: {
    draft: 'Draft',
    'on-sale': 'On sale',
    discontinued: 'Discontinued',
    archived: 'Archived',
  } satisfies Record<SetState, string>,
  from: 'First day',
  until: 'Last day',
  daysHelp: 'Left empty: at once, and without end. Days of the shop’s time zone.',
  successor: 'SKU of its successor',
  successorHelp: 'Its page leads there.',
  save: 'Set state',
  saving: 'Setting it',
  saved: (name: string, state: ToolState) => `${name}: ${states[state].toLowerCase()}`,
  tabs: 'Tools by state',
  none: (state: ToolState) =>
    `No tool is ${state === 'draft' ? 'a draft' : states[state].toLowerCase()}`,
  caption: (state: ToolState) => `Tools by state: ${states[state]}`,
  name: 'name',
  days: 'when',
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
  begin: 'Begin a draft',
  beginHelp: 'A name and a price are enough. Nobody sees it until you put it on sale.',
  beginning: 'Adding it',
  price: 'Price',
  draftName: 'Name',
  back: 'Manage Products',
  /** On the tool's own page. */
  discontinued: 'Discontinued.',
  whileStockLasts: 'Sold while any is left; there will be no more.',
  noMore: 'It is no longer made.',
  inItsPlace: 'In its place:',
} as const
