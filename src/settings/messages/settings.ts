/** Texts of the settings: labels, helps, and what can be wrong with them. */
import { settingsHistoryMessages } from './history.ts'
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
    none: 'No setting has this word',
    noneDetail: 'Try another word, or a part of it.',
    clear: 'Clear the filter',
    found: (labels: readonly string[]) => labels.join(' · '),
    count: (cards: number) => (cards === 1 ? 'One card' : `${cards} cards`),
  },
  noPart: 'There are no such settings',
  noPartDetail: 'The address names none of the parts.',
  description: 'Everything about the shop that needs no code.',
  lead: 'What you save counts at once, on every page, mail and document. Issued documents stay as they are.',
  /** In the order of the page. */
  groups: {
    shop: {
      title: 'Name and look',
      lead: 'The name is in the bar, in titles, mails, documents and in the description of the API.',
    },
    front: {
      title: 'Front page',
      lead: 'The words of the banner, the strip of figures, and the pages that not every shop needs. Their texts are edited under Text pages.',
    },
    place: {
      title: 'Country, currency, time',
      lead: 'Where the shop is, in which money it sells, and when its day begins.',
    },
    letterhead: {
      title: 'Letterhead',
      lead: 'What invoices and packing slips say of the shop from now on.',
    },
    orders: {
      title: 'Who may order',
      lead: 'Who may order and who sees prices, on the pages and in the API alike.',
    },
    stock: {
      title: 'Stock and back-orders',
      lead: 'What happens when a buyer wants more than is in stock.',
    },
    holds: {
      title: 'Holds',
      lead: 'Which orders wait until somebody releases them, and for how long.',
    },
    papers: {
      title: 'Confirmations and parcels',
      lead: 'What a buyer gets with an order, and how its parcels are followed.',
    },
    reviews: {
      title: 'Reviews',
      lead: 'Reviews with links, e-mail addresses or telephone numbers always wait until somebody of the shop has checked them.',
    },
    purchasing: purchasingSettings.group,
    tax: {
      title: 'Tax',
      lead: 'Prices are without tax. What is charged is shown before an order, and kept with it. Have an adviser confirm these settings.',
    },
    payments: {
      title: 'Payment terms',
      lead: 'When invoices are due, and what happens when they are late. What customers owe is under Payments.',
    },
    reminders: {
      title: 'Reminders',
      lead: 'Mails about invoices that are overdue, each step once, from noon of its day, with the invoice. {number}, {due}, {days} and {open} stand for those of the invoice, {name} for the buyer, {shop} for the shop.',
    },
    accounting: accountingSettings.group,
    access: {
      title: 'Sign-in of staff',
      lead: 'How staff prove their identity, at the sign-in and before what matters.',
    },
    mails: {
      title: 'Mails to buyers',
      lead: 'Subject and opening words; what was ordered follows them. {number}, {name}, {shop} and {total} stand for those of the order. Words of your own stay as they are when the shop is upgraded.',
    },
    accountMails: {
      title: 'Mails about accounts',
      lead: 'Subject and opening words; the link, and what to do if it was somebody else, follow them. {shop} stands for the name of the shop. What people type about themselves is never in these mails, since they also go to addresses that nobody has confirmed.',
    },
  },
  fields: {
    ...accountingSettings.fields,
    ...purchasingSettings.fields,
    ...reminderSettingsMessages,
    ...orderSettingsFields,
    paymentsSince: {
      label: 'Payments are followed since',
      help: 'Buyers see what is open of invoices from this day on, and earlier ones are left out of the open items. Empty: buyers see nothing.',
    },
    paymentTerms: {
      label: 'Payment terms',
      help: 'Such as “net 30”: due 30 days after the invoice; or “2/10 net 30”: 2 % less when it is paid within 10 days. A company may have its own. Empty: payable on receipt.',
    },
    overdueDays: {
      label: 'Orders of companies wait when an invoice is late by',
      help: 'Days. A company with an invoice that is overdue for so long orders on hold, until somebody with the permission Money releases it. What a company may owe stands on its record. Empty: they do not wait.',
    },
    name: { label: 'Name of the shop', help: 'As people call it. At most 60 characters.' },
    tagline: {
      label: 'What the shop is',
      help: 'A few words that follow the name in the footer and below mails.',
    },
    accent: {
      label: 'Accent colour',
      help: 'Of buttons and links. Dark text stands on it, so it must be light enough; shades for both schemes follow from it.',
    },
    logo: {
      label: 'Logo',
      help: 'In the bar, in mails and on documents. Without one the name is written there.',
    },
    icon: {
      label: 'Icon',
      help: 'In tabs, bookmarks and on home screens. Without one it is made from a square logo, or drawn.',
    },
    country: { label: 'Country', help: 'Where the shop has its seat.' },
    currency: {
      label: 'Currency',
      help: 'Of every price, order and document. It is fixed by the first order, since what was sold stays what it was.',
    },
    timeZone: {
      label: 'Time zone',
      help: 'In which a day begins and ends: in filters, lists, documents and mails.',
    },
    whoMayOrder: {
      label: 'Who may order',
      help: 'The others can look around, fill a cart and check prices; an order says what is missing.',
    },
    whoSeesPrices: {
      label: 'Who sees prices',
      help: 'The others see the tools without prices, cannot sort or narrow a list by them, and cannot order at prices that they do not know. They can ask for an offer. Staff see all prices.',
    },
    hero: { label: 'Picture', help: 'Behind the greeting and the headline.' },
    heroGreeting: { label: 'Greeting', help: 'Above the headline; may be empty.' },
    heroHeadline: { label: 'Headline', help: 'The first words that visitors read.' },
    figures: {
      label: 'Figures',
      help: 'One line each: the figure, a bar, what it counts, such as “30+ | Years of Trust”. Empty leaves the strip out. Say only what is true.',
    },
    blogs: {
      label: 'Blogs',
      help: 'Hidden, the page is gone from menu, footer and search engines.',
    },
    portfolio: { label: 'My Portfolio', help: 'As above.' },
    placedSubject: { label: 'Order placed: subject', help: '' },
    placedOpening: { label: 'Order placed: opening words', help: '' },
    confirmedSubject: { label: 'Order confirmed: subject', help: '' },
    confirmedOpening: { label: 'Order confirmed: opening words', help: '' },
    shippedSubject: { label: 'Order shipped: subject', help: '' },
    shippedOpening: { label: 'Order shipped: opening words', help: '' },
    deliveredSubject: { label: 'Order delivered: subject', help: '' },
    deliveredOpening: { label: 'Order delivered: opening words', help: '' },
    cancelledSubject: { label: 'Order cancelled: subject', help: '' },
    cancelledOpening: { label: 'Order cancelled: opening words', help: '' },
    confirmationSubject: { label: 'E-mail address to confirm: subject', help: '' },
    confirmationOpening: { label: 'E-mail address to confirm: opening words', help: '' },
    resetSubject: { label: 'New password asked for: subject', help: '' },
    resetOpening: { label: 'New password asked for: opening words', help: '' },
    invitationSubject: {
      label: 'Invitation of staff: subject',
      help: '{address} is the address of the shop, {from} the name of who invites.',
    },
    invitationOpening: { label: 'Invitation of staff: opening words', help: '' },
    passwordChangedSubject: { label: 'Password changed: subject', help: '' },
    passwordChangedOpening: { label: 'Password changed: opening words', help: '' },
    newSignInSubject: { label: 'New device: subject', help: '' },
    newSignInOpening: { label: 'New device: opening words', help: '' },
    emailChangedSubject: { label: 'E-mail address changed: subject', help: '' },
    emailChangedOpening: { label: 'E-mail address changed: opening words', help: '' },
    legalName: {
      label: 'Name on documents',
      help: 'The legal name, if it is another one than that of the shop.',
    },
    address: { label: 'Address', help: 'One line each, as on an envelope.' },
    vatId: { label: 'VAT number', help: 'Printed on invoices.' },
    email: {
      label: 'E-mail address on documents',
      help: 'Where buyers ask about an invoice. Electronic invoices need it.',
    },
    phone: {
      label: 'Phone number on documents',
      help: 'For questions about an invoice. XRechnung, the form of public buyers in Germany, needs it.',
    },
    taxNumber: {
      label: 'Tax number',
      help: 'The number of your tax office (Steuernummer), beside the VAT number.',
    },
    register: {
      label: 'Register of companies',
      help: 'Court and number, such as “Amtsgericht Berlin, HRB 12345”. German companies must name it on letters.',
    },
    directors: { label: 'Managing directors', help: 'As letters name them.' },
    tax: {
      label: 'Value added tax or sales tax',
      help: 'The rates of the EU, the United Kingdom, Switzerland and Norway are built in; those of US states you enter under US sales tax. Say the country of the shop first.',
    },
    salesTaxZip: {
      label: 'ZIP code of the shop',
      help: 'For shops in the USA: sales tax of what is collected there, and of orders that name no ZIP code.',
    },
    vatService: {
      label: 'Official service of VAT numbers',
      help: 'Asked whether the VAT numbers of companies are valid: confirmed, supplies to other Member States are without tax. That of the EU is https://ec.europa.eu/taxation_customs/vies/rest-api. Empty: nobody is asked, and tax is always charged.',
    },
    vatRecheck: {
      label: 'VAT numbers are asked about again',
      help: 'A confirmation counts for a week longer while the service does not answer.',
    },
    staffFactor: {
      label: 'Second factor of staff',
      help: 'Demanded, staff without one set it up on My Profile before anything else of the dashboard opens. Set up your own first. A lost one is taken off by npm run shop -- admin reset-factor.',
    },
    stepUp: {
      label: 'A fresh sign-in before rights, settings, saved lists and bulk changes',
      help: 'Who has a second factor is always asked for a code, unless they signed in within ten minutes. The others can be asked for their password.',
    },
    blockedWords: {
      label: 'Blocked words',
      help: 'One word or phrase on each line. A review that has one of them, in any letter case, waits until you have looked at it.',
    },
    firstReviews: {
      label: 'First review of an account without a confirmed e-mail address',
      help: '',
    },
    bank: {
      label: 'Bank account',
      help: 'Printed on invoices, for the transfer. With an IBAN they have a reference by which the payment is found again and, in euros, a code that banks scan.',
    },
    invoicing: {
      label: 'Invoices are issued',
      help: 'When pieces are shipped: each shipment has its own invoice, and the buyer gets a mail.',
    },
  },
  choices: {
    ...accountingSettings.choices,
    ...purchasingSettings.choices,
    whoSeesPrices: {
      everybody: 'Everybody',
      'signed-in': 'Who is signed in',
      companies: 'Members of approved companies',
    },
    backOrders: { no: 'Cannot be ordered', yes: 'Can be ordered, and waits for goods' },
    orderConfirmations: { no: 'Not sent', yes: 'Sent with the mail' },
    productFeed: { no: 'Off', yes: 'Public' },
    termsAtOrder: { no: 'Not named', yes: 'Named beside the button' },
    tax: {
      none: 'Not charged',
      vat: 'Charged by country and day',
      'small-business': 'Exempt as a small business, and said so',
    },
    vatRecheck: {
      '30': 'After 30 days',
      '90': 'After 90 days',
      '180': 'After 180 days',
      '365': 'After 365 days',
    },
    staffFactor: { offered: 'Offered', demanded: 'Demanded' },
    stepUp: {
      enrolled: 'From those who have a second factor',
      staff: 'From all staff',
    },
    firstReviews: { shown: 'Shown at once', held: 'Held until you have looked at it' },
    invoicing: {
      'on-request': 'When somebody asks for it, for the whole order',
      'when-shipped': 'When pieces are shipped, with what was shipped',
    },
  },
  /** What is usual in a country, of what has its default still. */
  usual: (
    country: string,
    {
      currency,
      timeZone,
      invoices,
    }: {
      readonly currency: string | undefined
      readonly timeZone: string | undefined
      readonly invoices: boolean
    },
  ) => {
    const usual = [
      ...(currency === undefined ? [] : [`prices in ${currency}`]),
      ...(timeZone === undefined ? [] : [`the time zone ${timeZone}`]),
      ...(invoices ? ['an invoice for each shipment, without being asked'] : []),
    ]
    return `Usual in ${country}: ${usual.join(', ')}.`
  },
  takeUsual: 'Use these, then save',
  notDay: 'Choose a day, or none.',
  notCarriers: (known: readonly string[]) =>
    `Write a line for each carrier: ${known.join(', ')}, or a name and an address with {number}, such as Rail https://rail.example/track/{number}.`,
  notZip: 'Write a ZIP code of five digits, such as 43215, or nothing.',
  notOptionalDays: 'Write a number of days from 1 to 999, or nothing.',
  notHoldDays: 'Write a number of days from 1 to 99.',
  notOptionalAmount: 'Write an amount such as 500 or 499.50, at least 1, or nothing.',
  notOptionalShare: 'Write percent from 1 to 100, or nothing.',
  notAddress: 'Write an address that begins with https://, without a query, or nothing.',
  notPicture: 'Add the picture as a file, or leave it out.',
  notColor: 'Write a colour as # and six digits, such as #f26a1b.',
  tooDark: (nearest: string) =>
    `Text on this colour could not be read: its contrast is below 4.5 to 1. The nearest that passes is ${nearest}.`,
  buyers: {
    everybody: 'Everybody with an account',
    confirmed: 'Accounts with a confirmed e-mail address',
    companies: 'Members of approved companies, for their company',
  },
  notBuyers: 'Choose who may order from the list.',
  notPriceViewers: 'Choose who sees prices from the list.',
  noCountry: 'Not said',
  notCountry: 'Choose a country from the list.',
  noMailField: (field: string, fields: readonly string[]) =>
    `There is no field '{${field}}'. ${thereAre(fields.map((one) => `{${one}}`))}`,
  notFigures: (max: number) =>
    `Write each figure on a line of its own, with a bar before what it counts: 30+ | Years of Trust. At most ${max} lines, 20 characters before the bar and 40 after it.`,
  notShown: 'Choose shown or hidden.',
  shown: { shown: 'Shown', hidden: 'Left out' },
  notCurrency: 'Choose a currency from the list. It has two decimals.',
  notTimeZone: 'Write a time zone such as Europe/Berlin, or choose one from the list.',
  save: 'Save',
  keep: 'Keep it as it is',
  saving: 'Saving',
  saved: 'Saved',
  unchanged: 'There was nothing to change.',
  notSaved: 'Not saved.',
  changedTitle: 'Somebody else has changed this meanwhile',
  changedDetail: (changes: readonly string[]) =>
    `${changes.join(' ')} What you typed is still here: look at it, then save again.`,
  changedBy: (label: string, by: string, value: string) =>
    `${by} has changed “${label}” to “${value}”.`,
  environment: 'The environment',
  empty: 'nothing',
  history: settingsHistoryMessages,
  notReminderDays:
    'Write up to three numbers of days that rise, such as 7, 21, 35; the last at most 365.',
  notPutBackTitle: 'This cannot be put back',
  notPutBackChanged: (labels: readonly string[]) =>
    `It was changed again since: ${labels.join(', ')}. Put the newer change back first, or write the value by hand.`,
  notPutBackInvalid: (labels: readonly string[]) =>
    `The earlier value is no longer possible: ${labels.join(', ')}. Write a new one by hand.`,
  notFilled: 'The environment names a value that is not possible any more; it is left out',
  unreadable: 'A setting of an older version is not understood; its default is used',
} as const

const thereAre = (names: readonly string[]): string =>
  names.length > 1
    ? `There are ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`
    : `There is ${names.join('')} alone.`
