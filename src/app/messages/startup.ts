/** The shop's terminal output. */
import type { Config } from '../../platform/config/config.server.ts'
import { demoAccounts } from '../../demo/demo-orders.ts'
import { displayCount, displayNumber } from '../../platform/money/money.ts'

const loopbackDemo = (config: Config): readonly string[] =>
  config.demo && config.loopback
    ? [
        '',
        ...(config.demoAccounts ? demoAccounts : []).map(
          ({ role, email, password }) => `  ${role.padEnd(9)} ${email} / ${password}`,
        ),
        ...(config.mail.kind === 'mailbox' ? [`  mailbox   ${config.origin}/dev/mailbox`] : []),
      ]
    : []

/** The numbers of held items since a restore. */
type Held = { readonly mails: number; readonly refunds: number; readonly rehearsal: boolean }

/** A sentence without its full stop, and the message of the database or the system. */
const withReason = (why: string, reason: string | undefined): string =>
  `${why.replace(/\.$/, '')}${reason === undefined ? '' : ` (${reason})`}`

export const startupMessages = {
  openingDatabase: {
    embedded: 'Opening the embedded PostgreSQL',
    server: 'Connecting to PostgreSQL',
  },
  upgradeElsewhere:
    'Another instance of the shop is upgrading the database; waiting for it to finish',
  upgrading: (count: number, total: number) =>
    `Upgrading the database: ${count} of ${displayCount(total, 'step')} done`,
  demoLoaded: 'Loaded the demo shop: 120 tools, 150 reviews, some orders',
  ready: (config: Config): readonly string[] => [
    '',
    `  Ironmonger is open: ${config.origin}`,
    ...loopbackDemo(config),
    ...(config.mail.kind === 'none'
      ? ['', '  E-mail is not set up: password resets cannot be sent. Set SMTP_URL.']
      : []),
    '',
  ],
  notStarted: (why: string, reason?: string) =>
    `The shop could not start: ${withReason(why, reason)}. Unfinished steps will continue at the next start.`,
  notFinished: (why: string, reason?: string) =>
    `The command failed: ${withReason(why, reason)}. Correct the problem, then run the command again.`,
  poolerRefuses: (parameter: string) =>
    `The pooler in front of the database refuses the setting ${parameter}. In pgbouncer.ini set ` +
    'ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout, ' +
    'lock_timeout, or point DATABASE_URL directly at the database (docs/operations.md).',
  portTaken: (port: string) =>
    `Another program is using port ${port}. Stop that program, or set PORT to another number.`,
  portForbidden: (port: string) =>
    `The system user that runs the shop may not use port ${port}. Set PORT to a number above 1023.`,
  hostUnknown: (host: string) =>
    `HOST ${host} is not an IP address of this machine. Set HOST to one of its IP addresses.`,
  notWritable: (why: string) =>
    `The shop cannot write its files (${why}): check the owner and permissions of its data folder, or set DATA_DIR to another folder.`,
  readOnlyFolder: (why: string) =>
    `The disk is read-only (${why}): make the disk writable, or set DATA_DIR to a folder on another disk.`,
  diskFull: 'The disk is full: free some space, then start the shop again.',
  commands: [
    'npm run shop -- <command>',
    '',
    '  admin promote <email>   makes a user an admin; the user must already have signed up',
    '  admin demote <email>    makes an admin a customer again',
    '  admin reset-link <email>  prints a link to set a new password; the link works once, within 30 minutes',
    '  admin reset-factor <email>  removes a lost second factor from an account',
    '  demo load               fills an empty shop with the demo shop',
    '  demo load --tools <n>   fills an empty shop with <n> tools (at most a million), most of them generated',
    '  demo clear              removes the demo shop and everything its accounts did',
    '  tool restore <SKU>      publishes the most recently archived tool with this SKU again',
    '  stock check             checks that every stock level equals the sum of its movements',
    '  accounts check          checks that orders, shipments, documents and payments agree',
    '  pictures tidy           deletes uploaded pictures that no tool has used for a day',
    '  backup <file>           writes the database to <file>, and uploaded pictures to the folder <file>.pictures',
    '  restore <file>          restores a backup into an empty shop; --replace overwrites an existing shop',
    '  restore <file> --rehearsal  restores a backup into a copy of the shop that sends no e-mails',
    '  outbox release          sends the e-mails, reminders and refunds held after a restore',
    '  outbox drop             drops the e-mails held after a restore',
    '',
  ],
  skuMissing: 'Enter the SKU.',
  noArchivedTool: (sku: string) => `No archived tool has the SKU ${sku}. Check the SKU.`,
  toolRestored: (name: string) => `${name} is published again.`,
  unknownCommand: (said: string) => `There is no command '${said}'.`,
  promoted: (email: string) => `${email} is now an admin.`,
  noSuchUser: (email: string) =>
    `Nobody has signed up as ${email} yet. Sign up first, then run the command again.`,
  demotion: {
    demoted: (email: string) => `${email} is now a customer.`,
    'no-admin': (email: string) => `${email} is not an admin.`,
    nobody: (email: string) => `Nobody has signed up as ${email}. Check the e-mail address.`,
    'last-admin': (email: string) =>
      `${email} is the last admin, and the shop must keep one. Promote somebody else first.`,
  },
  stillOperator: (email: string) =>
    `ADMIN_EMAIL is still ${email}: unless you change that setting, this person will become an admin again at the next sign-in.`,
  resetLink: (email: string, link: string) =>
    `Link to set a new password for ${email}. The link is valid for 30 minutes and can be used once; earlier links no longer work:\n${link}`,
  noResetLink: (email: string, here: boolean) =>
    here
      ? `Nobody has signed up as ${email} with a password or Google. Check the e-mail address.`
      : 'The identity provider manages passwords: reset the password there.',
  factorReset: {
    reset: (email: string) =>
      `The second factor for ${email} has been removed, and all devices have been signed out. The password has not been changed.`,
    none: (email: string) => `${email} has no second factor.`,
  },
  noFactorReset: (email: string, here: boolean) =>
    here
      ? `Nobody has signed up as ${email} with a password or Google. Check the e-mail address.`
      : 'The identity provider manages second factors: reset the second factor there.',
  notEmail: (said: string) =>
    `'${said}' is not an e-mail address. Enter an e-mail address such as name@example.com.`,
  demoThere: "The shop already has tools: nothing was loaded. Run 'demo load' in an empty shop.",
  notToolCount: (said: string, fewest: number, most: number) =>
    `--tools takes a whole number above ${displayNumber(fewest)} and up to ${displayNumber(most)}, not '${said}'.`,
  demoFilling: (tools: number, wanted: number) =>
    `${displayNumber(tools)} of ${displayNumber(wanted)} tools`,
  demoIndexing: (index: string) => `Building the index ${index}`,
  demoFilled: (tools: number) => `The demo shop has ${displayCount(tools, 'tool')}.`,
  demoNotFilled: (all: number, demo: number) =>
    `The shop already has ${displayNumber(all)} tools, ${displayNumber(demo)} of them from the demo shop: nothing was loaded. 'demo clear' removes the demo tools.`,
  demoCleared: 'The demo shop has been removed.',
  stockRight: (tools: number) =>
    `${displayCount(tools, 'tool')} checked: every stock level is the sum of its movements.`,
  stockWrong: (toolId: string, level: number, sum: number) =>
    `Tool ${toolId}: the stock level is ${level}, but its movements sum to ${sum}.`,
  accountsRight: (orders: number, invoices: number, payments: number) =>
    `${displayCount(orders, 'order')}, ${displayCount(invoices, 'invoice')} and ${displayCount(payments, 'payment')} checked: all agree.`,
  accountsWrong: {
    receivable: (number: string, stored: number, sum: number) =>
      `${number}: the unpaid amount is ${stored} cents, but its ledger entries sum to ${sum}.`,
    document: (number: string, stored: number, sum: number) =>
      `${number}: the amount is ${stored} cents, but the ledger shows ${sum}.`,
    payment: (number: string, stored: number, sum: number) =>
      `Payment ${number}: ${stored} cents were paid, but ${sum} are allocated.`,
    unexplained: (number: string, stored: number) =>
      `${number}: entries of ${stored} cents belong to no document or payment of this account.`,
    total: (order: string, stored: number, sum: number) =>
      `Order ${order}: its total is ${stored} cents, but its lines and delivery sum to ${sum}.`,
    gross: (order: string, stored: number, sum: number) =>
      `Order ${order}: its gross total is ${stored} cents, but its total and tax sum to ${sum}.`,
    pieces: (order: string, stored: number, sum: number) =>
      `Order ${order}: it has ${stored} pieces, but its lines sum to ${sum}.`,
    taken: (line: string, stored: number, sum: number) =>
      `Order ${line}: ${stored} pieces are allocated or shipped, but the stock ledger shows ${sum} taken from stock.`,
    shippedStock: (line: string, stored: number, sum: number) =>
      `Order ${line}: ${stored} pieces were shipped, but the stock ledger shows ${sum}.`,
    returnedStock: (line: string, stored: number, sum: number) =>
      `Order ${line}: ${stored} pieces were returned, but the stock ledger shows ${sum}.`,
    balancePart: (part: string, stored: number, sum: number) =>
      `${part}: the stored balance is ${stored} cents, but the open items sum to ${sum}.`,
    balance: (month: string, stored: number, sum: number) =>
      `${month}: the balance is ${stored} cents, but its parts sum to ${sum}.`,
    shipped: (line: string, stored: number, sum: number) =>
      `Order ${line}: ${stored} pieces were shipped, but its shipments contain ${sum}.`,
    returned: (line: string, stored: number, sum: number) =>
      `Order ${line}: ${stored} pieces were returned, but its returns contain ${sum}.`,
    content: (number: string, stored: number, sum: number) =>
      `${number}: its total is ${stored} cents, but its lines and delivery sum to ${sum}.`,
    base: (number: string, stored: number, sum: number) =>
      `${number}: its total is ${stored} cents, but tax is charged on ${sum}.`,
    taxed: (number: string, stored: number, sum: number) =>
      `${number}: its tax is ${stored} cents, but the tax amounts per rate sum to ${sum}.`,
    documentGross: (number: string, stored: number, sum: number) =>
      `${number}: its gross total is ${stored} cents, but its total and tax sum to ${sum}.`,
    credit: (number: string, stored: number, sum: number) =>
      `${number}: ${stored} cents were credited, but the total is ${sum}.`,
    lineCredit: (line: string, stored: number, sum: number) =>
      `${line}: ${stored} cents were credited, but the line total is ${sum}.`,
    allowance: (number: string, stored: number, sum: number) =>
      `${number}: the price allowance is ${stored} cents, but staff entered ${sum}.`,
    tax: (rate: string, stored: number, sum: number) =>
      `Order ${rate}: its documents charge ${stored} cents of tax, but ${sum} are due.`,
    kept: (line: string, stored: number, sum: number) =>
      `Order ${line}: ${stored} pieces are still invoiced, but the buyer kept ${sum}. Issue the credit note on the order page.`,
    credited: (line: string, stored: number, sum: number) =>
      `Order ${line}: ${stored} pieces were credited, but ${sum} were cancelled or returned.`,
    shipment: (number: string, stored: number, sum: number) =>
      `${number}: ${stored} pieces of a line are invoiced, but the shipment contains ${sum}.`,
  },
  backedUp: (tables: number, rows: number, file: string) =>
    `Wrote ${displayCount(rows, 'row')} of ${displayCount(tables, 'table')} to ${file}.`,
  backupNotRecorded: (why: string) =>
    `The metrics do not show this backup: its time could not be saved (${why}).`,
  restored: (tables: number, rows: number, file: string) =>
    `Restored ${displayCount(rows, 'row')} of ${displayCount(tables, 'table')} from ${file}; counts and sums agree.`,
  held: ({ mails, refunds, rehearsal }: Held) => [
    `Held until you decide: ${displayCount(mails, 'waiting e-mail')} and ${displayCount(refunds, 'card refund')}` +
      `${rehearsal ? ', and all new e-mails' : ''}.`,
    '  npm run shop -- outbox drop     drops the e-mails (for a copy, or if they have already been sent)',
    '  npm run shop -- outbox release  sends held e-mails and refunds, and resumes reminders',
  ],
  nothingHeld:
    'Nothing is held: this shop was not restored from a backup, or its outbox has already been released.',
  decided: {
    release: (mails: number) =>
      `${displayCount(mails, 'e-mail')} will be sent when the shop runs; reminders and refunds will resume.`,
    drop: (mails: number) =>
      `${displayCount(mails, 'e-mail')} ${mails === 1 ? 'has' : 'have'} been dropped. Nothing else will be sent until you run 'outbox release'.`,
  },
  picturesTidied: (pictures: number, files: number) =>
    pictures + files === 0
      ? 'Every picture belongs to a tool: nothing to delete.'
      : `Deleted ${displayCount(pictures, 'picture')} without a tool and ${displayCount(files, 'file')} from incomplete uploads.`,
  picturesBackedUp: (count: number, folder: string) =>
    `Wrote ${displayCount(count, 'uploaded picture')} to ${folder}: keep this folder together with the backup.`,
  picturesRestored: (count: number, folder: string) =>
    `Restored ${displayCount(count, 'uploaded picture')} from ${folder}.`,
  fileMissing: 'Enter the file name.',
} as const
