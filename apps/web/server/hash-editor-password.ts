import { text } from 'node:stream/consumers'
import { hash } from '@node-rs/argon2'

/** Reads a password from stdin and prints EDITOR_PASSWORD_HASH. The cost is the minimum that OWASP recommends. */
const password = (await text(process.stdin)).trim()
if (password.length < 12) throw new Error('The editor password needs at least 12 characters')
const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
process.stdout.write(`${Buffer.from(passwordHash).toString('base64url')}\n`)
