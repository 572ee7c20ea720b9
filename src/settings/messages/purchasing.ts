/** Texts of the settings of purchasing. */

export const purchasingSettings = {
  group: {
    title: 'Purchasing',
    lead: 'How much the page Purchasing proposes to buy, and the mail about tools that run low.',
  },
  fields: {
    purchaseLeadDays: {
      label: 'Days that goods take to come',
      help: 'From your order at a supplier until they can be sold. From 1 to 99.',
    },
    purchaseCoverDays: {
      label: 'Days for which they shall last then',
      help: 'The longer, the more is bought at once. From 1 to 99.',
    },
    lowStockMail: {
      label: 'Mail about low stock',
      help: 'Once a day from 6 o’clock on, to all staff of the catalogue: the tools that have reached their reorder level since the last mail.',
    },
  },
  choices: {
    lowStockMail: { no: 'Not sent', yes: 'Sent once a day' },
  },
} as const
