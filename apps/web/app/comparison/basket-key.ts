/** Where the browser keeps what somebody wants to compare. */
export const basketKey = 'uapp_comparison-basket'
