/** What is said of the workers of a shop at its start. */
export const workersMessages = {
  notStarted: 'A worker could not start. The reason is in the log above.',
}
