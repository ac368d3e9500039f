import { z } from 'zod'
import { linkContent } from '../links/link-target.ts'
import { listOf } from '../lists/list-content.ts'

/** The head of a grid of teasers: heading, note and link. */
export const headContent = { heading: z.string().min(1), note: z.string().nullable(), links: listOf(linkContent) }
