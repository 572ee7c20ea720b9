/** What is said when the identity provider does not answer. Apart from the rest, since every contract that asks who somebody is can answer it. */
export const providerUnavailableMessages = 'Signing in is not possible at the moment'
