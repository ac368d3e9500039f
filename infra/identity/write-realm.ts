import { writeFileSync } from 'node:fs'
import { realm } from './realm.ts'

const { EDGE_ORIGIN, SMTP_URL } = process.env
const [target] = process.argv.slice(2)
if (!EDGE_ORIGIN || !SMTP_URL || !target) throw new Error('needs EDGE_ORIGIN, SMTP_URL and the file to write')
writeFileSync(target, JSON.stringify(realm({ edgeOrigin: EDGE_ORIGIN, smtpUrl: SMTP_URL }), null, 2))
