/** Titles of the Problems of a shop that is out of service: see outage-problems.ts. */
export const outageTitles = {
  statementTimedOut: 'The operation took too long and was stopped. Try again in a moment',
  connectionsExhausted:
    'All connections of the shop to its database are in use. Try again in a moment',
  connectionRefused:
    'The database refuses the shop’s connection. The connection settings must be corrected',
  diskFull: 'The shop’s disk is full. Nothing can be saved until space is freed',
  readOnly: 'The shop is read-only at the moment. Try again later',
  supersededVersion: 'A newer version of the shop is taking over. Try again in a moment',
  overloaded: 'The shop is very busy. Try again in a moment',
  misdirectedRequest: 'The shop is not available at this host name',
} as const
