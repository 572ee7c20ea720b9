/** What is said of the workers of a shop at its start. */
export const workersMessages = {
  notStarted: 'A worker could not start; its reason stands above.',
}
