/** Larger counts of users and accesses are shown as "199+", so that counting does not take longer with more users. */
export const userCountLimit = 199
