/** Log messages about workers at startup. */
export const workersMessages = {
  notStarted: 'A worker could not start. The reason is in the log above.',
}
