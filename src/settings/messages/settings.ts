/** Texts of the settings: labels, help texts, and errors. */
import { accountingSettings } from './accounting.ts'
import { orderSettingsFields } from './orders.ts'
import { purchasingSettings } from './purchasing.ts'
import { reminderSettingsMessages } from './reminders.ts'

export const settingsMessages = {
  title: 'Settings',
  crumbs: 'You are here',
  filter: {
    label: 'Filter settings',
    hint: (cards: number) => `Filter ${cards} cards: VAT, net 30, logo, back-orders`,
    none: 'No settings contain this word',
    noneDetail: 'Try another word, or a part of it.',
    clear: 'Clear the filter',
    found: (labels: readonly string[]) => labels.join(' · '),
    count: (cards: number) => (cards === 1 ? 'One card' : `${cards} cards`),
  },
  noPart: 'Settings not found',
  noPartDetail: 'This settings page does not exist. Check the link.',
  description: 'All settings of the shop.',
  lead: 'Changes apply at once to all pages, e-mails and new documents. Issued documents do not change.',
  /** In the order of the page. */
  groups: {
    shop: {
      title: 'Name and look',
      lead: 'The name appears in the navigation bar, page titles, e-mails, documents and the API description.',
    },
    front: {
      title: 'Home page',
      lead: 'The text of the banner, the strip of figures, and two optional pages. Edit the text of these pages under Text pages.',
    },
    place: {
      title: 'Country, currency, time',
      lead: 'The country, currency and time zone of the shop.',
    },
    letterhead: {
      title: 'Letterhead',
      lead: 'The shop’s details on future invoices and packing slips.',
    },
    orders: {
      title: 'Who may order',
      lead: 'Who may order and who can see prices, on pages and in the API.',
    },
    stock: {
      title: 'Stock and back-orders',
      lead: 'Whether buyers can order more than is in stock, and when orders are dispatched.',
    },
    holds: {
      title: 'Holds',
      lead: 'Which orders wait until somebody releases them, and for how long.',
    },
    papers: {
      title: 'Confirmations and parcels',
      lead: 'What a buyer gets with an order, and how the parcels are tracked.',
    },
    reviews: {
      title: 'Reviews',
      lead: 'Reviews with links, e-mail addresses or phone numbers always wait until the shop has checked them.',
    },
    purchasing: purchasingSettings.group,
    tax: {
      title: 'Tax',
      lead: 'Prices do not include tax. The tax is shown before an order is placed and is saved with the order. Have an adviser confirm these settings.',
    },
    payments: {
      title: 'Payment terms',
      lead: 'When invoices are due, and what happens when they are overdue. Outstanding invoices are listed under Payments.',
    },
    reminders: {
      title: 'Reminders',
      lead: 'E-mails about overdue invoices. Each reminder is sent once, not before noon on the day set for it, with the invoice attached. {number}, {due}, {days} and {open} are replaced with the invoice’s values, {name} with the buyer, {shop} with the shop.',
    },
    accounting: accountingSettings.group,
    access: {
      title: 'Staff sign-in',
      lead: 'How staff prove their identity, at sign-in and before important changes.',
    },
    mails: {
      title: 'E-mails to buyers',
      lead: 'Subject and opening text of each e-mail; the details of the order follow. {number}, {name}, {shop} and {total} are replaced with the order’s values. Software updates do not change your own texts.',
    },
    accountMails: {
      title: 'Account e-mails',
      lead: 'Subject and opening text of each e-mail. The link follows, with advice for recipients who did not request the e-mail. {shop} is replaced with the name of the shop. These e-mails never contain text that people enter about themselves, because they are also sent to unconfirmed addresses.',
    },
  },
  fields: {
    ...accountingSettings.fields,
    ...purchasingSettings.fields,
    ...reminderSettingsMessages,
    ...orderSettingsFields,
    paymentsSince: {
      label: 'Track payments from',
      help: 'Buyers see open invoices from this day on. Earlier invoices are not open items. If empty: buyers see no open invoices, no reminders are sent, and staff see all unpaid invoices.',
    },
    paymentTerms: {
      label: 'Payment terms',
      help: '“net 30”: due 30 days after the invoice. “2/10 net 30”: 2% discount if paid within 10 days. A company can have its own terms. If empty: payable on receipt.',
    },
    overdueDays: {
      label: 'Days overdue until new orders go on hold',
      help: 'If a company has an invoice that is overdue by at least this number of days, new orders from the company go on hold until somebody with the Money permission releases them. The credit limit is on the company’s record. If empty: never.',
    },
    name: { label: 'Name of the shop', help: 'The public name. At most 60 characters.' },
    tagline: {
      label: 'Tagline',
      help: 'A few words after the name in the footer and in e-mails.',
    },
    accent: {
      label: 'Accent color',
      help: 'For buttons and links. The color must be light enough for dark text. Shades for light and dark mode are derived from this color.',
    },
    logo: {
      label: 'Logo',
      help: 'Shown in the navigation bar, in e-mails and on documents. Without a logo, the name is shown.',
    },
    icon: {
      label: 'Icon',
      help: 'For tabs, bookmarks and home screens. Without an icon, a square logo or a generated icon is used.',
    },
    country: { label: 'Country', help: 'The country of the shop’s registered office.' },
    currency: {
      label: 'Currency',
      help: 'For all prices, orders and documents. The currency cannot be changed after the first order.',
    },
    timeZone: {
      label: 'Time zone',
      help: 'Used for days in filters, lists, documents and e-mails.',
    },
    defaultLanguage: {
      label: 'Default language',
      help: 'Used for pages without a language code in their web address, and for people who have not chosen a language.',
    },
    languages: {
      label: 'Other languages',
      help: 'Codes separated by spaces: “de” for German, “en” for English. Pages in these languages have the code in their web address, such as /de/purchase or /en/purchase. Pages in the default language have no code. If empty: the shop has one language.',
    },
    whoMayOrder: {
      label: 'Who may order',
      help: 'All other visitors can browse, fill a cart and check prices. When they order, they see which step is missing.',
    },
    whoSeesPrices: {
      label: 'Who sees prices',
      help: 'All other visitors see tools without prices. They cannot sort or filter by price, and cannot order, but can ask for a quote. Staff see all prices.',
    },
    hero: { label: 'Picture', help: 'Behind the greeting and the headline.' },
    heroGreeting: { label: 'Greeting', help: 'Shown above the headline. Optional.' },
    heroHeadline: { label: 'Headline', help: 'The main line of the banner.' },
    figures: {
      label: 'Figures',
      help: 'One per line: the figure, a vertical bar and its label, such as “30+ | Years of Trust”. Without lines, no figures are shown. Use only true figures.',
    },
    blogs: {
      label: 'Blogs',
      help: 'If hidden, the page is removed from the menu, the footer and search engines.',
    },
    portfolio: {
      label: 'My Portfolio',
      help: 'If hidden, the page is removed from the menu, the footer and search engines.',
    },
    placedSubject: { label: 'Order placed: subject', help: '' },
    placedOpening: { label: 'Order placed: opening text', help: '' },
    confirmedSubject: { label: 'Order confirmed: subject', help: '' },
    confirmedOpening: { label: 'Order confirmed: opening text', help: '' },
    shippedSubject: { label: 'Order shipped: subject', help: '' },
    shippedOpening: { label: 'Order shipped: opening text', help: '' },
    deliveredSubject: { label: 'Order delivered: subject', help: '' },
    deliveredOpening: { label: 'Order delivered: opening text', help: '' },
    cancelledSubject: { label: 'Order cancelled: subject', help: '' },
    cancelledOpening: { label: 'Order cancelled: opening text', help: '' },
    confirmationSubject: { label: 'E-mail address to confirm: subject', help: '' },
    confirmationOpening: { label: 'E-mail address to confirm: opening text', help: '' },
    resetSubject: { label: 'New password requested: subject', help: '' },
    resetOpening: { label: 'New password requested: opening text', help: '' },
    invitationSubject: {
      label: 'Staff invitation: subject',
      help: '{address} is replaced with the shop’s web address, {from} with the name of the person who sends the invitation.',
    },
    invitationOpening: { label: 'Staff invitation: opening text', help: '' },
    passwordChangedSubject: { label: 'Password changed: subject', help: '' },
    passwordChangedOpening: { label: 'Password changed: opening text', help: '' },
    newSignInSubject: { label: 'New device: subject', help: '' },
    newSignInOpening: { label: 'New device: opening text', help: '' },
    emailChangedSubject: { label: 'E-mail address changed: subject', help: '' },
    emailChangedOpening: { label: 'E-mail address changed: opening text', help: '' },
    legalName: {
      label: 'Name on documents',
      help: 'The legal name, if different from the name of the shop.',
    },
    address: { label: 'Address', help: 'As on an envelope, with line breaks.' },
    vatId: { label: 'VAT number', help: 'Printed on invoices.' },
    email: {
      label: 'E-mail address on documents',
      help: 'For questions about invoices. Required for electronic invoices.',
    },
    phone: {
      label: 'Phone number on documents',
      help: 'For questions about invoices. Required for XRechnung (public buyers in Germany).',
    },
    taxNumber: {
      label: 'Tax number',
      help: 'The number from your tax office (Steuernummer), in addition to the VAT number.',
    },
    register: {
      label: 'Commercial register',
      help: 'Court and number, such as “Amtsgericht Berlin, HRB 12345”. Required on letters from German companies.',
    },
    directors: { label: 'Managing directors', help: 'As printed on letters.' },
    tax: {
      label: 'Value added tax or sales tax',
      help: 'Rates for the EU, the United Kingdom, Switzerland and Norway are built in. Enter US rates under US sales tax. Set the country of the shop first.',
    },
    salesTaxZip: {
      label: 'ZIP code of the shop',
      help: 'For shops in the USA: used for collected goods and for orders without a ZIP code.',
    },
    vatService: {
      label: 'Official VAT number service',
      help: 'Checks the VAT numbers of companies. Supplies to other Member States are tax-free if the number is confirmed. The EU service is https://ec.europa.eu/taxation_customs/vies/rest-api. If empty: numbers are not checked and tax is always charged.',
    },
    vatRecheck: {
      label: 'Check VAT numbers again',
      help: 'If the service is not available, a confirmation stays valid for one more week.',
    },
    staffFactor: {
      label: 'Second factor for staff',
      help: 'If required, staff without a second factor must set it up on My Profile before using the dashboard. Set up your own second factor first. Remove a lost second factor with npm run shop -- admin reset-factor.',
    },
    stepUp: {
      label: 'Confirm identity before exports, bulk changes and changes to permissions or settings',
      help: 'Staff with a second factor must always enter a code, unless they signed in within the last ten minutes. Other staff can be asked for their password.',
    },
    blockedWords: {
      label: 'Blocked words',
      help: 'One word or phrase per line. Reviews that contain one of these words or phrases wait for approval. Case is ignored.',
    },
    firstReviews: {
      label: 'First review from an account without a confirmed e-mail address',
      help: '',
    },
    bank: {
      label: 'Bank account',
      help: 'Printed on invoices. With an IBAN, invoices also show a payment reference and, in euros, a QR code for bank apps.',
    },
    invoicing: {
      label: 'Issue invoices',
      help: 'On shipment: each shipment gets its own invoice, and the buyer gets an e-mail.',
    },
  },
  choices: {
    ...accountingSettings.choices,
    ...purchasingSettings.choices,
    defaultLanguage: { en: 'English', de: 'Deutsch (German)' },
    whoSeesPrices: {
      everybody: 'Everybody',
      'signed-in': 'Signed-in customers',
      companies: 'Members of approved companies',
    },
    dispatchDays: {
      'mon-fri': 'Monday to Friday',
      'mon-sat': 'Monday to Saturday',
      daily: 'Every day',
    },
    backOrders: { no: 'Not allowed', yes: 'Allowed; the order waits for goods' },
    orderConfirmations: { no: 'Not sent', yes: 'Sent with the e-mail' },
    productFeed: { no: 'Off', yes: 'Public' },
    punchOut: { no: 'Off', yes: 'Companies with a connection can use it' },
    agents: { no: 'Off', yes: 'Customers can link agents' },
    ucp: { no: 'Off', yes: 'Customers’ agents can use it' },
    termsAtOrder: { no: 'Not shown', yes: 'Shown beside the order button' },
    tax: {
      none: 'Not charged',
      vat: 'Charged by country and date',
      'small-business': 'Exempt as a small business, with a note',
    },
    vatRecheck: {
      '30': 'After 30 days',
      '90': 'After 90 days',
      '180': 'After 180 days',
      '365': 'After 365 days',
    },
    staffFactor: { offered: 'Optional', demanded: 'Required' },
    stepUp: {
      enrolled: 'Staff with a second factor',
      staff: 'All staff',
    },
    firstReviews: { shown: 'Shown at once', held: 'Held for approval' },
    invoicing: {
      'on-request': 'On request, for the whole order',
      'when-shipped': 'On shipment, for the shipped pieces',
    },
  },
  notTime: 'Enter a time such as 09:30 or 14:00, or leave the field empty.',
  notDaysOff: 'Enter one day per line, such as 2026-12-24, or 12-25 for each year.',
  notDay: 'Choose a day, or leave the field empty.',
  notCarriers: (known: readonly string[]) =>
    `Enter one carrier per line: ${known.join(', ')}, or a name and a web address with {number}, such as Rail https://rail.example/track/{number}.`,
  notZip: 'Enter a ZIP code of five digits, such as 43215, or leave the field empty.',
  notOptionalDays: 'Enter a number of days from 1 to 999, or leave the field empty.',
  notHoldDays: 'Enter a number of days from 1 to 99.',
  notOptionalAmount:
    'Enter an amount of at least 1, such as 500 or 499.50, or leave the field empty.',
  notOptionalShare: 'Enter a percentage from 1 to 100, or leave the field empty.',
  notAddress:
    'Enter a web address that begins with https://, without a query, or leave the field empty.',
  notPicture: 'Add the picture as a file, or remove it.',
  notColor: 'Enter a color as # followed by six hexadecimal digits, such as #f26a1b.',
  tooDark: (nearest: string) =>
    `Text on this color is hard to read: the contrast is below 4.5 to 1. The nearest valid color is ${nearest}.`,
  buyers: {
    everybody: 'Everybody with an account',
    confirmed: 'Accounts with a confirmed e-mail address',
    companies: 'Members of approved companies, for their company',
  },
  notBuyers: 'Choose from the list who may order.',
  notPriceViewers: 'Choose from the list who can see prices.',
  noCountry: 'Not set',
  notCountry: 'Choose a country from the list.',
  noMailField: (field: string, fields: readonly string[]) =>
    `There is no field '{${field}}'. ${thereAre(fields.map((one) => `{${one}}`))}`,
  notFigures: (max: number) =>
    `Enter one figure per line, with a vertical bar before its label: 30+ | Years of Trust. At most ${max} lines, 20 characters before the bar and 40 after it.`,
  notShown: 'Choose “shown” or “hidden”.',
  shown: { shown: 'Shown', hidden: 'Hidden' },
  notLanguages: (codes: readonly string[]) =>
    `Choose one or more of these languages: ${codes.join(', ')}.`,
  notCurrency: 'Choose a currency with two decimals from the list.',
  notTimeZone: 'Enter a time zone such as Europe/Berlin, or choose one from the list.',
  save: 'Save',
  keep: 'Keep it as it is',
  saving: 'Saving',
  saved: 'Saved',
  unchanged: 'Nothing has changed.',
  notSaved: 'Not saved.',
  changedTitle: 'Somebody else has changed these settings',
  changedDetail: (changes: readonly string[]) =>
    `${changes.join(' ')} Your entries are kept: check them, then save again.`,
  changedBy: (label: string, by: string, value: string) =>
    `${by} has changed “${label}” to “${value}”.`,
  environment: 'The environment',
  empty: 'nothing',
  notReminderDays:
    'Enter up to three numbers of days in ascending order, each at most 365, such as 7, 21, 35.',
  notPutBackTitle: 'The earlier value cannot be restored',
  notPutBackChanged: (labels: readonly string[]) =>
    `Changed again after this change: ${labels.join(', ')}. Restore the newer change first, or enter the value by hand.`,
  notPutBackInvalid: (labels: readonly string[]) =>
    `The earlier value is no longer valid: ${labels.join(', ')}. Enter a new value by hand.`,
  notFilled: 'The environment contains a setting that is no longer valid; it is ignored',
  unreadable: 'A setting from an older version is not valid; its default is used',
} as const

const thereAre = (names: readonly string[]): string =>
  names.length > 1
    ? `The available fields are ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`
    : `The only available field is ${names.join('')}.`
