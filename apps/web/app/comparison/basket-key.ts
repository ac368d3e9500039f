/** The local storage key of the comparison basket. */
export const basketKey = 'uapp_comparison-basket'
