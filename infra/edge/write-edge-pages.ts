import { writeFileSync } from 'node:fs'
import { toEdgePages } from './edge-pages.ts'

writeFileSync(new URL('./pages.vcl', import.meta.url), await toEdgePages())
