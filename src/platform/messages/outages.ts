/** Titles of the Problems of a shop that cannot work at the moment: see outage-problems.ts. */
export const outageTitles = {
  statementTimedOut: 'This took the shop too long, and was stopped. Try again in a moment',
  connectionsExhausted:
    'All connections of the shop to its database are in use. Try again in a moment',
  connectionRefused:
    'The database of the shop refuses its connection: the settings have to be corrected',
  diskFull: 'The shop has no room left on its disk: nothing can be saved until there is some',
  readOnly: 'The shop can be read at the moment, but not changed. Try again later',
  supersededVersion: 'A newer version of the shop is taking over. Try again in a moment',
  overloaded: 'The shop is very busy. Try again in a moment',
  misdirectedRequest: 'The shop does not answer under this name',
} as const
