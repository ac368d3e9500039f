import { z } from 'zod'

/** What an address says was searched for in a list; whatever cannot be read is no search. */
export const searched = z.string().trim().max(200).catch('')
