/** Texts of the settings of purchasing. */

export const purchasingSettings = {
  group: {
    title: 'Purchasing',
    lead: 'Proposed quantities on the page Purchasing, and the mail about low stock.',
  },
  fields: {
    purchaseLeadDays: {
      label: 'Supplier lead time in days',
      help: 'From your purchase order until the goods can be sold. From 1 to 99.',
    },
    purchaseCoverDays: {
      label: 'Days of stock to buy',
      help: 'A longer period means larger purchase orders. From 1 to 99.',
    },
    lowStockMail: {
      label: 'Mail about low stock',
      help: 'Sent daily after 6:00 to all staff with the permission Catalogue. Lists the tools that have reached their reorder level since the last mail.',
    },
  },
  choices: {
    lowStockMail: { no: 'Not sent', yes: 'Sent once a day' },
  },
} as const
