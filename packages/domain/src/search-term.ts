import { z } from 'zod'

/** The search term in a list's query string; an invalid one is empty. */
export const searchTerm = z.string().trim().max(200).catch('')
