// Next.js runs this file in the browser before any other of ours.
import { z } from 'zod'

// Zod probes `new Function`, which the content security policy of the admin reports as a violation.
z.config({ jitless: true })
