/** Texts of the settings of waiting orders: limits for newcomers, holds, back-orders. */

export const orderSettingsFields = {
  newcomerMaxOrder: {
    label: 'New customers: order limit',
    help: 'An amount such as 500. Until you have confirmed an account’s first order, larger orders go on hold, and nothing is reserved until you release them. The minimum quantity of one tool, orders for approved companies and accepted quotes are exempt. If empty: no limit.',
  },
  newcomerMaxShare: {
    label: 'New customers: share of a tool’s stock',
    help: 'A percentage. New customers’ orders above this share also go on hold; all of an account’s open orders are added up. Orders for the minimum quantity or for the last pieces are exempt. If empty: no limit.',
  },
  productFeed: {
    label: 'Product feed',
    help: 'All tools with prices for Google Merchant Center, at /product-feed.xml. This web address is public, and works only while everybody can see prices.',
  },
  agents: {
    label: 'Customers’ agents',
    help: 'Customers can link programs that find tools, check prices and order for them, within limits that the customer sets. Agents reach the shop at /api/mcp (Model Context Protocol). Any agent can read the catalogue there. Prices are included only if everybody can see them.',
  },
  ucp: {
    label: 'Universal Commerce Protocol',
    help: 'Shopping assistants that support this protocol find the shop at /.well-known/ucp, search the catalogue, and order for customers who have linked them. Works only while “Customers’ agents” is on.',
  },
  punchOut: {
    label: 'Punch-out',
    help: 'Lets a company’s procurement system open the catalogue in a frame, at that company’s prices, and receive the basket, for example through Open Catalog Interface (OCI). Set up connections in each company’s record. Requires HTTPS.',
  },
  holdDays: {
    label: 'Days until a held order is cancelled',
    help: 'Held orders are cancelled after this number of days (1 to 99). If there is enough time, a reminder is sent two days before the cancellation.',
  },
  backOrders: {
    label: 'Back-orders',
    help: 'Buyers can order more than is in stock and accept the expected delivery day for the rest. A company can have its own rule. Open lines are listed under Back-orders.',
  },
  orderConfirmations: {
    label: 'Order confirmation as a PDF',
    help: 'Attached to the e-mail when an order is confirmed.',
  },
  carriers: {
    label: 'Carriers',
    help: 'One per line: DHL, DPD, GLS, UPS, FedEx, USPS, Royal Mail, Hermes, Austrian Post, Swiss Post, La Poste, or a name and a web address with {number}. A tracking number that begins with the name, such as DHL 00340434, gets the carrier’s link. If there is only one carrier, the name can be omitted.',
  },
  termsAtOrder: {
    label: 'Terms when an order is placed',
    help: 'A sentence beside the order button refers to your terms (the Terms of use page). Each order records the version of the terms.',
  },
  backOrderDays: {
    label: 'Days until back-ordered goods are expected',
    help: 'Counted from the day of the order. You can set another day for each line. From 1 to 99.',
  },
  cutOff: {
    label: 'Cut-off for dispatch',
    help: 'The time of day, in the time zone of the shop, such as 14:00. The pages of tools in stock show how much time is left to order for dispatch today, or else the day of dispatch. If empty: nothing is shown.',
  },
  dispatchDays: { label: 'Dispatch days', help: 'Used with the cut-off for dispatch.' },
  daysOff: {
    label: 'Days without dispatch',
    help: 'Holidays and days of closure, one per line: 2026-12-24, or 12-25 for each year. Used with the cut-off for dispatch.',
  },
} as const
