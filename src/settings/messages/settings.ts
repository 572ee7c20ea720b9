/** Texts of the settings: labels, helps, and what can be wrong with them. */
export const settingsMessages = {
  title: 'Settings',
  description: 'Everything about the shop that needs no code.',
  lead: 'What you save here counts at once, on every page, mail and document. Documents that were issued stay as they are.',
  groups: {
    shop: {
      title: 'Shop',
      lead: 'The name stands in the bar, in titles, mails, documents and in the description of the API.',
    },
    orders: {
      title: 'Orders',
      lead: 'From whom the shop takes orders, on its pages and in the API alike.',
    },
    front: {
      title: 'Front page',
      lead: 'The words of the banner, the strip of figures, and the pages that not every shop needs. Their texts are edited under Pages of the shop.',
    },
    mails: {
      title: 'Mails to buyers',
      lead: 'Subject and opening words; what was ordered follows by itself. {number}, {name}, {shop} and {total} stand for those of the order. Words of your own stay as they are when the shop is upgraded.',
    },
    letterhead: {
      title: 'Letterhead',
      lead: 'What invoices and packing slips say of the shop from now on.',
    },
    access: {
      title: 'Access of staff',
      lead: 'How staff prove who they are, at the sign-in and before what matters.',
    },
    reviews: {
      title: 'Reviews',
      lead: 'Reviews with links, e-mail addresses or telephone numbers always wait until somebody of the shop has looked at them.',
    },
    payments: {
      title: 'Payments',
      lead: 'What customers owe stands under Payments.',
    },
    tax: {
      title: 'Tax',
      lead: 'Prices are without tax. What is charged on top of them is shown before an order, and frozen with it. Have an adviser confirm these settings.',
    },
  },
  fields: {
    holdDays: {
      label: 'Days until an order on hold ends',
      help: 'Orders wait on hold until somebody approves or releases them; two days before the end a mail says so. From 1 to 99.',
    },
    paymentsSince: {
      label: 'Payments are followed since',
      help: 'Buyers see what is open of invoices from this day on, and earlier ones are left out of the open items. Empty: buyers see nothing.',
    },
    paymentTerms: {
      label: 'Payment terms',
      help: 'Such as “net 30”: due 30 days after the invoice; or “2/10 net 30”: 2 % less when it is paid within 10 days. A company may have its own. Empty: payable on receipt.',
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
    tax: {
      label: 'Value added tax',
      help: 'The rates of the EU, the United Kingdom, Switzerland and Norway are built in. Say the country of the shop first.',
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
      label: 'A fresh sign-in before rights, settings and deleted users',
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
    bank: { label: 'Bank account', help: 'Printed on invoices, for the transfer.' },
    invoicing: {
      label: 'Invoices are issued',
      help: 'When pieces are shipped: each shipment has its own invoice, and the buyer gets a mail.',
    },
  },
  choices: {
    tax: { none: 'Not charged', vat: 'Charged by country and day' },
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
  notDay: 'Choose a day, or none.',
  notHoldDays: 'Write a number of days from 1 to 99.',
  notAddress: 'Write an address that begins with https://, without a query, or nothing.',
  notEmail: 'Write an e-mail address such as office@example.com, or nothing.',
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
  noCountry: 'Not said',
  notCountry: 'Choose a country from the list.',
  noMailField: (field: string) =>
    `There is no field '{${field}}'. There are {number}, {name}, {shop} and {total}.`,
  notFigures: (max: number) =>
    `Write each figure on a line of its own, with a bar before what it counts: 30+ | Years of Trust. At most ${max} lines, 20 characters before the bar and 40 after it.`,
  notShown: 'Choose shown or hidden.',
  shown: { shown: 'Shown', hidden: 'Left out' },
  notCurrency: 'Choose a currency from the list. It has two decimals.',
  notTimeZone: 'Write a time zone such as Europe/Berlin, or choose one from the list.',
  save: 'Save',
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
  history: {
    title: 'History',
    lead: 'Who changed what, newest first.',
    empty: 'Nothing was changed yet.',
    emptyDetail: 'As soon as somebody saves a setting, it stands here.',
    change: 'Change',
    changed: (before: string, after: string) => `from “${before}” to “${after}”`,
    by: 'By',
    at: 'When',
    actions: 'Actions',
    putBack: 'Put back',
    putBackLabel: (labels: string) => `Put back: ${labels}`,
    sure: (labels: string) => `Put back what was set before: ${labels}?`,
    done: 'Put back',
  },
  notPutBackTitle: 'This cannot be put back',
  notPutBackChanged: (labels: readonly string[]) =>
    `It was changed again since: ${labels.join(', ')}. Put the newer change back first, or write the value by hand.`,
  notPutBackInvalid: (labels: readonly string[]) =>
    `The earlier value is no longer possible: ${labels.join(', ')}. Write a new one by hand.`,
  notFilled: 'The environment names a value that is not possible any more; it is left out',
  unreadable: 'A setting of an older version is not understood; its default is used',
} as const
