import { z } from 'zod'
import { maxFiles } from './upload.ts'

/** Of files that were received before; whoever knows an id sent the file. */
export const uploadIds = z.array(z.string().regex(/^[A-Za-z0-9_-]{43}$/)).max(maxFiles)
