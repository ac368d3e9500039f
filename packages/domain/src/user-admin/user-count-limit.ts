/** Larger counts of users and accesses are shown as "999+", so that counting does not take longer with more users. */
export const userCountLimit = 999
