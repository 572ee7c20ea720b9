/** The key of the access token in the browser's local storage; access-token.browser.ts uses it. */

/** Source: specification, point 9. The spelling is the specification's and stays. */
export const accessTokenKey = 'accessToker'
