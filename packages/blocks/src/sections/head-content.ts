import { z } from 'zod'
import { linkContent } from '../links/link-target.ts'
import { listOf } from '../lists/list-content.ts'

/** What stands above a grid of teasers. */
export const headContent = { heading: z.string().min(1), note: z.string().nullable(), links: listOf(linkContent) }

/** Selected wherever a block has such a head. */
export const headSelection = 'heading note links { text href }'
