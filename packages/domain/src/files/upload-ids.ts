import { z } from 'zod'
import { maxFiles } from './upload.ts'

/** Ids of received uploads. An id is a secret that proves who sent the file. */
export const uploadIds = z.array(z.string().regex(/^[A-Za-z0-9_-]{43}$/)).max(maxFiles)
