/** Texts of the settings of orders that wait: ceilings for newcomers, holds, back-orders. */

export const orderSettingsFields = {
  newcomerMaxOrder: {
    label: 'Ceiling for newcomers: value of an order',
    help: 'An amount such as 500. Until you have confirmed a first order of an account, one that comes to more is placed on hold, and nothing is reserved for it until you release it. The smallest quantity of one tool, orders for approved companies and accepted quotes go through. Empty: none waits.',
  },
  newcomerMaxShare: {
    label: 'Ceiling for newcomers: share of a tool’s stock',
    help: 'Percent. Above it an order of such an account waits as well; its open orders count together. The minimum and the last pieces go through. Empty: none waits.',
  },
  productFeed: {
    label: 'Product feed',
    help: 'All tools with their prices as Google’s Merchant Center reads them, at /product-feed.xml. The address is public, and answers only while everybody sees prices.',
  },
  holdDays: {
    label: 'Days until an order on hold ends',
    help: 'Orders wait on hold until somebody approves or releases them; two days before the end a mail says so. From 1 to 99.',
  },
  backOrders: {
    label: 'More than is in stock',
    help: 'Where it may be ordered, the buyer accepts that the rest waits, with the day on which it is expected. A company may have its own rule. What waits stands under Back-orders.',
  },
  orderConfirmations: {
    label: 'Order confirmation as a PDF',
    help: 'With the step Confirm, the mail to the buyer brings it.',
  },
  carriers: {
    label: 'Carriers',
    help: 'A line each: DHL, DPD, GLS, UPS, FedEx, USPS, Royal Mail, Hermes, Austrian Post, Swiss Post, La Poste, or a name and an address with {number}. A tracking number that begins with the name, such as DHL 00340434, gets the carrier’s link; with one carrier, a number without a name does, too.',
  },
  termsAtOrder: {
    label: 'Terms when an order is placed',
    help: 'A sentence beside the button names your terms (text page Terms of use), and each order keeps their version.',
  },
  backOrderDays: {
    label: 'Days until goods that are short are expected',
    help: 'From the day of the order on; you can promise another day for each line. From 1 to 99.',
  },
} as const
