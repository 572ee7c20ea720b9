/** Answers to received orders, in the form in which they came. */
export const answerMessages = {
  title: 'There is no answer to this order',
  open: 'It is neither ordered nor rejected yet. Place or reject it first.',
  waiting: 'The order waits, so nothing is confirmed yet. Answer it when it no longer waits.',
  noForm: 'Answers are written to orders in UBL, cXML, EDIFACT and openTRANS only.',
  changed: 'Changed: another quantity, unit or price',
  rejected: 'Not ordered',
  fact: 'Answer',
  download: 'Download the answer',
} as const
